internal import CopyChecks

/// Why a rule matters, in short: the first sentence of its rationale.
struct RuleReason {
  let sentence: String

  init(_ rule: Rule) {
    let text = rule.rationale
    var end = text.startIndex
    while let stop = text[end...].firstIndex(of: ".") {
      let next = text.index(after: stop)
      end = next
      guard text[next...].first == " ", text[next...].dropFirst().first?.isUppercase == true else {
        continue
      }
      break
    }
    sentence = end == text.startIndex ? text : String(text[..<end])
  }
}
