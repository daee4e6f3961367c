import MessageFormat
import StringCatalogs
import Testing

/// What is a mismatch follows from what printf does with its arguments (IEEE Std 1003.1, fprintf).
struct PlaceholderComparisonTests {
  @Test(
    arguments: [
      ("%@ of %lld", "%1$@ von %2$lld", []), ("%@ of %lld", "%2$lld — %1$@", []), ("%i", "%d", []),
      ("%qd", "%lld", []), ("%.1f", "%.2f", []), ("%x", "%X", []), ("100% of", "100%ige %", []),
      ("5% of", "5% von", []), ("%@", "%@", []), ("", "", []), ("%@ %1$@", "%@", []),
      ("%@ of %lld", "%2$lld", [.missing("%1$@")]), ("%@", "x", [.missing("%@")]),
      ("%@", "%@ %d", [.extra("%d")]), ("x", "%@", [.extra("%@")]),
      ("%lld", "%d", [.otherType(source: "%lld", translation: "%d")]),
      ("%ld", "%lld", [.otherType(source: "%ld", translation: "%lld")]),
      ("%1$@", "%1$d", [.otherType(source: "%1$@", translation: "%1$d")]),
      ("%@ of %lld", "%lld / %@", [.unnumbered(expected: ["%2$lld", "%1$@"])]),
      (
        "%@ of %lld", "%1$@ / %lld",
        [.missing("%2$lld"), .otherType(source: "%@", translation: "%lld"), .mixedNumbers]
      ),
      ("%@ %@", "%1$@ %@", [.missing("%2$@"), .mixedNumbers]),
      ("%d of", "%d %", [.fault("%")]), ("%@", "%1", [.missing("%@"), .fault("%1")]),
      ("%lld% of", "%lld% de", []), ("%#@n@", "%#@n@", []), ("%#@n@", "n", [.missing("%#@n@")]),
      ("%#@n@", "%#@m@", [.missing("%#@n@"), .extra("%#@m@")]),
      ("%arg birds", "birds", [.missing("%arg")]), ("%*d", "%*d", []),
    ] as [(String, String, [PlaceholderComparison.Mismatch])]
  )
  func `a translation is held against its source`(
    source: String,
    translation: String,
    expected: [PlaceholderComparison.Mismatch]
  ) {
    #expect(
      PlaceholderComparison.mismatches(source: source, translation: translation, .foundation)
        == expected
    )
  }
}
