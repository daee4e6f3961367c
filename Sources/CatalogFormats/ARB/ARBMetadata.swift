internal import MessageFormat
internal import StringCatalogs

/// What `@key` says of a message.
struct ARBMetadata {
  /// The key in the catalog, where it is no name in Dart.
  var key: String?
  var state = LocalizedString.StringUnit.State.translated
  /// The placeholders, in the order of their positions.
  var declarations: [ARBArgument] = []
  /// Members that are not kept, with their places.
  var otherMembers: [(name: String, place: JSONNode)] = []
  private var description: String?

  init(_ node: JSONNode?) {
    for member in node.map({ Array($0.members) }) ?? [] {
      switch (member.name.text, member.value.kind) {
      case ("description", .string): description = member.value.text
      case ("x-key", .string): key = member.value.text
      case ("x-state", .string): state = .init(rawValue: member.value.text)
      // The specification's word for what every message here is.
      case ("type", .string) where member.value.text == "text": break
      case ("placeholders", .object):
        for placeholder in member.value.members {
          declarations.append(
            ARBArgument(name: placeholder.name.text, declaration: placeholder.value)
          )
          otherMembers += Self.otherMembers(of: placeholder.value)
        }
      default: otherMembers.append((member.name.text, member.name))
      }
    }
  }

  /// The arguments that are declared, then the others that a message uses.
  ///
  /// Those that a plural counts by are numbers.
  func arguments(of message: Message) -> [ARBArgument] {
    var arguments = declarations
    message.forEachArgument { name, use in
      guard name != VariationSyntax.device || use != .select else { return }
      let index = arguments.firstIndex { $0.name == name } ?? arguments.endIndex
      if index == arguments.endIndex { arguments.append(ARBArgument(name: name)) }
      if use == .plural { arguments[index].kind = arguments[index].kind ?? .int }
    }
    return arguments
  }

  /// The comment: the description, and what is told of the arguments.
  func comment(_ arguments: [ARBArgument]) -> String? {
    let notes = arguments.enumerated().compactMap { index, argument -> ArgumentNote? in
      guard argument.example != nil || !Self.isNumbered(argument.name) else { return nil }
      return ArgumentNote(
        text: argument.placeholder(position: isDeclared(argument) ? index + 1 : nil),
        name: argument.name,
        example: argument.example
      )
    }
    return ArgumentNote.join(description, notes)
  }

  private func isDeclared(_ argument: ARBArgument) -> Bool {
    declarations.contains { $0.name.isExactly(argument.name) }
  }

  /// Whether a name is no more than a number: `arg1`.
  static func isNumbered(_ name: String) -> Bool {
    name.wholeMatch(of: /arg[1-9][0-9]*/) != nil
  }

  private static func otherMembers(of declaration: JSONNode) -> [(name: String, place: JSONNode)] {
    let isDecimal = declaration["type"]?.text == "double"
    return declaration.members.compactMap { member in
      switch member.name.text {
      case "type", "example": nil
      case "format" where isDecimal && member.value.text == "decimalPatternDigits": nil
      case "optionalParameters" where isDecimal: nil
      default: (member.name.text, member.name)
      }
    }
  }
}
