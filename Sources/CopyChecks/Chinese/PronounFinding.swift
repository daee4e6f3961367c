internal import Diagnostics

/// Reports a pronoun of a text, at its first place, with edits at all its places.
struct PronounFinding {
  let rule: Rule
  let address: PronounTally.Address
  let pronoun: Unicode.Scalar
  let replacement: String
  let message: String
  /// How much it matters, where that is not as the rule says.
  var severity: Severity?
  /// Whether one finding tells of all texts of a file.
  var isHabit = false

  func report(in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    var ranges: [Range<Int>] = []
    var offset = 0
    for scalar in address.text.text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar == pronoun { ranges.append(offset..<end) }
      offset = end
    }
    findings.add(
      rule,
      at: ranges.first,
      of: address.text,
      message,
      key: address.entry.key,
      locale: catalog.locales[address.text.locale].name,
      edits: ranges.map { TextEdit($0, replacement) },
      severity: severity,
      habit: isHabit ? String(pronoun) : nil
    )
  }
}
