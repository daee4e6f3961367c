internal import StringCatalogs

/// What an offered value would do to the one that the catalog has, by its text and state.
///
/// The same text:
///
/// | catalog | file | result |
/// |---|---|---|
/// | any | no state, `new`, or a state that is not known | as it was |
/// | `new`, `needs_review`, `machine_translated` | `translated` | `translated` |
/// | any | `needs_review` | `needs_review`: somebody asks for a review |
/// | `new` | `machine_translated` | `machine_translated` |
/// | any other | `machine_translated` | as it was: a machine approves nothing |
///
/// A state that is not known is one that files give as `needs_review`, and so stays as it was.
///
/// Another text, or none in the catalog:
///
/// | file | result |
/// |---|---|
/// | no state | `translated`: the format has no states |
/// | `new` | nothing, where the text is the source's or empty, and else rejected |
/// | any other | the state of the file |
///
/// Without a state the source's text is no translation, as long as the catalog has none: files that
/// have no states are given to translators with the source's texts in them.
///
/// An empty text erases nothing: it is rejected, or counts as untranslated where the catalog has no
/// text either or the file says `new`.
enum UpdateEffect: Equatable {
  typealias StringUnit = LocalizedString.StringUnit

  case none
  case untranslated
  case erases
  /// A text that the file calls `new`.
  case offersNew
  case setsState(StringUnit.State)
  case setsText(StringUnit.State)

  init(of offered: StringUnit, on current: StringUnit?, source: String?) {
    if let current, current.value.isExactly(offered.value) {
      self = Self.effect(of: offered.state, on: current.state)
    } else if offered.value.isBlank, source?.isBlank != true {
      self = current == nil || offered.state == .new ? .untranslated : .erases
    } else if offered.state == .new {
      self = source?.isExactly(offered.value) == true ? .untranslated : .offersNew
    } else if offered.state == nil, current == nil || current?.state == .new,
      source?.isExactly(offered.value) == true
    {
      self = .untranslated
    } else {
      self = .setsText(offered.state ?? .translated)
    }
  }

  private static func effect(of offered: StringUnit.State?, on current: StringUnit.State?) -> Self {
    switch (offered, current) {
    case (.translated, .new), (.translated, .needsReview), (.translated, .machineTranslated):
      .setsState(.translated)
    case (.needsReview, nil), (.needsReview, .new), (.needsReview, .translated),
      (.needsReview, .machineTranslated):
      .setsState(.needsReview)
    case (.machineTranslated, .new): .setsState(.machineTranslated)
    default: .none
    }
  }
}

extension String {
  /// Whether nothing but white space stands in the text.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
