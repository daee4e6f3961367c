internal import StringCatalogs
internal import XMLTree

/// Writes translation files as XLIFF 1.2, laid out as Xcode lays it out.
enum XLIFF12Writer {
  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  /// A document of files.
  static func document(of files: [TranslationFile]) -> [UInt8] {
    var writer = XMLWriter()
    writer.element(
      "xliff",
      [
        "xmlns": namespace,
        "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "version": "1.2",
        "xsi:schemaLocation":
          "\(namespace) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd",
      ]
    ) { writer in
      for file in files { write(file, &writer) }
    }
    return Array(writer.text.utf8)
  }

  private static func write(_ file: TranslationFile, _ writer: inout XMLWriter) {
    writer.element(
      "file",
      [
        "original": file.original,
        "source-language": file.sourceLanguage,
        "target-language": file.targetLanguage,
        "datatype": "plaintext",
      ]
    ) { writer in
      writer.element("header") { writer in
        if let skeleton = file.skeleton {
          writer.element("skl") { writer in
            writer.element(
              "internal-file",
              ["form": CatalogSkeleton.namespace],
              text: skeleton
            )
          }
        }
        // Xcode's build-num is not in the schema.
        writer.element("tool", ["tool-id": "alertcopy", "tool-name": "AlertCopy"])
      }
      writer.element("body") { writer in
        for unit in file.units { write(unit, &writer) }
      }
    }
  }

  private static func write(_ unit: TranslationUnit, _ writer: inout XMLWriter) {
    writer.element(
      "trans-unit",
      [
        "id": unit.identifier,
        "translate": unit.isTranslatable ? nil : "no",
        "xml:space": "preserve",
      ]
    ) { writer in
      writer.element("source", text: unit.source ?? "")
      if let target = unit.target {
        let (state, qualifier) = XLIFF12State.written(target.state)
        writer.element(
          "target",
          ["state": state, "state-qualifier": qualifier],
          text: target.text
        )
      }
      writer.element(
        "note",
        ["from": unit.isCommentGenerated ? "auto-generated" : nil],
        text: unit.comment
      )
    }
  }
}
