package import Diagnostics

extension StringCatalogFile {
  /// Reads a String Catalog.
  ///
  /// - Throws: a diagnostic with line and column where the file is not one.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let root = try JSONReader.read(bytes, file: file)
    let lines = LineTable(of: bytes)
    let shape = Shape(file: file, lines: lines)
    self.init(
      file: file,
      sourceLanguage: try shape.string(root["sourceLanguage"], "sourceLanguage", in: root).value,
      entries: try shape.members(root["strings"], "strings", in: root)
        .map { (member) throws(Diagnostic) in try shape.entry(member) },
      lines: lines
    )
  }

  /// The place of an offset in the file's bytes.
  package func location(offset: Int) -> SourceLocation {
    lines.location(file: file, offset: offset)
  }
}

/// What stands where in a String Catalog, and the words for what stands there instead.
private struct Shape {
  let file: String
  let lines: LineTable

  func entry(_ member: LocatedJSON.Member) throws(Diagnostic) -> StringCatalogFile.Entry {
    let body = member.value
    guard case .object = body else { throw fault("an object", member.name.value, body) }
    let localizations =
      body["localizations"] == nil
      ? [] : try members(body["localizations"], "localizations", in: body)
    return StringCatalogFile.Entry(
      key: member.name,
      comment: body["comment"] == nil
        ? nil : try string(body["comment"], "comment", in: body).value,
      localizations: try localizations.map { (locale) throws(Diagnostic) in
        guard case .object = locale.value else {
          throw fault("an object", locale.name.value, locale.value)
        }
        return try localization(locale)
      }
    )
  }

  private func localization(
    _ locale: LocatedJSON.Member
  ) throws(Diagnostic) -> StringCatalogFile.Localization {
    let unit = try stringUnit(locale.value["stringUnit"])
    var phoneUnit = unit
    let devices = locale.value["variations"]?["device"]
    for device in ["iphone", "other"] where phoneUnit == nil {
      phoneUnit = try stringUnit(devices?[device]?["stringUnit"])
    }
    return StringCatalogFile.Localization(
      locale: locale.name,
      stringUnit: unit,
      phoneUnit: phoneUnit
    )
  }

  func stringUnit(_ value: LocatedJSON?) throws(Diagnostic) -> StringCatalogFile.StringUnit? {
    guard let value else { return nil }
    let state: String? =
      value["state"] == nil ? nil : try string(value["state"], "state", in: value).value
    return StringCatalogFile.StringUnit(
      state: state,
      value: try string(value["value"], "value", in: value)
    )
  }

  func string(_ value: LocatedJSON?, _ name: String, in parent: LocatedJSON) throws(Diagnostic)
    -> JSONText
  {
    guard let value else { throw missing("a string", name, in: parent) }
    guard case .string(let text) = value else { throw fault("a string", name, value) }
    return text
  }

  func members(_ value: LocatedJSON?, _ name: String, in parent: LocatedJSON) throws(Diagnostic)
    -> [LocatedJSON.Member]
  {
    guard let value else { throw missing("an object", name, in: parent) }
    guard case .object(let members, _) = value else { throw fault("an object", name, value) }
    return members
  }

  private func fault(_ expected: String, _ name: String, _ found: LocatedJSON) -> Diagnostic {
    fault("“\(name)” should be \(expected) in a String Catalog, and is \(found.kind)", at: found)
  }

  private func missing(_ expected: String, _ name: String, in parent: LocatedJSON) -> Diagnostic {
    fault("a String Catalog needs “\(name)”, \(expected), here", at: parent)
  }

  private func fault(_ message: String, at value: LocatedJSON) -> Diagnostic {
    Diagnostic(
      .error,
      at: lines.location(file: file, offset: value.offset),
      message,
      advice: "compare with a catalog that Xcode wrote"
    )
  }
}
