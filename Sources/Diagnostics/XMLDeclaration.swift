/// The line `<?xml version="1.0" encoding="…"?>` that an XML file may begin with.
package enum XMLDeclaration {
  /// Longer than any such line is.
  private static let maximumLength = 256

  /// The encoding that a file says it is written in; `nil` where it says none.
  package static func encoding(in bytes: some Collection<UInt8>) -> String? {
    let head = String(decoding: bytes.prefix(maximumLength), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
      let name = head[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = head[name.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    guard let mark = value.first, mark == "\"" || mark == "'" else { return nil }
    let encoding = value.dropFirst().prefix { $0 != mark }
    return isName(encoding) ? String(encoding) : nil
  }

  /// Whether it is what XML 1.0 calls an EncName, which a shell takes as it is, too.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }
}
