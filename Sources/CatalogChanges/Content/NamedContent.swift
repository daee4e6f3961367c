internal import StringCatalogs

/// Content that a list has under a name.
protocol NamedContent: Content {
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

extension StringCatalog.Entry: NamedContent {
  var contentName: String { key }

  var inOrder: Self {
    var entry = self
    entry.localizations = localizations.inOrder
    entry.otherMembers = otherMembers.inOrder
    return entry
  }
}

extension StringCatalog.Localization: NamedContent {
  var contentName: String { locale }

  var inOrder: Self { Self(locale: locale, string: string.inOrder) }
}

extension LocalizedString.Variation: NamedContent {
  var contentName: String { kind.rawValue }

  var inOrder: Self { Self(kind, cases: cases.inOrder) }
}

extension LocalizedString.Case: NamedContent {
  var contentName: String { name }

  var inOrder: Self { Self(name, string.inOrder) }
}

extension LocalizedString.Substitution: NamedContent {
  var contentName: String { name }

  var inOrder: Self {
    var substitution = self
    substitution.variations = variations.inOrder
    substitution.otherMembers = otherMembers.inOrder
    return substitution
  }
}

extension JSONValue.Member: NamedContent {
  var contentName: String { name }

  var inOrder: Self { Self(name, value.inOrder) }
}
