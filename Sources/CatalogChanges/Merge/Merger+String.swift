internal import StringCatalogs

extension Merger {
  /// Merges a string that both sides changed.
  mutating func string(
    _ sides: Sides<LocalizedString>,
    _ ours: LocalizedString,
    _ theirs: LocalizedString,
    at place: Place
  ) -> LocalizedString {
    let values = values(sides, ours, theirs, at: place)
    return LocalizedString(
      stringUnit: values.stringUnit,
      variations: values.variations,
      substitutions: substitutions(sides.map(\.substitutions), at: place),
      otherMembers: members(sides.map(\.otherMembers), at: place)
    )
  }

  /// Merges the value of a string, or those that it has instead.
  private mutating func values(
    _ sides: Sides<LocalizedString>,
    _ ours: LocalizedString,
    _ theirs: LocalizedString,
    at place: Place
  ) -> LocalizedString {
    let values = sides.map(\.values)
    if case .settled(let string?) = values.outcome { return string }
    let shapes = (ours.shape, theirs.shape)
    guard shapes.0 == shapes.1 || shapes.0.isEmpty || shapes.1.isEmpty else {
      report(.variations, at: place, values, MergeConflict.Content.string)
      return ours.values.inNeedOfReview
    }
    return LocalizedString(
      stringUnit: unit(sides.map(\.stringUnit), at: place),
      variations: variations(sides.map(\.variations), at: place)
    )
  }

  private mutating func unit(_ sides: Sides<LocalizedString.StringUnit>, at place: Place)
    -> LocalizedString.StringUnit?
  {
    switch sides.outcome {
    case .settled(let unit): return unit
    case .removedAndChanged(let unit):
      report(.presence, at: place, sides, MergeConflict.Content.unit)
      return unit
    case .bothChanged(let ours, let theirs):
      let merge = UnitMerge(base: sides.base, ours: ours, theirs: theirs)
      if let subject = merge.conflict {
        report(subject, at: place, sides, MergeConflict.Content.unit)
      }
      return LocalizedString.StringUnit(
        merge.value,
        state: merge.state,
        otherMembers: members(sides.map(\.otherMembers), at: place)
      )
    }
  }

  private mutating func variations(_ sides: Sides<[LocalizedString.Variation]>, at place: Place)
    -> [LocalizedString.Variation]
  {
    list(sides, at: { _ in place }, content: { .string(LocalizedString(variations: [$0])) }) {
      merger,
      sides,
      ours,
      _ in
      let kind = ours.kind
      let cases = merger.list(
        sides.map(\.cases),
        at: { place.appending(.variation(kind, $0.name)) },
        content: { .string($0.string) }
      ) { merger, sides, ours, theirs in
        let place = place.appending(.variation(kind, ours.name))
        return .init(
          ours.name,
          merger.string(sides.map(\.string), ours.string, theirs.string, at: place)
        )
      }
      return .init(kind, cases: cases)
    }
  }

  private mutating func substitutions(
    _ sides: Sides<[LocalizedString.Substitution]>,
    at place: Place
  ) -> [LocalizedString.Substitution] {
    list(
      sides,
      at: { place.appending(.substitution($0.name)) },
      content: MergeConflict.Content.substitution
    ) { merger, sides, ours, _ in
      let place = place.appending(.substitution(ours.name))
      return .init(
        name: ours.name,
        argNum: merger.member("argNum", sides.map(\.argNum), at: place) { .number("\($0)") },
        formatSpecifier: merger.text(
          "formatSpecifier",
          sides.map(\.formatSpecifier),
          at: place
        ),
        variations: merger.variations(sides.map(\.variations), at: place),
        otherMembers: merger.members(sides.map(\.otherMembers), at: place)
      )
    }
  }
}

extension MergeConflict.Place {
  fileprivate func appending(_ step: UnitPath.Step) -> Self {
    Self(key: key, locale: locale, path: UnitPath(path.steps + [step]))
  }
}

extension LocalizedString {
  fileprivate var values: LocalizedString {
    LocalizedString(stringUnit: stringUnit, variations: variations)
  }

  /// How the string varies, as far as two strings must agree in it to be merged.
  fileprivate var shape: Set<String> {
    var shape = Set(variations.map(\.kind.rawValue))
    if stringUnit != nil { shape.insert("stringUnit") }
    return shape
  }

  /// The string with every value of it in the state `needs_review`.
  fileprivate var inNeedOfReview: LocalizedString {
    var string = self
    for (path, _) in units { string[path]?.state = .needsReview }
    return string
  }
}
