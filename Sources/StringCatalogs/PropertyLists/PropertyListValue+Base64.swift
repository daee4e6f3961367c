internal import FoundationEssentials

extension PropertyListValue {
  /// The bytes of Base64 text; none where it is not.
  static func decode(base64 text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
