/// Which texts of a catalog say 你, and which say 您.
///
/// Nearly every catalog is of one mind, so only the places of the texts are kept: those that are told
/// of are read again.
struct PronounTally: Sendable {
  /// A text that speaks to the reader.
  struct Address: Sendable {
    let entry: CheckedEntry
    let text: CheckedText
  }

  /// The place of a text: its entry, and its number there.
  struct Place: Sendable {
    fileprivate let entry: Int32
    fileprivate let text: Int32
  }

  /// The texts with 你 and with 您, by locale.
  private(set) var familiar: [[Place]]
  private(set) var polite: [[Place]]
  /// The texts with 妳, by locale.
  private(set) var feminine: [[Place]]
  private let isChinese: [Bool]

  init(_ catalog: CheckedCatalog) {
    familiar = Array(repeating: [], count: catalog.locales.count)
    polite = familiar
    feminine = familiar
    isChinese = catalog.locales.map(\.writing.isChinese)
  }

  mutating func take(_ entry: CheckedEntry, _ glance: EntryGlance) {
    guard entry.shouldTranslate else { return }
    // Who tells translators to write 您 means it.
    lazy var isFormal = entry.comment?.contains("您") ?? false
    for (index, found) in glance.texts.enumerated() where !found.isDisjoint(with: .pronoun) {
      let locale = entry.texts[index].locale
      guard isChinese[locale] else { continue }
      let place = Place(
        entry: Int32(truncatingIfNeeded: glance.index),
        text: Int32(truncatingIfNeeded: index)
      )
      if found.contains(.familiarPronoun), Self.isFamiliar(entry.texts[index].text) {
        familiar[locale].append(place)
      }
      if found.contains(.politePronoun), !isFormal { polite[locale].append(place) }
      if found.contains(.femininePronoun) { feminine[locale].append(place) }
    }
  }

  /// The texts at some places of a catalog.
  static func addresses(at places: [Place], in catalog: CheckedCatalog) -> [Address] {
    var found: [Address] = []
    for place in places {
      catalog.forEachEntry(of: [Int(place.entry)]) {
        found.append(Address(entry: $0, text: $0.texts[Int(place.text)]))
      }
    }
    return found
  }

  /// The tallies of the parts of a catalog as one.
  static func sum(_ tallies: [PronounTally], of catalog: CheckedCatalog) -> PronounTally {
    var sum = PronounTally(catalog)
    for tally in tallies {
      for locale in catalog.locales.indices {
        sum.familiar[locale] += tally.familiar[locale]
        sum.polite[locale] += tally.polite[locale]
        sum.feminine[locale] += tally.feminine[locale]
      }
    }
    return sum
  }

  /// Whether a text says 你 elsewhere than in 你好 or 我爱你, which nobody says with 您.
  private static func isFamiliar(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.dropLast(2).contains { index in
        guard bytes[index...].starts(with: "你".utf8) else { return false }
        let (before, after) = (bytes[..<index].suffix(6), bytes[(index + 3)...].prefix(3))
        return !after.elementsEqual("好".utf8) && !before.elementsEqual("我爱".utf8)
          && !before.elementsEqual("我愛".utf8)
      }
    }
  }
}
