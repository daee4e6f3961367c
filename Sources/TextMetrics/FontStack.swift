internal import Resources

/// The fonts that a locale's text is set in: those that are measured, then those of the system.
///
/// Latin letters are Inter's everywhere. In Chinese, the marks that stand in Latin text and in
/// Chinese text alike are those of the Chinese font, as on iOS: “ ” and … are as wide as an
/// ideograph.
package struct FontStack: Hashable, Sendable {
  private static let latin = "Inter"
  private static let system = ["-apple-system", "system-ui"]

  /// The region whose ideographs the text has: SC, TC or HK.
  private let region: String
  private let isChinese: Bool

  /// The fonts of a locale; ideographs in text of another language are the mainland's.
  package init(locale: String) {
    let subtags = locale.split(separator: "-")
    isChinese = subtags.first == "zh"
    region =
      if subtags.contains("HK") || subtags.contains("MO") {
        "HK"
      } else if subtags.contains("Hant") || subtags.contains("TW") {
        "TC"
      } else {
        "SC"
      }
  }

  /// The names of the fonts of all text but Chinese punctuation, in their order.
  package var families: [String] {
    [Self.latin, chinese] + Self.system + [systemChinese, "sans-serif"]
  }

  /// The names of the fonts of punctuation as Chinese has it, in their order.
  package var punctuationFamilies: [String] {
    [chinese, systemChinese] + Self.system + ["sans-serif"]
  }

  private var chinese: String { "Noto Sans CJK \(region)" }
  private var systemChinese: String { "PingFang \(region)" }

  /// Whether a character is set in the Chinese font although Inter has it.
  package func isChinesePunctuation(_ scalar: Unicode.Scalar) -> Bool {
    isChinese && AdvanceWidths.chineseRegular[scalar] != nil
  }
}
