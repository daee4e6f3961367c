internal import AlertCopy
internal import AlertFormats
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
  let format: AlertFormatName
  let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    osVersion = try CommonOptions.version(arguments)
    permissions = try Self.list("--permission", Permission.self, "a permission", arguments)
    situations =
      try Self.list("--situation", Situation.self, "a situation", arguments) ?? Situation.allCases
    locales = try CommonOptions.locales(arguments)
    uses = try Self.uses(arguments)
    register =
      try Self.list("--register", CopyRegister.self, "a register", arguments)?.first
      ?? .standard
    isCombined = arguments.has("--combine")
    format = try Self.value("--format", AlertFormatName.self, "a format", arguments) ?? .text
    output = arguments["--output"]
  }

  /// A value of an enumeration by its identifier.
  private static func value<Value: CaseIterable & RawRepresentable<String>>(
    _ option: String,
    _ type: Value.Type,
    _ expected: String,
    _ arguments: Arguments
  ) throws(UsageError) -> Value? {
    let candidates = Value.allCases.map(\.rawValue)
    return try arguments.value(
      option,
      of: "\(expected) (\(candidates.joined(separator: ", ")))",
      among: candidates,
      Value.init(rawValue:)
    )
  }

  /// Values of an enumeration by their identifiers; `all` stands for every one.
  private static func list<Value: CaseIterable & RawRepresentable<String>>(
    _ option: String,
    _ type: Value.Type,
    _ expected: String,
    _ arguments: Arguments
  ) throws(UsageError) -> [Value]? {
    let candidates = Value.allCases.map(\.rawValue)
    let chosen = try arguments.list(
      option,
      of: "\(expected) (\(candidates.joined(separator: ", ")))",
      among: candidates + ["all"]
    ) { word in
      word == "all" ? Array(Value.allCases) : Value(rawValue: word).map { [$0] }
    }
    guard let chosen else { return nil }
    var seen: Set<String> = []
    return chosen.flatMap(\.self).filter { seen.insert($0.rawValue).inserted }
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
