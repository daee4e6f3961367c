internal import AlertCopy
internal import AlertFormats
internal import CommandLineTool

/// Which alerts of an app the options of `generate` and `preview` ask for.
struct AlertRequest {
  /// `nil` for the app's own.
  let permissions: [Permission]?
  let situations: [Situation]
  let locales: [LocaleTag]
  let uses: [Permission: PermissionUse]
  let register: CopyRegister
  let isCombined: Bool
  let osVersion: OSVersion

  static let options = [
    Option("--app-name", "NAME", help: "the app’s display name, where no file gives it"),
    Option(
      "--info-plist",
      "FILE",
      help: "take the name and the permissions from an Info.plist"
    ),
    Option(
      "--project",
      "DIR",
      help: "find the Info.plist, the build settings and the\nlocalized names in a project folder"
    ),
    Option("--permission", "LIST", help: list(Permission.self)),
    Option("--situation", "LIST", help: list(Situation.self)),
    Option("--locale", "LIST", help: "locales in any spelling, joined by commas, or all"),
    Option(
      "--use",
      "LIST",
      help: "what permissions are for, such as camera=scanCode,microphone=call;\n"
        + "docs/Copy.md has them all"
    ),
    Option("--register", "REGISTER", help: "standard (default), concise or formal"),
    Option("--combine", help: "tell the refusals in one alert for all the permissions"),
    Option(
      "--ios",
      "VERSION",
      help: "the iOS whose names and paths to use (default: \(OSVersion.newest))"
    ),
  ]

  /// The identifiers of an enumeration, in lines that fit a terminal.
  private static func list<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> String {
    var lines = [""]
    for word in Value.allCases.map({ $0.rawValue + "," }) + ["all"] {
      let line = lines[lines.count - 1]
      if line.count + word.count > 52 {
        lines.append(word)
      } else {
        lines[lines.count - 1] += line.isEmpty ? word : " " + word
      }
    }
    // Not `joined`, for which the runtime would look up conformances at every start.
    return lines.dropFirst().reduce(lines[0]) { $0 + "\n" + $1 }
  }

  init(_ arguments: Arguments) throws(UsageError) {
    osVersion = try CommonOptions.version(arguments)
    permissions = try CommonOptions.values(
      "--permission",
      Permission.self,
      "a permission",
      arguments
    )
    situations =
      try CommonOptions.values("--situation", Situation.self, "a situation", arguments)
      ?? Situation.allCases
    locales = try CommonOptions.locales(arguments)
    uses = try Self.uses(arguments)
    register =
      try CommonOptions.value("--register", CopyRegister.self, "a register", arguments)
      ?? .standard
    isCombined = arguments.has("--combine")
  }

  /// The selection of an app’s alerts; what is left out is told.
  func selection(of app: AppSource) throws(UsageError) -> AlertSelection {
    let selection = try app.selection(self)
    for note in app.notes(on: selection, version: osVersion) {
      StandardStreams.error("\(note)\n")
    }
    return selection
  }

  /// The alerts with the name of the app.
  func report(of app: AppSource, _ selection: AlertSelection) throws -> AlertReport {
    try AlertReport(
      appName: Self.ownName(of: app),
      osVersion: osVersion,
      selection: selection,
      name: { try app.name(for: $0) }
    )
  }

  /// The name in the development region.
  ///
  /// Without it the alerts in other locales can still be written, and the person is told.
  private static func ownName(of app: AppSource) -> String? {
    do {
      return try app.name(for: nil)
    } catch {
      StandardStreams.error("note: the development region has no name of its own: \(error)\n")
      return nil
    }
  }

  /// Pairs such as `camera=scanCode`.
  private static func uses(
    _ arguments: Arguments
  ) throws(UsageError) -> [Permission: PermissionUse] {
    let known = Permission.allCases.flatMap { permission in
      AlertCopy.uses(of: permission).map { (permission, $0) }
    }
    func word(_ permission: Permission, _ use: PermissionUse) -> String {
      "\(permission.rawValue)=\(use.rawValue)"
    }
    let chosen = try arguments.list(
      "--use",
      of: "a use such as camera=scanCode",
      among: known.map { word($0.0, $0.1) }
    ) { text in
      known.first { word($0.0, $0.1) == text }
    }
    return Dictionary(chosen ?? []) { _, last in last }
  }
}
