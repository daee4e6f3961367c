internal import Diagnostics

/// Reads binary property lists (bplist00), which compiled apps hold.
///
/// The layout is that of CoreFoundation's CFBinaryPList.c: a header, objects, a table of their
/// offsets, and a trailer that says how wide offsets and references are.
struct BinaryPropertyListReader {
  /// Containers in containers; far more than any file of strings has.
  static let maximumDepth = 128

  private static let headerLength = 8
  private static let trailerLength = 32

  private let bytes: [UInt8]
  private let file: String
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableOffset: Int
  /// How many more values may be read: containers that share their elements multiply them.
  private var allowance: Int

  /// The value of a whole file, the members of dictionaries in the order of their keys.
  ///
  /// - Throws: a diagnostic with the offset of the object that is damaged.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> PropertyListValue {
    guard bytes.count >= headerLength + trailerLength else {
      throw damage(file, at: bytes.count)
    }
    let trailer = bytes.count - trailerLength
    var reader = BinaryPropertyListReader(bytes, file: file, trailer: trailer)
    guard (1...8).contains(reader.offsetSize), (1...8).contains(reader.referenceSize),
      let root = reader.integer(at: trailer + 16, size: 8)
    else { throw damage(file, at: trailer) }
    return try reader.value(root, depth: 0)
  }

  private init(_ bytes: [UInt8], file: String, trailer: Int) {
    self.bytes = bytes
    self.file = file
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = Self.integer(bytes[(trailer + 8)..<(trailer + 16)]) ?? 0
    tableOffset = Self.integer(bytes[(trailer + 24)..<(trailer + 32)]) ?? 0
    allowance = 16 * bytes.count
  }

  private static func damage(_ file: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      .error,
      at: SourceLocation(file: file, line: 1, column: offset + 1),
      "the binary property list is damaged",
      advice: "restore the file; it may be cut off"
    )
  }

  private func damage(at offset: Int) -> Diagnostic { Self.damage(file, at: offset) }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value: UInt64 = 0
    for byte in bytes {
      guard value >> 56 == 0 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  private func integer(at offset: Int, size: Int) -> Int? {
    slice(at: offset, count: size).flatMap(Self.integer)
  }

  private func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return nil
    }
    return bytes[offset..<(offset + count)]
  }

  /// The offset of an object.
  private func offset(of object: Int) throws(Diagnostic) -> Int {
    let (distance, overflow) = object.multipliedReportingOverflow(by: offsetSize)
    guard object < objectCount, !overflow, distance <= bytes.count, tableOffset <= bytes.count,
      let offset = integer(at: tableOffset + distance, size: offsetSize), offset < bytes.count
    else { throw damage(at: min(tableOffset, bytes.count)) }
    return offset
  }

  private mutating func value(
    _ object: Int,
    depth: Int
  ) throws(Diagnostic) -> PropertyListValue {
    let start = try offset(of: object)
    allowance -= 1
    guard depth <= Self.maximumDepth, allowance > 0 else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file, line: 1, column: start + 1),
        "nested too deeply",
        advice: "restore the file"
      )
    }
    let low = Int(bytes[start] & 0x0F)
    switch bytes[start] >> 4 {
    case 0x0 where low == 0x8 || low == 0x9: return at(start, 1, .boolean(low == 0x9))
    case 0x1 where low <= 4: return try number(at: start, size: 1 << low)
    case 0x2 where low == 2 || low == 3: return try real(at: start, size: 1 << low)
    case 0x3: return at(start, 9, .date)
    case 0x4:
      let (body, count) = try length(at: start)
      return at(start, body + count - start, .data(Array(try content(body, count))))
    case 0x5, 0x6: return try string(at: start)
    case 0xA: return try array(at: start, depth: depth)
    case 0xD: return try dictionary(at: start, depth: depth)
    default: throw damage(at: start)
    }
  }

  private func at(
    _ start: Int,
    _ count: Int,
    _ content: PropertyListValue.Content
  ) -> PropertyListValue {
    PropertyListValue(content, range: start..<(start + count))
  }

  private func content(_ start: Int, _ count: Int) throws(Diagnostic) -> ArraySlice<UInt8> {
    guard let slice = slice(at: start, count: count) else { throw damage(at: start) }
    return slice
  }

  /// Where the content of an object begins and how many units it has.
  private func length(at start: Int) throws(Diagnostic) -> (body: Int, count: Int) {
    let low = Int(bytes[start] & 0x0F)
    guard low == 0x0F else { return (start + 1, low) }
    let marker = try content(start + 1, 1)
    let size = 1 << Int(marker[start + 1] & 0x0F)
    guard marker[start + 1] >> 4 == 0x1, size <= 8,
      let count = integer(at: start + 2, size: size), count <= bytes.count
    else { throw damage(at: start) }
    return (start + 2 + size, count)
  }

  private func number(at start: Int, size: Int) throws(Diagnostic) -> PropertyListValue {
    let digits = try content(start + 1, size)
    // Shorter ones are without sign; of the longest, the lower half is the number.
    let bits = digits.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let number = size < 8 ? Double(bits) : Double(Int64(bitPattern: bits))
    return at(start, 1 + size, .number(number))
  }

  private func real(at start: Int, size: Int) throws(Diagnostic) -> PropertyListValue {
    let bits = try content(start + 1, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let number =
      size == 8
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    return at(start, 1 + size, .number(number))
  }

  private func string(at start: Int) throws(Diagnostic) -> PropertyListValue {
    let (body, count) = try length(at: start)
    let isASCII = bytes[start] >> 4 == 0x5
    let text = try content(body, isASCII ? count : 2 * count)
    let utf8 = try? (isASCII ? TextEncoding.utf8 : .utf16BigEndian).decode(text)
    guard let utf8 else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file, line: 1, column: start + 1),
        "a string in the binary property list is no text",
        advice: "restore the file"
      )
    }
    let string = String(decoding: utf8, as: UTF8.self)
    return at(start, text.endIndex - start, .string(string))
  }

  private func references(_ body: Int, _ count: Int) throws(Diagnostic) -> [Int] {
    let bytes = try content(body, count * referenceSize)
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: referenceSize).map {
      // One that is too large is no object, and found to be so.
      Self.integer(bytes[$0..<($0 + referenceSize)]) ?? .max
    }
  }

  private mutating func array(
    at start: Int,
    depth: Int
  ) throws(Diagnostic) -> PropertyListValue {
    let (body, count) = try length(at: start)
    var elements: [PropertyListValue] = []
    for object in try references(body, count) {
      elements.append(try value(object, depth: depth + 1))
    }
    return at(start, body + count * referenceSize - start, .array(elements))
  }

  private mutating func dictionary(
    at start: Int,
    depth: Int
  ) throws(Diagnostic) -> PropertyListValue {
    let (body, count) = try length(at: start)
    let keys = try references(body, count)
    let values = try references(body + count * referenceSize, count)
    var members: [PropertyListValue.Member] = []
    for (keyObject, valueObject) in zip(keys, values) {
      let key = try value(keyObject, depth: depth + 1)
      guard let name = key.string else { throw damage(at: key.offset) }
      let value = try value(valueObject, depth: depth + 1)
      members.append(
        PropertyListValue.Member(key: name, keyRange: key.range, value: value, range: value.range)
      )
    }
    // Foundation writes them in the order of its hash table, which says nothing.
    members.sort { $0.key < $1.key }
    return at(start, body + 2 * count * referenceSize - start, .dictionary(members))
  }
}
