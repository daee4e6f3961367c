internal import Foundation
internal import TestSupport

extension TemporaryFolder {
  /// A folder of text files.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  /// The path of the folder.
  var path: String { url.path }
}
