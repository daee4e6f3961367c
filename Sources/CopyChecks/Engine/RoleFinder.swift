internal import AlertModel

/// Tells what texts are: by their keys, and by their comments where the keys do not tell.
///
/// It is run for every entry of a catalog, so it reads bytes, and only the words that it knows.
package struct RoleFinder: Sendable {
  private let isInfoPlist: Bool
  private let words = KeyWords.table

  package init(_ catalog: CheckedCatalog) {
    isInfoPlist = catalog.content == .infoPlist
  }

  /// What the texts of an entry are.
  package func role(of entry: CheckedEntry) -> TextRole {
    if isInfoPlist { return infoPlistRole(of: entry.key) }
    guard !Self.isInterfaceBuilderID(entry.key) else { return TextRole(.other) }
    let key = KeyReading(entry.key, words)
    if key.hasSpace {
      // The key is the text itself. It says what it is about, and not which part it is.
      let isAbout = key.words.contains(.thing) && Self.isAboutPermission(key.words)
      return commented(entry.comment, TextRole(.other, isAboutPermission: isAbout))
    }
    var role = TextRole(.other)
    role.isAboutPermission = Self.isAboutPermission(key.words)
    if role.isAboutPermission { role.situation = Self.situation(key.words) }
    // A title that belongs to no alert is that of a screen, which has rules of its own.
    if role.situation != nil || key.words.contains(.alert) { role.part = Self.part(key) }
    if key.words.isSuperset(of: [.purpose, .string]) { role.part = .purposeString }
    if role.part != .other, role.isAboutPermission { return role }
    return commented(entry.comment, role)
  }

  /// The key without the last word that names a part of an alert, and what parts that word from the
  /// one before it: what the parts of one alert have in common.
  package static func stem(of key: String) -> String {
    guard let range = KeyReading(key, KeyWords.table).lastPartRange else { return key }
    let utf8 = Array(key.utf8)
    var start = range.lowerBound
    while start > 0, "._- ".utf8.contains(utf8[start - 1]) { start -= 1 }
    return String(decoding: utf8[..<start] + utf8[range.upperBound...], as: UTF8.self)
  }

  /// The part of an alert that a key names, whatever else it says.
  package static func part(namedIn key: String) -> TextRole.Part {
    part(KeyReading(key, KeyWords.table))
  }

  private func infoPlistRole(of key: String) -> TextRole {
    if key.hasSuffix("UsageDescription") {
      return TextRole(.purposeString, isAboutPermission: true)
    }
    if key == "CFBundleDisplayName" || key == "CFBundleName" { return TextRole(.displayName) }
    return TextRole(.other)
  }

  /// A role with what the comment on the key adds to it.
  private func commented(_ comment: String?, _ role: TextRole) -> TextRole {
    guard let comment, !comment.isEmpty else { return role }
    // What a comment is about stands at its start; the rest is advice to translators.
    let reading = KeyReading(comment, words, limit: 20)
    let words = reading.words
    guard words.contains(.alert) else { return role }
    var role = role
    if role.part == .other {
      role.part =
        reading.beginsWithButton ? .button : Self.part(of: reading.firstPart)
    }
    let isBeforePrompt = words.isSuperset(of: [.before, .asking])
    let isAbout =
      words.contains(.thing) && !words.isDisjoint(with: [.permission, .access, .denied])
    role.isAboutPermission = role.isAboutPermission || isBeforePrompt || isAbout
    if role.isAboutPermission, role.situation == nil {
      role.situation = isBeforePrompt ? .primer : Self.situation(words)
    }
    return role
  }

  private static func isAboutPermission(_ words: KeyWords) -> Bool {
    let named: KeyWords = [
      .permission, .access, .denied, .primer, .restricted, .limited, .insufficient, .unsupported,
    ]
    if words.contains(.thing), !words.isDisjoint(with: named) { return true }
    if words.isSuperset(of: [.service, .off]) { return true }
    return words.contains(.permission)
      && !words.isDisjoint(with: [.denied, .primer, .onboarding])
  }

  private static func part(_ key: KeyReading) -> TextRole.Part {
    if !key.lastPart.isEmpty { return part(of: key.lastPart) }
    return key.lastWord.contains(.action) ? .button : .other
  }

  private static func part(of words: KeyWords) -> TextRole.Part {
    if words.contains(.button) { return .button }
    if words.contains(.title) { return .title }
    return words.contains(.message) ? .message : .other
  }

  private static func situation(_ words: KeyWords) -> Situation? {
    if words.contains(.primer) { return .primer }
    if words.contains(.denied) { return .denied }
    if words.contains(.restricted) { return .restricted }
    if words.isSuperset(of: [.service, .off]) { return .serviceOff }
    if words.contains(.limited) { return .limited }
    if words.contains(.insufficient) { return .insufficient }
    if words.contains(.unsupported) { return .unsupported }
    if words.contains(.disabled) { return .denied }
    return words.isSuperset(of: [.onboarding, .permission]) ? .primer : nil
  }

  /// `abc-de-fGh.title`: a key that Interface Builder made, of anything on a screen.
  private static func isInterfaceBuilderID(_ key: String) -> Bool {
    let utf8 = key.utf8
    guard utf8.count > 11 else { return false }
    var index = 0
    for byte in utf8.prefix(11) {
      switch index {
      case 3, 6: if byte != UInt8(ascii: "-") { return false }
      case 10: return byte == UInt8(ascii: ".")
      default:
        let isLetterOrDigit = byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
        guard isLetterOrDigit else { return false }
      }
      index += 1
    }
    return false
  }
}
