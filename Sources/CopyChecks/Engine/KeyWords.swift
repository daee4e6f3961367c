/// What the words of a key or a comment say of a text.
struct KeyWords: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let title = KeyWords(rawValue: 1 << 0)
  static let message = KeyWords(rawValue: 1 << 1)
  static let button = KeyWords(rawValue: 1 << 2)
  /// What a button does: a button where it is the last word of an alert's key.
  static let action = KeyWords(rawValue: 1 << 3)
  static let alert = KeyWords(rawValue: 1 << 4)
  static let permission = KeyWords(rawValue: 1 << 5)
  /// What a permission is for: the camera, photos.
  static let thing = KeyWords(rawValue: 1 << 6)
  static let access = KeyWords(rawValue: 1 << 7)
  static let primer = KeyWords(rawValue: 1 << 8)
  static let denied = KeyWords(rawValue: 1 << 9)
  /// Denied, if it is about a permission at all.
  static let disabled = KeyWords(rawValue: 1 << 10)
  static let restricted = KeyWords(rawValue: 1 << 11)
  static let limited = KeyWords(rawValue: 1 << 12)
  static let insufficient = KeyWords(rawValue: 1 << 13)
  static let unsupported = KeyWords(rawValue: 1 << 14)
  static let onboarding = KeyWords(rawValue: 1 << 15)
  static let before = KeyWords(rawValue: 1 << 16)
  /// The system’s asking.
  static let asking = KeyWords(rawValue: 1 << 17)
  static let service = KeyWords(rawValue: 1 << 18)
  static let off = KeyWords(rawValue: 1 << 19)
  static let purpose = KeyWords(rawValue: 1 << 20)
  static let string = KeyWords(rawValue: 1 << 21)
  static let settings = KeyWords(rawValue: 1 << 22)

  static let part: KeyWords = [.title, .message, .button]

  /// The words, in lower case.
  static let table = LatinWordTable<KeyWords>(
    list(.title, "title header heading headline")
      + list(.message, "message msg body description desc subtitle detail details explanation")
      + list(.button, "button btn cta buttons")
      + list(.action, "cancel ok okay continue confirm later dismiss close yes no skip next grant")
      + list(.alert, "alert dialog popup modal alerts dialogue alertview alertcontroller")
      + list(.permission, "permission permissions authorization authorisation authority")
      + list(.permission, "permissionalert permissiondialog authorized authorised")
      + list(.thing, "camera microphone mic photo photos photolibrary album albums gallery")
      + list(.thing, "location locations notification notifications contacts calendar calendars")
      + list(.thing, "reminders bluetooth tracking faceid healthkit homekit siri motion gps")
      + list(.thing, "speech alarms localnetwork")
      + list(.access, "access accessing")
      + list(.primer, "primer rationale preprompt prepermission priming softask")
      + list(.denied, "denied refused unauthorized unauthorised noaccess notauthorized")
      + list(.disabled, "disabled rejected blocked missing")
      + list(.restricted, "restricted")
      + list(.limited, "limited")
      + list(.insufficient, "insufficient")
      + list(.unsupported, "unsupported")
      + list(.onboarding, "onboarding welcome intro walkthrough")
      + list(.before, "before")
      + list([.asking, .alert], "prompt")
      + list(.asking, "asks asking request requests")
      + list(.service, "service services")
      + list(.off, "off")
      + list(.purpose, "purpose")
      + list(.string, "string")
      + list([.settings, .action], "settings")
      + list([.action, .access], "allow")
  )

  private static func list(
    _ meaning: KeyWords,
    _ words: String
  ) -> [(word: String, value: KeyWords)] {
    words.split(separator: " ").map { (String($0), meaning) }
  }
}
