internal import Diagnostics

/// Letters and digits of full width.
struct FullWidthLettersCheck: TextCheck {
  static let rule = Rule(
    "full-width-letters",
    .chinese,
    .warning,
    summary: "A Latin letter or a digit has full width.",
    rationale: """
      Letters of full width come from a wrong state of the keyboard: they look spaced out, and nobody \
      finds a name that is written with them.
      """,
    source: "W3C clreq, 3.2; Chinese copywriting guidelines: digits have half width.",
    example: .text(
      "zh-Hans",
      of: "Up to 10 photos",
      before: "最多１０张照片",
      after: "最多10张照片"
    ),
    fix: "Writes the letters and digits of ASCII."
  )

  let writings: Writings = [.english, .simplified, .taiwan, .hongKong]
  let features: TextFeatures = .fullWidthLatin

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    // Kana beside it: Japanese, in which it is a style.
    guard !text.features.contains(.otherLetter) else { return }
    var places = PlaceList()
    var index = 0
    while index < text.scalars.count {
      var end = index
      var plain = ""
      while let scalar = text.scalar(end), let ascii = Self.ascii(scalar.value) {
        plain.unicodeScalars.append(ascii)
        end += 1
        // ２／３ and １．５ are one number.
        if let mark = Self.mark(text.scalar(end)?.value), let next = text.scalar(end + 1)?.value,
          Self.ascii(next) != nil
        {
          plain.unicodeScalars.append(mark)
          end += 1
        }
      }
      if end > index {
        let range = text.range(of: index..<end)
        places.add(range, [TextEdit(range, plain)])
      }
      index = max(end, index + 1)
    }
    places.report(
      Self.rule,
      in: context,
      &findings,
      "Write letters and digits of half width.",
      habit: "style"
    )
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      Unicode.Scalar(scalar.value - 0xFF00 + 0x20)
    default: nil
    }
  }

  private static func mark(_ scalar: Unicode.Scalar?) -> Unicode.Scalar? {
    switch scalar {
    case "／": "/"
    case "．": "."
    case "－": "-"
    default: nil
    }
  }
}
