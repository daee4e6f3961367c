internal import StringCatalogs

/// A value and its state, merged together, since a state is said of one text.
///
/// | ours | theirs | result |
/// |---|---|---|
/// | another text | as it was | ours |
/// | another text | the old text in another state | ours; in `needs_review`, where theirs says so |
/// | another state | as it was | ours |
/// | another text | the same text | the text; in the state of the side that set another |
/// | another state | a third state | conflict: the text in `needs_review` |
/// | another text | a third text | conflict: the text of ours in `needs_review` |
///
/// and the same with the sides exchanged. A state that one side gave to the old text, such as
/// `translated`, is not carried over to the other side's new text: nobody has looked at that. A
/// doubt is: whoever asked for a review may have meant the new text too.
struct UnitMerge {
  typealias StringUnit = LocalizedString.StringUnit

  let value: String
  let state: StringUnit.State?
  let conflict: MergeConflict.Subject?

  init(base: StringUnit?, ours: StringUnit, theirs: StringUnit) {
    if ours.value.isExactly(theirs.value) {
      value = ours.value
      if ours.state == theirs.state || base.map(\.state) == theirs.state {
        (state, conflict) = (ours.state, nil)
      } else if base.map(\.state) == ours.state {
        (state, conflict) = (theirs.state, nil)
      } else {
        (state, conflict) = (.needsReview, .state)
      }
    } else if let base, theirs.value.isExactly(base.value) {
      value = ours.value
      state = Self.state(of: ours, besides: theirs, base)
      conflict = nil
    } else if let base, ours.value.isExactly(base.value) {
      value = theirs.value
      state = Self.state(of: theirs, besides: ours, base)
      conflict = nil
    } else {
      (value, state, conflict) = (ours.value, .needsReview, .value)
    }
  }

  /// The state of a new text where the other side has the old one.
  private static func state(of unit: StringUnit, besides other: StringUnit, _ base: StringUnit)
    -> StringUnit.State?
  {
    let isDoubted = other.state == .needsReview && base.state != .needsReview
    return isDoubted ? .needsReview : unit.state
  }
}
