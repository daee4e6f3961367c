package import StringCatalogs

extension DelimitedFormat {
  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    guard let first = tables.first else { return WrittenFiles([]) }
    var writer = DelimitedWriter(tables, options, format: separator.formatName)
    for table in tables { writer.add(table) }
    let name = tables.count == 1 ? first.name : "strings"
    return WrittenFiles(
      [.init(path: "\(name).\(separator.fileExtension)", bytes: bytes(of: writer.rows))],
      losses: writer.report.losses
    )
  }

  /// The bytes of rows, with a byte order mark: without one, Excel takes UTF-8 for another encoding.
  private func bytes(of rows: [[String]]) -> [UInt8] {
    var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    for row in rows {
      for (index, field) in row.enumerated() {
        if index > 0 { bytes.append(separator.byte) }
        append(FormulaGuard.cell(field), to: &bytes)
      }
      bytes += "\r\n".utf8
    }
    return bytes
  }

  private func append(_ field: String, to bytes: inout [UInt8]) {
    let special: [UInt8] = [
      separator.byte, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
    ]
    guard field.utf8.contains(where: special.contains) else {
      bytes += field.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
