internal import FoundationEssentials

extension PropertyListValue {
  /// A date or data out of a binary property list.
  static func foundationScalar(_ value: any SingleValueDecodingContainer) throws -> Content {
    if (try? value.decode(Date.self)) != nil { return .date }
    return .data(Array(try value.decode(Data.self)))
  }

  /// Reads a binary property list.
  static func decode(binary bytes: [UInt8]) throws -> PropertyListValue {
    try PropertyListDecoder().decode(PropertyListValue.self, from: Data(bytes))
  }

  /// The bytes of Base64 text; none where it is not.
  static func decode(base64 text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
