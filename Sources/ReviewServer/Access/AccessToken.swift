internal import CopyReview

/// What a URL must have in it so that its request is answered: 128 random bits.
package struct AccessToken: Sendable {
  /// The bits as 32 hexadecimal digits.
  package let text: String

  /// A new token, from the system's source of random numbers for cryptography.
  package init() {
    text = RandomDigits().text
  }

  /// Whether a text is the token; it takes as long for every text of the token's length.
  func matches(_ other: some Collection<UInt8>) -> Bool {
    guard other.count == text.utf8.count else { return false }
    return zip(text.utf8, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
