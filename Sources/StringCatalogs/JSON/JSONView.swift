/// The values of a JSON file by their numbers, without the counting of references that a
/// ``JSONNode`` costs: for what goes through a whole file.
///
/// It is valid as long as the call that it is given to.
struct JSONView {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let entries: UnsafeBufferPointer<JSONFile.Entry>

  /// Calls a function with the values of a file.
  static func of<Result, Failure>(
    _ json: JSONFile,
    _ body: (JSONView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try json.bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try json.entries.withUnsafeBufferPointer { entries throws(Failure) in
        try body(JSONView(bytes: bytes, entries: entries))
      }
    }
  }

  @inline(__always)
  func kind(_ value: Int) -> JSONFile.Kind { entries[value].kind }

  /// Whether a value is a string.
  @inline(__always)
  func isString(_ value: Int) -> Bool {
    entries[value].kind == .string || entries[value].kind == .escapedString
  }

  /// A value that is a string, or a name.
  @inline(__always)
  func string(_ value: Int) -> JSONStringView { JSONStringView(bytes, entries[value]) }

  /// Whether a name is this one; one that is written with escapes, which no tool does, is none.
  @inline(__always)
  func isNamed(_ name: Int, _ text: StaticString) -> Bool {
    let entry = entries[name]
    guard entry.kind == .string, entry.extent == text.utf8CodeUnitCount,
      let start = bytes.baseAddress
    else { return false }
    return JSONWord.isEqual(
      UnsafeRawPointer(start) + entry.offset + 1,
      text.utf8Start,
      count: entry.extent
    )
  }

  /// Calls a function with the name and the value of each member of an object.
  @inline(__always)
  func forEachMember<Failure>(
    of object: Int,
    _ body: (_ name: Int, _ value: Int) throws(Failure) -> Void
  ) throws(Failure) {
    let end = entries[object].extent
    var name = object + 1
    while name < end {
      let value = name + 1
      try body(name, value)
      switch entries[value].kind {
      case .object, .array: name = entries[value].extent + 1
      default: name = value + 1
      }
    }
  }
}
