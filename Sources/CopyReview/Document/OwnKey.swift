internal import AlertModel
internal import CopyChecks

/// What a key says that has the form of AlertCopy's own:
/// `PERMISSION[.USE].SITUATION.PART[.neutral][.formal]`.
struct OwnKey: Hashable {
  let permission: Permission
  let use: String?
  let situation: Situation?
  let part: TextRole.Part
  let isNeutral: Bool
  let isFormal: Bool

  /// - Returns: `nil` for a key of another form.
  init?(_ key: String) {
    var words = key.split(separator: ".", omittingEmptySubsequences: false)
    guard let permission = words.first.flatMap({ Permission(rawValue: String($0)) }) else {
      return nil
    }
    self.permission = permission
    words.removeFirst()
    isFormal = words.last == "formal"
    if isFormal { words.removeLast() }
    isNeutral = words.last == "neutral"
    if isNeutral { words.removeLast() }
    let parts: [Substring: TextRole.Part] = [
      "title": .title, "message": .message, "purposeString": .purposeString, "name": .other,
    ]
    guard let part = words.popLast().flatMap({ parts[$0] }) else { return nil }
    self.part = part
    situation = words.last.flatMap { Situation(rawValue: String($0)) }
    if situation != nil { words.removeLast() }
    guard words.count <= 1, (situation != nil) == (part == .title || part == .message) else {
      return nil
    }
    use = words.first.map(String.init)
  }

  init(
    _ permission: Permission,
    use: String?,
    _ situation: Situation?,
    _ part: TextRole.Part,
    isNeutral: Bool = false,
    isFormal: Bool = false
  ) {
    self.permission = permission
    self.use = use
    self.situation = situation
    self.part = part
    self.isNeutral = isNeutral
    self.isFormal = isFormal
  }

  /// The name of the words that stand in for the plain ones.
  var variant: String? {
    switch (isFormal, isNeutral) {
    case (true, true): "formal neutral"
    case (true, false): "formal"
    case (false, true): "neutral"
    case (false, false): nil
    }
  }
}
