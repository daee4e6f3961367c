/// What the three sides of a merge have at one place.
struct Sides<Value> {
  var base: Value?
  var ours: Value?
  var theirs: Value?

  func map<Other>(_ transform: (Value) -> Other?) -> Sides<Other> {
    Sides<Other>(
      base: base.flatMap(transform),
      ours: ours.flatMap(transform),
      theirs: theirs.flatMap(transform)
    )
  }
}

extension Sides where Value: Content {
  /// What comes of the sides before one looks into what they have.
  enum Outcome {
    /// One side alone changed it, or both in the same way.
    case settled(Value?)
    /// One side removed what the other changed to this.
    case removedAndChanged(Value)
    /// Both changed it, each in its own way.
    case bothChanged(ours: Value, theirs: Value)
  }

  var outcome: Outcome {
    if ours.isSame(as: theirs) || theirs.isSame(as: base) { return .settled(ours) }
    if ours.isSame(as: base) { return .settled(theirs) }
    return switch (ours, theirs) {
    case (let ours?, let theirs?): .bothChanged(ours: ours, theirs: theirs)
    case (let kept?, nil), (nil, let kept?): .removedAndChanged(kept)
    case (nil, nil): .settled(nil)
    }
  }
}
