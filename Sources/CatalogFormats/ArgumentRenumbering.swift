internal import MessageFormat
package import StringCatalogs

/// Other numbers for the arguments of a string, by the names that comments give them.
///
/// A translation in an ARB file names its arguments, and does not say their order: that stands in
/// the file of the source language alone. Such a translation is read in the order of its text, which
/// its notes tell by having no number.
struct ArgumentRenumbering {
  /// The new number of each argument.
  private var positions: [Int: Int] = [:]
  /// The placeholders of arguments whose type nobody said.
  private var placeholders: [Int: PrintfPlaceholder] = [:]

  /// `nil` where a name is unknown, or stands for two arguments.
  init?(_ notes: [ArgumentNote], as named: [ArgumentNote]) {
    let wanted = Dictionary(
      named.numbered.compactMap { position, note in note.name.map { ($0.exact, (position, note)) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    for (own, note) in notes.numbered {
      guard note.position == nil else {
        positions[own] = own
        continue
      }
      guard let (position, other) = note.name.flatMap({ wanted[$0.exact] }) else { return nil }
      positions[own] = position
      guard note.placeholder?.type == "@", var placeholder = other.placeholder else { continue }
      placeholder.position = position
      placeholders[own] = placeholder
    }
    guard Set(positions.values).count == notes.count else { return nil }
  }

  /// The string with the new numbers; `nil` where it is none that can be taken apart.
  func string(_ string: LocalizedString) -> LocalizedString? {
    guard let message = try? VariationSyntax.message(string) else { return nil }
    let renumbered = message.mapArguments(
      names: { name in number(name).map { "arg\($0)" } ?? name },
      formats: { name, format in
        placeholder(name).map { PrintfDialect.foundation.format($0.specifier) } ?? format
      },
      argNums: { positions[$0] ?? $0 }
    )
    guard var written = try? VariationSyntax.string(renumbered, state: nil) else { return nil }
    for path in written.units.map(\.path) {
      written[path]?.state = string[path]?.state
      written[path]?.otherMembers = string[path]?.otherMembers ?? []
    }
    return written
  }

  private func number(_ name: String) -> Int? { Self.position(name).flatMap { positions[$0] } }

  private func placeholder(_ name: String) -> PrintfPlaceholder? {
    Self.position(name).flatMap { placeholders[$0] }
  }

  private static func position(_ name: String) -> Int? {
    name.hasPrefix("arg") ? Int(name.dropFirst(3)) : nil
  }
}

extension [ArgumentNote] {
  /// The notes with the numbers of their arguments; one that says none has its place among them.
  fileprivate var numbered: [(Int, ArgumentNote)] {
    enumerated().map { ($1.position ?? $0 + 1, $1) }
  }
}

extension ArgumentNote {
  fileprivate var placeholder: PrintfPlaceholder? { text.placeholders(.foundation).first }
}

extension StringTable {
  /// The table with its arguments numbered as a catalog names them, where it has no numbers of its
  /// own for them.
  package func withArguments(namedIn catalog: StringCatalog) -> StringTable {
    let named = Dictionary(
      catalog.entries.map { ($0.key.exact, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var table = self
    table.catalog.entries = self.catalog.entries.map { entry in
      named[entry.key.exact].map { entry.withArguments(namedBy: $0) } ?? entry
    }
    return table
  }
}

extension StringCatalog.Entry {
  /// The entry with its arguments numbered as another entry of the key names them, where it has no
  /// numbers of its own for them.
  package func withArguments(namedBy other: StringCatalog.Entry) -> StringCatalog.Entry {
    let (words, notes) = ArgumentNote.split(comment)
    let named = ArgumentNote.split(other.comment).notes
    guard notes.contains(where: { $0.position == nil }),
      let renumbering = ArgumentRenumbering(notes, as: named)
    else { return self }
    var entry = self
    for index in localizations.indices {
      guard let string = renumbering.string(localizations[index].string) else { return self }
      entry.localizations[index].string = string
    }
    entry.comment = words == nil ? other.comment : ArgumentNote.join(words, named)
    return entry
  }
}
