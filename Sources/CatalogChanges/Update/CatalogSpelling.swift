internal import MessageFormat
internal import StringCatalogs

/// How a catalog writes what translators get of one string: the arguments of its substitutions.
///
/// A file without a skeleton does not say which argument a substitution counts, nor whether the
/// catalog numbers it. The catalog does, so a text that a translator cannot tell from the catalog's
/// is the catalog's.
struct CatalogSpelling {
  private let source: LocalizedString
  private let translation: LocalizedString?
  private let sourceArguments: SubstitutionText
  private let arguments: SubstitutionText

  init(source: LocalizedString, translation: LocalizedString?) {
    self.source = source
    self.translation = translation
    sourceArguments = SubstitutionText(of: source)
    arguments = SubstitutionText(of: translation ?? LocalizedString())
      .completed(with: sourceArguments)
  }

  /// An offer as the catalog would write it.
  func spelling(_ offer: Offer) -> Offer {
    let path = offer.id.path
    var offer = offer
    offer.unit.value = Self.spelling(
      offer.arguments.written(offer.unit.value, at: path),
      like: translation?[path]?.value,
      at: path,
      arguments
    )
    offer.seenSource = offer.seenSource.map { seen in
      Self.spelling(
        offer.sourceArguments.written(seen, at: path),
        like: source.counterpart(of: path)?.value,
        at: path,
        sourceArguments
      )
    }
    return offer
  }

  private static func spelling(
    _ written: String,
    like own: String?,
    at path: UnitPath,
    _ arguments: SubstitutionText
  ) -> String {
    let text = arguments.read(written, at: path)
    guard let own, arguments.read(arguments.written(own, at: path), at: path).isExactly(text) else {
      return text
    }
    return own
  }
}
