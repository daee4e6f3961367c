public import AlertModel

/// The app on a simulated device, as far as the OS cares.
public struct SimulatedApp: Hashable, Sendable {
  /// The purpose-string keys that its Info.plist has; `nil` for all that there are.
  public var usageDescriptionKeys: Set<String>?
  /// The iOS of the SDK that it was linked with; `nil` for that of the device.
  public var linkedSDK: OSVersion?
  /// Whether it asks for notifications with the provisional option: `UNAuthorizationOptions`.
  public var asksProvisionally: Bool
  /// Whether it is an App Clip that may send notifications for some hours after each launch:
  /// `NSAppClipRequestEphemeralUserNotification`.
  public var isAppClip: Bool

  /// An app; without arguments one that lacks nothing.
  public init(
    usageDescriptionKeys: Set<String>? = nil,
    linkedSDK: OSVersion? = nil,
    asksProvisionally: Bool = false,
    isAppClip: Bool = false
  ) {
    self.usageDescriptionKeys = usageDescriptionKeys
    self.linkedSDK = linkedSDK
    self.asksProvisionally = asksProvisionally
    self.isAppClip = isAppClip
  }
}
