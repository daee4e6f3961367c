/// A file that somebody gave, with what its place says of it.
package struct InputFile: Sendable {
  /// The path, as it was given.
  package var path: String
  package var bytes: [UInt8]
  /// The locale that somebody said the file is in; it counts where the file and its place say none.
  package var locale: String?

  package init(path: String, bytes: [UInt8], locale: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.locale = locale
  }
}
