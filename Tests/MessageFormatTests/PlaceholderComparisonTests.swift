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
      ("%1$@ %@", "%1$@ %@", []), ("%d of", "%d %", [.fault("%")]),
      ("%@", "%1", [.missing("%@"), .fault("%1")]),
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

  private static func plural(_ cases: (String, String)...) -> [LocalizedString.Variation] {
    [.init(.plural, cases: cases.map { .init($0, LocalizedString($1)) })]
  }

  private static func files(_ value: String, argNum: Int?, _ type: String, _ other: String)
    -> LocalizedString
  {
    LocalizedString(
      stringUnit: .init(value),
      substitutions: [
        .init(
          name: "FILES",
          argNum: argNum,
          formatSpecifier: type,
          variations: plural(("other", other))
        )
      ]
    )
  }

  @Test(
    arguments: [
      // A plural case may say its number in words, and leave out nothing else.
      (
        LocalizedString(variations: plural(("one", "a file"), ("other", "%lld files"))),
        LocalizedString(variations: plural(("other", "Dateien"))), [:]
      ),
      (
        LocalizedString("%@: %lld"),
        LocalizedString(variations: plural(("one", "%@: eins"), ("other", "%2$lld"))),
        ["plural.other": [.missing("%1$@")]]
      ),
      (
        LocalizedString(variations: plural(("one", "a file"), ("other", "%lld files"))),
        LocalizedString(variations: plural(("one", "%d"), ("other", "%1$@"))),
        [
          "plural.one": [.otherType(source: "%lld", translation: "%d")],
          "plural.other": [.otherType(source: "%1$lld", translation: "%1$@")],
        ]
      ),
      // A substitution is the argument that it counts by.
      (LocalizedString("%@: %lld"), files("%1$@: %#@FILES@", argNum: 2, "lld", "%arg"), [:]),
      (files("%@: %#@FILES@", argNum: 2, "lld", "%arg"), LocalizedString("%2$lld, %1$@"), [:]),
      (
        files("%#@FILES@", argNum: nil, "lld", "%lld"), files("%#@FILES@", argNum: 1, "lld", "x"),
        [:]
      ),
      (
        files("%#@FILES@", argNum: nil, "lld", "%arg"),
        files("%#@FILES@", argNum: nil, "d", "%arg"),
        ["": [.otherType(source: "%1$lld", translation: "%1$d")]]
      ),
      (
        files("%@: %#@FILES@", argNum: 2, "lld", "%arg"),
        files("%#@FILES@", argNum: 2, "lld", "%arg of %1$@ and %3$@"),
        ["": [.missing("%1$@")], "substitutions.FILES.plural.other": [.extra("%3$@")]]
      ),
      (
        LocalizedString("%lld"), LocalizedString("%#@FILES@"),
        ["": [.missing("%lld"), .extra("%#@FILES@")]]
      ),
    ] as [(LocalizedString, LocalizedString, [String: [PlaceholderComparison.Mismatch]])]
  )
  func `every value of a translation is held against the source`(
    source: LocalizedString,
    translation: LocalizedString,
    expected: [String: [PlaceholderComparison.Mismatch]]
  ) {
    let found = PlaceholderComparison.mismatches(source: source, translation: translation)
    #expect(
      Dictionary(grouping: found, by: \.path.identifier).mapValues { $0.map(\.mismatch) }
        == expected
    )
  }

  @Test(
    arguments: [
      (.missing("%1$@"), "the translation lacks %1$@"),
      (.extra("%d"), "the translation has %d, which the source lacks"),
      (
        .otherType(source: "%lld", translation: "%d"),
        "the translation has %d where the source has %lld"
      ),
      (
        .unnumbered(expected: ["%2$lld", "%1$@"]),
        "the order differs from the source and the placeholders have no numbers;"
          + " write %2$lld … %1$@"
      ),
    ] as [(PlaceholderComparison.Mismatch, String)]
  )
  func `a mismatch says what differs`(
    mismatch: PlaceholderComparison.Mismatch,
    words: String
  ) {
    #expect("\(mismatch)" == words)
  }
}
