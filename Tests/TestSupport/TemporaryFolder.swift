package import Foundation

/// A folder that lives as long as the value does.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders that it stands in.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
    return file
  }

  /// Writes a text file in UTF-8, and the folders that it stands in.
  @discardableResult
  package func write(_ text: String, to path: String) throws -> URL {
    try write(text.utf8, to: path)
  }
}
