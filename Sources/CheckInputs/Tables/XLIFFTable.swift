internal import CatalogFormats
internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// The strings of one `file` of an XLIFF document, of version 1.2 or 2: source and target.
struct XLIFFTable {
  /// The file that the strings were taken from.
  let original: String
  let sourceLanguage: String
  private(set) var targetLanguage: String?
  private(set) var entries: [CheckedEntry] = []
  private let utf8: [UInt8]
  private let file: Int
  private var places: [ExactText: Int] = [:]

  /// The tables of a document that is in the list.
  static func tables(of root: XMLPair, in utf8: [UInt8], file: Int) -> [XLIFFTable] {
    root.elements.filter { $0.element.name == "file" }.map { element in
      var table = XLIFFTable(
        original: element["original"] ?? element["id"] ?? "",
        sourceLanguage: element["source-language"] ?? root["srcLang"] ?? "en",
        targetLanguage: element["target-language"] ?? root["trgLang"],
        utf8: utf8,
        file: file
      )
      table.read(element, shouldTranslate: element["translate"] != "no")
      return table
    }
  }

  /// The language of the sources, 0, or the targets, 1, as their characters tell it.
  func texts(of locale: Int) -> TextLanguage {
    TextLanguage(entries.flatMap(\.texts).filter { $0.locale == locale }.map(\.text))
  }

  private init(
    original: String,
    sourceLanguage: String,
    targetLanguage: String?,
    utf8: [UInt8],
    file: Int
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.utf8 = utf8
    self.file = file
  }

  private mutating func read(_ parent: XMLPair, shouldTranslate: Bool) {
    // Notes are what translators read; of the comments above a unit only suppressions count.
    var comments: [String] = []
    for child in parent.children {
      switch child {
      case .comment(let comment, _):
        if comment.contains(SuppressionComment.mark.description) { comments.append(comment) }
      case .element(let pair):
        let shouldTranslate = pair["translate"].map { $0 != "no" } ?? shouldTranslate
        switch pair.element.name {
        case "body", "group": read(pair, shouldTranslate: shouldTranslate)
        case "trans-unit": readUnit12(pair, shouldTranslate, comments)
        case "unit": readUnit2(pair, shouldTranslate, comments)
        default: break
        }
        comments = []
      }
    }
  }

  private mutating func readUnit12(
    _ unit: XMLPair,
    _ shouldTranslate: Bool,
    _ comments: [String]
  ) {
    let parts = unit.elements
    let target = parts.first { $0.element.name == "target" }
    targetLanguage = targetLanguage ?? target?["xml:lang"]
    add(
      unit,
      named: unit["resname"] == nil ? "id" : "resname",
      shouldTranslate,
      sources: parts.filter { $0.element.name == "source" },
      targets: [target].compactMap(\.self),
      comments: parts.filter { $0.element.name == "note" }.map(\.element.text) + comments,
      state: target.flatMap { target in
        XLIFF12State.read(
          state: target["state"],
          qualifier: target["state-qualifier"],
          isApproved: unit["approved"].map { $0 == "yes" }
        )
      }
    )
  }

  private mutating func readUnit2(
    _ unit: XMLPair,
    _ shouldTranslate: Bool,
    _ comments: [String]
  ) {
    let pieces = unit.elements.filter { ["segment", "ignorable"].contains($0.element.name) }
    let inner = pieces.flatMap(\.elements)
    let segment = pieces.first { $0.element.name == "segment" }
    add(
      unit,
      named: unit["name"] == nil ? "id" : "name",
      shouldTranslate,
      sources: inner.filter { $0.element.name == "source" },
      targets: inner.filter { $0.element.name == "target" },
      comments: unit.elements.filter { $0.element.name == "notes" }.flatMap(\.elements)
        .map(\.element.text) + comments,
      state: segment.flatMap { XLIFF2State.read(state: $0["state"], subState: $0["subState"]) }
    )
  }

  private mutating func add(
    _ unit: XMLPair,
    named attribute: String,
    _ shouldTranslate: Bool,
    sources: [XMLPair],
    targets: [XMLPair],
    comments: [String],
    state: LocalizedString.StringUnit.State?
  ) {
    guard let name = unit[attribute] else { return }
    let identifier = UnitIdentifier(name)
    var texts: [CheckedText] = []
    if let source = text(of: sources, locale: 0, nil, identifier.path) { texts.append(source) }
    if let target = text(of: targets, locale: 1, state, identifier.path) { texts.append(target) }
    if let place = places[identifier.key.exact] {
      entries[place].texts += texts
      return
    }
    let comment = comments.filter { !$0.isEmpty }.joined(separator: "\n")
    places[identifier.key.exact] = entries.count
    entries.append(
      CheckedEntry(
        key: identifier.key,
        keyOrigin: TextOrigin(
          file: file,
          range: unit.places.value(of: attribute, in: utf8) ?? unit.places.tag,
          escaping: .xml
        ),
        comment: comment.isEmpty ? nil : comment,
        shouldTranslate: shouldTranslate,
        texts: texts
      )
    )
  }

  /// The text of elements that belong together; of several, or of one with others in it, only the
  /// whole has a place.
  private func text(
    of elements: [XMLPair],
    locale: Int,
    _ state: LocalizedString.StringUnit.State?,
    _ path: UnitPath
  ) -> CheckedText? {
    guard let first = elements.first, let last = elements.last else { return nil }
    let isPlain = elements.count == 1 && first.places.elements.isEmpty
    let range = first.places.content.lowerBound..<last.places.content.upperBound
    let inner = first.places.text(in: utf8)
    let isCharacterData = isPlain && inner.lowerBound > range.lowerBound + 8
    return CheckedText(
      elements.map { Self.flattened($0.element) }.joined(),
      locale: locale,
      state: state,
      path: path,
      origin: TextOrigin(
        file: file,
        range: isCharacterData ? inner : range,
        escaping: isPlain ? .xml : .opaque
      )
    )
  }

  /// The text with what inline elements hold or say that they are equal to.
  private static func flattened(_ element: XMLElement) -> String {
    element.children.map { node in
      switch node {
      case .text(let part), .characterData(let part): part
      case .comment: ""
      case .element(let inline):
        inline.children.isEmpty
          ? inline["equiv-text"] ?? inline["equiv"] ?? inline["disp"] ?? "" : flattened(inline)
      }
    }.joined()
  }
}
