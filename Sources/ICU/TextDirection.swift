internal import CICU

/// The direction of a text that stands in a left-to-right sentence (UAX #9).
package enum TextDirection: Sendable {
  case leftToRight
  case rightToLeft
  case mixed

  package init(of text: String) throws(ICUError) {
    var text = text
    var status: Int32 = 0
    let direction = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cicu_text_direction(characters.baseAddress, Int32(characters.count), &status)
      }
    }
    guard status <= 0 else { throw ICUError(code: status) }
    switch direction {
    case 0: self = .leftToRight
    case 1: self = .rightToLeft
    default: self = .mixed
    }
  }
}

extension TextDirection {
  /// Whether a text that stands by itself is read from the right.
  package static func isRightToLeft(_ text: String) throws(ICUError) -> Bool {
    var text = text
    var status: Int32 = 0
    let isRightToLeft = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cicu_text_is_right_to_left(characters.baseAddress, Int32(characters.count), &status)
      }
    }
    guard status <= 0 else { throw ICUError(code: status) }
    return isRightToLeft
  }
}
