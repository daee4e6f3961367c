internal import ICU

/// The locale that the name of a file tells, where no folder does: `Localizable.zh-Hant.strings`,
/// `zh_HK.strings`, `App-zhHans-InfoPlist.strings`.
struct FileNameLocale: Hashable {
  /// The BCP 47 tag.
  let tag: String
  /// The name without it; empty where it is the whole name.
  let table: String
  /// Whether it is nothing else, whatever the texts are.
  private let isSure: Bool

  /// The locale in a name without its extension; `nil` where none is in it for sure.
  init?(_ name: String) {
    guard let found = Self.chinese(in: name) ?? Self.last(of: name) else { return nil }
    self = found
  }

  /// The locale in the name of a file, where its texts may be in that language.
  init?(_ name: String, of texts: TextLanguage) {
    self.init(name)
    guard isSure || texts.mayBe(tag) else { return nil }
  }

  /// Chinese with a script or a region, anywhere in a name: nothing else is called so.
  private static func chinese(in name: String) -> FileNameLocale? {
    let words: [Substring] = name.split { isSeparator($0) }
    for (index, word) in words.enumerated() where word.lowercased().hasPrefix("zh") {
      var subtags: [Substring] = []
      var last = word
      if word.count == 2 {
        let following = words[(index + 1)...].prefix(2)
        if let script = following.first, isScript(script) { subtags.append(script) }
        if let region = following.dropFirst(subtags.count).first, isRegion(region) {
          subtags.append(region)
        }
        last = words[index + subtags.count]
      } else if isScript(word.dropFirst(2)) || isRegion(word.dropFirst(2)) {
        subtags.append(word.dropFirst(2))
      }
      guard !subtags.isEmpty else { continue }
      // Android's folders write a region with an r before it.
      let plain = subtags.map { $0.count == 3 ? $0.dropFirst() : $0 }
      let tag = LocaleFallback.canonicalTag((["zh"] + plain).joined(separator: "-"))
      guard let tag else { continue }
      return FileNameLocale(tag, at: word.startIndex..<last.endIndex, in: name, isSure: true)
    }
    return nil
  }

  /// A language of two letters with no more than a script and a region, that is the whole name or
  /// stands behind the last full stop or a hyphen.
  private static func last(of name: String) -> FileNameLocale? {
    let starts = name.indices.filter { name[$0] == "." || name[$0] == "-" }.map(name.index(after:))
    for start in [name.startIndex] + starts {
      let rest = name[start...]
      let subtags: [Substring] = rest.split(omittingEmptySubsequences: false) {
        $0 == "-" || $0 == "_"
      }
      guard subtags.count <= 3, subtags[0].count == 2, subtags[0].allSatisfy(isSmallLetter),
        subtags.dropFirst().allSatisfy({ $0.count == 4 || $0.count == 2 && $0.allSatisfy(isLetter) }
        ),
        let tag = LocaleFallback.canonicalTag(String(rest)), isKnown(tag)
      else { continue }
      return FileNameLocale(tag, at: start..<name.endIndex, in: name, isSure: false)
    }
    return nil
  }

  /// The name without a range and the separator before it, or else that after it.
  private init(_ tag: String, at range: Range<String.Index>, in name: String, isSure: Bool) {
    self.tag = tag
    self.isSure = isSure
    let before = name[..<range.lowerBound].dropLast()
    let after = name[range.upperBound...]
    table = String(before.isEmpty ? after.dropFirst() : before + after)
  }

  /// Whether CLDR knows the language: it says which script it is written in.
  private static func isKnown(_ tag: String) -> Bool {
    let maximal = (try? LocaleFallback.maximalTag(tag)) ?? tag
    return maximal.split(separator: "-").dropFirst().first?.count == 4
  }

  private static func isScript(_ word: Substring) -> Bool {
    ["hans", "hant"].contains(word.lowercased())
  }

  private static func isRegion(_ word: Substring) -> Bool {
    let region = word.lowercased()
    return ["cn", "hk", "mo", "sg", "tw"].contains { region == $0 || region == "r\($0)" }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == "-" || character == "_" || character == "."
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private static func isSmallLetter(_ character: Character) -> Bool {
    isLetter(character) && character.isLowercase
  }
}
