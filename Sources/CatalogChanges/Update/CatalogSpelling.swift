internal import MessageFormat
internal import StringCatalogs

/// How a catalog writes what translators get of one string: the arguments of its substitutions.
///
/// A file without a skeleton does not say which argument a substitution counts, nor whether the
/// catalog numbers its arguments. The catalog does, so a text that is the same to a translator as
/// one of the catalog's is that.
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

  /// An offer as the catalog would write it; a reviewer's is written so already.
  func spelling(_ offer: Offer) -> Offer {
    guard offer.base == nil else { return offer }
    let path = offer.id.path
    let source = source.counterpart(of: path)?.value
    var offer = offer
    offer.unit.value = Self.spelling(
      offer.arguments.written(offer.unit.value, at: path),
      like: translation?[path]?.value,
      source,
      at: path,
      arguments
    )
    offer.seenSource = offer.seenSource.map { seen in
      Self.spelling(
        offer.sourceArguments.written(seen, at: path),
        like: source,
        at: path,
        sourceArguments
      )
    }
    return offer
  }

  private static func spelling(
    _ written: String,
    like others: String?...,
    at path: UnitPath,
    _ arguments: SubstitutionText
  ) -> String {
    let text = arguments.read(written, at: path)
    return others.lazy.compactMap(\.self).first { other in
      let same = arguments.read(arguments.written(other, at: path), at: path)
      return arguments.areSame(same.exchangeable, text, at: path)
    } ?? text
  }
}

extension String {
  /// The text without the characters that XML, and so a translator's file, cannot hold.
  fileprivate var exchangeable: String {
    guard unicodeScalars.contains(where: \.isLostInXML) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isLostInXML }))
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has no way to write it: section 2.2, Char.
  fileprivate var isLostInXML: Bool {
    value < 0x20 && ![0x9, 0xA, 0xD].contains(value) || value == 0xFFFE || value == 0xFFFF
  }
}
