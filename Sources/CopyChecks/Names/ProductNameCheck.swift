internal import Diagnostics

/// A name of Apple’s that is misspelt.
struct ProductNameCheck: TextCheck {
  static let rule = Rule(
    "product-name",
    .names,
    .warning,
    summary: "A name such as Face ID, iPhone or Wi-Fi is misspelt.",
    rationale:
      "A misspelt name of the device in one’s hand looks careless, in an alert most of all.",
    source: "Apple’s list of trademarks, and the names in iOS (Resources/terms.json, row.face_id).",
    example: .text(
      "en",
      of: "",
      before: "Unlock the app with FaceID.",
      after: "Unlock the app with Face ID."
    ),
    fix: "Writes the name as Apple does, where it is the same in that language."
  )

  let writings: Writings = .all
  let features: TextFeatures = [.productName, .han]
  private static let names = ProductNames()

  init(_ options: CheckOptions) {}

  private let faces = PhraseList([
    "人脸解锁", "人脸识别", "人脸ID", "人脸 ID", "面部识别", "面部ID", "人臉解鎖", "人臉辨識", "人臉識別", "臉部辨識", "面部辨識",
  ])

  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool {
    features.contains(.productName)
      // 人脸, 人臉, 面部 and 臉部 are judged where a text is about Face ID.
      || role.part == .purposeString && features.contains(.han)
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    if context.locale.writing.isChinese { checkTranslation(text, in: context, &findings) }
    guard text.features.contains(.latin) else { return }
    var index = 0
    while let found = Self.names.next(in: text, from: index, context.locale.writing) {
      index = found.range.upperBound
      // Android is no place for Apple’s spelling of a common word.
      if found.right == "App", !context.isOfApplePlatform { continue }
      let range = text.range(of: found.range)
      // WiFi and app are everywhere: worth knowing, and not worth a word in each text.
      let isStyle = found.right == "Wi-Fi" || found.right == "App"
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "Write “\(found.right)” for “\(text[range])”",
        edits: found.isTranslated ? [] : [TextEdit(range, found.right)],
        severity: isStyle ? .note : nil,
        habit: isStyle ? found.right : nil
      )
    }
  }

  /// Face ID as a description of it, where the text is sure to be about Face ID.
  private func checkTranslation(
    _ text: ScannedText,
    in context: TextContext,
    _ findings: inout FindingSink
  ) {
    guard let found = faces.first(in: text.scalars),
      context.entry.key.contains("FaceID")
    else { return }
    let right = context.locale.writing == .simplified ? "面容ID" : "Face ID"
    let range = text.range(of: found)
    findings.add(
      Self.rule,
      at: range,
      in: context,
      "“\(text[range])” is no name; in this language it is called “\(right)”"
    )
  }
}
