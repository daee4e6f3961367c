@testable import MessageFormat
import StringCatalogs
import Testing

/// The shapes are those of public catalogs (linearmouse, GRDB, xcstrings-tool, xcstrings-mcp), put
/// together in further ways; ICU patterns, which ICU parses, show the trees.
struct VariationSyntaxTests {
  private static func plural(_ cases: (String, String)...) -> LocalizedString.Variation {
    LocalizedString.Variation(.plural, cases: cases.map { .init($0, LocalizedString($1)) })
  }

  private static let birds = LocalizedString(
    stringUnit: .init("%@ saw %#@BIRDS@ in %#@PARKS@ (100%%)"),
    substitutions: [
      .init(
        name: "BIRDS",
        argNum: 2,
        formatSpecifier: "lld",
        variations: [plural(("one", "%arg bird"), ("other", "%arg birds"))]
      ),
      .init(
        name: "PARKS",
        argNum: 3,
        formatSpecifier: "lld",
        variations: [plural(("one", "a park of %1$@"), ("other", "%arg parks"))]
      ),
    ]
  )

  static let strings: [(LocalizedString, String)] = [
    (LocalizedString("100% of"), "100% of"), (LocalizedString("%@"), "{arg1}"),
    (
      LocalizedString(variations: [plural(("one", "1 player"), ("other", "%lld players"))]),
      "{arg1, plural, one {1 player} other {{arg1, number, integer} players}}"
    ),
    (
      LocalizedString(variations: [plural(("other", "%@ has %lld"), ("one", "%@ has one"))]),
      "{arg2, plural, other {{arg1} has {arg2, number, integer}} one {{arg1} has one}}"
    ),
    (
      LocalizedString(variations: [plural(("one", "100%%"), ("other", "%lld%%"))]),
      "{arg1, plural, one {100%} other {{arg1, number, integer}%}}"
    ),
    (
      LocalizedString(variations: [
        .init(
          .device,
          cases: [
            .init("mac", LocalizedString("Click")),
            .init("other", LocalizedString(variations: [plural(("other", "%lld taps"))])),
          ]
        )
      ]),
      "{device, select, mac {Click}"
        + " other {{arg1, plural, other {{arg1, number, integer} taps}}}}"
    ),
    (
      birds,
      "{arg1} saw {arg2, plural, one {# bird} other {# birds}} in"
        + " {arg3, plural, one {a park of {arg1}} other {# parks}} (100%)"
    ),
    (
      LocalizedString(
        stringUnit: .init("%#@value@"),
        substitutions: [
          .init(
            name: "value",
            formatSpecifier: "f",
            variations: [plural(("one", "%.1f pixel"), ("other", "%.1f pixels"))]
          )
        ]
      ),
      "{arg1, plural, one {{arg1, number, ::.0} pixel} other {{arg1, number, ::.0} pixels}}"
    ),
    // The argument that a substitution says is its own is no other placeholder's.
    (
      LocalizedString(
        stringUnit: .init("%#@FILES@ in %@"),
        substitutions: [
          .init(
            name: "FILES",
            argNum: 1,
            formatSpecifier: "lld",
            variations: [plural(("other", "%arg files"))]
          )
        ]
      ),
      "{arg1, plural, other {# files}} in {arg2}"
    ),
    (
      LocalizedString(
        stringUnit: .init("%2$#@FILES@ (%1$@)"),
        substitutions: [
          .init(name: "FILES", formatSpecifier: "d", variations: [plural(("other", "%d files"))])
        ]
      ),
      "{arg2, plural, other {{arg2, number, integer} files}} ({arg1})"
    ),
  ]

  @Test(arguments: strings)
  func `a localized string is a message, and is the same after it`(
    string: LocalizedString,
    pattern: String
  ) throws {
    let message = try VariationSyntax.message(string)
    #expect(try ICUSyntax.print(message) == pattern)
    #expect(try VariationSyntax.string(message, state: .translated) == string)
  }

