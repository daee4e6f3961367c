internal import ICU

/// A `values` folder: the locale and the other qualifiers that its name tells.
///
/// https://developer.android.com/guide/topics/resources/providing-resources: mcc and mnc stand
/// before the language and region, everything else after them.
package struct AndroidFolder: Hashable {
  /// `nil` for the folder of the source language.
  package var locale: String?
  /// `v33`, `watch`, `mcc310`… in the order of the name.
  package var qualifiers: [String]

  init(locale: String?, qualifiers: [String] = []) {
    self.locale = locale
    self.qualifiers = qualifiers
  }

  /// `nil` where the name is not that of a folder of values.
  package init?(name: String) {
    var words: [Substring] = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.first == "values" else { return nil }
    words.removeFirst()
    let start = words.firstIndex { !Self.isNetwork($0) } ?? words.endIndex
    var tag: String?
    if start < words.endIndex {
      let word = words[start]
      if word.hasPrefix("b+") {
        tag = String(word.dropFirst(2)).replacing("+", with: "-")
        words.remove(at: start)
      } else if Self.isLanguage(word) {
        words.remove(at: start)
        tag = String(word)
        if start < words.endIndex, Self.isRegion(words[start]) {
          tag = "\(word)-\(words.remove(at: start).dropFirst().uppercased())"
        }
      }
    }
    locale = tag.map { LocaleFallback.canonicalTag($0) ?? $0 }
    qualifiers = words.map(String.init)
  }

  /// The name: `values-zh-rHK`, or `values-b+zh+Hant+HK` for what only that form can say.
  var name: String {
    let networks = qualifiers.prefix { Self.isNetwork($0) }
    var words = ["values"] + networks
    if let locale { words.append(Self.word(of: locale)) }
    return (words + qualifiers.dropFirst(networks.count)).joined(separator: "-")
  }

  /// Languages whose old codes Java's Locale keeps, and Android's lint asks for (`LocaleFolder`).
  private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

  private static func word(of locale: String) -> String {
    let subtags: [Substring] = locale.split { $0 == "-" || $0 == "_" }
    let language = subtags.first.map { oldCodes[String($0)] ?? String($0) } ?? ""
    guard isLanguage(language), subtags.count < 3 else {
      return "b+" + subtags.joined(separator: "+")
    }
    guard let region = subtags.dropFirst().first else { return language }
    return isRegion("r" + region) ? "\(language)-r\(region)" : "b+\(language)+\(region)"
  }

  private static func isNetwork(_ word: some StringProtocol) -> Bool {
    (word.hasPrefix("mcc") || word.hasPrefix("mnc")) && word.count > 3
      && word.dropFirst(3).allSatisfy(\.isNumber)
  }

  private static func isLanguage(_ word: some StringProtocol) -> Bool {
    // `car` is a mode of the user interface, as aapt2 takes it, too.
    (2...3).contains(word.utf8.count) && word.utf8.allSatisfy(isSmallLetter) && word != "car"
  }

  private static func isRegion(_ word: some StringProtocol) -> Bool {
    word.utf8.count == 3 && word.utf8.first == UInt8(ascii: "r")
      && word.utf8.dropFirst().allSatisfy { isSmallLetter($0 | 0x20) && $0 & 0x40 != 0 }
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
