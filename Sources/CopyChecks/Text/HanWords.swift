/// Reads the lists of `HanCharacters`.
enum HanWords {
  /// `发發髮 里裡`: a character with others.
  static func groups(
    of list: String
  ) -> [(first: Unicode.Scalar, others: [Unicode.Scalar])] {
    words(of: list).compactMap { word in
      let scalars = word.unicodeScalars
      return scalars.first.map { ($0, Array(scalars.dropFirst())) }
    }
  }

  /// `以后:以後`: a word with what it should be.
  static func pairs(of list: String) -> [(word: String, replacement: String)] {
    words(of: list).compactMap { entry in
      let parts = entry.split(separator: ":")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  static func words(of list: String) -> [Substring] {
    list.split { $0 == " " || $0 == "\n" }
  }
}
