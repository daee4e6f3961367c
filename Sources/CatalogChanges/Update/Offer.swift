internal import MessageFormat
internal import StringCatalogs

/// A value that a translator's file has for a key.
struct Offer {
  let id: StringID
  var unit: LocalizedString.StringUnit
  let file: String
  /// The source text that the translator saw; `nil` where the file does not say.
  var seenSource: String?
  /// The arguments of substitutions, as the file tells them.
  let arguments: SubstitutionText
  let sourceArguments: SubstitutionText
  /// What a reviewer started from; `nil` in translators' files, which do not say.
  var base: UpdateReview.Base?
}

extension Offer {
  /// A reviewer's change, of a locale under the name that the catalog has for it.
  init(_ change: UpdateReview.Change, locale: String, file: String) {
    id = StringID(key: change.id.key, locale: locale, path: change.id.path)
    unit = change.unit
    self.file = file
    seenSource = change.seenSource
    arguments = SubstitutionText(of: LocalizedString())
    sourceArguments = arguments
    base = change.base
  }

  /// Whether the value is a translation, as far as the file says.
  var hasText: Bool { !unit.value.isEmpty && unit.state != .new }

  /// What becomes of the value where the catalog lacks its key.
  var itemOfUnknownKey: UpdateItem {
    let effect = UpdateEffect(of: unit, on: nil, source: seenSource)
    return item(effect == .untranslated ? .untranslated : .rejected(.unknownKey), current: nil)
  }

  func item(
    _ outcome: UpdateItem.Outcome,
    current: LocalizedString.StringUnit?,
    result: LocalizedString.StringUnit? = nil
  ) -> UpdateItem {
    UpdateItem(
      id: id,
      file: file,
      offered: unit,
      current: current,
      result: result ?? current,
      outcome: outcome
    )
  }
}
