import CatalogChanges
import StringCatalogs
import Testing

/// What holds for every merge, on generated catalogs; a failure names its seed.
///
/// The properties are those of issue 5, point 6: nothing is lost, and the order of application does
/// not matter where there is no conflict.
struct MergePropertyTests {
  static let seeds: Range<UInt64> = 0..<2000

  /// A catalog and two edited copies of it.
  struct Case {
    let base: StringCatalog
    var ours: StringCatalog
    var theirs: StringCatalog

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      base = random.catalog()
      (ours, theirs) = (base, base)
      for _ in 0..<Int.random(in: 0...6, using: &random) { RandomEdit.random(&random).apply(&ours) }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        RandomEdit.random(&random).apply(&theirs)
      }
      if random.chance(20) { theirs.entries.shuffle(using: &random) }
      if random.chance(10) { ours.version = "1.2" }
      if random.chance(10) { theirs.version = "1.10" }
      if random.chance(5) { theirs.sourceLanguage = "fr" }
      if random.chance(5) { ours.sourceLanguage = "zh-Hant" }
    }
  }

  @Test func `what one side changed is in the result, and what both changed is told`() {
    for seed in Self.seeds {
      let item = Case(seed: seed)
      let merge = CatalogMerge(base: item.base, ours: item.ours, theirs: item.theirs)
      let check = MergeCheck(item, merge)
      let fault = check.fault
      #expect(fault == nil, "seed \(seed): \(fault ?? "")")
      if fault != nil { return }
    }
  }

  @Test func `the sides can be exchanged`() {
    var conflictCount = 0
    for seed in Self.seeds {
      let item = Case(seed: seed)
      let merge = CatalogMerge(base: item.base, ours: item.ours, theirs: item.theirs)
      let swapped = CatalogMerge(base: item.base, ours: item.theirs, theirs: item.ours)
      #expect(
        Set(merge.conflicts.map { SidedConflict($0) })
          == Set(swapped.conflicts.map { SidedConflict($0).swapped }),
        "seed \(seed)"
      )
      conflictCount += merge.conflicts.isEmpty ? 0 : 1
      guard merge.conflicts.isEmpty else { continue }
      #expect(CatalogFacts(merge.catalog) == CatalogFacts(swapped.catalog), "seed \(seed)")
    }
    // Both kinds of case were met.
    #expect((200..<Self.seeds.count - 200).contains(conflictCount))
  }

  @Test func `a side that changed nothing changes nothing`() {
    for seed in Self.seeds {
      let item = Case(seed: seed)
      let (base, changed) = (item.base, item.ours)
      let ours = CatalogMerge(base: base, ours: changed, theirs: base)
      let theirs = CatalogMerge(base: base, ours: base, theirs: changed)
      let same = CatalogMerge(base: changed, ours: changed, theirs: changed)
      let added = CatalogMerge(base: nil, ours: changed, theirs: changed)
      #expect(ours.catalog == changed, "seed \(seed)")
      for merge in [ours, theirs, same, added] {
        #expect(merge.conflicts.isEmpty, "seed \(seed)")
        #expect(CatalogFacts(merge.catalog) == CatalogFacts(changed), "seed \(seed)")
      }
      #expect(same.catalog == changed && added.catalog == changed, "seed \(seed)")
    }
  }

  @Test func `edits that do not touch the same thing give what they give one after the other`() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let base = random.catalog()
      var left = base
      var edits: [RandomEdit] = []
      for _ in 0..<4 {
        let edit = RandomEdit.random(&random)
        edit.apply(&left)
        edits.append(edit)
      }
      var right = base
      var both = left
      for _ in 0..<4 {
        let edit = RandomEdit.random(&random)
        guard !edits.contains(where: edit.overlaps) else { continue }
        edit.apply(&right)
        edit.apply(&both)
      }
      for (ours, theirs) in [(left, right), (right, left)] {
        let merge = CatalogMerge(base: base, ours: ours, theirs: theirs)
        #expect(merge.conflicts.isEmpty, "seed \(seed)")
        #expect(CatalogFacts(merge.catalog) == CatalogFacts(both), "seed \(seed)")
      }
    }
  }
}

/// A conflict whose sides can be exchanged.
private struct SidedConflict: Hashable {
  let place: MergeConflict.Place
  let subject: MergeConflict.Subject
  let base: MergeConflict.Content?
  var ours: MergeConflict.Content?
  var theirs: MergeConflict.Content?

  init(_ conflict: MergeConflict) {
    place = conflict.place
    subject = conflict.subject
    base = conflict.base
    ours = conflict.ours
    theirs = conflict.theirs
  }

  var swapped: SidedConflict {
    var copy = self
    (copy.ours, copy.theirs) = (theirs, ours)
    return copy
  }
}
