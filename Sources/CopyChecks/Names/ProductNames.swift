/// Names of Apple’s, and how they are misspelt.
struct ProductNames: Sendable {
  /// A misspelt name.
  struct Found {
    /// The name, as indices of characters.
    let range: Range<Int>
    let right: String
    /// Whether the right name is a word of the language, and not just another spelling.
    let isTranslated: Bool
  }

  /// How a name that stands in the table by its letters is written.
  private struct Name: Sendable {
    let right: String
    /// Whether it is judged in languages other than English and Chinese.
    let isOfOtherLanguages: Bool
    /// Whether it is one in Chinese only, and a word in English.
    var isOfChinese = false
  }

  /// The letters of the names.
  static var letters: [String] { names.map(\.word) }

  private let table = LatinWordTable(Self.names)

  private static let names: [(word: String, value: Name)] = [
    ("faceid", Name(right: "Face ID", isOfOtherLanguages: true)),
    // Face ID in two words is looked at by itself.
    ("face", Name(right: "", isOfOtherLanguages: false)),
    ("touchid", Name(right: "Touch ID", isOfOtherLanguages: true)),
    ("iphone", Name(right: "iPhone", isOfOtherLanguages: true)),
    ("ipad", Name(right: "iPad", isOfOtherLanguages: true)),
    ("ipados", Name(right: "iPadOS", isOfOtherLanguages: true)),
    ("icloud", Name(right: "iCloud", isOfOtherLanguages: true)),
    ("itunes", Name(right: "iTunes", isOfOtherLanguages: true)),
    ("imessage", Name(right: "iMessage", isOfOtherLanguages: true)),
    ("airpods", Name(right: "AirPods", isOfOtherLanguages: true)),
    ("airdrop", Name(right: "AirDrop", isOfOtherLanguages: true)),
    ("airplay", Name(right: "AirPlay", isOfOtherLanguages: true)),
    ("homekit", Name(right: "HomeKit", isOfOtherLanguages: true)),
    ("healthkit", Name(right: "HealthKit", isOfOtherLanguages: true)),
    ("carplay", Name(right: "CarPlay", isOfOtherLanguages: true)),
    ("appstore", Name(right: "App Store", isOfOtherLanguages: true)),
    ("testflight", Name(right: "TestFlight", isOfOtherLanguages: true)),
    ("siri", Name(right: "Siri", isOfOtherLanguages: false)),
    ("bluetooth", Name(right: "Bluetooth", isOfOtherLanguages: false)),
    ("wifi", Name(right: "Wi-Fi", isOfOtherLanguages: false)),
    ("app", Name(right: "App", isOfOtherLanguages: false, isOfChinese: true)),
  ]

  /// The next misspelt name from an index on.
  func next(in text: ScannedText, from start: Int, _ writing: Writing) -> Found? {
    let scalars = text.scalars
    var index = start
    while index < scalars.count {
      guard scalars[index].cls == .latin else {
        index += 1
        continue
      }
      let begin = index
      var hash = LatinWordTable<Name>.Hash()
      while index < scalars.count, scalars[index].cls == .latin {
        hash.add(UInt8(truncatingIfNeeded: scalars[index].value.value))
        index += 1
      }
      if let name = table[hash], !name.right.isEmpty,
        let found = judge(begin..<index, name, in: text, writing)
      {
        return found
      }
      if index - begin == 4, let found = identification(at: begin, in: text, writing) {
        return found
      }
    }
    return nil
  }

  private func judge(
    _ range: Range<Int>,
    _ name: Name,
    in text: ScannedText,
    _ writing: Writing
  ) -> Found? {
    guard writing != .other || name.isOfOtherLanguages,
      !name.isOfChinese || writing.isChinese && Self.isAmongChinese(range, in: text),
      !Self.isCode(range, in: text.scalars),
      text[text.range(of: range)] != name.right, Self.isRunningText(text, around: range)
    else { return nil }
    let isTranslated = writing == .simplified && name.right == "Face ID"
    return Found(
      range: range,
      right: isTranslated ? "面容ID" : name.right,
      isTranslated: isTranslated
    )
  }

  /// Face ID and Touch ID in other letters, and Face ID in Simplified Chinese, which has a word of
  /// its own for it.
  private func identification(
    at start: Int,
    in text: ScannedText,
    _ writing: Writing
  ) -> Found? {
    let range = start..<(start + 7)
    guard range.upperBound <= text.scalars.count,
      !Self.isCode(range, in: text.scalars)
    else { return nil }
    let written = text[text.range(of: range)]
    guard written.lowercased() == "face id" else { return nil }
    if writing == .simplified { return Found(range: range, right: "面容ID", isTranslated: true) }
    guard written != "Face ID", written.first == "F" || written.hasSuffix("ID"),
      Self.isRunningText(text, around: range)
    else { return nil }
    return Found(range: range, right: "Face ID", isTranslated: false)
  }

  /// Whether a word stands among Chinese ones, and in no English phrase: mobile app.
  private static func isAmongChinese(_ range: Range<Int>, in text: ScannedText) -> Bool {
    let before = text.scalar(text.indexBefore(range.lowerBound))?.cls
    let after = text.scalar(text.indexAfter(range.upperBound))?.cls
    return text.features.contains(.han) && before != .latin && after != .latin
  }

  /// Whether the letters are part of an identifier, an address or a compound.
  private static func isCode(_ range: Range<Int>, in scalars: [ScannedText.Scalar]) -> Bool {
    let marks = "_/@#.-:\\=$%&+`'’".unicodeScalars
    if range.lowerBound > 0 {
      let before = scalars[range.lowerBound - 1]
      if before.cls == .digit || before.cls == .latin || marks.contains(before.value) {
        return true
      }
    }
    guard range.upperBound < scalars.count else { return false }
    let after = scalars[range.upperBound]
    if after.cls == .digit || after.cls == .latin { return true }
    // A full stop ends a sentence where no letter follows.
    if after.value == "." || after.value == ":" || after.value == "'" || after.value == "’" {
      guard range.upperBound + 1 < scalars.count else { return false }
      let next = scalars[range.upperBound + 1]
      return after.value != "'" && after.value != "’" && (next.cls == .latin || next.cls == .digit)
    }
    return marks.contains(after.value)
  }

  /// Whether the text around has letters both capital and small, or Chinese: a line in one case is
  /// a style, or a list of words to search for.
  private static func isRunningText(_ text: ScannedText, around range: Range<Int>) -> Bool {
    // FaceID and Wifi, which have both themselves, are no such line.
    let isMixed = [true, false].allSatisfy { isUpper in
      range.contains { text.scalars[$0].value.properties.isUppercase == isUpper }
    }
    if isMixed { return true }
    var hasCapital = false
    var hasSmall = false
    for (index, scalar) in text.scalars.enumerated() where !range.contains(index) {
      guard scalar.cls == .latin else {
        if scalar.cls == .han || scalar.cls == .otherLetter { return true }
        continue
      }
      if scalar.value.properties.isUppercase { hasCapital = true } else { hasSmall = true }
    }
    return hasCapital && hasSmall
  }
}
