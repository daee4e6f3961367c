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
}

extension Offer {
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
