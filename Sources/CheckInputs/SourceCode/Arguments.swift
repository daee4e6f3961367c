/// The words in the arguments of a call.
struct Arguments {
  let words: Set<String>

  /// Whether one of some words is there; where none are asked for, anything will do.
  func has(_ wanted: [String]) -> Bool { wanted.isEmpty || !words.isDisjoint(with: wanted) }
}
