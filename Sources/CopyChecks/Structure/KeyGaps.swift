internal import StringCatalogs

/// Which keys lack which locales, counted through a catalog.
struct KeyGaps: Sendable {
  /// A key and the locales, as indices, that have no text for it.
  struct Gap: Sendable {
    let key: String
    let origin: TextOrigin
    var locales: [Int]
  }

  /// How many keys each locale has.
  private(set) var counts: [Int]
  /// Which locales have a text that is not just the key: files of others may not have been read.
  private(set) var isWritten: [Bool]
  private(set) var gaps: [Gap] = []

  init(_ catalog: CheckedCatalog) {
    counts = catalog.locales.map { _ in 0 }
    isWritten = catalog.locales.map { _ in false }
  }

  /// All the notes that were taken of one catalog, in their order.
  init(joining notes: [KeyGaps], in catalog: CheckedCatalog) {
    self.init(catalog)
    for note in notes {
      for (index, count) in note.counts.enumerated() {
        counts[index] += count
        if note.isWritten[index] { isWritten[index] = true }
      }
      gaps += note.gaps
    }
  }

  /// Takes note of an entry, where it is to be translated.
  mutating func take(_ entry: CheckedEntry, in catalog: CheckedCatalog) {
    guard entry.shouldTranslate, entry.extractionState != .stale else { return }
    // The name of an app is mostly the same everywhere.
    if catalog.content == .infoPlist, entry.key.hasPrefix("CFBundle") { return }
    var found = 0
    var last = -1
    for text in entry.texts where text.locale != last && !catalog.isStillMissing(text) {
      counts[text.locale] += 1
      if text.origin != entry.keyOrigin { isWritten[text.locale] = true }
      found += 1
      last = text.locale
    }
    guard found < catalog.locales.count, !entry.texts.isEmpty else { return }
    var missing = catalog.locales.indices.filter { index in
      !entry.texts.contains { $0.locale == index && !catalog.isStillMissing($0) }
        && catalog.locales[index].name != "Base"
    }
    // What the key says is shown where there is no source text: right where it is one.
    // Of Info.plist the file itself is the source; where there is no source file, the code is.
    if !entry.isKeySymbolic || entry.isKeyWord || catalog.content == .infoPlist
      || !catalog.hasSource
    {
      missing.removeAll { $0 == catalog.sourceLocale }
    }
    guard !missing.isEmpty, entry.hasWords(in: catalog) else { return }
    gaps.append(Gap(key: entry.key, origin: entry.keyOrigin, locales: missing))
  }

  /// How many of the gaps are of each locale.
  var missing: [Int] {
    var missing = counts.map { _ in 0 }
    for locale in gaps.lazy.flatMap(\.locales) { missing[locale] += 1 }
    return missing
  }
}

extension CheckedEntry {
  /// Whether the key is a plain word, which says itself what it means: `search`, `Confirm`.
  fileprivate var isKeyWord: Bool {
    key.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      && key.utf8.dropFirst().allSatisfy { $0 >= 0x61 }
  }

  /// Whether nobody has translated what seems a name: a word or two with capitals, of which none is
  /// known.
  private func isName(_ source: String, in catalog: CheckedCatalog) -> Bool {
    guard catalog.locales[catalog.sourceLocale].writing == .english,
      texts.allSatisfy({ $0.locale == catalog.sourceLocale })
    else { return false }
    let words = source.split(separator: " ")
    return words.count <= 2 && OrdinaryEnglish.count(in: source).words == 0
      && words.allSatisfy { $0.first?.isUppercase == true && $0.allSatisfy(\.isLetter) }
  }

  /// Whether the source has something to translate: letters that are no name with capitals inside,
  /// no placeholder and no address.
  fileprivate func hasWords(in catalog: CheckedCatalog) -> Bool {
    guard let source = texts.first(where: { $0.locale == catalog.sourceLocale })?.text else {
      return true
    }
    // A word that another locale leaves as it is may be a name.
    let isWord = !source.utf8.contains(UInt8(ascii: " "))
    if isWord, texts.contains(where: { $0.locale != catalog.sourceLocale && $0.text == source }) {
      return false
    }
    if InterfaceDummy.isOne(key, text: source) || isName(source, in: catalog) { return false }
    return source.split(separator: " ").contains { word in
      guard !word.hasPrefix("%"), !word.contains("://"), !word.contains("@"), !word.contains("_"),
        !word.contains("/")
      else { return false }
      if word.unicodeScalars.contains(where: { $0.value >= 0xC0 && $0.properties.isAlphabetic }) {
        return true
      }
      let letters = word.utf8.filter { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      return letters.count > 2 && letters.dropFirst().allSatisfy { $0 >= 0x61 }
    }
  }
}
