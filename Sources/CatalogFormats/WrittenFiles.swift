package import Diagnostics

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
  /// What the format cannot hold: a warning for what is lost beside the strings, an error for a
  /// string that had to be left out. Each message names the key.
  package var losses: [Diagnostic]

  package init(_ files: [File], losses: [Diagnostic] = []) {
    self.files = files
    self.losses = losses
  }
}
