import CatalogChanges
import StringCatalogs

/// Looks for something that a merge lost.
struct MergeCheck {
  private let base: CatalogFacts
  private let ours: CatalogFacts
  private let theirs: CatalogFacts
  private let result: CatalogFacts
  private let conflicts: [(conflict: MergeConflict, ours: CatalogFacts, theirs: CatalogFacts)]

  init(_ item: MergePropertyTests.Case, _ merge: CatalogMerge) {
    base = CatalogFacts(item.base)
    ours = CatalogFacts(item.ours)
    theirs = CatalogFacts(item.theirs)
    result = CatalogFacts(merge.catalog)
    conflicts = merge.conflicts.map { conflict in
      (
        conflict, CatalogFacts(conflict.ours, of: conflict),
        CatalogFacts(conflict.theirs, of: conflict)
      )
    }
  }

  /// What is wrong, in words; `nil` where all is well.
  var fault: String? {
    for item in conflicts {
      let base = CatalogFacts(item.conflict.base, of: item.conflict)
      if item.ours == item.theirs || item.ours == base || item.theirs == base {
        return "no conflict: \(item.conflict)"
      }
    }
    for place in Set(base.values.keys).union(ours.values.keys).union(theirs.values.keys) {
      if let fault = fault(at: place) { return fault }
    }
    let invented = Set(result.values.keys)
      .subtracting(ours.values.keys).subtracting(theirs.values.keys)
      // A state that was not said before may be said now: needs_review.
      .filter { !$0.has(name: "state") }
    return invented.first.map { "the result has what no side has: \($0)" }
  }

  private func fault(at place: CatalogFacts.Place) -> String? {
    let (base, ours, theirs) = (base.values[place], ours.values[place], theirs.values[place])
    let result = result.values[place]
    let covering = conflicts.filter { $0.conflict.covers(place) }
    let told = Set(covering.flatMap { [$0.ours.values[place], $0.theirs.values[place]] })
    if place.has(name: "version") { return nil }
    if place.has(name: "state") { return stateFault(at: place, isCovered: !covering.isEmpty) }
    let expected = ours == theirs || theirs == base ? ours : theirs
    let isDecided = ours == theirs || theirs == base || ours == base
    if isDecided, covering.isEmpty {
      return result == expected ? nil : "\(place) is \(result as Any), not \(expected as Any)"
    }
    if covering.isEmpty { return "\(place) changed on both sides, and no conflict says so" }
    for side in [ours, theirs] where side != nil && side != base {
      if side != result, !told.contains(side) { return "\(place) lost \(side as Any)" }
    }
    return nil
  }

  /// States are merged with their values: see `UnitMergeTests` for the table.
  private func stateFault(at place: CatalogFacts.Place, isCovered: Bool) -> String? {
    var value = place
    value.name = Array("value".utf8)
    let texts = Set([base.values[value], ours.values[value], theirs.values[value]])
    let states = [base.values[place], ours.values[place], theirs.values[place]]
    guard !isCovered, texts.count == 1 else { return nil }
    let expected = states[1] == states[2] || states[2] == states[0] ? states[1] : states[2]
    return result.values[place] == expected ? nil : "\(place) should be \(expected as Any)"
  }
}

extension MergeConflict {
  /// Whether a fact is of what the conflict is about.
  fileprivate func covers(_ fact: CatalogFacts.Place) -> Bool {
    guard fact.isInside(place) else { return false }
    let isHere =
      fact.path == place.path.steps && fact.locale == place.locale.map { Array($0.utf8) }
    return switch subject {
    case .presence, .variations: true
    case .value, .state:
      isHere && (fact.has(name: "value") || fact.has(name: "state"))
    case .member(let name): isHere && (fact.has(name: name) || fact.has(name: "unit.\(name)"))
    }
  }
}
