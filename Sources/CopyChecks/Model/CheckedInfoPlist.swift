/// An app's Info.plist, as far as the checks read it.
package struct CheckedInfoPlist: Sendable {
  /// A key whose value is a string.
  package struct Entry: Sendable {
    package let key: String
    package let keyOrigin: TextOrigin
    package let text: String
    package let origin: TextOrigin

    package init(key: String, keyOrigin: TextOrigin, text: String, origin: TextOrigin) {
      self.key = key
      self.keyOrigin = keyOrigin
      self.text = text
      self.origin = origin
    }
  }

  /// The file, as an index into those of the project.
  package let file: Int
  /// Whether the file is that of an app: one of an extension or a framework asks for nothing.
  package let isOfApplication: Bool
  /// All keys of the root, whatever their values are, in the order of the file.
  package let keys: [String]
  /// The strings; those of a dictionary under the key of the dictionary, a dot and their own.
  package let entries: [Entry]
  /// The catalogs that localize it, as indices into those of the project.
  package let catalogs: [Int]
  /// The language that the app is made in, where the file or its project says it.
  package let developmentRegion: String?

  package init(
    file: Int,
    isOfApplication: Bool,
    keys: [String],
    entries: [Entry],
    catalogs: [Int],
    developmentRegion: String?
  ) {
    self.file = file
    self.isOfApplication = isOfApplication
    self.keys = keys
    self.entries = entries
    self.catalogs = catalogs
    self.developmentRegion = developmentRegion
  }
}
