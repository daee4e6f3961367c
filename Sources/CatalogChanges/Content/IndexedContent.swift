/// A list whose elements are found by what they are known by.
struct IndexedContent<Element: NamedContent> {
  let elements: [Element]
  let ids: [ContentID]
  private let positions: [ContentID: Int]

  init(_ elements: [Element]) {
    self.elements = elements
    ids = elements.contentIDs
    positions = Dictionary(uniqueKeysWithValues: zip(ids, elements.indices))
  }

  subscript(id: ContentID) -> Element? { positions[id].map { elements[$0] } }
}
