internal import AlertModel

/// The buttons of an alert before they have words.
///
/// Apple's Human Interface Guidelines (Privacy, Alerts) say which: an alert before the system
/// prompt has one button, that leads to it; the cancelling button is "Cancel" and never the
/// preferred one; an alert that just informs has one button.
struct ActionTemplate {
  let key: String
  let role: AlertAction.Role
  let isPreferred: Bool
  let effect: AlertAction.Effect

  /// The first version with `UIApplication.openNotificationSettingsURLString`.
  private static let notificationSettingsLink = OSVersion(major: 16)

  static func actions(
    of situation: Situation,
    for permissions: [Permission],
    version: OSVersion
  ) -> (cancel: ActionTemplate?, confirm: ActionTemplate) {
    switch situation {
    case .primer: (nil, confirm("action.continue", .continueToSystemPrompt))
    case .denied, .serviceOff, .insufficient:
      (cancel, confirm("action.openSettings", settings(for: permissions, version: version)))
    case .limited: (cancel, confirm("action.selectMore", .openLimitedSelectionPicker))
    case .restricted, .unsupported: (nil, confirm("action.ok", .dismiss))
    }
  }

  private static let cancel = ActionTemplate(
    key: "action.cancel",
    role: .cancel,
    isPreferred: false,
    effect: .dismiss
  )

  private static func confirm(_ key: String, _ effect: AlertAction.Effect) -> ActionTemplate {
    ActionTemplate(key: key, role: .default, isPreferred: true, effect: effect)
  }

  private static func settings(for permissions: [Permission], version: OSVersion)
    -> AlertAction.Effect
  {
    let isAboutNotifications = permissions.allSatisfy {
      $0 == .notifications || $0 == .criticalAlerts
    }
    return isAboutNotifications && version >= notificationSettingsLink
      ? .openNotificationSettings : .openAppSettings
  }
}
