internal import ICU

/// The display name of an app: a person's words, which go into a message as they are.
public struct AppName: Hashable, Sendable {
  /// The name.
  public let text: String

  /// The name as it stands in a sentence that runs from left to right: between U+2068 and U+2069
  /// (FSI and PDI, UAX #9) where it runs the other way, so that it moves nothing around it.
  let isolated: String

  /// A display name.
  ///
  /// - Throws: ``AppNameError`` where it is blank, has a control character, or leaves a change of
  ///   direction open that would reach into the sentence.
  public init(_ text: String) throws(AppNameError) {
    guard text.unicodeScalars.contains(where: \.isVisible) else { throw .blank }
    for (position, scalar) in text.unicodeScalars.enumerated() where scalar.breaksNames {
      throw .controlCharacter(scalar, position: position)
    }
    guard text.hasBalancedDirections else { throw .openDirection }
    self.text = text
    isolated = text.runsLeftToRight ? text : "\u{2068}\(text)\u{2069}"
  }

  /// A mark for a name that is put in later, and is punctuated as the name is.
  package init(placeholder mark: String, for name: AppName) {
    text = name.text
    isolated = mark
  }
}

/// Why a text cannot be the display name of an app.
public enum AppNameError: Error, Hashable, Sendable {
  /// It is empty, or nothing of it can be seen.
  case blank
  /// It has a control character, or a line or paragraph separator; the position counts from 0, in
  /// Unicode scalars.
  case controlCharacter(Unicode.Scalar, position: Int)
  /// It begins an embedding, override or isolate (UAX #9) that it does not end, or the reverse.
  case openDirection
}

extension AppNameError: CustomStringConvertible {
  /// What is the matter, and what to do.
  public var description: String {
    switch self {
    case .blank: "the app name is blank; give the name that people see under the app’s icon"
    case .controlCharacter(let scalar, let position):
      "the app name has a control character, U+\(scalar.hex), at position \(position + 1); "
        + "remove it"
    case .openDirection:
      "the app name has an unpaired bidirectional control character; pair it or remove it"
    }
  }
}

extension Unicode.Scalar {
  /// Not white space, not ignorable by default, not the Braille pattern without dots.
  fileprivate var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && self != "\u{2800}"
  }

  fileprivate var breaksNames: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  fileprivate var runsLeftToRight: Bool {
    if utf8.allSatisfy({ $0 < 0x80 }) { return true }
    return (try? TextDirection(of: self)) == .leftToRight
  }

  fileprivate var hasBalancedDirections: Bool {
    var open: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append("\u{202C}")
      case "\u{2066}", "\u{2067}", "\u{2068}": open.append("\u{2069}")
      case "\u{202C}", "\u{2069}":
        guard open.popLast() == scalar else { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
