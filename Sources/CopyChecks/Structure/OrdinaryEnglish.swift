/// Tells English prose from names, codes and addresses, which are the same in all languages.
enum OrdinaryEnglish {
  /// What a text has of words.
  struct Count {
    /// Words of the language, function words among them.
    var words = 0
    /// Those that are surely no part of a name, because they are listed here.
    var known = 0
    /// Those that are not function words: a name may have function words, too.
    var content = 0
    /// Words with a capital that are not listed: names, as it seems.
    var names = 0
  }

  /// Counts the ordinary words of a text: letters alone, in lower case or listed here.
  static func count(in text: String) -> Count {
    var count = Count()
    let pieces = text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "—" })
    for (index, piece) in pieces.enumerated() {
      guard let word = word(piece) else { continue }
      let lower = word.lowercased()
      if functionWords.contains(lower) {
        count.words += 1
        count.known += 1
      } else if contentWords.contains(lower) {
        count.words += 1
        count.known += 1
        count.content += 1
      } else if word == lower, word.utf8.count > 2 {
        count.words += 1
        count.content += 1
      } else if index > 0 || word.dropFirst() != lower.dropFirst() {
        // Every sentence begins with a capital.
        count.names += 1
      }
    }
    return count
  }

  /// The letters of a piece of text without the punctuation around; `nil` where it is no word.
  private static func word(_ piece: Substring) -> String? {
    let marks = "“”‘’\"'().,:;!?…*"
    let bare = piece.drop { marks.contains($0) }
    let end = bare.lastIndex { !marks.contains($0) }
    guard let end else { return nil }
    let word = bare[...end]
    let isWord = word.utf8.allSatisfy {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == UInt8(ascii: "'")
    }
    return isWord ? String(word) : nil
  }

  /// Words that stand in names, too: Call of Duty.
  static let functionWords: Set<String> = [
    "a", "about", "an", "and", "are", "as", "at", "be", "been", "but", "by", "can", "can't",
    "cannot", "could", "do", "does", "don't", "for", "from", "has", "have", "if", "in", "into",
    "is", "isn't", "it", "it's", "its", "may", "more", "must", "no", "not", "of", "off", "on", "or",
    "our", "out", "over", "should", "so", "than", "that", "the", "their", "them", "then", "there",
    "these", "they", "this", "to", "under", "until", "up", "was", "we", "were", "what", "when",
    "where", "which", "while", "who", "why", "will", "with", "without", "would", "you", "your",
  ]

  /// Words of apps that are translated wherever they stand.
  private static let contentWords: Set<String> = [
    "access", "account", "action", "actions", "add", "added", "address", "advanced", "alert",
    "alerts", "all", "allow", "allowed", "always", "app", "appearance", "apply", "apps", "archive",
    "audio", "auto", "automatic", "available", "back", "background", "battery", "before",
    "behavior",
    "bottom", "browse", "button", "camera", "cancel", "category", "change", "changes", "chart",
    "check", "choose", "clear", "close", "color", "colors", "comment", "comments", "configuration",
    "configure", "confirm", "connect", "connected", "connecting", "connection", "contacts",
    "content", "continue", "copied", "copy", "could", "create", "created", "current", "custom",
    "daily", "dark", "date", "day", "days", "default", "delete", "deleted", "denied", "description",
    "details", "device", "devices", "disable", "disabled", "discard", "done", "download",
    "downloaded", "downloading", "draft", "edit", "email", "empty", "enable", "enabled", "enter",
    "error", "export", "failed", "failure", "favorite", "favorites", "feedback", "file", "files",
    "filter", "filters", "first", "folder", "folders", "found", "frequency", "friend", "friends",
    "general", "group", "groups", "height", "hidden", "hide", "history", "hour", "hours", "image",
    "images", "import", "info", "input", "install", "invalid", "invite", "item", "items", "join",
    "keyboard", "label", "language", "last", "later", "learn", "leave", "left", "library",
    "license", "light", "limit", "limited", "link", "links", "list", "load", "loading", "location",
    "locations", "locked", "log", "login", "loop", "manage", "manual", "maximum", "member",
    "members", "menu", "message", "messages", "microphone", "minimum", "minute", "minutes", "mode",
    "month", "move", "mute", "name", "needed", "never", "new", "next", "none", "notes",
    "notification", "notifications", "now", "number", "offline", "once", "online", "only", "open",
    "option", "options", "order", "other", "output", "page", "password", "paste", "pause",
    "pending",
    "permission", "permissions", "phone", "photo", "photos", "picture", "pin", "play", "playback",
    "please", "position", "post", "posts", "preferences", "preview", "previous", "privacy",
    "private", "processing", "profile", "progress", "quality", "queue", "quick", "random",
    "received", "recent", "record", "recording", "refresh", "reminder", "reminders", "remove",
    "removed", "rename", "repeat", "replace", "reply", "report", "request", "required", "reset",
    "restart", "restore", "result", "results", "retry", "right", "save", "saved", "scan", "screen",
    "search", "second", "seconds", "section", "security", "select", "selected", "send", "sent",
    "server", "set", "setting", "settings", "setup", "share", "shared", "sharing", "show", "sign",
    "silent", "size", "skip", "sort", "sound", "sounds", "speed", "start", "started", "status",
    "stop", "storage", "style", "submit", "subscription", "success", "successful", "successfully",
    "support", "switch", "sync", "system", "tap", "terms", "text", "theme", "time", "title",
    "today", "toggle", "top", "total", "track", "try", "turn", "type", "unable", "unavailable",
    "undo", "unknown", "unlock", "untitled", "update", "updated", "updates", "upload", "url", "use",
    "user", "username", "users", "using", "value", "version", "video", "videos", "view", "visible",
    "visit",
    "voice", "volume", "warning", "week", "welcome", "width", "wrong", "yes", "yesterday",
  ]
}
