internal import StringCatalogs

/// Content that a list has under a name.
protocol NamedContent: ExactContent {
  var contentName: String { get }
}

/// Which element of a list is meant: its name, and how many of that name stand before it.
///
/// Names are unique in a sound file; where they are not, no element is dropped for it.
struct ContentID: Hashable, Sendable {
  let name: ExactText
  let occurrence: Int
}

extension Array where Element: NamedContent {
  /// What each element is known by, in order.
  var contentIDs: [ContentID] {
    var counts: [ExactText: Int] = [:]
    counts.reserveCapacity(count)
    return map { element in
      let name = ExactText(element.contentName)
      let occurrence = counts[name, default: 0]
      counts[name] = occurrence + 1
      return ContentID(name: name, occurrence: occurrence)
    }
  }
}

extension Array: ExactContent where Element: NamedContent {
  func isExactly(_ other: [Element]) -> Bool {
    guard count == other.count else { return false }
    let isInOrder = zip(self, other).allSatisfy { $0.contentName.isExactly($1.contentName) }
    if isInOrder { return zip(self, other).allSatisfy { $0.isExactly($1) } }
    let others = IndexedContent(other)
    return zip(self, contentIDs).allSatisfy { element, id in
      others[id].map(element.isExactly) ?? false
    }
  }
}

extension StringCatalog.Entry: NamedContent {
  var contentName: String { key }

  func isExactly(_ other: StringCatalog.Entry) -> Bool {
    key.isExactly(other.key)
      && comment.isExactly(other.comment)
      && extractionState.isExactly(other.extractionState)
      && shouldTranslate == other.shouldTranslate
      && localizations.isExactly(other.localizations)
      && otherMembers.isExactly(other.otherMembers)
  }
}

extension StringCatalog.Localization: NamedContent {
  var contentName: String { locale }

  func isExactly(_ other: StringCatalog.Localization) -> Bool {
    locale.isExactly(other.locale) && string.isExactly(other.string)
  }
}

extension LocalizedString.Variation: NamedContent {
  var contentName: String { kind.rawValue }

  func isExactly(_ other: LocalizedString.Variation) -> Bool {
    contentName.isExactly(other.contentName) && cases.isExactly(other.cases)
  }
}

extension LocalizedString.Case: NamedContent {
  var contentName: String { name }

  func isExactly(_ other: LocalizedString.Case) -> Bool {
    name.isExactly(other.name) && string.isExactly(other.string)
  }
}

extension LocalizedString.Substitution: NamedContent {
  var contentName: String { name }

  func isExactly(_ other: LocalizedString.Substitution) -> Bool {
    name.isExactly(other.name) && argNum == other.argNum
      && formatSpecifier.isExactly(other.formatSpecifier)
      && variations.isExactly(other.variations)
      && otherMembers.isExactly(other.otherMembers)
  }
}

extension JSONValue.Member: NamedContent {
  var contentName: String { name }

  func isExactly(_ other: JSONValue.Member) -> Bool {
    name.isExactly(other.name) && value.isExactly(other.value)
  }
}
