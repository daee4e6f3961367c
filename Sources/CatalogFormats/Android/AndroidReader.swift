internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// Makes a catalog of one locale of the elements of a resource file.
struct AndroidReader {
  private(set) var catalog: StringCatalog
  private(set) var notes: [Diagnostic] = []
  private var entries: [ExactText: Int] = [:]
  /// Attributes that a note has named.
  private var namedAttributes: Set<String> = []

  private static let knownAttributes: Set<String> = [
    "name", "translatable", "product", "formatted", "type", "quantity",
  ]

  init(locale: String) {
    catalog = StringCatalog(sourceLanguage: locale)
  }

  mutating func read(_ root: XMLElement) {
    var comments: [String] = []
    for child in root.children {
      switch child {
      case .comment(let comment): comments.append(comment)
      case .text(let text), .characterData(let text):
        guard text.unicodeScalars.contains(where: { !AndroidText.isSpace($0) }) else { continue }
        note("text outside an element is not read", at: root)
      case .element(let element):
        read(element, comments)
        comments = []
      }
    }
    if AndroidComment.text(of: comments) != nil {
      note("the comment after the last string belongs to none, and is not read", at: root)
    }
  }

  private mutating func read(_ element: XMLElement, _ comments: [String]) {
    switch element.name {
    case "string": readString(element, comments)
    case "item" where element["type"] == "string": readString(element, comments)
    case "plurals": readPlurals(element, comments)
    case "string-array", "array": readArray(element, comments)
    // aapt2 knows both, and does nothing with them.
    case "skip", "eat-comment": break
    default: note("<\(element.name)> is no string, and is not read", at: element)
    }
  }

  private mutating func readString(_ element: XMLElement, _ comments: [String]) {
    guard let name = name(of: element) else { return }
    let text = text(of: element)
    let string = LocalizedString(converted([text.text], at: element)[0])
    add(name, string, element, comments, text.placeholders, isTranslatable(element))
  }

  private mutating func readPlurals(_ element: XMLElement, _ comments: [String]) {
    guard let name = name(of: element) else { return }
    var comments = comments
    var items: [(quantity: String, text: AndroidText)] = []
    for child in element.children {
      switch child {
      case .comment(let comment): comments.append(comment)
      case .text, .characterData: break
      case .element(let item):
        guard let quantity = item["quantity"] else {
          note("an item of “\(name)” has no quantity, and is not read", at: item)
          continue
        }
        items.append((quantity, text(of: item)))
      }
    }
    let values = converted(items.map(\.text.text), at: element)
    let cases = zip(items, values).map { item, value in
      LocalizedString.Case(item.quantity, LocalizedString(value))
    }
    let string = LocalizedString(variations: [.init(.plural, cases: cases)])
    let placeholders = items.flatMap(\.text.placeholders)
    add(name, string, element, comments, placeholders, isTranslatable(element))
  }

  private mutating func readArray(_ element: XMLElement, _ comments: [String]) {
    guard let name = name(of: element) else { return }
    var comments = comments
    var index = 0
    for child in element.children {
      switch child {
      case .comment(let comment): comments.append(comment)
      case .text, .characterData: break
      case .element(let item):
        let text = text(of: item)
        let string = LocalizedString(converted([text.text], at: item)[0])
        let key = "\(name)[\(index)]"
        add(key, string, item, comments, text.placeholders, isTranslatable(element))
        comments = []
        index += 1
      }
    }
    if index == 0 { note("the array “\(name)” has no items, and is not read", at: element) }
  }

  private mutating func name(of element: XMLElement) -> String? {
    for attribute in element.attributes.keys.sorted()
    where !Self.knownAttributes.contains(attribute) {
      guard namedAttributes.insert(attribute).inserted else { continue }
      note("the attribute “\(attribute)” is not read, here and in what follows", at: element)
    }
    guard let name = element["name"], !name.isEmpty else {
      note("<\(element.name)> has no name, and is not read", at: element)
      return nil
    }
    return element["product"].map { "\(name)[\($0)]" } ?? name
  }

  private func isTranslatable(_ element: XMLElement) -> Bool {
    element["translatable"] != "false"
  }

  private mutating func text(of element: XMLElement) -> AndroidText {
    let text = AndroidText(element)
    for fault in text.faults { note(fault, at: element, severity: .warning) }
    if text.hasMarkup {
      note("the markup in this string is text in the catalog, and is written escaped", at: element)
    } else if AndroidXML.isReference(text.text) {
      note("“\(text.text)” refers to another resource, and is kept as it is", at: element)
    }
    return text
  }

  /// Texts with Foundation's placeholders; a program formats all of them or none.
  private mutating func converted(_ texts: [String], at element: XMLElement) -> [String] {
    do {
      return try AndroidPlaceholders.foundation(texts)
    } catch {
      note("\(error); the text is kept as it is", at: element, severity: .warning)
      return texts
    }
  }

  private mutating func add(
    _ key: String,
    _ string: LocalizedString,
    _ element: XMLElement,
    _ comments: [String],
    _ placeholders: [AndroidText.Placeholder],
    _ isTranslatable: Bool
  ) {
    let localization = StringCatalog.Localization(locale: catalog.sourceLanguage, string: string)
    let explained = placeholders.compactMap(AndroidPlaceholders.explanation)
    let lines = ([AndroidComment.text(of: comments)] + explained.uniqued).compactMap(\.self)
    let entry = StringCatalog.Entry(
      key: key,
      comment: lines.isEmpty ? nil : lines.joined(separator: "\n"),
      shouldTranslate: isTranslatable ? nil : false,
      localizations: [localization]
    )
    if let index = entries.updateValue(catalog.entries.count, forKey: key.exact) {
      note("“\(key)” stands a second time; this one counts", at: element, severity: .warning)
      entries[key.exact] = index
      catalog.entries[index] = entry
    } else {
      catalog.entries.append(entry)
    }
  }

  private mutating func note(
    _ message: String,
    at element: XMLElement,
    severity: Severity = .note
  ) {
    notes.append(Diagnostic(severity, at: element.location, message))
  }
}

extension [String] {
  /// Each element once, where it first stands.
  fileprivate var uniqued: [String?] {
    var seen: Set<ExactText> = []
    return filter { seen.insert($0.exact).inserted }
  }
}
