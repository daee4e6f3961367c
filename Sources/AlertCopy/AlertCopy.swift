public import AlertModel
internal import CompiledMessages
internal import Locales
internal import Resources

/// The words of an app's permission alerts, in one locale, for one version of the OS.
///
/// ```swift
/// let copy = try AlertCopy(appName: "Rokk", locale: "zh-Hant-HK")
/// if let composed = copy.alert(for: .camera, situation: .denied) {
///   show(composed.alert)
/// }
/// ```
public struct AlertCopy: Sendable {
  /// The app's display name.
  public let appName: AppName
  /// The OS version whose names and paths the alerts use.
  public let osVersion: OSVersion
  private let language: Language

  /// The words for an app.
  ///
  /// A locale that no catalog serves gets the source language's words, and a note says so.
  ///
  /// - Parameters:
  ///   - appName: the display name, which is data: nothing in it is read as a pattern.
  ///   - locale: a tag in BCP 47 or POSIX spelling.
  ///   - osVersion: the OS version whose names and paths the alerts use.
  /// - Throws: ``AppNameError`` where the name cannot stand in a sentence.
  public init(
    appName: String,
    locale: LocaleTag,
    osVersion: OSVersion = .newest
  ) throws(AppNameError) {
    self.appName = try AppName(appName)
    self.osVersion = osVersion
    language = Language(requested: locale)
  }

  /// The locales that have words of their own, the source language first.
  public static var locales: [LocaleTag] {
    let tags = BuiltInCatalogs.tables.map(\.tag).filter { $0 != BuiltInCatalogs.sourceLocale }
    return ([BuiltInCatalogs.sourceLocale] + tags).map(LocaleTag.init(rawValue:))
  }

  /// The permissions that have words.
  public static var permissions: [Permission] {
    Permission.allCases.filter { permission in
      Situation.allCases.contains { hasCopy(permission, $0) }
    }
  }

  /// The situations of a permission that can occur in an OS version and have words.
  public static func situations(of permission: Permission, in version: OSVersion) -> [Situation] {
    let facts = PermissionFacts.of(permission)
    return Situation.allCases.filter { situation in
      facts?.hasSituation(situation, in: version) == true && hasCopy(permission, situation)
    }
  }

  /// The permissions that the keys of an Info.plist declare, and notifications, which need no key.
  ///
  /// A key that serves several permissions declares the first of them: asking for the location
  /// always takes the key of when-in-use too, but that key alone asks for no more than that.
  public static func permissions(declaredBy usageDescriptionKeys: [String]) -> [Permission] {
    let declared = usageDescriptionKeys.compactMap { key in
      PermissionFacts.all.first { $0.usageDescriptionKeys.contains { $0.value == key } }?.permission
    }
    return Permission.allCases.filter { $0 == .notifications || declared.contains($0) }
  }

  /// The locale of the words.
  public var locale: LocaleTag { language.locale }

  /// The alert of a permission in a situation.
  ///
  /// It is always complete: where the locale lacks a message, the message falls back, and a note
  /// in the result says why.
  ///
  /// - Returns: `nil` where the situation cannot occur in the OS version.
  public func alert(for permission: Permission, situation: Situation) -> ComposedAlert? {
    guard PermissionFacts.of(permission)?.hasSituation(situation, in: osVersion) == true
    else { return nil }
    var writer = MessageWriter(
      language: language,
      arguments: Arguments(
        permission: permission,
        appName: appName,
        version: osVersion,
        language: language
      )
    )
    let key = "\(permission.rawValue).\(situation.rawValue)"
    let actions = ActionTemplate.actions(of: situation, for: permission, version: osVersion)
    guard let title = writer.text(key: "\(key).title") else { return nil }
    let message = writer.text(key: "\(key).message", neutral: "\(key).message.neutral")
    let cancel = actions.cancel.map { (key: $0.key, action: writer.action($0)) }
    return ComposedAlert(
      alert: PermissionAlert(
        permission: permission,
        situation: situation,
        locale: language.locale,
        title: title.text,
        message: message?.text,
        cancel: cancel?.action,
        confirm: writer.action(actions.confirm)
      ),
      keys: ComposedAlert.Keys(
        title: title.key,
        message: message?.key,
        cancel: cancel?.key,
        confirm: actions.confirm.key
      ),
      notes: writer.notes
    )
  }

  /// Every alert that can occur for the permissions, in the order of the enumerations.
  public func alerts(for permissions: [Permission] = Permission.allCases) -> [ComposedAlert] {
    permissions.flatMap { permission in
      Situation.allCases.compactMap { alert(for: permission, situation: $0) }
    }
  }

  private static func hasCopy(_ permission: Permission, _ situation: Situation) -> Bool {
    let source = BuiltInCatalogs.table(for: BuiltInCatalogs.sourceLocale)
    let key = "\(permission.rawValue).\(situation.rawValue).title"
    return source?.catalog.message(forKey: key) != nil
  }
}
