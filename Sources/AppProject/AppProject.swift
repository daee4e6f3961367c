package import Diagnostics
internal import StringCatalogs

/// An app, as far as its own files tell of its name and its permissions.
package struct AppProject: Sendable {
  /// What a person should know of how the app was found.
  package let notes: [Diagnostic]
  /// The Info.plist keys with which the app asks for permissions, in the order of its files.
  package let usageDescriptionKeys: [String]
  /// The BCP 47 tag of the language that the app is made in.
  package let developmentRegion: String

  private let application: Application
  private let localizations: LocalizedInfoPlist
  private let appName: String?

  /// The app of a project folder.
  ///
  /// - Parameters:
  ///   - directory: the folder to look through, or an Xcode project or workspace in it.
  ///   - infoPlist: the app's Info.plist, where it is not to be looked for; a path as it is, or
  ///     from the folder.
  ///   - appName: the name that stands in for that of the Info.plist.
  /// - Throws: a diagnostic where there is no app, or its Info.plist is damaged.
  package init(directory: String, infoPlist: String?, appName: String?) throws(Diagnostic) {
    let directory = try ProjectFolder.path(given: directory)
    let folder = ProjectFolder(directory)
    var finder = ApplicationFinder(in: folder)
    let application: Application
    if let infoPlist {
      let below = ProjectPath.join(directory, infoPlist)
      application = try finder.application(
        withInfoPlist: ProjectFolder.isFile(infoPlist) || !ProjectFolder.isFile(below)
          ? infoPlist : below
      )
    } else {
      application = try finder.application()
    }
    self.init(
      application: application,
      stringTables: StringTableFiles(
        among: folder.stringTables,
        near: application.folder,
        bundleFolders: folder.bundleFolders
      ),
      appName: appName,
      notes: finder.notes
    )
  }

  /// The app with an Info.plist; localized names are looked for beside it, and build settings in
  /// an Xcode project beside it or in one of the three folders above.
  package init(infoPlist: String, appName: String?) throws(Diagnostic) {
    let folder = ProjectPath.folder(of: ProjectPath.normalize(infoPlist))
    let finder = ApplicationFinder(in: ProjectFolder(nearestProjectTo: folder))
    let application = try finder.application(withInfoPlist: ProjectPath.normalize(infoPlist))
    let tables = ProjectFolder(only: folder)
    self.init(
      application: application,
      stringTables: StringTableFiles(
        among: tables.stringTables,
        near: folder,
        bundleFolders: []
      ),
      appName: appName,
      notes: finder.notes + tables.notes
    )
  }

  private init(
    application: Application,
    stringTables: StringTableFiles,
    appName: String?,
    notes: [Diagnostic]
  ) {
    self.application = application
    self.appName = appName
    self.notes = notes
    usageDescriptionKeys = application.usageDescriptionKeys
    let region =
      application.string("CFBundleDevelopmentRegion").flatMap { try? application.expand($0.value) }
      ?? application.target?.settings["DEVELOPMENT_LANGUAGE"]
    developmentRegion = LanguageFolder.tag(region ?? "en")
    localizations = LocalizedInfoPlist(
      developmentRegion: developmentRegion,
      stringTables: stringTables
    )
  }
}

extension AppProject {
  /// The name that iOS shows for the app in a locale, by its canonical tag.
  ///
  /// - Throws: a diagnostic where a file with the name is damaged, where the name has a build
  ///   variable that nothing here tells the value of, or where there is no name.
  package func displayName(for localeTag: String) throws(Diagnostic) -> DisplayName {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = try localizedName(key, for: localeTag) { return name }
      // The name that was given stands in for the one of the Info.plist that iOS would take.
      let own = application.string(key)
      if let appName, key == "CFBundleName" || own?.isBlank == false {
        return DisplayName(text: appName, location: nil)
      }
      if let own, let name = try resolve(own) { return name }
    }
    throw Diagnostic(
      .error,
      at: application.location,
      "the app has no name: neither CFBundleDisplayName nor CFBundleName has a value",
      advice: Self.advice
    )
  }

  /// What the OS shows in its prompt in a locale, by the locale’s canonical tag: the localized purpose
  /// string, or that of the Info.plist; `nil` where there is none to be read.
  package func purposeString(_ key: String, for localeTag: String) -> String? {
    let localized = (try? localizations.strings(key, for: localeTag)) ?? []
    for string in localized + [application.string(key)].compactMap(\.self) {
      if !string.isBlank, let text = try? application.expand(string.value) { return text }
    }
    return nil
  }

  private static let advice = "give the name with --app-name NAME"

  private func localizedName(_ key: String, for tag: String) throws(Diagnostic) -> DisplayName? {
    do throws(Diagnostic) {
      for string in try localizations.strings(key, for: tag) {
        if let name = try resolve(string) { return name }
      }
      return nil
    } catch {
      // A given name serves where the locale's own cannot be told.
      guard appName == nil else { return nil }
      guard error.advice != Self.advice else { throw error }
      let advice = error.advice.map { "\($0), or \(Self.advice)" }
      throw Diagnostic(
        .error,
        at: error.location,
        error.message,
        advice: advice ?? "mend the file, or \(Self.advice)"
      )
    }
  }

  /// The string with its build variables put in; `nil` where nothing is to be seen of it.
  private func resolve(_ string: LocatedString) throws(Diagnostic) -> DisplayName? {
    do throws(BuildSettings.UnresolvedVariable) {
      let expanded = LocatedString(
        value: try application.expand(string.value),
        location: string.location
      )
      return expanded.isBlank ? nil : DisplayName(text: expanded.value, location: expanded.location)
    } catch {
      let place = application.target.map { "the settings of target \($0.name) do not tell" }
      throw Diagnostic(
        .error,
        at: string.location,
        "the app’s name is “\(string.value)”, and \(place ?? "no Xcode project here tells") "
          + "the value of \(error.name)",
        advice: Self.advice
      )
    }
  }
}
