/// The order of findings: by file, place and rule.
package enum FindingOrder {
  package static func sorted(_ findings: [Finding], files: [CheckedFile]) -> [Finding] {
    let ranks = Dictionary(
      uniqueKeysWithValues: files.indices.sorted { files[$0].path < files[$1].path }
        .enumerated().map { ($1, $0) }
    )
    return findings.map { (ranks[$0.file] ?? 0, $0) }.sorted { first, second in
      let (one, other) = (first.1, second.1)
      return (first.0, one.range.lowerBound, one.range.upperBound, one.rule)
        < (second.0, other.range.lowerBound, other.range.upperBound, other.rule)
    }.map(\.1)
  }
}
