internal import CommandLineTool
internal import Diagnostics
internal import FoundationEssentials
internal import StringCatalogs

/// `embed-catalogs OUTPUT CATALOG…`: compiles String Catalogs to one Swift file.
///
/// The build-tool plugin runs it. What is wrong with a catalog goes to standard error, one line
/// each, in the form that the build system shows at its place.
@main
enum EmbedCatalogs {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first, arguments.count > 1 else {
      report("usage: embed-catalogs OUTPUT CATALOG…")
      StandardStreams.exit(.usage)
    }
    do {
      let catalogs = try arguments.dropFirst().map { (path) throws(Diagnostic) in
        try StringCatalogFile(parsing: read(path), file: path)
      }
      let code = try CatalogEmbedder(catalogs: catalogs).swiftCode()
      try Data(code.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch let faults as CatalogEmbedder.Faults {
      for fault in faults.diagnostics { report("\(fault)") }
      StandardStreams.exit(.findings)
    } catch {
      report("\(error)")
      StandardStreams.exit(.findings)
    }
  }

  private static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try [UInt8](Data(contentsOf: URL(filePath: path)))
    } catch {
      throw Diagnostic(.error, "\(path) cannot be read: \(error)")
    }
  }

  private static func report(_ line: String) {
    StandardStreams.error(line + "\n")
  }
}
