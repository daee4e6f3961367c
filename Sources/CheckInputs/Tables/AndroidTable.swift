internal import CatalogFormats
internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// The strings of a file of Android's string resources.
struct AndroidTable {
  private let utf8: [UInt8]
  private let file: Int
  private var entries: [CheckedEntry] = []
  private var places: [ExactText: Int] = [:]

  /// Reads the elements of a file that is in the list.
  static func entries(of root: XMLPair, in utf8: [UInt8], file: Int) -> [CheckedEntry] {
    var table = AndroidTable(utf8: utf8, file: file)
    table.read(root)
    return table.entries
  }

  /// Whether a file has strings at all: many other resources stand in such folders, too.
  static func hasStrings(_ root: XMLPair) -> Bool {
    root.element.name == "resources" && root.elements.contains { kind(of: $0.element) != nil }
  }

  private enum Kind { case string, plurals, array }

  private static func kind(of element: XMLElement) -> Kind? {
    switch element.name {
    case "string": .string
    case "item" where element["type"] == "string": .string
    case "plurals": .plurals
    case "string-array": .array
    default: nil
    }
  }

  private init(utf8: [UInt8], file: Int) {
    self.utf8 = utf8
    self.file = file
  }

  private mutating func read(_ root: XMLPair) {
    var comments: [String] = []
    for child in root.children {
      switch child {
      case .comment(let comment, _): comments.append(comment)
      case .element(let element):
        read(element, comment: Self.comment(comments))
        comments = []
      }
    }
  }

  private mutating func read(_ pair: XMLPair, comment: String?) {
    guard let kind = Self.kind(of: pair.element), let name = pair["name"], !name.isEmpty else {
      return
    }
    let key = pair["product"].map { "\(name)[\($0)]" } ?? name
    let keyOrigin = TextOrigin(
      file: file,
      range: pair.places.value(of: "name", in: utf8) ?? pair.places.tag,
      escaping: .xml
    )
    var entry = CheckedEntry(
      key: key,
      keyOrigin: keyOrigin,
      comment: comment,
      shouldTranslate: pair["translatable"] != "false",
      texts: []
    )
    switch kind {
    case .string:
      entry.texts = [text(of: pair)]
      add(entry)
    case .plurals:
      entry.texts = pair.elements.compactMap { item in
        item["quantity"].map { text(of: item, at: UnitPath([.variation(.plural, $0)])) }
      }
      add(entry)
    case .array:
      for (index, item) in pair.elements.enumerated() {
        entry.key = "\(key)[\(index)]"
        entry.texts = [text(of: item)]
        add(entry)
      }
    }
  }

  private func text(of pair: XMLPair, at path: UnitPath = .root) -> CheckedText {
    CheckedText(
      AndroidText(pair.element).text,
      locale: 0,
      path: path,
      origin: TextOrigin(file: file, range: pair.places.text(in: utf8), escaping: .android)
    )
  }

  private mutating func add(_ entry: CheckedEntry) {
    if let place = places[entry.key.exact] {
      entries[place].texts += entry.texts
    } else {
      places[entry.key.exact] = entries.count
      entries.append(entry)
    }
  }

  private static func comment(_ comments: [String]) -> String? {
    let lines = comments.flatMap { $0.split(whereSeparator: \.isNewline) }
    let text = lines.map { $0.trimmingSpaces }.joined(separator: "\n").trimmingSpaces
    return text.isEmpty ? nil : text
  }
}
