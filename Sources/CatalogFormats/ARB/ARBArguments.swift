internal import MessageFormat

/// The arguments of a message under the names that an ARB file has for them.
struct ARBArguments {
  /// The message with these names, and without formats that the declarations tell.
  let message: Message
  /// In the order of their positions.
  let declarations: [ARBArgument]
  /// Whether the names are those of the comment.
  let hasNotes: Bool

  /// Arguments that the message has in several types, of which an ARB file can declare one.
  let ambiguousNames: [String]

  private static let maximumPosition = 99

  /// Gives the arguments of a message their names.
  ///
  /// Those that a comment has for them count where they are names in Dart, each of them once.
  init(of source: Message, _ notes: [ArgumentNote]) {
    var kinds: [String: ARBArgument.Kind] = [:]
    var used: [String] = []
    var ambiguous: Set<String> = []
    source.forEachArgument { name, use in
      if name != VariationSyntax.device, !used.contains(name) { used.append(name) }
      let kind: ARBArgument.Kind? =
        switch use {
        case .plural: .int
        case .format(let format): format.flatMap { ARBArgument.Kind($0) }
        case .select: nil
        }
      guard let kind else { return }
      if let other = kinds[name], other != kind { ambiguous.insert(name) }
      kinds[name] = kinds[name] ?? kind
    }
    ambiguousNames = ambiguous.sorted()
    let noted = Self.notesByPosition(
      notes,
      hasDevice: source.argumentNames.contains(VariationSyntax.device)
    )
    hasNotes = noted != nil
    let positions = Set(used.compactMap(Self.number)).union(noted?.keys.map(\.self) ?? [])
    // Names tell no position: with them, arguments that no message uses are declared, too.
    let declared = noted?.isEmpty ?? true ? positions.sorted() : Array(1...(positions.max() ?? 1))
    var renamed: [String: String] = [:]
    declarations = declared.map { position in
      let own = "arg\(position)"
      let note = noted?[position]
      renamed[own] = note?.name
      return ARBArgument(
        name: note?.name ?? own,
        kind: kinds[own] ?? note.flatMap(ARBArgument.Kind.init(note:)),
        example: note?.example
      )
    }
    message = source.mapArguments(
      names: { renamed[$0] ?? $0 },
      formats: { _, format in
        // The declaration has the type, and gen-l10n takes no other format.
        format.flatMap { ARBArgument.Kind($0) == nil ? $0 : nil }
      }
    )
  }

  /// `nil` where the names cannot be taken, or a position would make a long list of unused ones.
  private static func notesByPosition(
    _ notes: [ArgumentNote],
    hasDevice: Bool
  ) -> [Int: ArgumentNote]? {
    var positions: [Int: ArgumentNote] = [:]
    for (index, note) in notes.enumerated() { positions[note.position ?? index + 1] = note }
    let names = notes.compactMap(\.name)
    guard positions.count == notes.count, Set(names).count == names.count,
      positions.keys.allSatisfy({ (1...maximumPosition).contains($0) }),
      names.allSatisfy(ResourceNames.Rules.dart.allows),
      !hasDevice || !names.contains(VariationSyntax.device)
    else { return nil }
    return positions
  }

  private static func number(_ name: String) -> Int? {
    name.hasPrefix("arg") ? Int(name.dropFirst(3)) : nil
  }
}
