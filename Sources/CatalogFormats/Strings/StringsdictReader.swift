internal import Diagnostics
internal import StringCatalogs

/// Makes localized strings of the rules in a .stringsdict file.
struct StringsdictReader {
  private let file: StringsdictFile
  /// The key whose rule is being read.
  private var key = ""
  /// What was not understood.
  private(set) var notes: [Diagnostic] = []

  init(_ file: StringsdictFile) {
    self.file = file
  }

  /// The string that a member of the file says; `nil`, with a note, where it says none.
  mutating func string(_ member: PropertyListValue.Member) -> LocalizedString? {
    key = member.key
    noteDuplicates(in: member.value)
    guard var string = rule(member.value) else {
      note(
        "no rule that says a text stands here, and it is left out",
        at: member.offset,
        advice: "give it \(StringsdictRule.format)"
      )
      return nil
    }
    string.raiseSubstitutions()
    return string
  }

  private mutating func note(_ message: String, at offset: Int, advice: String? = nil) {
    notes.append(
      Diagnostic(
        .warning,
        at: file.list.location(offset: offset),
        "“\(key)”: \(message)",
        advice: advice
      )
    )
  }

  private mutating func noteDuplicates(in value: PropertyListValue) {
    for (name, offsets) in PropertyList.duplicates(in: value.members ?? []) {
      note(
        "“\(name)” stands more than once in its rule",
        at: offsets.last ?? value.offset,
        advice: "the last one counts; remove the others"
      )
    }
    for member in value.members ?? [] { noteDuplicates(in: member.value) }
  }

  private mutating func rule(_ value: PropertyListValue) -> LocalizedString? {
    if let text = value.string { return LocalizedString(text) }
    var string = LocalizedString()
    for (rule, kind) in StringsdictRule.variations {
      guard let cases = value[rule] else { continue }
      let variation = variation(kind, cases)
      if !variation.cases.isEmpty { string.variations.append(variation) }
    }
    var known = StringsdictRule.variations.map(\.rule)
    if let format = value[StringsdictRule.format]?.string {
      known.append(StringsdictRule.format)
      let members = members(of: value)
      let variables = members.filter { !known.contains($0.key) }.compactMap { variable($0) }
      known += members.map(\.key)
      let text = StringsdictVariables(format: format, variables: variables).string(key: key)
      string.stringUnit = text.stringUnit
      string.variations += text.variations
      string.substitutions = text.substitutions
    }
    for member in members(of: value) where !known.contains(member.key) {
      note("“\(member.key)” is not understood, and is left out", at: member.offset)
    }
    return string == LocalizedString() ? nil : string
  }

  /// The members that count.
  private func members(of value: PropertyListValue) -> [PropertyListValue.Member] {
    DuplicateKeys.withoutDuplicates(value.members ?? [], key: \.key)
  }

  private mutating func variation(
    _ kind: LocalizedString.Kind,
    _ value: PropertyListValue
  ) -> LocalizedString.Variation {
    var cases: [LocalizedString.Case] = []
    for member in members(of: value) {
      if let string = rule(member.value) {
        cases.append(LocalizedString.Case(member.key, string))
      } else {
        note("“\(member.key)” says no text, and is left out", at: member.offset)
      }
    }
    if kind == .width {
      note("it varies by width, which no String Catalog of Xcode's can", at: value.offset)
    }
    return LocalizedString.Variation(kind, cases: cases)
  }

  private mutating func variable(
    _ member: PropertyListValue.Member
  ) -> StringsdictVariables.Variable? {
    guard member.value.members != nil else {
      note("“\(member.key)” is not understood, and is left out", at: member.offset)
      return nil
    }
    let specType = member.value[StringsdictRule.specType]?.string
    guard specType == nil || specType == StringsdictRule.plural else {
      note(
        "the variable “\(member.key)” varies by \(specType ?? ""), and is left out",
        at: member.offset,
        advice: "only \(StringsdictRule.plural) is read"
      )
      return nil
    }
    var variable = StringsdictVariables.Variable(
      name: member.key,
      valueType: member.value[StringsdictRule.valueType]?.string
    )
    for item in members(of: member.value)
    where ![StringsdictRule.specType, StringsdictRule.valueType].contains(item.key) {
      guard StringsdictRule.categories.contains(item.key), let text = item.value.string else {
        note("“\(item.key)” is no text for a plural category, and is left out", at: item.offset)
        continue
      }
      variable.cases.append((item.key, text))
    }
    return variable
  }
}
