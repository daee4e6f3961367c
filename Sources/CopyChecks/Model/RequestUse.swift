/// A place in source code where an app uses what it needs a permission for.
package struct RequestUse: Hashable, Sendable {
  /// The name that stands in the code: `AVCaptureDevice.requestAccess`.
  package let name: String
  /// The keys of Info.plist any of which it needs.
  package let keys: [String]
  /// The file, as an index into those of the project.
  package let file: Int
  /// Offsets in the file's text.
  package let range: Range<Int>

  package init(name: String, keys: [String], file: Int, range: Range<Int>) {
    self.name = name
    self.keys = keys
    self.file = file
    self.range = range
  }
}
