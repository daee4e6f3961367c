/// Paths as reports name them: relative to a folder where they are in it, without `.`.
struct ReportPath: Hashable, Sendable {
  /// The path, with slashes.
  let text: String

  init(_ path: String, in folder: String?) {
    var rest = path
    if let folder, path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") {
      rest = String(path.dropFirst(folder.count))
      rest = String(rest.drop { $0 == "/" })
    }
    let names = rest.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    text = rest.hasPrefix("/") ? "/" + names : names
  }

  var isAbsolute: Bool { text.hasPrefix("/") }

  /// The path as a URI reference (RFC 3986), which a colon in the first name would make a URI.
  var uri: String {
    var uri = isAbsolute ? "file://" : ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return uri
  }
}
