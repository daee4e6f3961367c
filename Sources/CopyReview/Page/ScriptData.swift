internal import Diagnostics

/// JSON as it may stand in a script element: no tag begins or ends in it, and no older parser of
/// scripts finds the end of a line in a string.
struct ScriptData {
  let bytes: [UInt8]

  init(_ json: JSONDocument) {
    let plain = json.compactBytes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(plain.count + plain.count / 16)
    for (index, byte) in plain.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      // The last byte of U+2028 and U+2029, which are E2 80 A8 and E2 80 A9.
      case 0xA8, 0xA9:
        guard index > 1, plain[index - 1] == 0x80, plain[index - 2] == 0xE2 else {
          bytes.append(byte)
          break
        }
        bytes.removeLast(2)
        bytes += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
      default: bytes.append(byte)
      }
    }
    self.bytes = bytes
  }
}
