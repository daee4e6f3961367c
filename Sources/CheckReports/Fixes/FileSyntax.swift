internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// How a file is read, by its extension, to see whether it can be.
struct FileSyntax {
  private let path: String

  init(path: String) { self.path = path }

  /// Why bytes cannot be read as this file; `nil` where they can.
  func fault(in bytes: [UInt8]) -> Diagnostic? {
    do throws(Diagnostic) {
      switch path.split(separator: ".").last?.lowercased() {
      case "xcstrings": _ = try StringCatalogFile(parsing: bytes, file: path)
      case "strings": _ = try StringsFile(parsing: bytes, file: path)
      case "stringsdict": _ = try StringsdictFile(parsing: bytes, file: path)
      case "plist": _ = try PropertyList(parsing: bytes, file: path)
      case "arb", "json": _ = try JSONFile(parsing: bytes, file: path)
      case "xliff", "xlf", "xml": _ = try XMLReader.read(bytes, file: path)
      default: _ = try SourceText(decoding: bytes, file: path)
      }
      return nil
    } catch {
      return error
    }
  }
}
