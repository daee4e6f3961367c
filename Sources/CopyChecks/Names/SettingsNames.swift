internal import AlertModel
internal import Resources

/// What rows of Settings are called in a writing, and what they are called by mistake.
struct SettingsNames: Sendable {
  /// What a name is.
  enum Verdict: Hashable, Sendable {
    /// The OS shows it.
    case right
    /// The row that holds the permissions, under its name of iOS 16 and later.
    case privacy
    /// The same under the name that it had before.
    case oldPrivacy
    /// The same by a name that iOS does not show.
    case wrongPrivacy
    /// The same of macOS before 13.
    case oldMacPrivacy
    /// A row by another name; it is called so.
    case wrong(String)
  }

  /// The name of the Settings app.
  let app: String
  /// The name of the row that holds the permissions.
  let privacy: String
  /// The rows of permissions and that one; of two that begin alike the longer one is found.
  let phrases: PhraseList
  private let verdicts: [String: Verdict]

  /// The names of a writing for an OS; `nil` where no names of it are known.
  init?(_ writing: Writing, options: CheckOptions) {
    guard let locale = writing.termLocale,
      let app = Term.name("settings.app", locale: locale, version: .newest),
      let privacy = Term.name(Self.privacyID, locale: locale, version: .newest),
      let oldPrivacy = Term.name("settings.privacy", locale: locale, version: OSVersion(major: 15))
    else { return nil }
    var verdicts: [String: Verdict] = [:]
    let rows = Term.all.filter { $0.id.hasPrefix("row.") }
    for term in rows where term.versions.to.map({ $0 >= options.minimumOS }) ?? true {
      if let name = term.name(in: locale) { verdicts[name.lowercased()] = .right }
    }
    for (id, names) in SettingsAliases.rows(of: writing) {
      guard let right = Term.name(id, locale: locale, version: .newest) else { continue }
      for name in names where verdicts[name.lowercased()] == nil {
        verdicts[name.lowercased()] = .wrong(right)
      }
    }
    for term in rows where writing.isChinese {
      guard let right = Term.name(term.id, locale: locale, version: .newest) else { continue }
      // What a row is called in another region is no name here.
      for (other, name) in term.names where other != "en" && verdicts[name.lowercased()] == nil {
        verdicts[name.lowercased()] = .wrong(right)
      }
    }
    for name in SettingsAliases.privacy(of: writing) { verdicts[name.lowercased()] = .wrongPrivacy }
    for name in SettingsAliases.oldMacPrivacy(of: writing) {
      verdicts[name.lowercased()] = .oldMacPrivacy
    }
    verdicts[oldPrivacy.lowercased()] = .oldPrivacy
    verdicts[privacy.lowercased()] = .privacy
    self.app = app
    self.privacy = privacy
    self.verdicts = verdicts
    phrases = PhraseList(Array(verdicts.keys))
  }

  /// The name that begins at an index, and what it is; `nil` where what stands there is longer than
  /// any name, and so is another one.
  func name(
    at index: Int,
    until limit: Int,
    in text: ScannedText
  ) -> (range: Range<Int>, verdict: Verdict)? {
    guard index < limit, let end = phrases.end(at: index, in: text.scalars), end <= limit else {
      return nil
    }
    let range = index..<end
    guard end == limit || Self.endsName(text.scalars, at: end),
      let verdict = verdicts[text[text.range(of: range)].lowercased()]
    else { return nil }
    return (range, verdict)
  }

  /// Whether a name may end before a character: a Chinese one has no space after it.
  private static func endsName(_ scalars: [ScannedText.Scalar], at index: Int) -> Bool {
    let next = scalars[index]
    guard next.cls == .space || next.cls == .latin || next.cls == .han || next.cls == .placeholder
    else { return true }
    if next.cls == .space {
      // “Location Access” is no “Location”.
      guard index + 1 < scalars.count, scalars[index + 1].cls == .latin else { return true }
      return scalars[index + 1].value.properties.isLowercase
    }
    return "中里內内裡选選页頁开開和并並，以来來".unicodeScalars.contains(next.value)
  }

  private static let privacyID = "settings.privacy_and_security"
}
