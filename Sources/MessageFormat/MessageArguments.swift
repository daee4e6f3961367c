/// The names of the arguments of an ICU message.
package struct MessageArguments {
  /// All of them, in the order in which they first stand.
  package private(set) var all: [String] = []
  /// Those that a reader sees in every form: not those that only choose between forms.
  package private(set) var shown: [String] = []
  /// Those that a reader sees in some form.
  package private(set) var mentioned: Set<String> = []

  /// What a translation leaves out of what each form of its source shows.
  package func missing(in translation: MessageArguments) -> [String] {
    shown.filter { !translation.mentioned.contains($0) }
  }

  /// What a translation has that its source has not.
  package func extra(in translation: MessageArguments) -> [String] {
    translation.all.filter { !all.contains($0) }
  }

  /// The arguments of a message; `nil` where ICU cannot read it.
  package init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return }
    guard let message = try? ICUSyntax.parse(text) else { return nil }
    shown = collect(message, counted: nil)
  }

  /// Takes the names of a message, and gives those that it shows.
  private mutating func collect(_ message: Message, counted: String?) -> [String] {
    var shown: [String] = []
    for part in message.parts {
      switch part {
      case .text: break
      case .number:
        guard let counted else { break }
        mentioned.insert(counted)
        shown.append(counted)
      case .argument(let name, _):
        add(name)
        mentioned.insert(name)
        shown.append(name)
      case .plural(let plural):
        add(plural.name)
        shown += collect(plural.cases, counted: plural.name)
      case .select(let name, let cases):
        add(name)
        shown += collect(cases, counted: counted)
      }
    }
    return shown.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What all of some cases show.
  private mutating func collect(_ cases: [Message.Case], counted: String?) -> [String] {
    let shown = cases.map { collect($0.message, counted: counted) }
    guard let first = shown.first else { return [] }
    return first.filter { name in shown.allSatisfy { $0.contains(name) } }
  }

  private mutating func add(_ name: String) {
    if !all.contains(name) { all.append(name) }
  }
}
