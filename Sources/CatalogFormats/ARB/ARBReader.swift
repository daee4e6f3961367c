internal import Diagnostics
internal import ICU
internal import MessageFormat
internal import StringCatalogs

/// Makes a catalog of one locale of the members of an ARB file.
struct ARBReader {
  private(set) var catalog: StringCatalog
  private(set) var notes: [Diagnostic] = []
  private var entries: [[UInt8]: Int] = [:]
  /// Members of metadata that a note has named.
  private var namedMembers: Set<String> = []

  init(locale: String) {
    catalog = StringCatalog(sourceLanguage: locale)
  }

  /// - Throws: a diagnostic with the place of the first message that is no string.
  mutating func read(_ root: JSONNode) throws(Diagnostic) {
    var metadata: [String: JSONNode] = [:]
    for member in root.members where member.name.text.hasPrefix("@") {
      metadata[member.name.text] = member.value
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
      let details = ARBMetadata(orphans.removeValue(forKey: "@" + name) ?? metadata["@" + name])
      add(text, at: member, details)
    }
    orphans["@@locale"] = nil
    for member in root.members {
      guard let value = orphans.removeValue(forKey: member.name.text),
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
    let string = string(of: text, at: member, details)
    let entry = StringCatalog.Entry(
      key: key,
      comment: details.comment,
      localizations: [.init(locale: catalog.sourceLanguage, string: string)]
    )
    if let index = entries[Array(key.utf8)] {
      note("“\(key)” stands a second time; this one counts", at: member.name)
      catalog.entries[index] = entry
    } else {
      entries[Array(key.utf8)] = catalog.entries.count
      catalog.entries.append(entry)
    }
  }

  /// The string that a message is; where a catalog cannot say it, the message as it stands.
  private mutating func string(
    of text: String,
    at member: JSONNode.Member,
    _ details: ARBMetadata
  ) -> LocalizedString {
    let state = details.state
    let message: Message
    do {
      message = try ARBMessage.parse(text, declared: details.arguments.map(\.name))
    } catch {
      let offset = member.value.fileOffset(ofUTF16: error.offset)
      notes.append(
        Diagnostic(
          .warning,
          at: member.value.json.location(offset: offset),
          "“\(member.name.text)” is not an ICU message: \(error.error); it is kept as it is",
          advice: "put braces that are text in apostrophes: '{'"
        )
      )
      return LocalizedString(text, state: state)
    }
    let order = order(of: message, at: member, details)
    let kinds = Dictionary(
      details.arguments.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    do {
      let (string, changes) = try ARBMessage.string(
        message.mapArguments(names: { $0 }, formats: { $1 ?? kinds[$0]?.format }),
        arguments: order,
        state: state,
        locale: catalog.sourceLanguage
      )
      for change in changes { note("“\(member.name.text)”: \(change)", at: member.value) }
      return string
    } catch {
      note("“\(member.name.text)”: \(error); the message is kept as it is", at: member.value)
      return LocalizedString(text, state: state)
    }
  }

  /// The arguments in the order of their declaration; `nil` where the message tells it.
  private mutating func order(
    of message: Message,
    at member: JSONNode.Member,
    _ details: ARBMetadata
  ) -> [String]? {
    var used: [String] = []
    var hasDevice = false
    message.forEachArgument { name, use in
      if name == VariationSyntax.device, use == .select {
        hasDevice = true
      } else if !used.contains(name) {
        used.append(name)
      }
    }
    let declared = details.arguments.map(\.name)
      .filter { !hasDevice || $0 != VariationSyntax.device }
    let others = used.filter { !declared.contains($0) }
    if declared.isEmpty {
      if used.count > 1, used.contains(where: { !ARBMetadata.isNumbered($0) }) {
        let names = used.map { "{\($0)}" }.joined(separator: ", ")
        note(
          "“\(member.name.text)” declares no placeholders; the order of \(names) is that of the text",
          at: member.value
        )
      }
      return nil
    }
    return others.isEmpty && declared.allSatisfy(ARBMetadata.isNumbered) ? nil : declared + others
  }

  private mutating func note(
    _ message: String,
    at node: JSONNode,
    _ severity: Severity = .warning
  ) {
    notes.append(Diagnostic(severity, at: node.location, message))
  }
}
