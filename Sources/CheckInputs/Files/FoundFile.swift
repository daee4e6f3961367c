/// A file that is to be read.
struct FoundFile: Hashable, Sendable {
  /// The path, from where the person's own path starts.
  let path: String
  let kind: FileKind
  /// Whether the person named the file itself, and not a folder that it is in.
  let isGiven: Bool
}
