internal import StringCatalogs

/// The update of one key in one locale.
struct LocaleUpdate {
  /// What there is to know of the key and the locale.
  struct Context {
    /// The string that is translated.
    var source: LocalizedString
    var isSourceLanguage: Bool
    var isAskedFor: Bool
    var isLocale: Bool
    var isToBeTranslated: Bool
    var placeholders: PlaceholderCheck
  }

  private(set) var string: LocalizedString?
  private(set) var items: [UpdateItem] = []
  /// The files of the values that were taken without a look at the source, one for each value.
  private(set) var uncheckedFiles: [String] = []
  private let context: Context
  /// What is wrong with the placeholders of what is offered, by path.
  private lazy var mismatches = context.placeholders(context.source, offered)
  /// The string as it would be with all that is offered.
  private let offered: LocalizedString

  init(of string: LocalizedString?, with offers: [Offer], _ context: Context) {
    self.string = string
    self.context = context
    var offered = string ?? LocalizedString()
    for offer in offers where offer.hasText {
      offered.set(offer.unit, at: offer.id.path, context.source)
    }
    self.offered = offered
    var order: [UnitPath] = []
    let rows = offers.reduce(into: [UnitPath: [Offer]]()) { rows, offer in
      if rows[offer.id.path] == nil { order.append(offer.id.path) }
      rows[offer.id.path, default: []].append(offer)
    }
    for path in order { apply(rows: rows[path] ?? []) }
  }

  /// Applies the rows that there are for one value: mostly one.
  ///
  /// Of several rows with one text, the last word is with the one that asks for a review.
  private mutating func apply(rows: [Offer]) {
    let texts = rows.filter(\.hasText)
    guard rows.count > 1, let first = texts.first else { return rows.forEach { apply($0) } }
    for row in rows where !row.hasText {
      items.append(row.item(.untranslated, current: string?[row.id.path]))
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
    let current = string?[offer.id.path]
    let source = context.source.counterpart(of: offer.id.path)?.value
    let effect = UpdateEffect(of: offer.unit, on: current, source: source)
    switch effect {
    case .none: items.append(offer.item(.unchanged, current: current))
    case .untranslated: items.append(offer.item(.untranslated, current: current))
    case .erases, .offersNew, .setsState, .setsText:
      if let rejection = rejection(of: offer, effect, source: source) {
        return reject(offer, rejection)
      }
      if offer.seenSource == nil { uncheckedFiles.append(offer.file) }
      write(offer, effect, over: current)
    }
  }

  private mutating func reject(_ offer: Offer, _ rejection: Rejection) {
    items.append(offer.item(.rejected(rejection), current: string?[offer.id.path]))
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
    var string = string ?? LocalizedString()
    string.set(unit, at: offer.id.path, context.source)
    self.string = string
    items.append(offer.item(outcome, current: current, result: unit))
  }

  /// Why a value with an effect is not taken; the reason that a person must see to first.
  private mutating func rejection(of offer: Offer, _ effect: UpdateEffect, source: String?)
    -> Rejection?
  {
    if !context.isAskedFor { return .localeNotAskedFor }
    if !context.isLocale { return .noLocale }
    if context.isSourceLanguage { return .sourceLanguage }
    if !context.isToBeTranslated { return .notToBeTranslated }
    if effect == .erases { return .empty }
    if effect == .offersNew { return .new }
    switch PathAdmission(offer.id.path, source: context.source, translation: string) {
    case .unknown: return .unknownPath
    case .otherVariation: return .otherVariation
    case .admitted: break
    }
    // A doubt about what the catalog has stands, whatever source it was about.
    if effect == .setsState(.needsReview) { return nil }
    if let seen = offer.seenSource, let source, !seen.isExactly(source) {
      return .sourceChanged(seen: seen, now: source)
    }
    if let base = offer.base, !base.isSame(as: string?[offer.id.path]) {
      return .changedSince(base: base.text, now: string?[offer.id.path]?.value)
    }
    return mismatches[offer.id.path].map(Rejection.placeholders)
  }
}
