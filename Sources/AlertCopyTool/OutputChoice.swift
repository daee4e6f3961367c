internal import CommandLineTool

/// The option `--output`: a report never takes the place of what it is about.
enum OutputChoice {
  /// - Throws: that one of the files that were read stands there.
  static func check(_ path: String?, isNoneOf inputs: some Sequence<String>) throws(UsageError) {
    guard let path, inputs.contains(where: { InputBytes.areSameFile($0, path) }) else { return }
    throw .invalidCombination(
      "\(path) is one of the files that were read; give another --output"
    )
  }
}
