internal import Diagnostics
internal import TextMetrics

extension MetricsDocument {
  /// The widths by which a page measures text.
  var json: JSONDocument {
    .object([
      ("sizes", .object(sizes.map { ($0.name, .object($0.parts.map { ($0, .number($1)) })) })),
      ("alert", .object(alert.map { ($0, .number($1)) })),
      ("faces", .object(faces.map { ($0.name, $0.json) })),
      ("fallback", .object([("wide", wideAdvance.json), ("narrow", unknownAdvance.json)])),
      (
        "narrow",
        .array(
          narrow.map { [Int($0.scalars.lowerBound), Int($0.scalars.upperBound), $0.advance].json }
        )
      ),
      ("wide", .array(wide.map { [Int($0.lowerBound), Int($0.upperBound)].json })),
    ])
  }
}

extension MetricsDocument.Face {
  fileprivate var json: JSONDocument {
    .object([
      ("advances", .object(advances.map { ($0, .number($1)) })),
      ("chinese", .object(chinese.map { ($0, .number($1)) })),
    ])
  }
}
