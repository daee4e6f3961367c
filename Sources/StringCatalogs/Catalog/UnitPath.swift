/// The way from a localized string to one of its values: through substitutions, devices and plural
/// categories.
package struct UnitPath: Hashable, Sendable {
  /// A step of the way.
  package enum Step: Hashable, Sendable {
    /// Into the substitution of a name.
    case substitution(String)
    /// Into a case of a variation.
    case variation(LocalizedString.Kind, String)

    /// By bytes: see ``ExactText``.
    package static func == (first: Step, second: Step) -> Bool {
      switch (first, second) {
      case (.substitution(let name), .substitution(let other)): name.isExactly(other)
      case (.variation(let kind, let name), .variation(let otherKind, let other)):
        kind == otherKind && name.isExactly(other)
      default: false
      }
    }
  }

  package var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The value of the string itself.
  package static let root = UnitPath()
}

extension LocalizedString {
  /// Every value of the string with the way to it, in the order of the file.
  package var units: [(path: UnitPath, unit: StringUnit)] {
    var units: [(path: UnitPath, unit: StringUnit)] = []
    collectUnits(at: .root, into: &units)
    return units
  }

  private func collectUnits(
    at path: UnitPath,
    into units: inout [(path: UnitPath, unit: StringUnit)]
  ) {
    if let stringUnit { units.append((path, stringUnit)) }
    for variation in variations { variation.collectUnits(at: path, into: &units) }
    for substitution in substitutions {
      let path = UnitPath(path.steps + [.substitution(substitution.name)])
      for variation in substitution.variations { variation.collectUnits(at: path, into: &units) }
    }
  }

  /// The value at the end of a way.
  ///
  /// Setting one makes the variations and substitutions that lead to it; setting `nil` removes the
  /// value and nothing around it.
  package subscript(path: UnitPath) -> StringUnit? {
    get { unit(path.steps[...]) }
    set { setUnit(newValue, path.steps[...]) }
  }

  private func unit(_ steps: ArraySlice<UnitPath.Step>) -> StringUnit? {
    switch steps.first {
    case nil: stringUnit
    case .variation(let kind, let name):
      variations.first { $0.kind == kind }?.cases.first { $0.name.isExactly(name) }?.string
        .unit(steps.dropFirst())
    case .substitution(let name):
      substitutions.first { $0.name.isExactly(name) }.flatMap {
        LocalizedString(variations: $0.variations).unit(steps.dropFirst())
      }
    }
  }

  private mutating func setUnit(_ unit: StringUnit?, _ steps: ArraySlice<UnitPath.Step>) {
    switch steps.first {
    case nil: stringUnit = unit
    case .variation(let kind, let name):
      variations.set(unit, kind: kind, name: name, steps.dropFirst())
    case .substitution(let name):
      var index = substitutions.firstIndex { $0.name.isExactly(name) }
      if index == nil, unit != nil {
        index = substitutions.endIndex
        substitutions.append(Substitution(name: name))
      }
      guard let index else { return }
      var inner = LocalizedString(variations: substitutions[index].variations)
      inner.setUnit(unit, steps.dropFirst())
      substitutions[index].variations = inner.variations
    }
  }
}

extension LocalizedString.Variation {
  fileprivate func collectUnits(
    at path: UnitPath,
    into units: inout [(path: UnitPath, unit: LocalizedString.StringUnit)]
  ) {
    for item in cases {
      units += item.string.units.map { inner in
        (UnitPath(path.steps + [.variation(kind, item.name)] + inner.path.steps), inner.unit)
      }
    }
  }
}

extension [LocalizedString.Variation] {
  fileprivate mutating func set(
    _ unit: LocalizedString.StringUnit?,
    kind: LocalizedString.Kind,
    name: String,
    _ rest: ArraySlice<UnitPath.Step>
  ) {
    if unit != nil, !contains(where: { $0.kind == kind }) { append(.init(kind, cases: [])) }
    guard let index = firstIndex(where: { $0.kind == kind }) else { return }
    if unit != nil, !self[index].cases.contains(where: { $0.name.isExactly(name) }) {
      self[index].cases.append(.init(name, LocalizedString()))
    }
    guard let item = self[index].cases.firstIndex(where: { $0.name.isExactly(name) }) else {
      return
    }
    var string = self[index].cases[item].string
    string[UnitPath([UnitPath.Step](rest))] = unit
    self[index].cases[item].string = string
  }
}

extension UnitPath {
  /// The way as Xcode writes it behind `|==|` in the ids of its XLIFF files:
  /// `device.iphone.plural.one`, `substitutions.@A.B@.plural.one`.
  package var identifier: String {
    steps.map { step in
      switch step {
      case .substitution(let name):
        "substitutions." + (name.contains(".") ? "@\(name)@" : name)
      case .variation(let kind, let name): "\(kind.rawValue).\(name)"
      }
    }.joined(separator: ".")
  }

  /// More steps than any string has: through a substitution, a device and a plural category.
  private static let maximumSteps = 16

  /// The way that an identifier tells; `nil` where it is none.
  package init?(identifier: some StringProtocol) {
    steps = []
    func word(_ rest: inout Substring) -> String {
      let word = rest.prefix { $0 != "." }
      rest = rest[word.endIndex...].dropFirst()
      return String(word)
    }
    var text = Substring(identifier)
    while !text.isEmpty {
      let kind = word(&text)
      guard !text.isEmpty, steps.count < Self.maximumSteps else { return nil }
      guard kind == "substitutions" else {
        guard kind == "plural" || kind == "device" else { return nil }
        steps.append(.variation(.init(rawValue: kind), word(&text)))
        continue
      }
      if text.first == "@", let end = text.dropFirst().firstIndex(of: "@") {
        steps.append(.substitution(String(text[text.index(after: text.startIndex)..<end])))
        text = text[text.index(after: end)...].dropFirst()
      } else {
        steps.append(.substitution(word(&text)))
      }
    }
  }
}
