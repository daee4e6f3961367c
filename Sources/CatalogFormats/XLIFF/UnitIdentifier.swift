package import StringCatalogs

/// The name of a unit in a translation file: the key of a string and the way to one of its values.
package struct UnitIdentifier: Hashable {
  @Exact package var key: String
  package var path: UnitPath

  init(key: String, path: UnitPath) {
    self.key = key
    self.path = path
  }

  /// The key alone, or, as Xcode writes it for catalogs, `key|==|device.iphone.plural.one`.
  var text: String {
    path == .root ? key : "\(key)\(Self.separator)\(path.identifier)"
  }

  /// What a name tells; a name that tells no way is a key.
  ///
  /// Besides the form of catalogs it may have that of a .stringsdict, which Xcode writes as
  /// `/key:dict/variable:dict/one:dict/:string`.
  package init(_ text: String) {
    self = Self.catalogForm(text) ?? Self.stringsdictForm(text) ?? Self(key: text, path: .root)
  }

  private static let separator = "|==|"

  private static func catalogForm(_ text: String) -> UnitIdentifier? {
    guard let range = lastRange(of: separator, in: text) else { return nil }
    let way = text[range.upperBound...]
    guard !way.isEmpty, let path = UnitPath(identifier: way) else { return nil }
    return UnitIdentifier(key: String(text[..<range.lowerBound]), path: path)
  }

  private static func stringsdictForm(_ text: String) -> UnitIdentifier? {
    let end = ":dict/:string"
    guard text.hasPrefix("/"), text.hasSuffix(end) else { return nil }
    let names = pieces(of: text.dropFirst().dropLast(end.count), separatedBy: ":dict/")
    switch names.count {
    case 2 where names[1] == "NSStringLocalizedFormatKey":
      return UnitIdentifier(key: names[0], path: .root)
    case 3:
      return UnitIdentifier(
        key: names[0],
        path: UnitPath([.substitution(names[1]), .variation(.plural, names[2])])
      )
    default: return nil
    }
  }

  private static func lastRange(of word: String, in text: String) -> Range<String.Index>? {
    var end = text.endIndex
    while let start = text.index(end, offsetBy: -word.count, limitedBy: text.startIndex) {
      if text[start..<end] == word { return start..<end }
      end = text.index(before: end)
    }
    return nil
  }

  private static func pieces(of text: Substring, separatedBy word: String) -> [String] {
    var pieces: [String] = []
    var rest = text
    var start = rest.startIndex
    while start < rest.endIndex {
      if rest[start...].hasPrefix(word) {
        pieces.append(String(rest[..<start]))
        rest = rest[start...].dropFirst(word.count)
        start = rest.startIndex
      } else {
        start = rest.index(after: start)
      }
    }
    return pieces + [String(rest)]
  }
}
