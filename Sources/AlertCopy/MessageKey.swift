internal import AlertModel

/// The catalog keys that may hold a text of an alert, the most specific first.
///
/// `camera.scanCode.denied.message` for a use, else `camera.denied.message`; in the formal register
/// each of them with `.formal` first. A key's sibling `.neutral` names nothing of the OS.
struct MessageKey {
  private let bases: [String]
  private let register: CopyRegister

  /// The text of an alert.
  init(
    _ permission: Permission,
    _ situation: Situation,
    _ part: String,
    use: PermissionUse?,
    register: CopyRegister
  ) {
    let general = "\(permission.rawValue).\(situation.rawValue).\(part)"
    let specific = use.map {
      "\(permission.rawValue).\($0.rawValue).\(situation.rawValue).\(part)"
    }
    bases = (specific.map { [$0] } ?? []) + [general]
    self.register = register
  }

  /// A text that has one key.
  init(_ key: String, register: CopyRegister) {
    bases = [key]
    self.register = register
  }

  /// The keys, each with that of its neutral sibling.
  var candidates: [(key: String, neutral: String)] {
    bases.flatMap { base in
      let neutral = base + ".neutral"
      let plain = (base, neutral)
      return register == .formal ? [(base + ".formal", neutral + ".formal"), plain] : [plain]
    }
  }
}
