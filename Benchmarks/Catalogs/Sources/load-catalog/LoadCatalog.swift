import Foundation
import StringCatalogs

/// Loads a String Catalog in one of several ways, and prints how many seconds that took.
@main
struct LoadCatalog {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      fatalError(
        "usage: load-catalog (index|index-write|index-change|model|decoder|serialization) FILE"
      )
    }
    let url = URL(filePath: CommandLine.arguments[2])
    let mode = CommandLine.arguments[1]
    let clock = ContinuousClock()
    var seconds = Duration.zero
    switch mode {
    case "index":
      let bytes = try read(url.path)
      seconds = try clock.measure {
        _ = try StringCatalogFile(parsing: bytes, file: url.path)
      }
    case "index-write":
      let bytes = try read(url.path)
      seconds = try clock.measure {
        let file = try StringCatalogFile(parsing: bytes, file: url.path)
        guard file.bytes(replacing: []).count == bytes.count else { fatalError("other bytes") }
      }
    case "index-change":
      let bytes = try read(url.path)
      seconds = try clock.measure {
        let file = try StringCatalogFile(parsing: bytes, file: url.path)
        guard let node = file.entries.last?.key else { fatalError("no entry") }
        let entry = StringCatalog.Entry(key: node.text, comment: "changed")
        guard file.bytes(replacing: [entry]) != bytes else { fatalError("the same bytes") }
      }
    case "model":
      let bytes = try read(url.path)
      seconds = try clock.measure {
        _ = try StringCatalogFile(parsing: bytes, file: url.path).catalog
      }
    case "decoder":
      let data = try Data(contentsOf: url)
      seconds = try clock.measure {
        _ = try JSONDecoder().decode(CatalogModel.self, from: data).catalog
      }
    case "serialization":
      let data = try Data(contentsOf: url)
      seconds = try clock.measure { _ = try JSONSerialization.jsonObject(with: data) }
    default: fatalError("no such way: \(mode)")
    }
    print(Double(seconds.components.attoseconds) / 1e18 + Double(seconds.components.seconds))
  }

  /// The bytes of a file, once: through Data they would be in memory twice.
  private static func read(_ path: String) throws -> [UInt8] {
    guard let stream = fopen(path, "r") else { throw CocoaError(.fileReadNoSuchFile) }
    defer { fclose(stream) }
    fseek(stream, 0, SEEK_END)
    let size = ftell(stream)
    rewind(stream)
    return [UInt8](unsafeUninitializedCapacity: size) { room, count in
      count = fread(room.baseAddress, 1, size, stream)
    }
  }
}
