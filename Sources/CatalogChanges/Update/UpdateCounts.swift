/// How much of what was offered became what.
package struct UpdateCounts: Hashable, Sendable {
  package private(set) var added = 0
  package private(set) var changed = 0
  /// The text was there, in another state.
  package private(set) var state = 0
  package private(set) var unchanged = 0
  package private(set) var untranslated = 0
  package private(set) var rejected = 0

  package init(_ items: some Sequence<UpdateItem>) {
    for item in items { count(item) }
  }

  private mutating func count(_ item: UpdateItem) {
    switch item.outcome {
    case .added: added += 1
    case .changed: changed += 1
    case .state: state += 1
    case .unchanged: unchanged += 1
    case .untranslated: untranslated += 1
    case .rejected: rejected += 1
    }
  }

  /// The counts by locale, sorted by name.
  package static func byLocale(_ items: [UpdateItem]) -> [(locale: String, counts: UpdateCounts)] {
    var counts: [String: UpdateCounts] = [:]
    for item in items { counts[item.id.locale, default: UpdateCounts([])].count(item) }
    return counts.map { ($0.key, $0.value) }.sorted { $0.locale < $1.locale }
  }
}
