/// What Interface Builder writes into a new view: the program shows something else in its place.
enum InterfaceDummy {
  private static let texts: Set<String> = [
    "Box", "Bullet", "Button", "Caption", "Cell", "Check", "Detail", "Item", "Label", "Left Label",
    "Menu Item", "Message", "Multiline Label", "Placeholder", "Radio", "Subtitle", "Switch",
    "Table View Cell", "Text", "Text Cell", "Text Field", "TextField", "Title", "Top Right", "View",
    "Window", "date", "name", "timestamp",
  ]

  /// Whether the key is one that Interface Builder makes of an object and its property, and the text
  /// is what a new object has.
  static func isOne(_ key: String, text: String) -> Bool {
    guard texts.contains(text), let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    let object = key[..<dot]
    if object.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return !object.isEmpty }
    return object.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
      == [3, 2, 3]
  }
}
