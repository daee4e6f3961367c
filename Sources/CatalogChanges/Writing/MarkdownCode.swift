extension String {
  /// Visible text as a code span for a cell of a GitHub table, in which nothing is markup, a mention
  /// or the number of an issue.
  var markdownCode: String {
    let longest = split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    // A space keeps a backtick at an end apart from the fence; a renderer drops it.
    let space = hasPrefix("`") || hasSuffix("`") ? " " : ""
    // A cell ends at a bar, even in a code span.
    let cell = split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return fence + space + cell + space + fence
  }
}
