/// The placeholders of a printf string with the argument that each of them takes.
struct PrintfArguments {
  /// A placeholder and its argument, counted from 1; 0 where it takes none.
  struct Use: Hashable {
    var placeholder: PrintfPlaceholder
    var argument: Int
    /// The arguments that give the width and the precision, where they do.
    var widthArgument: Int?
    var precisionArgument: Int?
  }

  /// In the order of the string.
  let uses: [Use]

  /// Finds the argument of each placeholder.
  ///
  /// Placeholders without a number take the arguments in turn, whatever numbered ones stand among
  /// them: `%2$@ %@` is the second and the first in CFString and in java.util.Formatter.
  /// The first of them takes `first`. `substitutions` are the arguments of each `%#@name@` that
  /// has one of its own, which no other placeholder takes in turn.
  init(of placeholders: [PrintfPlaceholder], first: Int = 1, substitutions: [String: Int] = [:]) {
    let claimed = Set(
      placeholders.compactMap { placeholder in
        if case .reference(let name) = placeholder.kind { substitutions[name] } else { nil }
      }
    )
    var next = first
    var previous = first
    func takeNext() -> Int {
      while claimed.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
    func take(_ size: PrintfPlaceholder.Size?) -> Int? {
      guard case .argument(let position) = size else { return nil }
      return position ?? takeNext()
    }
    uses = placeholders.map { placeholder in
      let width = take(placeholder.width)
      let precision = take(placeholder.precision)
      var argument = placeholder.position
      switch placeholder.kind {
      case .lineEnd: argument = 0
      case .number: argument = argument ?? first
      case .reference(let name): argument = argument ?? substitutions[name]
      case .argument: if placeholder.flags.contains("<") { argument = previous }
      }
      let taken = argument ?? takeNext()
      if taken > 0 { previous = taken }
      return Use(
        placeholder: placeholder,
        argument: taken,
        widthArgument: width,
        precisionArgument: precision
      )
    }
  }

  init(of text: String, _ dialect: PrintfDialect) {
    self.init(of: text.placeholders(dialect))
  }
}

extension PrintfArguments.Use {
  /// The placeholder with the number of its argument, and of those of its width and precision.
  var numbered: PrintfPlaceholder {
    guard argument > 0, placeholder.kind != .number else { return placeholder }
    var numbered = placeholder
    numbered.position = argument
    numbered.flags.removeAll { $0 == "<" }
    if let widthArgument { numbered.width = .argument(position: widthArgument) }
    if let precisionArgument { numbered.precision = .argument(position: precisionArgument) }
    return numbered
  }
}
