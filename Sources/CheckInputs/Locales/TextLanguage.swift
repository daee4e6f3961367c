internal import CopyChecks
internal import ICU

/// What the letters of texts tell of their language, where nothing else names it.
struct TextLanguage {
  /// The tag of Chinese whose script nobody can tell.
  static let unknownHan = "und-Hani"

  /// `zh-Hans`, `zh-Hant`, `und-Hani`, `ja` or `ko`, where most of the texts are in their characters;
  /// else `nil`.
  let tag: String?
  /// Whether most of the texts have no letters but Latin ones.
  private let isLatin: Bool

  init(_ texts: [String]) {
    var (han, kana, hangul, others) = (0, 0, 0, 0)
    for text in texts {
      let letters = Letters(text)
      if letters.contains(.han) { han += 1 }
      if letters.contains(.kana) { kana += 1 }
      if letters.contains(.hangul) { hangul += 1 }
      if !letters.isEmpty { others += 1 }
    }
    isLatin = others * 2 < max(texts.count, 1)
    if hangul * 2 > texts.count {
      tag = "ko"
    } else if kana * 2 > texts.count {
      tag = "ja"
    } else if han * 2 > texts.count, kana * 20 < han {
      tag = ChineseScript.tag(of: texts) ?? Self.unknownHan
    } else {
      tag = nil
    }
  }

  init(of entries: [CheckedEntry]) {
    self.init(entries.flatMap(\.texts).map(\.text))
  }

  /// Whether they are in Chinese of any script.
  var isChinese: Bool { tag.map { $0 == Self.unknownHan || $0.hasPrefix("zh-") } ?? false }

  /// Whether the texts may be in the language of a tag, as far as its script tells.
  func mayBe(_ tag: String) -> Bool {
    let subtags = ((try? LocaleFallback.maximalTag(tag)) ?? tag).split(separator: "-")
    guard let script = subtags.dropFirst().first, script.count == 4 else { return false }
    return isLatin == (script == "Latn")
  }
}
