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

  /// A short name.
  public let name: String
  /// What it does, in a sentence.
  public let about: String
  /// The permissions that it asks for, in its order.
  public let permissions: [Permission]
  /// How its alerts are built.
  public let style: Style
  /// What it decides.
  public let policy: FlowPolicy
}

extension FlowPreset {
  /// The presets.
  public static let all = [requestAll, onAgreement, tipWithPath, nextAttempt, guideAtOnce]

  /// A preset by its name.
  public static func named(_ name: String) -> FlowPreset? {
    all.first { $0.name == name }
  }

  /// The statuses of the time before iOS 14; the API of that time reads a limited grant of photos as
  /// a full one: `PHPhotoLibrary.authorizationStatus()`.
  private static let old: Set<AuthorizationStatus> = [
    .notDetermined, .restricted, .denied, .authorized, .limited, .unsupported,
  ]
  private static let granted: Set<AuthorizationStatus> = [.authorized, .limited]

  /// Asks for everything at once, and shows a refusal and a restriction alike.
  public static let requestAll = FlowPreset(
    name: "requestAll",
    about:
      "Asks for camera, microphone and photos one after the other; four statuses, with one for "
      + "hardware that is missing; a refusal and a restriction get the same alert, with a plain "
      + "Cancel and a destructive OK.",
    permissions: [.camera, .microphone, .photoLibrary],
    style: Style(cancel: .default, confirm: .destructive),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .guide,
      onRestriction: .guide,
      informsOfMissingHardware: false,
      understood: old,
      sufficient: granted
    )
  )

  /// Asks how each permission stands, and calls its handler on agreement only.
  public static let onAgreement = FlowPreset(
    name: "onAgreement",
    about: "Queries of single permissions; the handler is called on agreement only, on the main "
      + "queue, for which the queue of the OS waits; what to do after a refusal is left to others.",
    permissions: [.microphone, .photoLibrary, .camera],
    style: Style(cancel: .cancel, confirm: .default),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .staySilent,
      onRestriction: .staySilent,
      callback: .grantOnly,
      delivery: .mainAndWait,
      informsOfMissingHardware: false,
      understood: old,
      sufficient: granted
    )
  )

  /// A tip with the app's name and the way through Settings; told while the tip is still up.
  public static let tipWithPath = FlowPreset(
    name: "tipWithPath",
    about:
      "A Boolean completion; where the camera is off or withheld, a tip with the app’s name and "
      + "the way through Settings, and the completion says no while the tip is on the screen.",
    permissions: [.camera],
    style: Style(cancel: .cancel, confirm: .default),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .staySilent,
      onRestriction: .guide,
      timing: .duringAlert,
      delivery: .asDelivered,
      informsOfMissingHardware: false,
      sufficient: granted
    )
  )

  /// Silent after a fresh refusal; the next attempt shows the way.
  public static let nextAttempt = FlowPreset(
    name: "nextAttempt",
    about:
      "Photos: a fresh refusal is passed over in silence, and tells the caller nothing; the next "
      + "attempt shows the way to Settings, for a restriction too.",
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
    name: "guideAtOnce",
    about:
      "Camera: the way to Settings right after a fresh refusal; a restriction is only logged; a "
      + "status that it does not know ends without a word.",
    permissions: [.camera],
    style: Style(cancel: .cancel, confirm: .default),
    policy: FlowPolicy(
      showsPrimer: false,
      afterRefusal: .guide,
      onRestriction: .log,
      informsOfMissingHardware: false,
      understood: [.notDetermined, .restricted, .denied, .authorized],
      sufficient: granted
    )
  )
}
