extension ResourceNames.Rules {
  /// Names of Android resources, which become fields of a Java class.
  static let android = ResourceNames.Rules(
    allows: { isIdentifier($0, reserved: javaWords) },
    prefix: "string",
    startsSmall: false
  )

  /// The Java Language Specification, section 3.9, and its literals.
  private static let javaWords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
    "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "null", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while", "_",
  ]
}
