/// Which Chinese some texts are in, as their characters tell.
package enum ChineseScript {
  /// `zh-Hans` or `zh-Hant`, whichever far more of the texts have characters of that are not of the
  /// other one.
  ///
  /// - Returns: `nil` where that is not clear.
  package static func tag(of texts: some Sequence<String>) -> String? {
    var (simplified, traditional) = (0, 0)
    for text in texts {
      let features = FeatureScanner.features(of: text)
      if features.contains(.simplifiedOnly) { simplified += 1 }
      if features.contains(.traditionalOnly) { traditional += 1 }
    }
    if simplified > traditional * 4 { return "zh-Hans" }
    return traditional > simplified * 4 ? "zh-Hant" : nil
  }

  /// The characters that a text of a writing has not, in their order: those of the other script.
  ///
  /// - Returns: `nil` for what is not Chinese.
  package static func foreignCharacters(in writing: Writing) -> String? {
    guard writing.isChinese else { return nil }
    let feature: TextFeatures = writing.isTraditional ? .simplifiedOnly : .traditionalOnly
    var characters = String.UnicodeScalarView()
    for value in HanTable.range where HanTable.features(of: value).contains(feature) {
      if let scalar = Unicode.Scalar(value) { characters.append(scalar) }
    }
    return String(characters)
  }
}
