internal import Diagnostics

/// Marks that are there twice, or that cannot follow each other.
struct RepeatedPunctuationCheck: TextCheck {
  static let rule = Rule(
    "repeated-punctuation",
    .chinese,
    .warning,
    summary: "A mark is there twice, or two marks follow each other that cannot.",
    rationale:
      "Two marks of which one is left over from an edit, or a shout: neither is iOS’s voice.",
    source:
      "GB/T 15834-2011, 4.2 and 4.3; sparanoid, Chinese copywriting guidelines; W3C clreq, 3.1.",
    example: .text(
      "zh-Hans",
      of: "Could not take the photo.",
      before: "无法拍照。。",
      after: "无法拍照。"
    ),
    fix: "Leaves one, where all are the same."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .repeatedMark

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    var places = PlaceList()
    var index = 0
    while index < text.scalars.count {
      var end = index
      var marks: Set<Unicode.Scalar> = []
      var isWide = false
      while let scalar = text.scalar(end), let mark = Self.mark(scalar), !isOfOther(end, text) {
        marks.insert(mark)
        isWide = isWide || scalar.cls == .fullWidthMark
        end += 1
      }
      if end - index >= 2, isWide, isFault(marks, count: end - index) {
        let range = text.range(of: index..<end)
        places.add(range, marks.count == 1 ? marks.map { TextEdit(range, String($0)) } : [])
      }
      index = max(end, index + 1)
    }
    places.report(Self.rule, in: context, &findings, "Leave one mark here.")
  }

  /// A mark of the end or the middle of a sentence, as its form of full width.
  private static func mark(_ scalar: ScannedText.Scalar) -> Unicode.Scalar? {
    guard scalar.cls == .fullWidthMark || scalar.cls == .mark else { return nil }
    return switch scalar.value {
    case "，", ",": "，"
    case "。", ".": "。"
    case "：", ":": "："
    case "；", ";": "；"
    case "？", "?": "？"
    case "！", "!": "！"
    case "、": "、"
    default: nil
    }
  }

  /// Whether a mark of ASCII is one of an ellipsis, the dot of `.txt`, code, or the end of a name:
  /// `Yahoo!`, `Inc.`.
  private func isOfOther(_ index: Int, _ text: ScannedText) -> Bool {
    let (last, next) = (text.scalar(index - 1), text.scalar(index + 1))
    let endsName = last?.cls == .latin && (next?.value == "、" || next?.value == "，")
    return switch text.scalars[index].value {
    case ".": last?.value == "." || next?.value == "." || next?.cls == .latin || endsName
    // `:name:` is code; a colon that is left over stands beside another.
    case ":": last?.value != "：" && next?.value != "："
    case "!", "?": endsName
    default: false
    }
  }

  private func isFault(_ marks: Set<Unicode.Scalar>, count: Int) -> Bool {
    // ？！ asks and wonders; more than two kinds are a list of marks; more full stops an ellipsis.
    if marks == ["？", "！"] || marks.count > 2 { return false }
    return marks != ["。"] || count == 2
  }
}
