package import AlertModel

/// How the OS behaves when an app asks for a permission: the rules of the simulated device.
///
/// The source and the confidence of each rule stand in `permissions.json`.
package struct PermissionRules: Hashable, Sendable {
  package var permission: Permission
  /// The first OS version that asks for it.
  package var introduced: OSVersion
  /// The permission whose status it shares: one grant, for which there are two ways to ask.
  package var sharesStatusWith: Permission?
  /// The statuses that it can have.
  package var statuses: [StatusRule]
  /// The prompts that the OS shows for it.
  package var prompts: [PromptRule]
  /// What the OS grants without a prompt to an app that asks for it so.
  package var quietGrants: [QuietGrantRule]
  /// What happens when Info.plist lacks its purpose string.
  package var missingKeys: [MissingKeyRule]
  /// Whether it can be asked for again.
  package var askingAgain: AskingAgainRule
  /// Whether a change in Settings ends the app.
  package var settingsChangeEndsApp: Bool
  /// What must hold before the OS asks.
  package var needs: [Need]
  /// Where its completion handler runs.
  package var queue: CallbackQueue
  /// Whether the status that an app reads in the handler may still be the old one.
  package var statusLags: Bool

  /// The rules of a permission.
  package static func of(_ permission: Permission) -> PermissionRules? {
    all.first { $0.permission == permission }
  }
}

extension PermissionRules {
  /// A status, and the versions that have it.
  package struct StatusRule: Hashable, Sendable {
    package var status: AuthorizationStatus
    package var versions: OSVersionRange
    /// The first version in which an app can read it; `nil` where none lets it.
    package var readableFrom: OSVersion?
    /// The purpose-string key without which an app cannot read it.
    package var readableWithKey: String?
    /// Whether a completion handler calls it a grant; `nil` where its name says so.
    package var isGrant: Bool?
  }

  /// A prompt of the OS.
  package struct PromptRule: Hashable, Sendable {
    package var versions: OSVersionRange
    /// The status in which it is shown.
    package var status: AuthorizationStatus
    /// Whether the status must be provisional.
    package var isProvisional: Bool
    package var trigger: Trigger
    package var kind: Kind
    package var buttons: [ButtonRule]
  }

  /// What brings a prompt about.
  package enum Trigger: String, Hashable, Sendable {
    /// The app asks.
    case request
    /// The OS asks by itself, some time later.
    case system
  }

  /// What a prompt looks like.
  package enum Kind: String, Hashable, Sendable {
    case alert, sheet, notification, none
  }

  /// A button of a prompt, and what it does.
  package struct ButtonRule: Hashable, Sendable {
    /// What the button says in a locale; `nil` where nobody has seen it.
    package func name(in locale: String, version: OSVersion) -> String? {
      term.flatMap { Term.name($0, locale: locale, version: version) }
        ?? (locale == "en" ? label : nil)
    }

    /// The term of its label, where the table of names has it.
    package var term: String?
    /// Its English label, where the table has it not.
    package var label: String?
    /// The status that it leads to; `nil` where a second prompt follows.
    package var leadsTo: AuthorizationStatus?
    /// The status that this one lapses to.
    package var lapsesTo: AuthorizationStatus?
    /// Whether the completion handler hears of it.
    package var callsBack: Bool
    /// Whether the status is granted on trial.
    package var isProvisional: Bool
    /// The buttons of the second prompt.
    package var then: [ButtonRule]
  }

  /// A grant that needs no prompt.
  package struct QuietGrantRule: Hashable, Sendable {
    package var versions: OSVersionRange
    package var occasion: Occasion
    package var status: AuthorizationStatus
    /// The status that it lapses to.
    package var lapsesTo: AuthorizationStatus?
  }

  /// When a grant needs no prompt.
  package enum Occasion: String, Hashable, Sendable {
    /// The app asks with the provisional option.
    case provisionalRequest
    /// An App Clip is opened.
    case appClipLaunch
  }

  /// What happens when a purpose string is missing.
  package struct MissingKeyRule: Hashable, Sendable {
    package var versions: OSVersionRange
    /// The SDKs that the app was linked with; `nil` for all.
    package var linkedSDK: OSVersionRange?
    package var effect: MissingKeyEffect
  }

  /// What a missing purpose string does.
  package enum MissingKeyEffect: String, Hashable, Sendable {
    case none, terminates, deniedSilently, requestFails, defaultText
  }

  /// Whether a permission can be asked for again.
  package struct AskingAgainRule: Hashable, Sendable {
    package var condition: String
    /// How often a prompt that widens a grant is shown; `nil` without a limit.
    package var times: Int?
    /// Whether a request that shows nothing calls back.
    package var callsBack: Bool
    /// Whether it is ignored after a grant that lapses.
    package var isIgnoredAfterAllowOnce: Bool
  }

  /// What must hold before the OS asks.
  package enum Need: String, Hashable, Sendable {
    case hardware, foreground, active, noOtherPrompt
    case locationServices, bluetoothOn, trackingRequests
    /// A grant of location, which this one makes more exact.
    case locationGrant
    /// An entitlement or a capability of the app, which the simulated app has.
    case capability
  }

  /// Where a completion handler runs.
  package enum CallbackQueue: String, Hashable, Sendable {
    case arbitrary, caller, main, locationManagerThread
  }
}
