import Testing

@testable import CopyChecks

/// What the scanner says of texts, feature by feature: the checks see no text without its feature.
@Suite struct FeatureScannerTests {
  @Test(arguments: [
    ("", TextFeatures.blank), (" \n", .blank),
    ("100%", .percent), ("{name}", .brace), ("é", .latin), ("5", .digit), ("a\nb", .lineEnd),
    ("<b>", .markup), ("R&D", .markup), ("a > b", .arrow),
    ("a › b", .arrow), ("\"a\"", .straightQuote), ("'a'", .straightQuote), ("“a”", .quote),
    ("（a）", .quote), ("(a)", .parenthesis), ("等等…", .ellipsis), ("等等⋯", .ellipsis),
    ("等等...", .ellipsis), ("等等。。。", .ellipsis), ("a\u{200B}", .invisible),
    ("a\u{A0}b", .invisible), ("a\u{FFFD}", .invisible), ("锟斤拷", .invisible),
    ("isnâ€™t", .invisible), ("１", .fullWidthLatin), ("好，", .fullWidthMark),
    ("甲、乙", .enumerationComma), ("好,", .halfWidthMarkBesideHan),
    ("好 ,", .halfWidthMarkBesideHan), (",好", .halfWidthMarkBesideHan),
    ("a, 好", .halfWidthMarkBesideHan), ("「好」:", .halfWidthMarkBesideHan),
    ("\"好\",", .halfWidthMarkBesideHan), ("%@: 好", .halfWidthMarkBesideHan),
    ("用App", .hanBesideLatin), ("App用", .hanBesideLatin), ("共%d", .hanBesideLatin),
    ("用 App", .hanSpaceLatin), ("App 用", .hanSpaceLatin), ("3 天", .hanSpaceLatin),
    ("好， 的", .spaceBesideHan), ("好 ，", .spaceBesideHan), ("打开 设置", .spaceBesideHan),
    ("打开 “设置”", .spaceBesideHan), ("“设置” 中", .spaceBesideHan),
    ("！！", .repeatedMark), ("??", .repeatedMark), ("，。", .repeatedMark), ("，,", .repeatedMark),
    ("!！", .repeatedMark), ("你", .familiarPronoun), ("您", .politePronoun),
    ("妳", .femininePronoun), ("Д", .otherLetter),
    ("の", .otherLetter), ("क", .otherLetter), ("\u{2F64}", .otherLetter),
    ("请在“设置”中打开", .settingsWord), ("到設定開啟", .settingsWord), ("更改默認的", .regionalWord),
    ("你已拒绝访问", .refusal), ("You DENIED it", .refusal), ("“App”想访问相机", .wish),
    ("App would like to", .wish), ("用WIFI", .productName), ("FaceID", .productName),
  ])
  func finds(_ text: String, _ feature: TextFeatures) {
    #expect(FeatureScanner.features(of: text).isSuperset(of: [feature, .any]))
  }

  @Test(arguments: [
    ("don't", TextFeatures.straightQuote), ("don’t", .quote), ("Kids’ photos", .quote),
    ("a, b", .halfWidthMarkBesideHan), ("12:30", .halfWidthMarkBesideHan),
    ("用，App", .hanBesideLatin), ("a. b", .spaceBesideHan), ("用 App", .spaceBesideHan),
    ("a.b.", .repeatedMark), ("？ ！", .repeatedMark), ("..", .ellipsis), ("a.b", .ellipsis),
    ("👨‍👩", .latin), ("€5", .latin),
    ("设备", .settingsWord), ("设 置", .settingsWord), ("undenied", .refusal),
    ("wanted", .wish), ("faces", .productName),
  ])
  func doesNotFind(_ text: String, _ feature: TextFeatures) {
    #expect(FeatureScanner.features(of: text).isDisjoint(with: feature))
  }
}
