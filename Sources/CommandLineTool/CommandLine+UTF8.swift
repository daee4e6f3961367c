extension CommandLine {
  /// The position of the first argument whose bytes are not UTF-8, counted from 1.
  ///
  /// `CommandLine.arguments` mends such bytes silently, and a name would not come out as it went in.
  package static var firstArgumentThatIsNotUTF8: Int? {
    (1..<max(1, Int(argc))).first { position in
      unsafeArgv[position].map { String(validatingCString: $0) == nil } ?? false
    }
  }
}
