public import AlertModel
public import PermissionFlow

/// A way to ask for permissions that is found in the wild, named after what it does.
public struct FlowPreset: Hashable, Sendable {
  /// How its alerts are built.
  public struct Style: Hashable, Sendable {
    /// What the cancelling button is to the OS.
    public let cancel: AlertAction.Role
    /// What the confirming button is to the OS.
    public let confirm: AlertAction.Role
  }

  /// The names of the presets.
  public enum Name: String, CaseIterable, Codable, Hashable, Sendable {
    case requestAll, onAgreement, tipWithPath, nextAttempt, guideAtOnce
  }

  /// A way to read how a permission stands, beside the flow.
  public struct StatusQuery: Hashable, Sendable {
    /// The permission that it is meant for.
    public let permission: Permission
    /// The statuses that it takes for a grant; `nil` where it looks at something else.
    public let counted: Set<AuthorizationStatus>?
  }

  /// A short name.
  public let name: Name
  /// What it does, in a sentence.
  public let about: String
  /// The permissions that it asks for, in its order.
  public let permissions: [Permission]
  /// How its alerts are built.
  public let style: Style
  /// What it decides.
  public let policy: FlowPolicy
  /// Whether it asks for all its permissions without waiting for an answer.
  public private(set) var asksTogether = false
  /// Whether only answers of the OS are passed on to the main queue: what is known already is told, and
  /// its alert shown, on whichever thread called.
  public private(set) var alertsWhereCalled = false
  /// The permissions for which the queue of the OS waits for the main queue.
  public private(set) var waitsForMain: Set<Permission> = []
  /// Its ways to read how a permission stands, beside the flow.
  public private(set) var queries: [StatusQuery] = []
  /// Before this version it tells of a grant that nobody was asked for.
  public private(set) var assumesGrantBefore: OSVersion?
}

extension FlowPreset {
  /// The presets.
  public static let all = Name.allCases.map(named)

  /// What it decides for a permission; one that it was not written for is granted by its own statuses.
  public func policy(for permission: Permission) -> FlowPolicy {
    guard !permissions.contains(permission) else { return policy }
    var policy = policy
    let sufficient = FlowPolicy.standard(for: permission).sufficient
    policy.sufficient.formUnion(sufficient)
    policy.understood?.formUnion(sufficient)
    return policy
  }

  /// A preset by its name.
  public static func named(_ name: Name) -> FlowPreset {
    switch name {
    case .requestAll: requestAll
    case .onAgreement: onAgreement
    case .tipWithPath: tipWithPath
    case .nextAttempt: nextAttempt
    case .guideAtOnce: guideAtOnce
    }
  }

  /// The statuses of the time before iOS 14; the API of that time reads a limited grant of photos as
  /// a full one: `PHPhotoLibrary.authorizationStatus()`.
  private static let old: Set<AuthorizationStatus> = [
    .notDetermined, .restricted, .denied, .authorized, .limited, .unsupported,
  ]
  private static let granted: Set<AuthorizationStatus> = [.authorized, .limited]

  /// Asks for everything at once, and shows a refusal and a restriction alike.
  public static let requestAll = FlowPreset(
    name: .requestAll,
    about: "Asks for camera, microphone and photos without waiting for an answer; four statuses, "
      + "with one for hardware that is missing; a refusal and a restriction get the same alert, with "
      + "a plain Cancel and a destructive OK.",
    permissions: [.camera, .microphone, .photoLibrary],
    style: Style(cancel: .default, confirm: .destructive),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .guide,
      onRestriction: .guide,
      informsOfMissingHardware: false,
      checksOnReturn: false,
      understood: old,
      sufficient: granted
    ),
    asksTogether: true,
    assumesGrantBefore: OSVersion(major: 8)
  )

  /// Asks how each permission stands, and calls its handler on agreement only.
  public static let onAgreement = FlowPreset(
    name: .onAgreement,
    about:
      "Asks for microphone or photos, and calls the handler on agreement only; what to do after a "
      + "refusal is left to others, who can query notifications, location and the camera too.",
    permissions: [.microphone, .photoLibrary],
    style: Style(cancel: .cancel, confirm: .default),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .staySilent,
      afterDenial: .staySilent,
      onRestriction: .staySilent,
      callback: .grantOnly,
      informsOfMissingHardware: false,
      understood: old,
      sufficient: granted
    ),
    waitsForMain: [.microphone],
    queries: [
      // isRegisteredForRemoteNotifications tells of the push token.
      StatusQuery(permission: .notifications, counted: nil),
      StatusQuery(
        permission: .locationWhenInUse,
        counted: [.notDetermined, .restricted, .authorizedWhenInUse, .authorizedAlways]
      ),
      StatusQuery(permission: .camera, counted: [.notDetermined, .authorized]),
    ]
  )

  /// A tip with the app's name and the way through Settings; told while the tip is still up.
  public static let tipWithPath = FlowPreset(
    name: .tipWithPath,
    about:
      "A Boolean completion; where the camera is off or withheld, a tip with the app’s name and "
      + "the way through Settings, and the completion says no while the tip is on the screen; "
      + "whatever is not refused is taken for a grant.",
    permissions: [.camera],
    style: Style(cancel: .cancel, confirm: .default),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .staySilent,
      onRestriction: .guide,
      timing: .duringAlert,
      informsOfMissingHardware: false,
      checksOnReturn: false,
      understood: [.notDetermined, .restricted, .denied, .authorized],
      onUnknown: .grant,
      sufficient: granted
    ),
    alertsWhereCalled: true
  )

  /// Silent after a fresh refusal; the next attempt shows the way.
  public static let nextAttempt = FlowPreset(
    name: .nextAttempt,
    about: "Photos: a fresh refusal is passed over in silence, and tells the caller nothing; the "
      + "next attempt shows the way to Settings, for a restriction too.",
    permissions: [.photoLibrary],
    style: Style(cancel: .cancel, confirm: .default),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .staySilent,
      onRestriction: .guide,
      callback: .grantOnly,
      informsOfMissingHardware: false,
      sufficient: granted
    )
  )

  /// Shows the way to Settings at once after a refusal; a restriction is only logged.
  public static let guideAtOnce = FlowPreset(
    name: .guideAtOnce,
    about: "Camera: the way to Settings right after a fresh refusal; a restriction is only logged; "
      + "a status that it does not know ends without a word, and so does a grant.",
    permissions: [.camera],
    style: Style(cancel: .cancel, confirm: .default),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .guide,
      onRestriction: .log,
      callback: .never,
      informsOfMissingHardware: false,
      checksOnReturn: false,
      understood: [.notDetermined, .restricted, .denied, .authorized],
      sufficient: granted
    )
  )
}
