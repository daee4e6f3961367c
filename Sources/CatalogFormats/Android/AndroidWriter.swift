internal import MessageFormat
internal import StringCatalogs

/// Writes the resources of one locale as XML.
struct AndroidWriter {
  private let resources: AndroidResources
  private let locale: String
  private let options: WritingOptions
  private var body = ""

  init(_ resources: AndroidResources, locale: String, _ options: WritingOptions) {
    self.resources = resources
    self.locale = locale
    self.options = options
  }

  private var isSource: Bool { locale == resources.catalog.sourceLanguage }

  var isEmpty: Bool { body.isEmpty }

  var text: String {
    let tools =
      isSource ? " xmlns:tools=\"\(AndroidFormat.toolsNamespace)\" tools:locale=\"\(locale)\"" : ""
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <resources\(tools)>
      \(body)</resources>

      """
  }

  mutating func write(_ report: inout LossReport) {
    for resource in resources.resources {
      switch resource.kind {
      case .array: writeArray(resource, &report)
      case .string(let product):
        for entry in resource.entries { write(entry, resource.name, product, &report) }
      }
    }
  }

  private mutating func write(
    _ entry: StringCatalog.Entry,
    _ name: String,
    _ product: String?,
    _ report: inout LossReport
  ) {
    guard isWanted(entry, &report), let value = value(of: entry, &report) else { return }
    var attributes = "name=\"\(name)\""
    if let product { attributes += " product=\"\(product)\"" }
    if entry.shouldTranslate == false { attributes += " translatable=\"false\"" }
    writeComment(of: entry, indent: "    ", &report)
    switch value {
    case .string(let text):
      if Self.looksFormatted(text) { attributes += " formatted=\"false\"" }
      body += "    <string \(attributes)>\(content(text, entry, &report))</string>\n"
    case .plurals(let items):
      body += "    <plurals \(attributes)>\n"
      for item in items {
        body += "        <item quantity=\"\(AndroidXML.attribute(item.quantity))\">"
        body += "\(content(item.text, entry, &report))</item>\n"
      }
      body += "    </plurals>\n"
    }
  }

  private mutating func writeArray(
    _ array: AndroidResources.Resource,
    _ report: inout LossReport
  ) {
    let entries = array.entries
    guard entries.map({ isWanted($0, &report) }).contains(true) else { return }
    let values = entries.map { value(of: $0, &report) }
    guard values.contains(where: { $0 != nil }) else { return }
    var texts: [String] = []
    for (entry, value) in zip(entries, values) {
      guard case .string(let text)? = value else {
        return report.leaveOut(
          entry.key,
          in: locale,
          because: value == nil
            ? "an array is written whole, and this item has no value"
            : "an item of an array cannot vary by number",
          advice: value == nil ? "translate every item of the array" : nil
        )
      }
      texts.append(text)
    }
    let untranslatable = entries.count { $0.shouldTranslate == false }
    if untranslatable > 0, untranslatable < entries.count {
      report.lose("that some items are not to be translated", of: array.base)
    }
    let attribute = untranslatable == entries.count ? " translatable=\"false\"" : ""
    body += "    <string-array name=\"\(array.name)\"\(attribute)>\n"
    for (entry, text) in zip(entries, texts) {
      writeComment(of: entry, indent: "        ", &report)
      body += "        <item>\(content(text, entry, &report))</item>\n"
    }
    body += "    </string-array>\n"
  }

  private func isWanted(_ entry: StringCatalog.Entry, _ report: inout LossReport) -> Bool {
    if entry.shouldTranslate == false, !isSource {
      if entry[locale] != nil {
        report.leaveOut(entry.key, in: locale, because: "the string is not to be translated")
      }
      return false
    }
    return options.isWanted(entry, in: locale)
  }

  private func value(of entry: StringCatalog.Entry, _ report: inout LossReport) -> AndroidValue? {
    guard var string = options.string(of: entry, in: locale, of: resources.catalog) else {
      return nil
    }
    if let devices = string.variations.first(where: { $0.kind == .device }),
      let common = devices.cases.first(where: { $0.name == "other" }) ?? devices.cases.first
    {
      report.change(
        "Android has no strings for devices; the one for “\(common.name)” is written",
        of: entry.key,
        in: locale
      )
      let substitutions = string.substitutions
      string = common.string
      string.substitutions += substitutions
    }
    do {
      return try AndroidValue(string)
    } catch {
      report.leaveOut(entry.key, in: locale, because: error.description)
      return nil
    }
  }

  private func content(
    _ text: String,
    _ entry: StringCatalog.Entry,
    _ report: inout LossReport
  ) -> String {
    if AndroidXML.isReference(text) {
      report.change("“\(text)” is written as a reference to a resource", of: entry.key, in: locale)
    }
    return AndroidXML.content(of: text)
  }

  private mutating func writeComment(
    of entry: StringCatalog.Entry,
    indent: String,
    _ report: inout LossReport
  ) {
    guard isSource, let comment = entry.comment, !comment.isEmpty else { return }
    let xml = AndroidComment.xml(of: comment, indent: indent)
    body += xml
    if AndroidComment.text(of: [String(xml.dropFirst(indent.count + 4).dropLast(4))]) != comment {
      report.change(
        "the comment is changed: XML has no “--” in one, and lines are trimmed",
        of: entry.key
      )
    }
  }

  /// Whether aapt2 would take the text for one with several placeholders, all without numbers.
  private static func looksFormatted(_ text: String) -> Bool {
    !PrintfSyntax.hasArguments(text, .android) && text.utf8.count { $0 == UInt8(ascii: "%") } > 1
  }
}
