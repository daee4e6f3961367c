/// `Resources/han-characters.json` as a Swift table.
///
/// The lists stay text: they cost nothing to compile, and nothing until somebody reads them.
struct CharacterTable: Decodable {
  /// Whose facts they are, and under which licence: it stands in the table, too.
  let source: String
  let simplified: [String]
  let traditional: [String]
  let regional: [String: [String]]
  let shared: [String: [String]]
  let kept: [String: [String]]
  let ownNames: [String: [String]]

  var text: String {
    """
    \(SwiftLiteral.banner(source: "han-characters.json"))
    // \(source)

    extension HanCharacters {
    \(list("simplified", "Characters of Simplified Chinese alone, each with its counterparts.", simplified))

    \(list("traditional", "Characters, each with those of Traditional Chinese alone that it stands for.", traditional))

    \(lists("regional", "Characters of another region, each with that of this one, by locale.", regional))

    \(lists("shared", "Words with a character that is another one in the script of a locale.", shared))

    \(lists("kept", "Words in which such a character is right.", kept))

    \(lists("ownNames", "Names of languages in a script that is not the locale’s.", ownNames))
    }

    """
  }

  private func list(_ name: String, _ summary: String, _ lines: [String]) -> String {
    """
      /// \(summary)
      package static let \(name) = \"""
        \(lines.joined(separator: "\n    "))
        \"""
    """
  }

  private func lists(_ name: String, _ summary: String, _ lists: [String: [String]]) -> String {
    let entries = lists.sorted { $0.key < $1.key }.map { locale, lines in
      """
          \(SwiftLiteral.text(locale)): \"""
            \(lines.joined(separator: "\n        "))
            \""",
      """
    }
    return """
        /// \(summary)
        package static let \(name): [String: String] = [
      \(entries.joined(separator: "\n"))
        ]
      """
  }
}
