extension ResourceNames.Rules {
  /// Names of messages and arguments, which become methods and parameters in Dart.
  ///
  /// gen-l10n asks for a small letter first, and for letters, digits and `_` after it
  /// (`_isValidGetterAndMethodName` in flutter_tools).
  static let dart = ResourceNames.Rules(
    allows: { name in
      isIdentifier(name, reserved: dartWords)
        && name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
    },
    prefix: "string",
    startsSmall: true
  )

  /// The Dart language specification, “Reserved words”.
  private static let dartWords: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do",
    "else", "enum", "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null",
    "rethrow", "return", "super", "switch", "this", "throw", "true", "try", "var", "void", "while",
    "with", "yield",
  ]
}