  @Test(arguments: [
    (
      "{arg1, plural, one {# file} other {# files}}", LocalizedString("%d files"),
      LocalizedString(variations: [plural(("one", "%d file"), ("other", "%d files"))])
    ),
    (
      "{arg1, plural, other {# files}}{arg2}", LocalizedString("%d files%@"),
      LocalizedString(
        stringUnit: .init("%#@arg1@%2$@"),
        substitutions: [
          .init(
            name: "arg1",
            argNum: 1,
            formatSpecifier: "d",
            variations: [plural(("other", "%arg files"))]
          )
        ]
      )
    ),
    // Placeholders in a substitution count from its argument.
    (
      "{arg1} {arg2, plural, other {# files}}",
      LocalizedString(
        stringUnit: .init("%@ %#@N@"),
        substitutions: [.init(name: "N", argNum: 2, variations: [plural(("other", "%ld"))])]
      ),
      LocalizedString(
        stringUnit: .init("%1$@ %#@arg2@"),
        substitutions: [
          .init(
            name: "arg2",
            argNum: 2,
            formatSpecifier: "ld",
            variations: [plural(("other", "%arg files"))]
          )
        ]
      )
    ),
    // A fraction is a substitution, as in linearmouse's catalog.
    (
      "{arg1, plural, other {{arg1, number, ::.0} pixels}}", LocalizedString("%.1f"),
      LocalizedString(
        stringUnit: .init("%#@arg1@"),
        substitutions: [
          .init(
            name: "arg1",
            argNum: 1,
            formatSpecifier: "f",
            variations: [plural(("other", "%1$.1f pixels"))]
          )
        ]
      )
    ),
  ])
  func `numbers are of the source's types`(
    pattern: String,
    source: LocalizedString,
    string: LocalizedString
  ) throws {
    let message = try ICUSyntax.parse(pattern)
    let written = try VariationSyntax.string(message, state: .translated, like: source)
    #expect(written == string)
  }

