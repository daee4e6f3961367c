public import AlertModel

/// The app on a simulated device, as far as the OS cares.
public struct SimulatedApp: Hashable, Sendable {
  /// The purpose-string keys that its Info.plist has; `nil` for all that there are.
  public var usageDescriptionKeys: Set<String>?
  /// The iOS of the SDK that it was linked with; `nil` for that of the device.
  public var linkedSDK: OSVersion?

  /// An app; without arguments one that lacks nothing.
  public init(usageDescriptionKeys: Set<String>? = nil, linkedSDK: OSVersion? = nil) {
    self.usageDescriptionKeys = usageDescriptionKeys
    self.linkedSDK = linkedSDK
  }
}
