/// How a house writes Chinese where houses differ.
///
/// - apple: counts of Apple’s own strings of iOS 17.4–26 (typography, section 4.1 of the reference).
/// - mozilla: mozilla-l10n/styleguides, docs/zh-TW and docs/zh-CN.
/// - microsoft: the localization style guides, as others quote them.
/// - clreq: W3C, Requirements for Chinese Text Layout; GB/T 15834 for the mainland.
struct TypographyProfile: Sendable {
  /// What stands between a Han character and a Latin letter.
  enum Spacing: Sendable {
    case none, space, either
  }

  private let profile: CheckOptions.Profile

  init(_ profile: CheckOptions.Profile) { self.profile = profile }

  /// Its name in a message.
  var name: String {
    switch profile {
    case .apple: "Apple"
    case .mozilla: "Mozilla"
    case .microsoft: "Microsoft"
    case .clreq: "clreq"
    }
  }

  /// None at Apple; a space at Mozilla and Microsoft; layout makes it in clreq.
  var spacing: Spacing {
    switch profile {
    case .apple: .none
    case .mozilla, .microsoft: .space
    case .clreq: .either
    }
  }

  /// The ellipsis: one character in user interfaces, two in clreq and GB/T 15834.
  func ellipsis(_ writing: Writing) -> String {
    switch profile {
    case .apple: writing.isTraditional ? "⋯" : "…"
    case .mozilla, .microsoft: "…"
    case .clreq: "……"
    }
  }

  /// Microsoft’s guide for Taiwan has half-width parentheses.
  func wantsFullWidthParentheses(_ writing: Writing) -> Bool {
    !(profile == .microsoft && writing == .taiwan)
  }

  /// Mozilla’s guide for Taiwan has a half-width colon at the end of a line.
  func wantsHalfWidthFinalColon(_ writing: Writing) -> Bool {
    profile == .mozilla && writing == .taiwan
  }

  /// The quotation marks of a writing, the outer and the inner ones: all four houses agree.
  static func quotes(_ writing: Writing) -> [QuotePair] {
    writing.isTraditional ? [.corner, .whiteCorner] : [.double, .single]
  }
}
