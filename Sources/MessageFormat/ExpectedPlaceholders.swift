/// What the placeholders of a translation are held against.
struct ExpectedPlaceholders {
  private typealias Item = PlaceholderSignature.Item

  /// The strings of the source: one, or one for each case.
  private let sources: [PlaceholderSignature]
  /// What a translation must show: what every string of the source shows.
  private let required: Set<PlaceholderSignature.Key>

  init(_ sources: [PlaceholderSignature]) {
    self.sources = sources
    required = sources.dropFirst().reduce(sources.first?.keys ?? []) { $0.intersection($1.keys) }
  }

  private var items: [Item] { sources.flatMap(\.items) }

  /// A program formats the source: where it has no arguments, percent signs in it are its own.
  private var isFormat: Bool { !items.isEmpty }

  /// How a string differs.
  ///
  /// A part of a translation (`isPart`) need not show everything; a plural case (`mayOmitNumbers`)
  /// may say its number in words.
  func mismatches(
    _ translation: PlaceholderSignature,
    isPart: Bool = false,
    mayOmitNumbers: Bool = false
  ) -> [PlaceholderComparison.Mismatch] {
    guard isFormat || sources.allSatisfy(\.faults.isEmpty) else { return [] }
    if let expected = order(of: translation) { return [.unnumbered(expected: expected)] }
    var mismatches: [PlaceholderComparison.Mismatch] = []
    if !isPart { mismatches += missing(translation, mayOmitNumbers: mayOmitNumbers) }
    mismatches += differing(translation)
    if isMixed(translation), !sources.contains(where: isMixed) { mismatches.append(.mixedNumbers) }
    if isFormat, translation.faults.count > (sources.map(\.faults.count).max() ?? 0) {
      mismatches += translation.faults.map { .fault($0) }
    }
    return mismatches
  }

  private func missing(
    _ translation: PlaceholderSignature,
    mayOmitNumbers: Bool
  ) -> [PlaceholderComparison.Mismatch] {
    let shown = translation.keys
    let isSole = Set(items.map(\.key)).count == 1
    var told: Set<PlaceholderSignature.Key> = []
    return items.filter { item in
      required.contains(item.key) && !shown.contains(item.key)
        && !(mayOmitNumbers && item.type.isNumber) && told.insert(item.key).inserted
    }.map { .missing(isSole ? $0.text : $0.numberedText) }
  }

  /// Arguments that the source lacks or has in another type.
  private func differing(_ translation: PlaceholderSignature) -> [PlaceholderComparison.Mismatch] {
    var told: Set<Item> = []
    return translation.items.compactMap { item in
      let same = items.filter { $0.key == item.key }
      guard !same.contains(where: { $0.type == item.type }), told.insert(item).inserted else {
        return nil
      }
      guard let first = same.first else { return .extra(item.text) }
      return item.isNumbered
        ? .otherType(source: first.numberedText, translation: item.numberedText)
        : .otherType(source: first.text, translation: item.text)
    }
  }

  private func isMixed(_ signature: PlaceholderSignature) -> Bool {
    let arguments = signature.items.filter {
      if case .conversion = $0.type { true } else { false }
    }
    return Set(arguments.map(\.isNumbered)).count > 1
  }

  /// The placeholders as they should be, where they are those of the source in another order and
  /// have no numbers; `nil` where that is not so.
  private func order(of translation: PlaceholderSignature) -> [String]? {
    guard translation.items.allSatisfy({ !$0.isNumbered && $0.key != .number }) else { return nil }
    for source in sources where source.items.count == translation.items.count {
      var left = source.items
      let pairs = zip(left, translation.items)
      guard pairs.contains(where: { $0.type != $1.type }) else { continue }
      let expected = translation.items.compactMap { item in
        left.firstIndex { $0.type == item.type }.map { left.remove(at: $0).numberedText }
      }
      if expected.count == translation.items.count { return expected }
    }
    return nil
  }
}

extension PrintfType {
  /// Whether a plural can count by it.
  var isNumber: Bool {
    switch self {
    case .conversion(let conversion, _): "duxofega".contains(conversion)
    case .number: true
    case .size, .reference: false
    }
  }
}
