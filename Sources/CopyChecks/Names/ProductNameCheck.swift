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
    source: "Apple’s list of trademarks, and the names in iOS (reference: terms, row.face_id).",
    example: .text(
      "en",
      of: "",
      before: "Unlock the app with FaceID.",
      after: "Unlock the app with Face ID."
    ),
    fix: "Writes the name as Apple does, where it is the same in that language."
  )

  let writings: Writings = .all
  let features: TextFeatures = .latin
  private static let names = ProductNames()

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    var index = 0
    while let found = Self.names.next(in: text, from: index, context.locale.writing) {
      index = found.range.upperBound
      let range = text.range(of: found.range)
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "Write “\(found.right)” for “\(text[range])”",
        edits: found.isTranslated ? [] : [TextEdit(range, found.right)]
      )
    }
  }
}
