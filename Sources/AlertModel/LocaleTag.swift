/// A locale, by its BCP 47 tag: `en`, `zh-Hans`, `zh-Hant`, `zh-Hant-HK`.
public struct LocaleTag: RawRepresentable, Hashable, Sendable {
  /// The tag.
  public let rawValue: String

  /// A locale by its tag, which is taken as it is.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension LocaleTag: ExpressibleByStringLiteral {
  /// A locale by its tag, which is taken as it is.
  public init(stringLiteral tag: String) {
    self.init(rawValue: tag)
  }
}

extension LocaleTag: CustomStringConvertible {
  /// The tag.
  public var description: String { rawValue }
}

extension LocaleTag: Codable {}
