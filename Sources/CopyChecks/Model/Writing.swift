internal import ICU

/// How a locale writes, as far as the checks tell writings apart.
package enum Writing: UInt8, CaseIterable, Hashable, Sendable {
  case english
  /// Chinese in Simplified characters, with the words of the mainland.
  case simplified
  /// Chinese in Traditional characters with the words of Taiwan: every `zh-Hant` but Hong Kong's.
  case taiwan
  /// Chinese in Traditional characters with the words of Hong Kong, and Macao.
  case hongKong
  /// Any other language.
  case other

  /// The writing of a BCP 47 tag, with the subtags that CLDR says are likely.
  package init(tag: String) {
    let subtags = ((try? LocaleFallback.maximalTag(tag)) ?? tag).split(separator: "-")
    switch (subtags.first, subtags.dropFirst().first, subtags.dropFirst(2).first) {
    case ("en", _, _): self = .english
    case ("zh", "Hans", _): self = .simplified
    case ("zh", "Hant", "HK"), ("zh", "Hant", "MO"): self = .hongKong
    case ("zh", "Hant", _): self = .taiwan
    default: self = .other
    }
  }

  package var isChinese: Bool { self == .simplified || isTraditional }
  package var isTraditional: Bool { self == .taiwan || self == .hongKong }

  /// The tag under which the terms of the OS are kept; `nil` where they are kept in no such locale.
  package var termLocale: String? {
    switch self {
    case .english: "en"
    case .simplified: "zh-Hans"
    case .taiwan: "zh-Hant"
    case .hongKong: "zh-Hant-HK"
    case .other: nil
    }
  }
}
