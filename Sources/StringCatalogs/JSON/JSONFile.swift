package import Diagnostics
internal import Synchronization

/// A JSON file (RFC 8259): its bytes, and an index of where each value stands in them.
///
/// Reading makes the index and nothing else; a string is decoded when somebody asks for it. So a
/// file costs its own size and less than half as much again, and the order, place and bytes of all
/// that it says are known, which Foundation's readers do not keep.
package final class JSONFile: Sendable {
  /// A value, the name of a member, or the end of a container, in eight bytes.
  struct Entry {
    private let start: UInt32
    private let kindAndExtent: UInt32

    @inline(__always)
    init(_ kind: Kind, offset: Int, extent: Int) {
      start = UInt32(truncatingIfNeeded: offset)
      kindAndExtent = UInt32(kind.rawValue) << 28 | UInt32(truncatingIfNeeded: extent)
    }

    /// Where it begins: a string at its opening quotation mark.
    var offset: Int { Int(start) }

    /// Of a container, the entry of its end; of a container's end, how many children it has; of
    /// any other value, its length in bytes, for a string without the quotation marks.
    var extent: Int { Int(kindAndExtent & 0x0FFF_FFFF) }

    var kind: Kind { Kind(rawValue: UInt8(kindAndExtent >> 28)) ?? .null }
  }

  /// More bytes, or values, than an entry can tell.
  static let maximumSize = 1 << 28

  /// What an entry is.
  enum Kind: UInt8 {
    case null, object, array, end
    /// A string without escapes, and one with some.
    case string, escapedString
    case number, `true`, `false`
  }

  /// The path, as it was given.
  package let file: String
  package let bytes: [UInt8]
  /// The values in the order of the file, the name of each member before its value.
  let entries: [Entry]
  private let lines = Mutex<LineTable?>(nil)

  /// Reads a whole file.
  ///
  /// - Throws: a diagnostic with line and column where the file is not JSON.
  package convenience init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    try self.init(parsing: bytes, file: file, advice: JSONAdvice())
  }

  /// Reads a whole file of a kind that has its own advice.
  init(parsing bytes: [UInt8], file: String, advice: JSONAdvice) throws(Diagnostic) {
    do {
      entries = try JSONParser.entries(of: bytes)
    } catch {
      throw error.diagnostic(bytes: bytes, file: file, advice: advice)
    }
    self.bytes = bytes
    self.file = file
  }

  /// The value that the file is.
  package var root: JSONNode { JSONNode(json: self, index: 0) }

  /// The place of an offset in the bytes.
  package func location(offset: Int) -> SourceLocation {
    lines.withLock { lines in
      let table = lines ?? LineTable(of: bytes)
      lines = table
      return table.location(file: file, offset: offset)
    }
  }
}
