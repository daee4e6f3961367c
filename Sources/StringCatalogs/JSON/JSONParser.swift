/// Finds the values of a JSON text (RFC 8259) in one pass over its bytes.
struct JSONParser {
  /// Containers in containers; far more than any catalog has.
  static let maximumDepth = 128

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var entries: [JSONFile.Entry] = []

  /// The values of a text, the name of each member before its value.
  ///
  /// - Throws: the first thing that makes the text no JSON.
  static func entries(of bytes: [UInt8]) throws(JSONFault) -> [JSONFile.Entry] {
    guard !bytes.isEmpty else {
      throw JSONFault("the file is empty", at: 0)
    }
    guard bytes.count < JSONFile.maximumSize else {
      throw JSONFault("the file is larger than 256 MiB", at: 0, advice: "split it")
    }
    let outcome = bytes.withUnsafeBufferPointer { buffer -> Result<[JSONFile.Entry], JSONFault> in
      var parser = JSONParser(buffer)
      do throws(JSONFault) {
        try parser.file()
        return .success(parser.entries)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Catalogs have a value for every 15 bytes or more; memory that is not used costs nothing.
    entries.reserveCapacity(bytes.count / 12)
  }

  private mutating func file() throws(JSONFault) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    try value(depth: 0)
    skipSpace()
    guard index == bytes.count else {
      throw JSONFault(
        "text after the end of the JSON",
        at: index,
        advice: "remove it; a brace may be missing or one too many"
      )
    }
  }

  // MARK: Bytes

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The eight bytes from the index on, the first in the lowest place.
  var nextWord: UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
        .loadUnaligned(fromByteOffset: index, as: UInt64.self)
    )
  }

  @inline(__always)
  private mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
        return
      }
      index += 1
      // Indentation is most of what there is to skip.
      while index + 8 <= bytes.count {
        let spaces = JSONWord.leadingSpaces(in: nextWord)
        index += spaces
        if spaces < 8 { break }
      }
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONFault) {
    skipSpace()
    let start = index
    switch next {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try array(depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true", .true)
    case UInt8(ascii: "f"): try word("false", .false)
    case UInt8(ascii: "n"): try word("null", .null)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: try number()
    case nil:
      throw JSONFault(
        "the file ends where a value should stand",
        at: start,
        advice: "restore it; it may be cut off"
      )
    default: throw noValue(at: start)
    }
  }

  private func noValue(at offset: Int) -> JSONFault {
    JSONFault(
      "a value should stand here",
      at: offset,
      advice:
        "write a string in quotation marks, a number, true, false, null, an object or an array"
    )
  }

  private mutating func word(_ word: StaticString, _ kind: JSONFile.Kind) throws(JSONFault) {
    let length = word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard matches else { throw noValue(at: index) }
    entries.append(.init(kind, offset: index, extent: length))
    index += length
  }

  private mutating func number() throws(JSONFault) {
    let start = index
    while let byte = next, JSONNumber.isPart(byte) { index += 1 }
    guard JSONNumber.isValid(bytes[start..<index]) else {
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      throw JSONFault("“\(text)” is not a number", at: start, advice: "write it as JSON does")
    }
    entries.append(.init(.number, offset: start, extent: index - start))
  }

  private mutating func open(_ kind: JSONFile.Kind, depth: Int) throws(JSONFault) -> Int {
    guard depth < Self.maximumDepth else {
      throw JSONFault(
        "values are nested more than \(Self.maximumDepth) deep",
        at: index,
        advice: "restore the file; no catalog is nested so"
      )
    }
    entries.append(.init(kind, offset: index, extent: 0))
    index += 1
    skipSpace()
    return entries.count - 1
  }

  private mutating func close(_ opening: Int, children: Int) {
    let start = entries[opening]
    entries[opening] = .init(start.kind, offset: start.offset, extent: entries.count)
    entries.append(.init(.end, offset: index, extent: children))
    index += 1
  }

  private mutating func object(depth: Int) throws(JSONFault) {
    let opening = try open(.object, depth: depth)
    var count = 0
    // Of the names of a large object, which are hashed while their bytes are at hand.
    var hashes: [Int] = []
    if next != UInt8(ascii: "}") {
      repeat {
        skipSpace()
        if count > 0, next == UInt8(ascii: "}") { throw trailingComma }
        guard next == UInt8(ascii: "\"") else { throw expected("a name in quotation marks") }
        try string()
        if count >= JSONNames.few {
          hashes.append(JSONNames.hash(of: entries[entries.count - 1], in: bytes))
        }
        skipSpace()
        guard next == UInt8(ascii: ":") else { throw expected("a colon") }
        index += 1
        try value(depth: depth + 1)
        count += 1
      } while try !listEnds(with: "}")
    }
    close(opening, children: count)
    try JSONNames.check(entries, of: opening, hashes, in: bytes)
  }

  private mutating func array(depth: Int) throws(JSONFault) {
    let opening = try open(.array, depth: depth)
    var count = 0
    if next != UInt8(ascii: "]") {
      repeat {
        skipSpace()
        if count > 0, next == UInt8(ascii: "]") { throw trailingComma }
        try value(depth: depth + 1)
        count += 1
      } while try !listEnds(with: "]")
    }
    close(opening, children: count)
  }

  /// Whether a list ends here; goes past the comma where it does not.
  @inline(__always)
  private mutating func listEnds(with closing: Unicode.Scalar) throws(JSONFault) -> Bool {
    skipSpace()
    if next == UInt8(ascii: closing) { return true }
    guard next == UInt8(ascii: ",") else { throw expected("a comma or “\(closing)”") }
    index += 1
    return false
  }

  private var trailingComma: JSONFault {
    JSONFault("a comma stands before this bracket", at: index, advice: "remove the comma")
  }

  private func expected(_ what: String) -> JSONFault {
    next == nil
      ? JSONFault(
        "the file ends where \(what) should stand",
        at: index,
        advice: "restore it; it may be cut off"
      )
      : JSONFault("\(what) should stand here", at: index, advice: "compare with the lines around")
  }
}
