internal import Diagnostics
internal import StringCatalogs

/// Gathers what a format cannot hold, each with the key that it belongs to.
struct LossReport {
  /// The format, as it is named to a person.
  let format: String
  private(set) var losses: [Loss] = []

  init(format: String) {
    self.format = format
  }

  /// Something beside a string that the format has no place for.
  mutating func lose(_ what: String, of key: String, in locale: String? = nil) {
    add(.warning, key, locale, ": \(what) cannot be kept in \(format)")
  }

  /// Something that the format says in another way than the catalog does.
  mutating func change(_ what: String, of key: String, in locale: String? = nil) {
    add(.warning, key, locale, ": \(what)")
  }

  /// A string that is not written.
  mutating func leaveOut(
    _ key: String,
    in locale: String? = nil,
    because reason: String,
    advice: String? = nil
  ) {
    add(.error, key, locale, " is left out of \(format): \(reason)", advice)
  }

  /// Something that belongs to no single string.
  mutating func lose(ofTable table: String, _ what: String) {
    losses.append(Loss(.warning, of: "table “\(table)”", ": \(what) cannot be kept in \(format)"))
  }

  private mutating func add(
    _ severity: Severity,
    _ key: String,
    _ locale: String?,
    _ what: String,
    _ advice: String? = nil
  ) {
    losses.append(Loss(severity, of: Loss.name(of: key, in: locale), what, advice: advice))
  }
}

extension LossReport {
  /// The members of a String Catalog that no other format knows.
  mutating func loseOtherMembers(of entry: StringCatalog.Entry) {
    loseMembers(entry.otherMembers, of: entry.key)
    for localization in entry.localizations {
      loseMembers(
        localization.string.allOtherMembers,
        of: entry.key,
        in: localization.locale
      )
    }
  }

  private mutating func loseMembers(
    _ members: [JSONValue.Member],
    of key: String,
    in locale: String? = nil
  ) {
    guard !members.isEmpty else { return }
    lose(members.map(\.name).joined(separator: ", "), of: key, in: locale)
  }
}

extension LocalizedString {
  fileprivate var allOtherMembers: [JSONValue.Member] {
    let cases = variations.flatMap(\.cases) + substitutions.flatMap(\.variations).flatMap(\.cases)
    return otherMembers + (stringUnit?.otherMembers ?? [])
      + substitutions.flatMap(\.otherMembers) + cases.flatMap(\.string.allOtherMembers)
  }
}

extension LossReport {
  /// What a format that holds keys and values alone has no place for.
  mutating func loseDetails(of entries: [StringCatalog.Entry], _ options: WritingOptions) {
    for entry in entries {
      loseOtherMembers(of: entry)
      if entry.comment?.isEmpty == false { lose("the comment", of: entry.key) }
      if entry.shouldTranslate == false { lose("that it is not to be translated", of: entry.key) }
      loseStates(of: entry, options)
      loseArguments(of: entry, options)
    }
  }

  /// How far the translations are, and how the key came into the catalog.
  mutating func loseStates(of entry: StringCatalog.Entry, _ options: WritingOptions) {
    if let state = entry.extractionState {
      lose("the extraction state \(state.rawValue)", of: entry.key)
    }
    for localization in entry.localizations where options.includes(localization.locale) {
      let states = Set(localization.string.units.compactMap(\.unit.state))
        .subtracting([.translated]).map(\.rawValue).sorted()
      guard !states.isEmpty else { continue }
      lose(
        "the state \(states.joined(separator: ", "))",
        of: entry.key,
        in: localization.locale
      )
    }
  }

  private mutating func loseArguments(of entry: StringCatalog.Entry, _ options: WritingOptions) {
    for localization in entry.localizations where options.includes(localization.locale) {
      for substitution in localization.string.substitutions
      where substitution.argNum != nil || substitution.formatSpecifier != nil {
        lose(
          "the argument of “\(substitution.name)”",
          of: entry.key,
          in: localization.locale
        )
      }
    }
  }
}
