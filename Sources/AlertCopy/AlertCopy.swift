public import AlertModel
internal import CompiledMessages
internal import Locales
internal import Resources

/// The words of an app's permission alerts, in one locale, for one version of the OS.
///
/// ```swift
/// let copy = try AlertCopy(appName: "Rokk", locale: "zh-Hant-HK")
/// if let composed = copy.alert(for: .camera, situation: .denied, use: "scanCode") {
///   show(composed.alert)
/// }
/// ```
public struct AlertCopy: Sendable {
  /// The app's display name.
  public let appName: AppName
  /// The OS version whose names and paths the alerts use.
  public let osVersion: OSVersion
  /// How much the alerts say, and how they address their reader.
  public let register: CopyRegister
  private let language: Language

  /// The words for an app.
  ///
  /// A locale that no catalog serves gets the source language's words, and a note says so.
  ///
  /// - Parameters:
  ///   - appName: the display name, which is data: nothing in it is read as a pattern.
  ///   - locale: a tag in BCP 47 or POSIX spelling.
  ///   - osVersion: the OS version whose names and paths the alerts use.
  ///   - register: how much the alerts say, and how they address their reader.
  /// - Throws: ``AppNameError`` where the name cannot stand in a sentence.
  public init(
    appName: String,
    locale: LocaleTag,
    osVersion: OSVersion = .newest,
    register: CopyRegister = .standard
  ) throws(AppNameError) {
    self.init(
      appName: try AppName(appName),
      locale: locale,
      osVersion: osVersion,
      register: register
    )
  }

  /// The words for an app whose name is known to be one.
  public init(
    appName: AppName,
    locale: LocaleTag,
    osVersion: OSVersion = .newest,
    register: CopyRegister = .standard
  ) {
    self.appName = appName
    self.osVersion = osVersion
    self.register = register
    language = Language(requested: locale)
  }

  /// The locale of the words.
  public var locale: LocaleTag { language.locale }

  /// Whether a catalog serves the requested locale; otherwise the words are the source language's.
  public var isServed: Bool { language.note == nil }

  private func names(in language: Language) -> OSNames {
    OSNames(language: language, version: osVersion, appName: appName)
  }

  private func writer(for permission: Permission, _ situation: Situation) -> MessageWriter {
    MessageWriter(language: language) { language in
      AlertArguments(
        permission: permission,
        situation: situation,
        names: names(in: language)
      )
    }
  }
}

// MARK: Alerts

extension AlertCopy {
  /// The alert of a permission in a situation.
  ///
  /// It is always complete: where the locale lacks a message, the message falls back, and a note
  /// in the result says why. A use without words of its own for the situation gets the general ones.
  ///
  /// - Returns: `nil` where the situation cannot occur in the OS version.
  public func alert(
    for permission: Permission,
    situation: Situation,
    use: PermissionUse? = nil
  ) -> ComposedAlert? {
    guard PermissionFacts.of(permission)?.hasSituation(situation, in: osVersion) == true
    else { return nil }
    var writer = writer(for: permission, situation)
    func key(_ part: String) -> MessageKey {
      MessageKey(permission, situation, part, use: use, register: register)
    }
    guard let title = writer.text(key("title")) else { return nil }
    let message =
      register == .concise
      ? writer.text(MessageKey("concise.\(situation.rawValue).message", register: register))
      : writer.requiredText(key("message"))
    return compose([permission], situation, title: title, message: message, with: &writer)
  }

  /// Every alert that can occur for the permissions, in the order of the enumerations.
  ///
  /// A permission with a use has the words of that use.
  public func alerts(
    for permissions: [Permission] = Permission.allCases,
    uses: [Permission: PermissionUse] = [:]
  ) -> [ComposedAlert] {
    permissions.flatMap { permission in
      Situation.allCases.compactMap { situation in
        alert(for: permission, situation: situation, use: uses[permission])
      }
    }
  }

  /// One alert for several permissions of a feature that are all turned off.
  ///
  /// It names them in a list, as the locale joins one, and leads to the page of the app in Settings.
  ///
  /// - Returns: `nil` for fewer than two permissions, or where one cannot be refused in the OS
  ///   version.
  public func combinedAlert(for permissions: [Permission]) -> ComposedAlert? {
    let canBeRefused = permissions.allSatisfy {
      PermissionFacts.of($0)?.hasSituation(.denied, in: osVersion) == true
    }
    guard permissions.count > 1, canBeRefused else { return nil }
    let nouns = permissions.compactMap(noun)
    var writer = MessageWriter(language: language) { language in
      CombinedArguments(permissions: permissions, names: names(in: language), nouns: nouns)
    }
    guard let title = writer.text(MessageKey("combined.denied.title", register: register))
    else { return nil }
    let message = writer.requiredText(MessageKey("combined.denied.message", register: register))
    return compose(permissions, .denied, title: title, message: message, with: &writer)
  }

  private func noun(of permission: Permission) -> String? {
    var writer = writer(for: permission, .denied)
    return writer.text(MessageKey("\(permission.rawValue).name", register: .standard))?.text
  }

  private func compose(
    _ permissions: [Permission],
    _ situation: Situation,
    title: (key: String, text: String),
    message: (key: String, text: String)?,
    with writer: inout MessageWriter
  ) -> ComposedAlert {
    let actions = ActionTemplate.actions(of: situation, for: permissions, version: osVersion)
    return ComposedAlert(
      alert: PermissionAlert(
        permission: permissions[0],
        combinedWith: Array(permissions.dropFirst()),
        situation: situation,
        locale: language.locale,
        title: title.text,
        message: message?.text,
        cancel: actions.cancel.map { writer.action($0) },
        confirm: writer.action(actions.confirm)
      ),
      keys: ComposedAlert.Keys(
        title: title.key,
        message: message?.key,
        cancel: actions.cancel?.key,
        confirm: actions.confirm.key
      ),
      notes: writer.notes
    )
  }
}

// MARK: Arguments

extension AlertCopy {
  /// What the arguments of an alert's messages stand for, but for the app's name itself; one that
  /// has no value is left out.
  package func argumentValues(
    for permission: Permission,
    situation: Situation
  ) -> [(name: String, value: String)] {
    let arguments = AlertArguments(
      permission: permission,
      situation: situation,
      names: names(in: language)
    )
    let levels = PermissionFacts.of(permission)?.levelTerms.map(\.argument) ?? []
    return (["settingsPath"] + levels).compactMap { name in
      (try? arguments.value(of: Substring(name)).get()).map { (name, $0) }
    }
  }
}

// MARK: Purpose strings

extension AlertCopy {
  /// The purpose strings of a use, one for each key of Info.plist that the OS version reads.
  ///
  /// - Returns: none where the permission has no such key, or the use no words.
  public func purposeStrings(for permission: Permission, use: PermissionUse) -> [PurposeString] {
    var writer = writer(for: permission, .primer)
    let key = MessageKey(
      "\(permission.rawValue).\(use.rawValue).purposeString",
      register: register
    )
    guard let text = writer.text(key)?.text, let facts = PermissionFacts.of(permission) else {
      return []
    }
    let ofUse = UseFacts.of(permission, use)?.usageDescriptionKeys
    return facts.usageDescriptionKeys(in: osVersion)
      .filter { ofUse?.contains($0) ?? true }
      .map { key in
        PurposeString(
          permission: permission,
          use: use,
          locale: language.locale,
          infoPlistKey: key,
          text: text
        )
      }
  }
}
