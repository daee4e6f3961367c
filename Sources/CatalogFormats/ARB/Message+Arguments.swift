internal import MessageFormat

extension Message {
  /// The message with each argument as something else, in its cases, too.
  func mapArguments(
    names rename: (String) -> String,
    formats reformat: (String, Format?) -> Format?,
    argNums renumber: (Int) -> Int = { $0 }
  ) -> Message {
    func map(_ cases: [Case]) -> [Case] {
      cases.map {
        Case(
          selector: $0.selector,
          message: $0.message.mapArguments(names: rename, formats: reformat, argNums: renumber)
        )
      }
    }
    return Message(
      parts: parts.map { part in
        switch part {
        case .text, .number: return part
        case .argument(let name, let format):
          return .argument(name: rename(name), format: reformat(name, format))
        case .plural(var plural):
          plural.name = rename(plural.name)
          if var substitution = plural.substitution {
            substitution.argNum = substitution.argNum.map(renumber)
            substitution.position = substitution.position.map(renumber)
            plural.substitution = substitution
          }
          plural.cases = map(plural.cases)
          return .plural(plural)
        case .select(let name, let cases): return .select(name: rename(name), cases: map(cases))
        }
      }
    )
  }

  /// Each use of an argument, in the order of the message; a plural uses its own as a number.
  func forEachArgument(_ body: (_ name: String, _ use: ARBArgument.Use) -> Void) {
    for part in parts {
      switch part {
      case .text, .number: break
      case .argument(let name, let format): body(name, .format(format))
      case .plural(let plural):
        body(plural.name, .plural)
        for branch in plural.cases { branch.message.forEachArgument(body) }
      case .select(let name, let cases):
        body(name, .select)
        for branch in cases { branch.message.forEachArgument(body) }
      }
    }
  }
}
