/// Checks behind what they look for, so that those that have nothing to look for are not even touched:
/// to copy one is to count its references, on all cores at once.
struct GatedChecks<Member: Sendable>: Sendable {
  private let members: [Member]
  private let features: [TextFeatures]

  /// Checks, each with what must be there for it, at least one of it.
  init(_ members: [Member], _ features: (Member) -> TextFeatures) {
    self.members = members
    self.features = members.map(features)
  }

  /// Calls a closure with each check that may find something.
  func forEach(of found: TextFeatures, _ body: (Member) -> Void) {
    for index in features.indices where !features[index].isDisjoint(with: found) {
      body(members[index])
    }
  }
}
