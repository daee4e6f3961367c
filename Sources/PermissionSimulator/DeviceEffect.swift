public import AlertModel

/// Something that a device does.
public enum DeviceEffect: Hashable, Sendable {
  /// The OS shows its prompt.
  case promptShown(SystemPrompt)
  /// A request was completed.
  case completed(RequestResult)
  /// A request was not answered, and never will be.
  case unanswered(Permission, id: Int)
  /// A permission stands otherwise than before.
  case statusChanged(Permission, from: AuthorizationStatus, to: AuthorizationStatus)
  /// The app is ended.
  case appEnded(EndReason)

  /// What a completion handler is told.
  public struct RequestResult: Hashable, Sendable {
    /// The permission.
    public let permission: Permission
    /// The number of the request.
    public let id: Int
    /// What the handler says: whether it was granted.
    public let isGranted: Bool
    /// How the permission stands.
    public let status: AuthorizationStatus
    /// What the app may read in the handler: the old status, where the OS is slow to tell.
    public let readInHandler: AuthorizationStatus
    /// Where the handler runs.
    public let queue: CallbackQueue
  }

  /// Where a completion handler runs.
  public enum CallbackQueue: String, Codable, Hashable, Sendable {
    /// Some queue, as Apple documents it.
    case arbitrary
    /// The queue that the caller gave.
    case caller
    /// The main queue.
    case main
    /// The thread that the location manager was made on.
    case locationManagerThread
  }

  /// Why an app is ended.
  public enum EndReason: Hashable, Sendable {
    /// It asked for a permission without a purpose string.
    case missingPurposeString(Permission)
    /// The permission was changed in Settings.
    case settingsChange(Permission)
    /// The OS or the person ended it.
    case terminated
  }
}
