internal import StringCatalogs
internal import XMLTree

/// Writes translation files as XLIFF 2.0.
enum XLIFF2Writer {
  static let namespace = "urn:oasis:names:tc:xliff:document:2.0"

  /// A document of files that are in the same languages.
  static func document(of files: [TranslationFile]) -> [UInt8] {
    var writer = XMLWriter()
    writer.element(
      "xliff",
      [
        "xmlns": namespace,
        "version": "2.0",
        "srcLang": files.first?.sourceLanguage,
        "trgLang": files.first?.targetLanguage,
        "xml:space": "preserve",
      ]
    ) { writer in
      for (index, file) in files.enumerated() { write(file, "f\(index + 1)", &writer) }
    }
    return Array(writer.text.utf8)
  }

  private static func write(_ file: TranslationFile, _ id: String, _ writer: inout XMLWriter) {
    writer.element("file", ["id": id, "original": file.original]) { writer in
      if let skeleton = file.skeleton {
        writer.element("skeleton") { writer in
          writer.element("catalog", ["xmlns": CatalogSkeleton.namespace], text: skeleton)
        }
      }
      // A file needs a unit or a group.
      if file.units.isEmpty { writer.element("group", ["id": "g1"]) }
      var ids = UnitIDs()
      for unit in file.units { write(unit, ids.next(for: unit.identifier), &writer) }
    }
  }

  private static func write(_ unit: TranslationUnit, _ id: String, _ writer: inout XMLWriter) {
    writer.element(
      "unit",
      ["id": id, "name": unit.identifier, "translate": unit.isTranslatable ? nil : "no"]
    ) { writer in
      if !unit.comment.isEmpty || unit.isCommentGenerated {
        writer.element("notes") { writer in
          writer.element(
            "note",
            ["category": unit.isCommentGenerated ? "auto-generated" : nil],
            text: unit.comment
          )
        }
      }
      let (state, subState) = XLIFF2State.written(unit.target?.state)
      writer.element("segment", ["state": state, "subState": subState]) { writer in
        writer.element("source", text: unit.source ?? "")
        if let target = unit.target { writer.element("target", text: target.text) }
      }
    }
  }
}

/// The ids of units, which may have no space in them as names of strings do: made of the names,
/// so that a string keeps its id while others come and go.
private struct UnitIDs {
  private var counts: [UInt64: Int] = [:]

  mutating func next(for name: String) -> String {
    // FNV-1a, 64 bits.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    return "u" + String(hash, radix: 16) + (count == 1 ? "" : "-\(count)")
  }
}
