internal import MessageFormat
internal import StringCatalogs

/// Placeholders of Android's strings and those of Foundation's.
enum AndroidPlaceholders {
  /// Texts of one string with Foundation's placeholders.
  ///
  /// - Throws: the first placeholder that Foundation has not.
  static func foundation(_ texts: [String]) throws(ConversionError) -> [String] {
    let isFormat = texts.contains { PrintfSyntax.hasArguments($0, .android) }
    return try texts.map { (text) throws(ConversionError) in
      let message = PrintfSyntax.parse(text, .android, isFormat: isFormat)
      return try PrintfSyntax.print(message, .foundation, isFormat: isFormat)
    }
  }

  /// What a translator is told of a part that `xliff:g` marks.
  static func explanation(_ placeholder: AndroidText.Placeholder) -> String? {
    guard placeholder.id != nil || placeholder.example != nil else { return nil }
    let text = (try? foundation([placeholder.text]))?.first ?? placeholder.text
    return ArgumentNote(text: text, name: placeholder.id, example: placeholder.example).line
  }
}
