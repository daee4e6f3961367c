internal import AlertCopy
internal import AlertFormats
internal import AppProject
internal import CommandLineTool
internal import Diagnostics
internal import PermissionSimulator

/// Where the name and the permissions of an app come from.
enum AppSource {
  /// A name on the command line.
  case named(String)
  /// The files of a project.
  case project(AppProject)
  /// None: what is written has a placeholder for its name.
  case unnamed

  /// The app that the options give.
  ///
  /// - Throws: a usage error where they give none and it is not optional.
  init(_ arguments: Arguments, isOptional: Bool = false) throws {
    let name = arguments["--app-name"]
    if let name { _ = try AppName(name) }
    let plist = arguments["--info-plist"]
    if let folder = arguments["--project"] {
      self = .project(try AppProject(directory: folder, infoPlist: plist, appName: name))
    } else if let plist {
      self = .project(try AppProject(infoPlist: plist, appName: name))
    } else if let name {
      self = .named(name)
    } else if isOptional {
      self = .unnamed
    } else {
      throw UsageError.invalidCombination(
        "no app is given; give --app-name NAME, --info-plist FILE or --project DIR"
      )
    }
  }

  /// The app of `--info-plist` or `--project`; `nil` without them.
  static func ofFiles(_ arguments: Arguments) throws -> AppSource? {
    guard arguments["--info-plist"] != nil || arguments["--project"] != nil else { return nil }
    return try AppSource(arguments)
  }

  /// The purpose-string keys that the app has; `nil` where no file says so.
  var usageDescriptionKeys: Set<String>? {
    if case .project(let project) = self { Set(project.usageDescriptionKeys) } else { nil }
  }

  /// The purpose strings of the app in a locale, by their keys.
  func purposeStrings(for locale: LocaleTag) -> [String: String] {
    guard case .project(let project) = self else { return [:] }
    return project.usageDescriptionKeys.reduce(into: [:]) { strings, key in
      strings[key] = project.purposeString(key, for: locale.rawValue)
    }
  }

  /// The app's name in a locale, or in its development region.
  ///
  /// - Throws: a diagnostic with the place of a name that is missing or cannot stand in a sentence.
  func name(for locale: LocaleTag?) throws -> String {
    switch self {
    case .named(let name): return name
    case .unnamed: return ""
    case .project(let project):
      let name = try project.displayName(for: locale?.rawValue ?? project.developmentRegion)
      do {
        return try AppName(name.text).text
      } catch {
        guard let location = name.location else { throw error }
        throw Diagnostic(
          .error,
          at: location,
          error.description,
          advice: "mend the name, or give one with --app-name NAME"
        )
      }
    }
  }

  /// The alerts to write.
  ///
  /// - Throws: a usage error where what was asked for cannot occur.
  func selection(_ request: AlertRequest) throws(UsageError) -> AlertSelection {
    let selection = AlertSelection(
      permissions: request.permissions ?? permissions,
      situations: request.situations,
      locales: request.locales,
      uses: request.uses,
      register: request.register,
      isCombined: request.isCombined
    )
    if let unused = request.uses.keys.first(where: { !selection.permissions.contains($0) }) {
      throw .invalidCombination(
        "--use names \(unused.rawValue), which is not among the permissions; add it to --permission"
      )
    }
    let refusable = selection.cells(in: request.osVersion).filter { $0.1 == .denied }
    if request.isCombined, refusable.count < 2 {
      throw .invalidCombination(
        "--combine takes two or more permissions, and the situation denied"
      )
    }
    guard selection.cells(in: request.osVersion).isEmpty else { return selection }
    let occurring = selection.permissions.map { permission in
      let situations = AlertCopy.situations(of: permission, in: request.osVersion)
      return "\(permission.rawValue): "
        + (situations.isEmpty ? "none" : situations.map(\.rawValue).joined(separator: ", "))
    }
    throw .invalidCombination(
      "none of these alerts can occur on iOS \(request.osVersion); those that can are "
        + occurring.joined(separator: "; ")
    )
  }

  /// What to tell about permissions that get no alert.
  func notes(on selection: AlertSelection, version: OSVersion) -> [Diagnostic] {
    let silent = selection.permissions.filter {
      AlertCopy.situations(of: $0, in: version).isEmpty
    }
    var notes: [Diagnostic] = if case .project(let project) = self { project.notes } else { [] }
    if !silent.isEmpty, selection.permissions.count < Permission.allCases.count {
      let names = silent.map(\.rawValue).joined(separator: ", ")
      notes.append(
        Diagnostic(.note, "no alert copy for \(names) on iOS \(version); they are left out")
      )
    }
    return notes
  }

  private var permissions: [Permission] {
    switch self {
    case .named, .unnamed: Permission.allCases
    case .project(let project): AlertCopy.permissions(declaredBy: project.usageDescriptionKeys)
    }
  }
}

extension SimulatedApp {
  /// An app with the keys of its files, or one that lacks nothing.
  init(_ source: AppSource?) {
    self.init(usageDescriptionKeys: source?.usageDescriptionKeys)
  }
}
