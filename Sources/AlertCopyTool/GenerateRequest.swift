internal import AlertCopy
internal import CommandLineTool

/// What the options of `alertcopy generate` ask for.
struct GenerateRequest {
  /// `nil` for the app's own.
  let permissions: [Permission]?
  let situations: [Situation]
  let locales: [LocaleTag]
  let uses: [Permission: PermissionUse]
  let register: CopyRegister
  let isCombined: Bool
  let osVersion: OSVersion
  let format: GenerateFormat
  let output: String?

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
    format = try GenerateFormat(arguments)
    output = arguments["--output"]
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
