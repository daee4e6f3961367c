import CatalogFormats
import Diagnostics
import Foundation
import StringCatalogs
import Testing
struct Scratch {
  @Test func scratch() throws {
    for f in ["xliff12", "xliff2"] { for n in RealCatalogs.files(in: f) {
      let input = InputFile(path: n, bytes: try RealCatalogs.bytes(of: "\(f)/\(n)"))
      do {
        let r = try XLIFF12Format().read(input)
        print("READ", n, r.tables.map { "\($0.name):\($0.catalog.entries.count)" }.joined(separator: " "))
        for x in r.notes { print("   ", x) }
      } catch { print("REFUSED", error) }
    } }
  }
}
