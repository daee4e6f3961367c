/// The order of findings: by file, place and rule; what two catalogs say of one text stands once.
package enum FindingOrder {
  package static func sorted(_ findings: [Finding], files: [CheckedFile]) -> [Finding] {
    let ranks = Dictionary(
      uniqueKeysWithValues: files.indices.sorted { files[$0].path < files[$1].path }
        .enumerated().map { ($1, $0) }
    )
    let sorted = findings.map { (ranks[$0.file] ?? 0, $0) }.sorted { first, second in
      let (one, other) = (first.1, second.1)
      let place = (first.0, one.range.lowerBound, one.range.upperBound, one.rule)
      let otherPlace = (second.0, other.range.lowerBound, other.range.upperBound, other.rule)
      guard place == otherPlace else { return place < otherPlace }
      return (one.key ?? "", one.message, one.locale ?? "")
        < (other.key ?? "", other.message, other.locale ?? "")
    }.map(\.1)
    return sorted.indices.filter { $0 == 0 || !isSame(sorted[$0 - 1], sorted[$0]) }
      .map { sorted[$0] }
  }

  private static func isSame(_ first: Finding, _ second: Finding) -> Bool {
    first.rule == second.rule && first.file == second.file && first.range == second.range
      && first.message == second.message && first.key == second.key
  }
}
