internal import Diagnostics
internal import ICU
internal import MessageFormat
internal import StringCatalogs

/// Makes a catalog of one locale of the members of an ARB file.
struct ARBReader {
  private(set) var catalog: StringCatalog
  private(set) var notes: [Diagnostic] = []
  private var entries: [ExactText: Int] = [:]
  /// Members of metadata that a note has named.
  private var namedMembers: Set<String> = []

  init(locale: String) {
    catalog = StringCatalog(sourceLanguage: locale)
  }

  /// - Throws: a diagnostic with the place of the first message that is no string.
  mutating func read(_ root: JSONNode) throws(Diagnostic) {
    var metadata: [ExactText: JSONNode] = [:]
    for member in root.members where member.name.text.hasPrefix("@") {
      metadata[member.name.text.exact] = member.value
    }
    var orphans = metadata
    for member in root.members {
      let name = member.name.text
      guard !name.hasPrefix("@") else { continue }
      guard let text = member.value.string else {
        throw Diagnostic(
          .error,
          at: member.value.location,
          "“\(name)” should be a string, and this is \(member.value.kind.inWords)",
          advice: "put the message in quotation marks"
        )
      }
      let place = ("@" + name).exact
      let details = ARBMetadata(orphans.removeValue(forKey: place) ?? metadata[place])
      add(text, at: member, details)
    }
    orphans["@@locale".exact] = nil
    for member in root.members {
      guard let value = orphans.removeValue(forKey: member.name.text.exact),
        value.kind != .object || !value.members.isEmpty
      else { continue }
      note(
        member.name.text.hasPrefix("@@")
          ? "“\(member.name.text)” is not kept"
          : "“\(member.name.text)” describes no message, and is not kept",
        at: member.name,
        .note
      )
    }
  }

  private mutating func add(_ text: String, at member: JSONNode.Member, _ details: ARBMetadata) {
    for (name, node) in details.otherMembers where namedMembers.insert(name).inserted {
      note("the member “\(name)” is not read, here and in what follows", at: node, .note)
    }
    let key = details.key ?? member.name.text
    let (string, arguments) = string(of: text, at: member, details)
    let entry = StringCatalog.Entry(
      key: key,
      comment: details.comment(arguments),
      localizations: [.init(locale: catalog.sourceLanguage, string: string)]
    )
    if let index = entries[key.exact] {
      note("“\(key)” stands a second time; this one counts", at: member.name)
      catalog.entries[index] = entry
    } else {
      entries[key.exact] = catalog.entries.count
      catalog.entries.append(entry)
    }
  }

  /// The string that a message is, with its arguments.
  ///
  /// Where a catalog cannot say it, it is the message as it stands.
  private mutating func string(
    of text: String,
    at member: JSONNode.Member,
    _ details: ARBMetadata
  ) -> (LocalizedString, [ARBArgument]) {
    let name = member.name.text
    let message: Message
    do {
      message = try ARBMessage.parse(text, declared: details.declarations.map(\.name))
    } catch {
      let offset = member.value.fileOffset(ofUTF16: error.offset)
      notes.append(
        Diagnostic(
          .warning,
          at: member.value.json.location(offset: offset),
          "“\(name)” is not an ICU message: \(error.error); it is kept as it is",
          advice: "put braces that are text in apostrophes: '{'"
        )
      )
      return (LocalizedString(text, state: details.state), details.declarations)
    }
    let arguments = details.arguments(of: message)
    let isNumbered = arguments.allSatisfy { ARBMetadata.isNumbered($0.name) }
    if !isNumbered, details.declarations.isEmpty, arguments.count > 1 {
      let names = arguments.map { "{\($0.name)}" }.joined(separator: ", ")
      note(
        "“\(name)” declares no placeholders; the order of \(names) is that of the text, unless "
          + "another file of the table declares them",
        at: member.value,
        .note
      )
    }
    do {
      let formats = Dictionary(
        arguments.map { ($0.name, $0.format) },
        uniquingKeysWith: { first, _ in first }
      )
      let (string, changes) = try ARBMessage.string(
        message.mapArguments(names: { $0 }, formats: { $1 ?? formats[$0] ?? nil }),
        arguments: isNumbered ? nil : arguments.map(\.name),
        state: details.state,
        locale: catalog.sourceLanguage
      )
      for change in changes { note("“\(name)”: \(change)", at: member.value) }
      return (string, arguments)
    } catch {
      note("“\(name)”: \(error); the message is kept as it is", at: member.value)
      return (LocalizedString(text, state: details.state), arguments)
    }
  }

  private mutating func note(
    _ message: String,
    at node: JSONNode,
    _ severity: Severity = .warning
  ) {
    notes.append(Diagnostic(severity, at: node.location, message))
  }
}
