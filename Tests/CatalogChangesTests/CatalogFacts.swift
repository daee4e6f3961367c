import CatalogChanges
import StringCatalogs

/// All that a catalog says, one fact a place, compared by bytes and without order.
///
/// Written apart from the product's own comparison, which it checks.
struct CatalogFacts: Equatable {
  struct Place: Hashable {
    var key: [UInt8]?
    var locale: [UInt8]?
    var path: [UnitPath.Step] = []
    /// What is said there: `value`, `state`, `comment`…; empty for that the place is there at all.
    var name: [UInt8] = []
  }

  private(set) var values: [Place: [UInt8]] = [:]

  init(_ catalog: StringCatalog) {
    let place = Place()
    say("sourceLanguage", catalog.sourceLanguage, at: place)
    say("version", catalog.version, at: place)
    say(catalog.otherMembers, at: place)
    for entry in catalog.entries { say(entry) }
  }

  /// What a side of a conflict says at its place.
  init(_ content: MergeConflict.Content?, of conflict: MergeConflict) {
    let place = Place(
      key: conflict.place.key.map { Array($0.utf8) },
      locale: conflict.place.locale.map { Array($0.utf8) },
      path: conflict.place.path.steps
    )
    switch content {
    case nil: break
    case .entry(let entry): say(entry)
    case .string(let string): say(string, at: place)
    case .substitution(let substitution): say(substitution, at: place)
    case .unit(let unit): say(unit, at: place)
    case .member(let value):
      if case .member(let name) = conflict.subject {
        say([.init(name, value), .init("unit.\(name)", value)], at: place)
      }
    }
  }

  private mutating func say(_ entry: StringCatalog.Entry) {
    let place = Place(key: Array(entry.key.utf8))
    values[place] = []
    say("comment", entry.comment, at: place)
    say("extractionState", entry.extractionState?.rawValue, at: place)
    if let translates = entry.shouldTranslate {
      say([.init("shouldTranslate", .bool(translates))], at: place)
    }
    say(entry.otherMembers, at: place)
    for item in entry.localizations {
      say(item.string, at: Place(key: place.key, locale: Array(item.locale.utf8)))
    }
  }

  private mutating func say(_ string: LocalizedString, at place: Place) {
    values[place] = []
    if let unit = string.stringUnit { say(unit, at: place) }
    say(string.variations, at: place)
    for substitution in string.substitutions {
      say(substitution, at: place.appending(.substitution(substitution.name)))
    }
    say(string.otherMembers, at: place)
  }

  private mutating func say(_ unit: LocalizedString.StringUnit, at place: Place) {
    say("value", unit.value, at: place)
    say("state", unit.state?.rawValue, at: place)
    say(unit.otherMembers.map { .init("unit.\($0.name)", $0.value) }, at: place)
  }

  private mutating func say(_ substitution: LocalizedString.Substitution, at place: Place) {
    values[place] = []
    say("argNum", substitution.argNum.map(String.init), at: place)
    say("formatSpecifier", substitution.formatSpecifier, at: place)
    say(substitution.variations, at: place)
    say(substitution.otherMembers, at: place)
  }

  private mutating func say(_ variations: [LocalizedString.Variation], at place: Place) {
    for variation in variations {
      say(variation.kind.rawValue, "", at: place)
      for item in variation.cases {
        say(item.string, at: place.appending(.variation(variation.kind, item.name)))
      }
    }
  }

  private mutating func say(_ members: [JSONValue.Member], at place: Place) {
    for member in members {
      switch member.value {
      case .string(let text), .number(let text): say(member.name, text, at: place)
      default: say(member.name, "\(member.value)", at: place)
      }
    }
  }

  private mutating func say(_ name: String, _ value: String?, at place: Place) {
    var place = place
    place.name = Array(name.utf8)
    if let value { values[place] = Array(value.utf8) }
  }
}

extension CatalogFacts.Place {
  fileprivate func appending(_ step: UnitPath.Step) -> Self {
    Self(key: key, locale: locale, path: path + [step])
  }

  func has(name other: String) -> Bool { name == Array(other.utf8) }

  /// Whether the place is below that of a conflict.
  func isInside(_ conflict: MergeConflict.Place) -> Bool {
    key == conflict.key.map { Array($0.utf8) }
      && (conflict.locale == nil || locale == conflict.locale.map { Array($0.utf8) })
      && path.starts(with: conflict.path.steps)
  }
}
