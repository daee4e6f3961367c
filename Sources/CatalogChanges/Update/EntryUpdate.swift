internal import StringCatalogs

/// The update of one key.
struct EntryUpdate {
  private(set) var entry: StringCatalog.Entry
  private(set) var items: [UpdateItem] = []
  /// The files of the values that were taken without a look at the source, one for each value.
  private(set) var uncheckedFiles: [String] = []
  private let source: LocalizedString
  private let sourceLanguage: String
  private let locales: Set<String>?
  private let mismatch: (_ source: String, _ translation: String) -> String?

  init(
    _ entry: StringCatalog.Entry,
    sourceLanguage: String,
    locales: Set<String>?,
    mismatch: @escaping (_ source: String, _ translation: String) -> String?
  ) {
    self.entry = entry
    source = entry.sourceString(sourceLanguage)
    self.sourceLanguage = sourceLanguage
    self.locales = locales
    self.mismatch = mismatch
  }

  /// Applies what there is for the key.
  mutating func apply(_ offers: [Offer]) {
    var order: [StringID] = []
    let byID = offers.reduce(into: [StringID: [Offer]]()) { groups, offer in
      if groups[offer.id] == nil { order.append(offer.id) }
      groups[offer.id, default: []].append(offer)
    }
    for id in order { apply(rows: byID[id] ?? []) }
  }

  /// Applies the rows that there are for one value: mostly one.
  ///
  /// Of several rows with one text, the last word is with the one that asks for a review.
  private mutating func apply(rows: [Offer]) {
    guard rows.count > 1 else { return rows.forEach { apply($0) } }
    let texts = rows.filter { !$0.unit.value.isEmpty && $0.unit.state != .new }
    guard let first = texts.first else { return rows.forEach { apply($0) } }
    let current = entry[first.id.locale]?[first.id.path]
    for row in rows where row.unit.value.isEmpty || row.unit.state == .new {
      items.append(row.item(.untranslated, current: current))
    }
    if let other = texts.first(where: { !$0.unit.value.isExactly(first.unit.value) }) {
      for row in texts {
        let opponent = row.unit.value.isExactly(first.unit.value) ? other : first
        reject(row, .contradicted(file: opponent.file, value: opponent.unit.value))
      }
    } else {
      texts.filter { $0.unit.state != .needsReview }.forEach { apply($0) }
      texts.filter { $0.unit.state == .needsReview }.forEach { apply($0) }
    }
  }

  private mutating func apply(_ offer: Offer) {
    let path = offer.id.path
    let current = entry[offer.id.locale]?[path]
    let text = source.counterpart(of: path)?.value
    let effect = UpdateEffect(of: offer.unit, on: current, source: text)
    switch effect {
    case .none: items.append(offer.item(.unchanged, current: current))
    case .untranslated: items.append(offer.item(.untranslated, current: current))
    default:
      if let rejection = rejection(of: offer, effect, source: text) {
        return reject(offer, rejection)
      }
      if offer.seenSource == nil { uncheckedFiles.append(offer.file) }
      write(offer, effect, over: current)
    }
  }

  private mutating func reject(_ offer: Offer, _ rejection: Rejection) {
    let current = entry[offer.id.locale]?[offer.id.path]
    items.append(offer.item(.rejected(rejection), current: current))
  }

  private mutating func write(
    _ offer: Offer,
    _ effect: UpdateEffect,
    over current: LocalizedString.StringUnit?
  ) {
    var unit = current ?? .init(offer.unit.value)
    unit.value = offer.unit.value
    let outcome: UpdateItem.Outcome
    switch effect {
    case .setsState(let state): (unit.state, outcome) = (state, .state)
    case .setsText(let state): (unit.state, outcome) = (state, current == nil ? .added : .changed)
    case .none, .untranslated, .erases, .offersNew: return
    }
    var string = entry[offer.id.locale] ?? LocalizedString()
    string.addSubstitution(on: offer.id.path, from: source)
    string[offer.id.path] = unit
    entry[offer.id.locale] = string
    items.append(offer.item(outcome, current: current, result: unit))
  }
}

extension EntryUpdate {
  /// Why a value with an effect is not taken; the reason that a person must see to first.
  private func rejection(of offer: Offer, _ effect: UpdateEffect, source text: String?)
    -> Rejection?
  {
    let id = offer.id
    if let locales, !locales.contains(id.locale) { return .localeNotAskedFor }
    if id.locale == sourceLanguage { return .sourceLanguage }
    if entry.shouldTranslate == false { return .notToBeTranslated }
    if effect == .erases { return .empty }
    if effect == .offersNew { return .new }
    switch PathAdmission(id.path, source: source, translation: entry[id.locale]) {
    case .unknown: return .unknownPath
    case .otherVariation: return .otherVariation
    case .admitted: break
    }
    // A doubt about what the catalog has stands, whatever source it was about.
    if effect == .setsState(.needsReview) { return nil }
    if let seen = offer.seenSource, let text, !seen.isExactly(text) {
      return .sourceChanged(seen: seen, now: text)
    }
    return text.flatMap { mismatch($0, offer.unit.value) }.map(Rejection.placeholders)
  }
}

extension LocalizedString {
  /// Adds the substitution that a path leads into, with the argument that the source says.
  fileprivate mutating func addSubstitution(on path: UnitPath, from source: LocalizedString) {
    guard case .substitution(let name) = path.steps.first,
      !substitutions.contains(where: { $0.name == name }),
      var substitution = source.substitutions.first(where: { $0.name == name })
    else { return }
    substitution.variations = []
    substitutions.append(substitution)
  }
}
