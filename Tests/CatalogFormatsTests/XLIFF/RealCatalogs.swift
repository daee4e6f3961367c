import Foundation
import StringCatalogs
import TestSupport

/// The String Catalogs among the public files to try the product on.
enum RealCatalogs {
  /// The names of those that are read: the damaged ones, and one that has a key twice, are not.
  static let names: [String] = files(in: "xcstrings").filter { (try? table($0)) != nil }

  static func table(_ name: String) throws -> StringTable {
    let file = try StringCatalogFile(parsing: try bytes(of: "xcstrings/\(name)"), file: name)
    return StringTable(name: "Localizable", catalog: file.catalog)
  }

  /// The names of the files in a folder of public files; none where they are not here.
  static func files(in folder: String) -> [String] {
    guard let cases = Checkout.cases?.appending(path: folder).path else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: cases)) ?? []).sorted()
  }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let cases = Checkout.cases else { return [] }
    return Array(try Data(contentsOf: cases.appending(path: path)))
  }
}
