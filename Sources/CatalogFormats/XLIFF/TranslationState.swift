package import StringCatalogs

/// The states of translations in XLIFF 1.2, by Xcode's practice: `needs_review` is
/// `needs-review-l10n`, and a machine's translation is `translated` with `leveraged-mt`.
package enum XLIFF12State {
  /// How a state is written.
  static func written(_ state: LocalizedString.StringUnit.State?)
    -> (state: String?, qualifier: String?)
  {
    switch state {
    case nil: (nil, nil)
    case .new: ("new", nil)
    case .translated: ("translated", nil)
    case .machineTranslated: ("translated", "leveraged-mt")
    default: ("needs-review-l10n", nil)
    }
  }

  /// The state that a target tells; `nil` where it tells none.
  ///
  /// Xcode takes what it does not know, as it takes `final` and `signed-off`, for translated.
  package static func read(state: String?, qualifier: String?, isApproved: Bool?)
    -> LocalizedString.StringUnit.State?
  {
    switch state {
    case nil: isApproved.map { $0 ? .translated : .needsReview }
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": .new
    case let state? where state.hasPrefix("needs-review"): .needsReview
    default: qualifier == "leveraged-mt" ? .machineTranslated : .translated
    }
  }
}

/// The states of segments in XLIFF 2, where a state of ours is a `subState`.
package enum XLIFF2State {
  private static let prefix = "alertcopy:"

  /// How a state is written.
  static func written(_ state: LocalizedString.StringUnit.State?)
    -> (state: String?, subState: String?)
  {
    switch state {
    case nil: (nil, nil)
    case .new: ("initial", nil)
    case .translated: ("translated", nil)
    case let state?: ("translated", prefix + state.rawValue)
    }
  }

  /// The state that a segment tells; `nil` where it tells none.
  package static func read(state: String?, subState: String?) -> LocalizedString.StringUnit.State? {
    switch state {
    case nil: nil
    case "initial": .new
    case "translated" where subState?.hasPrefix(prefix) == true:
      subState.map { .init(rawValue: String($0.dropFirst(prefix.count))) }
    default: .translated
    }
  }
}
