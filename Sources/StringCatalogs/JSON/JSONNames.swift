/// Holds that no two members of an object have the same name: JSON readers drop either of them.
enum JSONNames {
  /// Above this many members, names are told apart by a hash first.
  static let few = 8

  /// Looks through the members of an object, with the hashes of all names but the first few.
  ///
  /// - Throws: the place of the second of two members with one name, and where the first stands.
  static func check(
    _ entries: [JSONFile.Entry],
    of object: Int,
    _ hashes: [Int],
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) {
    let end = entries[object].extent
    let count = entries[end].extent
    guard count > 1 else { return }
    if count > few { return try checkMany(entries, of: object, hashes, in: bytes) }
    var second = after(object + 2, entries)
    while second < end {
      var first = object + 1
      while first < second {
        if isSame(entries[first], entries[second], bytes) {
          throw fault(entries[first], entries[second], bytes)
        }
        first = after(first + 1, entries)
      }
      second = after(second + 1, entries)
    }
  }

  /// The entry after a value.
  private static func after(_ value: Int, _ entries: [JSONFile.Entry]) -> Int {
    switch entries[value].kind {
    case .object, .array: entries[value].extent + 1
    default: value + 1
    }
  }

  private static func checkMany(
    _ entries: [JSONFile.Entry],
    of object: Int,
    _ hashes: [Int],
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) {
    var hashes = hashes[...]
    let count = few + hashes.count
    // Open addressing over the entries' numbers, each with its hash: no string is made, and of few
    // other names are the bytes looked at.
    var slots = [(name: Int, hash: Int)](repeating: (0, 0), count: count.nextPowerOfTwo * 2)
    let mask = slots.count - 1
    var name = object + 1
    for number in 0..<count {
      let hash = number < few ? hash(of: entries[name], in: bytes) : hashes.removeFirst()
      var slot = hash & mask
      while slots[slot].name != 0 {
        let other = entries[slots[slot].name]
        if slots[slot].hash == hash, isSame(other, entries[name], bytes) {
          throw fault(other, entries[name], bytes)
        }
        slot = (slot + 1) & mask
      }
      slots[slot] = (name, hash)
      name = after(name + 1, entries)
    }
  }

  private static func text(
    _ name: JSONFile.Entry,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    let start = name.offset + 1
    return JSONEscapes.decode(bytes[start..<(start + name.extent)])
  }

  /// The bytes of a name between its quotation marks; the object has one, so the file is not empty.
  @inline(__always)
  private static func start(
    _ name: JSONFile.Entry,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeRawPointer {
    UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped) + name.offset + 1
  }

  @inline(__always)
  private static func isSame(
    _ first: JSONFile.Entry,
    _ second: JSONFile.Entry,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if first.kind == .string, second.kind == .string {
      return first.extent == second.extent
        && JSONWord.isEqual(start(first, bytes), start(second, bytes), count: first.extent)
    }
    // By bytes: a String is equal to one that is only canonically equivalent.
    return text(first, bytes).utf8.elementsEqual(text(second, bytes).utf8)
  }

  /// A number that few other names have.
  static func hash(of name: JSONFile.Entry, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard name.kind == .escapedString else {
      return JSONWord.hash(start(name, bytes), count: name.extent)
    }
    var text = text(name, bytes)
    return text.withUTF8 { text in
      text.baseAddress.map { JSONWord.hash($0, count: text.count) } ?? 0
    }
  }

  private static func fault(
    _ first: JSONFile.Entry,
    _ second: JSONFile.Entry,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONFault {
    let line = 1 + bytes[..<first.offset].count { $0 == 0x0A }
    return JSONFault(
      "“\(text(second, bytes))” stands twice, first in line \(line)",
      at: second.offset,
      advice: "keep one of them; readers of JSON drop either"
    )
  }
}

extension Int {
  /// The least power of two that is not below the number.
  fileprivate var nextPowerOfTwo: Int { 1 << (bitWidth - (self - 1).leadingZeroBitCount) }
}
