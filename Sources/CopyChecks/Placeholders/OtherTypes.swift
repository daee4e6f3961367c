internal import MessageFormat

/// The placeholders of a translation whose types are not those of the source.
struct OtherTypes {
  /// What an argument is shown as.
  struct Pair {
    let source: String
    let translation: String
  }

  /// A placeholder at fault, and what to write.
  struct Fault {
    let written: String
    let message: String
  }

  let text: CheckedText
  var pairs: [Pair]

  /// What is to be told: one fault where the numbers are swapped, or else one for each placeholder.
  func faults(_ syntax: CheckedCatalog.Syntax) -> [Fault] {
    if let swapped = swapped(syntax) { return [swapped] }
    return pairs.map {
      Fault(
        written: $0.translation,
        message: "The source has \($0.source) here; write \($0.source) for \($0.translation)"
      )
    }
  }

  /// Where all types of the source are there, each once, the numbers before them are wrong: to write
  /// the types of the source would make a number of a name.
  private func swapped(_ syntax: CheckedCatalog.Syntax) -> Fault? {
    guard pairs.count > 1 else { return nil }
    var sources: [Substring: String] = [:]
    for pair in pairs {
      guard let type = Self.type(of: pair.source),
        sources.updateValue(pair.source, forKey: type) == nil
      else { return nil }
    }
    let placed = pairs.map(\.translation).map { written in
      (written, PlaceholderPlace.range(of: written, in: text.text, syntax)?.lowerBound ?? 0)
    }
    var expected: [String] = []
    for (written, _) in placed.sorted(by: { $0.1 < $1.1 }) {
      guard let type = Self.type(of: written), let source = sources.removeValue(forKey: type)
      else { return nil }
      expected.append(source)
    }
    return Fault(
      written: placed.min { $0.1 < $1.1 }?.0 ?? "",
      message:
        "The numbers of the arguments are swapped; write \(expected.joined(separator: " … "))"
    )
  }

  /// What stands behind the number of an argument; `nil` where there is none.
  private static func type(of placeholder: String) -> Substring? {
    placeholder.firstIndex(of: "$").map { placeholder[$0...].dropFirst() }
  }
}
