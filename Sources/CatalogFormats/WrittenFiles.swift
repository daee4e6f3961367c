/// Files that a format made of string tables.
package struct WrittenFiles: Sendable {
  /// A file to write.
  package struct File: Hashable, Sendable {
    /// The path below the folder that somebody gave, such as `zh-Hans.lproj/Localizable.strings`.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package var files: [File]
  /// What the format cannot hold, each with the key that it belongs to.
  package var losses: [Loss]

  package init(_ files: [File], losses: [Loss] = []) {
    self.files = files
    self.losses = losses
  }
}
