internal import MessageFormat
internal import StringCatalogs

/// Which arguments variables go by.
enum VariablePositions {
  /// The arguments, counted from 1: that of the first reference to each variable, from the formats
  /// on into the texts of the variables.
  static func all(
    from formats: [String],
    into variables: [String: [String]]
  ) -> [String: Int] {
    var found: [String: Int] = [:]
    var waiting = formats.map { (text: $0, first: 1) }
    while let (text, first) = waiting.popLast() {
      let text = StringsdictText(text)
      for (specifier, position) in zip(text.specifiers, text.positions(from: first)) {
        guard let name = specifier.referenceName, found[name] == nil else { continue }
        found[name] = position
        waiting += (variables[name] ?? []).map { ($0, position) }
      }
    }
    return found
  }
}

extension [LocalizedString.Substitution] {
  /// Those that some texts refer to, by themselves or through others, and those to keep anyway.
  ///
  /// Of equal names, the first one counts.
  func named(in texts: [String], keeping kept: Set<String>) -> [LocalizedString.Substitution] {
    var names = kept
    var waiting = texts + flatMap { kept.contains($0.name) ? $0.texts : [] }
    while let text = waiting.popLast() {
      for (name, _) in StringsdictText(text).references where names.insert(name).inserted {
        waiting += first { $0.name == name }?.texts ?? []
      }
    }
    return filter { names.remove($0.name) != nil }
  }

  /// The number of the argument of a substitution, where it says one.
  func argument(of name: String) -> Int? { first { $0.name == name }?.argNum }

  /// The arguments that they go by, counted from 1, where some texts refer to them.
  func positions(in formats: [String]) -> [String: Int] {
    func numbered(_ text: String) -> String {
      StringsdictText(text).replacingReferences { name, number in
        (name, number ?? argument(of: name))
      }
    }
    let texts = Dictionary(map { ($0.name, $0.texts.map(numbered)) }) { first, _ in first }
    return VariablePositions.all(from: formats.map(numbered), into: texts)
  }
}

extension LocalizedString.Substitution {
  /// The texts of all its cases.
  fileprivate var texts: [String] {
    LocalizedString(variations: variations).units.map(\.unit.value)
  }
}
