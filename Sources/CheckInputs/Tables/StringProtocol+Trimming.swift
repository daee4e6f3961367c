extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
