import Foundation
import ICU
import StringCatalogs
import TestSupport
import Testing

/// What Apple's guidelines and each region's typography ask of the words themselves.
///
/// Sources: Human Interface Guidelines, Alerts and Privacy; App Review Guideline 5.1.1(iv); counts
/// over Apple's own string catalogs of iOS 18.
struct CopyRuleTests {
  static func matches(_ pattern: String, _ text: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  @Test func `there is something to check`() {
    for texts in [CopyText.chinese, CopyText.actions, CopyText.titles, CopyText.messages] {
      #expect(!texts.isEmpty)
    }
  }

  @Test(arguments: CopyText.actions)
  func `a button has one or two words, or six characters`(text: CopyText) {
    let fits =
      text.locale == "en" ? text.value.split(separator: " ").count <= 2 : text.value.count <= 6
    #expect(fits, "\(text.value)")
    #expect(!Self.matches("[.。!！?？]$", text.value))
  }

  @Test(arguments: CopyText.actions)
  func `no button says allow`(text: CopyText) {
    #expect(!Self.matches("(?i)allow|grant|authori[sz]e|允许|允許|許可|许可|授权|授權|同意", text.value))
  }

  @Test(arguments: CopyText.titles)
  func `a title is a fragment of at most two lines`(text: CopyText) throws {
    // An alert is 270 points wide; a line of its title holds about 27 columns.
    let lines = try LineBreaks.wrap(text.value, columns: 27, locale: text.locale)
    #expect(lines.count <= 2, "\(lines)")
    #expect(!Self.matches("[.。]$", text.value))
    #expect(!Self.matches("(?i)error|oops|required|错误|錯誤|必须|必須|需要", text.value))
  }

  // App Review rejects such words on what comes before the system prompt: Guideline 5.1.1(iv).
  @Test(arguments: CopyText.primers)
  func `a primer neither demands nor pretends to be the prompt`(text: CopyText) {
    let demands =
      text.locale == "en"
      ? "(?i)\\b(allow|grant|authori[sz]e|required?|must|please)\\b|Would Like"
      : "允许|允許|授权|授權|同意|必须|必須|(?<!邀|申)[请請]"
    #expect(!Self.matches(demands, text.value), "\(text.value)")
  }

  // Human Interface Guidelines, Privacy: a brief, complete, active sentence; without the app's
  // name, which the prompt shows; UIKit, Requesting access to protected resources: under 4,000 bytes.
  @Test(arguments: CopyText.purposeStrings)
  func `a purpose string is one sentence that gives a reason`(text: CopyText) {
    let stop: Character = text.locale == "en" ? "." : "。"
    #expect(text.value.last == stop)
    #expect(text.value.filter { $0 == stop }.count == 1, "\(text.value)")
    #expect(text.value.utf8.count < 4_000)
    #expect(!text.value.contains("{"))
    #expect(
      !Self.matches("(?i)better experience|needs? (access|permission)|更好的体验|更好的體驗", text.value)
    )
    #expect(text.value.columns >= 24, "\(text.value) says too little")
  }

  @Test(arguments: CopyText.messages)
  func `a message is whole sentences`(text: CopyText) {
    #expect(Self.matches(text.locale == "en" ? "\\.$" : "。$", text.value), "\(text.value)")
    #expect(!Self.matches("(?i)you (denied|refused|blocked)|你拒绝|你拒絕|您拒", text.value))
  }

  @Test(arguments: CopyText.all)
  func `nothing invisible, and no straight quotation marks`(text: CopyText) {
    #expect(!Self.matches("[\"\u{200B}\u{A0}\u{3000}\u{FEFF}\u{200E}\u{200F}]", text.value))
    #expect(!Self.matches("\\.\\.\\.|……|⋯⋯|  |^ | $", text.value))
  }

  @Test(arguments: CopyText.chinese)
  func `Chinese has full-width marks and no space beside Latin`(text: CopyText) {
    #expect(!Self.matches("\\p{Han}[,.:;?!()]", text.value), "\(text.value)")
    #expect(!Self.matches("\\p{Han} [A-Za-z0-9{]|[A-Za-z0-9}] \\p{Han}", text.value))
    let foreign = text.locale == "zh-Hans" ? "[「」『』⋯]" : "[“”‘’…]"
    #expect(!Self.matches(foreign, text.value), "\(text.value)")
  }

  // ICU's transliterator maps a character to itself where it belongs to the script. 台 and 着 are
  // of both scripts: 台 as Taiwan writes it, 着 as Hong Kong writes it.
  @Test(arguments: CopyText.chinese)
  func `every character belongs to the script`(text: CopyText) {
    let isSimplified = text.locale == "zh-Hans"
    let transform = StringTransform(
      rawValue: isSimplified ? "Traditional-Simplified" : "Simplified-Traditional"
    )
    let shared: Set<Character> = ["台", "着", "后", "里", "只", "系"]
    // One character at a time: on whole texts it also replaces words.
    for character in Set(text.value).subtracting(shared) {
      let converted = String(character).applyingTransform(transform, reverse: false)
      #expect(converted == String(character), "\(text.value)")
    }
  }

  // Official names by region, from Resources/terms.json, and the words that belong elsewhere.
  @Test(arguments: CopyText.chinese)
  func `each region has its own words`(text: CopyText) {
    let foreign =
      switch text.locale {
      case "zh-Hans": "權|訊息|数位|网路|登入|萤幕"
      case "zh-Hant": "訪問|存取|許可權|設置|軟件|視頻|網絡|信息|默認|相冊|相片|咪高風|私隱|着"
      default: "訪問(權限|你的|相|通)|存取|許可權|設置|軟件|視頻|網路|信息|默認|相冊|照片|麥克風|隱私|若要"
      }
    #expect(!Self.matches(foreign, text.value), "\(text.value)")
  }

  // The register says which: 您 in the formal one, 你 everywhere else, as iOS itself since 16.
  @Test(arguments: CopyText.chinese)
  func `one form of you`(text: CopyText) {
    let isFormal = text.key.hasSuffix(".formal")
    #expect(!text.value.contains(isFormal ? "你" : "您"), "\(text.value)")
  }

  @Test func `whatever says 你 has a formal sibling`() {
    for text in CopyText.chinese where text.value.contains("你") {
      // Hong Kong may have it from Taiwan.
      let locales = text.locale == "zh-Hant-HK" ? ["zh-Hant-HK", "zh-Hant"] : [text.locale]
      let sibling = CopyText.all.first {
        $0.key == text.key + ".formal" && locales.contains($0.locale)
      }
      #expect(sibling != nil, "\(text.key) in \(text.locale)")
    }
  }
}