  @Test func `substitutions of one name are one`() throws {
    func message(_ first: String, _ second: String) -> Message {
      Message(
        parts: [first, second].map { text in
          .plural(
            Message.Plural(
              name: "arg1",
              cases: [Message.Case("other", text)],
              substitution: Message.Substitution(name: "N", position: 1)
            )
          )
        }
      )
    }
    let string = try VariationSyntax.string(message("x", "x"), state: nil)
    #expect(string.stringUnit?.value == "%1$#@N@%1$#@N@")
    #expect(string.substitutions.map(\.name) == ["N"])
    #expect(throws: ConversionError.differingSubstitutions("N")) {
      try VariationSyntax.string(message("x", "y"), state: nil)
    }
  }

  @Test func `the state is the caller's`() throws {
    let message = Message(parts: [.text("x")])
    let string = try VariationSyntax.string(message, state: .needsReview)
    #expect(string == LocalizedString("x", state: .needsReview))
  }

  @Test(
    arguments: [
      (
        "{n, plural, one {# file} other {# files}}",
        LocalizedString(variations: [plural(("one", "%1$lld file"), ("other", "%1$lld files"))])
      ),
      (
        "{arg1, plural, one {# file} other {{arg1} files}}",
        LocalizedString(variations: [plural(("one", "%lld file"), ("other", "%lld files"))])
      ),
      (
        "{a} in {n, plural, one {# file} other {{n} files}}",
        LocalizedString(
          stringUnit: .init("%1$@ in %#@n@"),
          substitutions: [
            .init(
              name: "n",
              argNum: 2,
              formatSpecifier: "lld",
              variations: [plural(("one", "%arg file"), ("other", "%arg files"))]
            )
          ]
        )
      ),
      (
        "{n, plural, other {x}} {n, plural, other {y}} {n, plural, other {x}}",
        LocalizedString(
          stringUnit: .init("%#@n@ %#@n_2@ %#@n@"),
          substitutions: [
            .init(
              name: "n",
              argNum: 1,
              formatSpecifier: "lld",
              variations: [plural(("other", "x"))]
            ),
            .init(
              name: "n_2",
              argNum: 1,
              formatSpecifier: "lld",
              variations: [plural(("other", "y"))]
            ),
          ]
        )
      ),
      // Nothing in the cases would tell that the plural counts by the second argument.
      (
        "{arg2, plural, one {a file} other {files}}{arg1}",
        LocalizedString(
          stringUnit: .init("%#@arg2@%1$@"),
          substitutions: [
            .init(
              name: "arg2",
              argNum: 2,
              formatSpecifier: "lld",
              variations: [plural(("one", "a file"), ("other", "files"))]
            )
          ]
        )
      ),
      (
        "{arg2, plural, other {{arg1} files}}",
        LocalizedString(
          stringUnit: .init("%#@arg2@"),
          substitutions: [
            .init(
              name: "arg2",
              argNum: 2,
              formatSpecifier: "lld",
              variations: [plural(("other", "%1$@ files"))]
            )
          ]
        )
      ),
      (
        "{device, select, mac {Click {a}} other {Tap {a}}}",
        LocalizedString(variations: [
          .init(
            .device,
            cases: [
              .init("mac", LocalizedString("Click %1$@")),
              .init("other", LocalizedString("Tap %1$@")),
            ]
          )
        ])
      ),
    ] as [(String, LocalizedString)]
  )
  func `an ICU message is a localized string`(pattern: String, string: LocalizedString) throws {
    let message = try ICUSyntax.parse(pattern)
    let converted = try VariationSyntax.string(message, state: .translated)
    #expect(converted == string)
    // It means the same after the way back, but for the names of its arguments.
    let back = try ICUSyntax.print(VariationSyntax.message(converted))
    #expect(try ICUSyntax.parse(back).parts.count == message.parts.count)
  }

  @Test(
    arguments: [
      ("{g, select, other {x}}", .select(argument: "g", in: .stringCatalog)),
      ("x {g, select, other {x}}", .select(argument: "g", in: .stringCatalog)),
      ("{n, plural, other {{device, select, other {x}}}}", .deviceInside),
      ("x {device, select, other {x}}", .deviceInside),
      ("{device, select, other {{device, select, other {x}}}}", .deviceInside),
      ("{n, selectordinal, other {x}}", .ordinalPlural(argument: "n", in: .stringCatalog)),
      ("{n, plural, offset:1 other {x}}", .pluralOffset(argument: "n", in: .stringCatalog)),
      (
        "{n, plural, =1 {x} other {x}}",
        .explicitValue(argument: "n", selector: "=1", in: .stringCatalog)
      ),
      (
        "{d, date}",
        .format(argument: "d", type: "date", style: nil, in: .printf(.foundation))
      ),
    ] as [(String, ConversionError)]
  )
  func `what a String Catalog lacks is named`(pattern: String, error: ConversionError) {
    #expect(throws: error) {
      try VariationSyntax.string(ICUSyntax.parse(pattern), state: nil)
    }
  }

  @Test(
    arguments: [
      (LocalizedString(), .noValue),
      (LocalizedString(variations: [plural(("one", "x"))]), .missingOther(variation: "plural")),
      (
        LocalizedString(variations: [.init(.device, cases: [.init("mac", LocalizedString("x"))])]),
        .missingOther(variation: "device")
      ),
      (
        LocalizedString(variations: [
          .init(
            .plural,
            cases: [
              .init(
                "other",
                LocalizedString(variations: [
                  .init(.device, cases: [.init("other", LocalizedString("x"))])
                ])
              )
            ]
          )
        ]),
        .deviceInside
      ),
      (
        LocalizedString(stringUnit: .init("x"), variations: [plural(("other", "x"))]),
        .severalVariations
      ),
      (
        LocalizedString(variations: [.init(.init(rawValue: "width"), cases: [])]),
        .variation("width")
      ),
      (LocalizedString("%#@N@"), .unknownSubstitution("N")),
      (
        LocalizedString(
          stringUnit: .init("x"),
          substitutions: [.init(name: "N", variations: [plural(("other", "%arg"))])]
        ),
        .unusedSubstitution("N")
      ),
      (
        LocalizedString(
          stringUnit: .init("%#@N@"),
          substitutions: [.init(name: "N", variations: [plural(("other", "%#@N@"))])]
        ),
        .circularSubstitution("N")
      ),
      (
        LocalizedString(
          stringUnit: .init("%#@N@"),
          substitutions: [.init(name: "N", variations: [plural(("one", "%arg"))])]
        ),
        .missingOther(variation: "N")
      ),
    ] as [(LocalizedString, ConversionError)]
  )
  func `what a message lacks is named`(string: LocalizedString, error: ConversionError) {
    #expect(throws: error) { try VariationSyntax.message(string) }
  }
}
