/// A version of iOS, of a major and a minor number.
public struct OSVersion: Hashable, Comparable, Sendable {
  /// The major number, for example 17 of 17.6.
  public let major: Int
  /// The minor number, for example 6 of 17.6.
  public let minor: Int

  /// A version by its numbers.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The oldest version that AlertCopy has facts about.
  public static let oldest = OSVersion(major: 8)
  /// The newest version that AlertCopy has facts about.
  public static let newest = OSVersion(major: 26)

  /// Whether Apple released an iOS of this major version that AlertCopy has facts about: 8 to 18
  /// and 26, for after 18 Apple counts by the year.
  public var isKnown: Bool { (8...18).contains(major) || major == 26 }

  /// Orders versions as Apple released them.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension OSVersion: LosslessStringConvertible {
  /// A version as it is written: `15`, `17.6`, `17.0.2`; a third number is not kept.
  ///
  /// - Returns: `nil` where the text is not one to three numbers joined by full stops.
  public init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
    guard (1...3).contains(numbers.count), let major = numbers[0] else { return nil }
    guard !numbers.contains(nil) else { return nil }
    self.init(major: major, minor: numbers.dropFirst().first.flatMap(\.self) ?? 0)
  }

  /// The version as it is written, without a minor number of 0: `15`, `17.6`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  private static func number(_ digits: Substring) -> Int? {
    guard (1...3).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(digits)
  }
}

extension OSVersion: Codable {
  /// Reads a version from a string such as `17.6`.
  ///
  /// - Throws: `DecodingError` where the string is not a version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = OSVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” is not an OS version such as 17.6"
      )
    }
    self = version
  }

  /// Writes the version as a string such as `17.6`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
