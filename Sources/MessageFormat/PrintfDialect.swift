/// Whose printf a string is written for.
package enum PrintfDialect: String, Hashable, Sendable, CaseIterable {
  /// NSString's formats, after IEEE printf: Apple's “String Format Specifiers”.
  case foundation
  /// Android's, which are those of java.util.Formatter.
  case android

  /// The type of the argument formats in a message whose style is a placeholder of this dialect.
  package var formatType: String {
    switch self {
    case .foundation: "printf"
    case .android: "formatter"
    }
  }

  /// The format of an argument that is written as a placeholder, of which only what follows the
  /// percent sign is given: `lld`, `1$@`, `.2f`.
  package func format(_ placeholder: String) -> Message.Format {
    Message.Format(type: formatType, style: placeholder)
  }

  /// Flags of a placeholder.
  var flags: Set<UInt8> {
    switch self {
    case .foundation: Set("-+ #0".utf8)
    case .android: Set("-#+ 0,(<".utf8)
    }
  }

  /// Length modifiers, the longer before the shorter that it starts with.
  ///
  /// IEEE Std 1003.1, fprintf; `q` is Apple's word for `ll`.
  var lengths: [String] {
    switch self {
    case .foundation: ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"]
    case .android: []
    }
  }

  /// Letters that end a placeholder.
  var conversions: Set<UInt8> {
    switch self {
    case .foundation: Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
    case .android: Set("bBhHsScCdoxXeEfgGaA".utf8)
    }
  }

  /// Letters of java.util.Formatter that stand between `t` and the end of a date placeholder.
  static let dateConversions = Set("HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8)
}
