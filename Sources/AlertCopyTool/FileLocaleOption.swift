internal import CommandLineTool
internal import ICU

/// The locale of files that neither they nor their folders tell.
enum FileLocaleOption {
  static let option = Option(
    "--file-locale",
    "LOCALE",
    help: "the locale of a file where neither it nor its folder tells one"
  )

  /// The locale that an option names; `nil` without it.
  static func locale(
    _ arguments: Arguments,
    _ name: String = option.name
  ) throws(UsageError) -> String? {
    try arguments.value(name, of: "a locale such as zh-Hant", among: []) { word in
      LocaleFallback.canonicalTag(word).map { _ in word }
    }
  }
}
