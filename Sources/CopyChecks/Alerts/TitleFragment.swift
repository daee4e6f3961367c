/// Whether an English title is surely a phrase and no sentence.
enum TitleFragment {
  /// Words with which a phrase about a permission begins.
  private static let beginnings: Set<Substring> = [
    "camera", "microphone", "photo", "photos", "location", "notification", "notifications",
    "contacts", "calendar", "calendars", "bluetooth", "permission", "permissions", "access", "no",
    "limited", "full", "reminders", "motion", "tracking", "health", "album", "gallery",
  ]
  /// Words that make a sentence of it.
  private static let verbs: Set<Substring> = [
    "is", "are", "was", "were", "isn't", "aren't", "can", "can't", "cannot", "could", "has", "have",
    "hasn't", "haven't", "needs", "need", "does", "doesn't", "do", "don't", "must", "should",
    "will",
    "would", "helps", "makes", "lets", "uses", "you", "we", "requires", "wants",
  ]

  /// Whether words in lower case are such a phrase.
  static func contains(_ words: [Substring]) -> Bool {
    guard let first = words.first, beginnings.contains(first), words.count > 1 else { return false }
    return words.allSatisfy { !verbs.contains($0) }
  }
}
