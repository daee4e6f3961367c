package import Foundation

/// The checkout that the tests run in.
package enum Checkout {
  /// The folder of Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the checkout.
  package static func file(_ path: String) -> URL { root.appending(path: path) }

  /// The files below a folder of the checkout, as sorted paths relative to the checkout.
  package static func files(below folder: String, withExtension fileExtension: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: file(folder).path)?.allObjects ?? []
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix("." + fileExtension) && !$0.hasPrefix(".") && !$0.contains("/.") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The folder of public files to try the product on, beside the checkout; `nil` where it is
  /// absent.
  package static var cases: URL? {
    let folder = root.deletingLastPathComponent().appending(path: "shared/cases")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }
}

extension Checkout {
  /// The bytes of a file of the checkout.
  package static func bytes(_ path: String) throws -> Data { try Data(contentsOf: file(path)) }
}
