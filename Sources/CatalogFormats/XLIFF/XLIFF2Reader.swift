internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// Reads translation files from the core of XLIFF 2.
struct XLIFF2Reader {
  private(set) var unread = UnreadParts()

  /// The files of a document.
  ///
  /// - Throws: a diagnostic where an element lacks what XLIFF demands.
  mutating func files(of root: XMLElement) throws(Diagnostic) -> [TranslationFile] {
    let sourceLanguage = try root.required("srcLang")
    var files: [TranslationFile] = []
    for element in root.ownElements where element.name == "file" {
      let id = try element.required("id")
      var file = TranslationFile(
        original: element["original"] ?? id,
        sourceLanguage: sourceLanguage,
        targetLanguage: root["trgLang"],
        units: [],
        location: element.location
      )
      file.skeleton = skeleton(in: element)
      try readUnits(in: element, isTranslatable: element["translate"] != "no", into: &file)
      files.append(file)
    }
    return files
  }

  /// What AlertCopy kept in the file's skeleton.
  private mutating func skeleton(in file: XMLElement) -> String? {
    guard let element = file.ownElement("skeleton") else { return nil }
    let catalog = element.elements.first { $0.namespace == CatalogSkeleton.namespace }
    if catalog == nil { unread.add("<skeleton>", at: element.location) }
    return catalog?.text
  }

  private mutating func readUnits(
    in parent: XMLElement,
    isTranslatable: Bool,
    into file: inout TranslationFile
  ) throws(Diagnostic) {
    for element in parent.elements {
      let isTranslatable = element["translate"].map { $0 != "no" } ?? isTranslatable
      switch element.name {
      case _ where element.namespace != parent.namespace:
        unread.add("<\(element.name)> of another namespace", at: element.location)
      case "skeleton": break
      case "group": try readUnits(in: element, isTranslatable: isTranslatable, into: &file)
      case "unit":
        var reader = XLIFF2UnitReader(unit: element)
        var unit = try reader.unit(&unread)
        unit.isTranslatable = isTranslatable
        file.units.append(unit)
      default: unread.add("<\(element.name)> in a \(parent.name)", at: element.location)
      }
    }
  }
}
