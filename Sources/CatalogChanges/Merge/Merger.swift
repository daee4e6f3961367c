internal import StringCatalogs

/// Merges what is inside of what both sides changed, and collects the conflicts.
struct Merger {
  typealias Place = MergeConflict.Place

  private(set) var conflicts: [MergeConflict] = []

  mutating func report<Value>(
    _ subject: MergeConflict.Subject,
    at place: Place,
    _ sides: Sides<Value>,
    _ content: (Value) -> MergeConflict.Content
  ) {
    conflicts.append(MergeConflict(place, subject, sides, content))
  }

  /// Merges a list by the names in it.
  mutating func list<Element: NamedContent>(
    _ sides: Sides<[Element]>,
    at place: (Element) -> Place,
    content: (Element) -> MergeConflict.Content,
    _ merge: (inout Merger, Sides<Element>, _ ours: Element, _ theirs: Element) -> Element
  ) -> [Element] {
    let base = IndexedContent(sides.base ?? [])
    let ours = IndexedContent(sides.ours ?? [])
    let theirs = IndexedContent(sides.theirs ?? [])
    return ours.ids.interleaved(with: theirs.ids).compactMap { id in
      let sides = Sides(base: base[id], ours: ours[id], theirs: theirs[id])
      switch sides.outcome {
      case .settled(let element): return element
      case .removedAndChanged(let element):
        report(.presence, at: place(element), sides, content)
        return element
      case .bothChanged(let ours, let theirs): return merge(&self, sides, ours, theirs)
      }
    }
  }

  /// Merges something said beside the values.
  mutating func member<Value: Content>(
    _ name: String,
    _ sides: Sides<Value>,
    at place: Place,
    _ json: (Value) -> JSONValue
  ) -> Value? {
    switch sides.outcome {
    case .settled(let value): return value
    case .removedAndChanged(let value), .bothChanged(let value, _):
      report(.member(name), at: place, sides) { .member(json($0)) }
      return value
    }
  }

  /// Merges a text that is said beside the values.
  mutating func text(_ name: String, _ sides: Sides<String>, at place: Place) -> String? {
    member(name, sides.map(\.exact), at: place) { .string($0.text) }?.text
  }

  /// Merges members that this version gives no meaning, by name.
  mutating func members(_ sides: Sides<[JSONValue.Member]>, at place: Place) -> [JSONValue.Member] {
    let base = IndexedContent(sides.base ?? [])
    let ours = IndexedContent(sides.ours ?? [])
    let theirs = IndexedContent(sides.theirs ?? [])
    return ours.ids.interleaved(with: theirs.ids).compactMap { id in
      let sides = Sides(base: base[id], ours: ours[id], theirs: theirs[id]).map { $0.value }
      return member(id.name.text, sides, at: place) { $0 }
        .map { JSONValue.Member(id.name.text, $0) }
    }
  }
}
