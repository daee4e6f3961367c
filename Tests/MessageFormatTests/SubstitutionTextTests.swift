import MessageFormat
import StringCatalogs
import Testing

/// The arguments of substitutions as Xcode writes them for translators, in the exports of
/// shared/cases/xliff12.
struct SubstitutionTextTests {
  private static let path = UnitPath([.substitution("F"), .variation(.plural, "other")])

  private static func text(_ number: Int?, _ specifier: String?, in value: String = "%#@F@")
    -> SubstitutionText
  {
    SubstitutionText(
      of: LocalizedString(
        stringUnit: .init(value),
        substitutions: [.init(name: "F", argNum: number, formatSpecifier: specifier)]
      )
    )
  }

  @Test(
    arguments: [
      (1, "lld", "%arg files", "%1$lld files"),
      (nil, "lld", "%arg files", "%lld files"),
      (2, "lld", "%1$@: %arg, %%arg", "%1$@: %2$lld, %%arg"),
      (1, "lld", "%arg von %lld", "%1$lld von %lld"),
      (1, ".1f", "%arg km", "%1$.1f km"),
      (1, nil, "%arg files", "%arg files"),
      (1, "lld", "100 % of %arg", "100 % of %1$lld"),
    ] as [(Int?, String?, String, String)]
  )
  func `an argument is shown to a translator, and read back`(
    number: Int?,
    specifier: String?,
    value: String,
    written: String
  ) {
    let text = Self.text(number, specifier)
    #expect(text.written(value, at: Self.path) == written)
    #expect(text.read(written, at: Self.path) == value)
    #expect(text.written(value, at: .root) == value)
  }

  @Test(
    arguments: [
      (1, "%#@F@", "%1$#@F@", "%#@F@"), (2, "%@ %#@F@", "%2$#@F@ %1$@", "%#@F@ %1$@"),
      // Without a number at the substitution the place of the reference tells it.
      (nil, "%@ %#@F@", "%@ %2$#@F@", "%@ %#@F@"), (nil, "%@ %#@F@", "%2$#@F@ %@", "%2$#@F@ %@"),
      (1, "%#@F@", "%3$#@F@", "%3$#@F@"),
    ] as [(Int?, String, String, String)]
  )
  func `a reference has no number that it does not need`(
    number: Int?,
    value: String,
    text: String,
    read: String
  ) {
    #expect(Self.text(number, "lld", in: value).read(text, at: .root) == read)
  }

  @Test(
    arguments: [
      ("%1$#@F@", "%2$@ has %1$lld files", 1, "lld"),
      ("%#@F@", "%2$@ has %1$lld files", 1, "lld"),
      ("%2$#@F@", "%1$@ has %lld files", 2, "lld"),
      ("%#@F@", "%lld files", nil, "lld"),
      ("%@ %#@F@", "%3$d files", 3, "d"),
      ("%1$#@F@", "no files", 1, nil),
    ] as [(String, String, Int?, String?)]
  )
  func `arguments are told by the texts alone`(
    root: String,
    part: String,
    number: Int?,
    specifier: String?
  ) {
    let argument = SubstitutionText(inferredFrom: [(.root, root), (Self.path, part)])["F"]
    #expect(argument?.number == number)
    #expect(argument?.specifier == specifier)
  }

  @Test func `texts are the same with and without numbers that say nothing new`() {
    let text = Self.text(2, "lld", in: "%#@F@ %@")
    #expect(text.areSame("%#@F@ %@", "%#@F@ %1$@", at: .root))
    #expect(!text.areSame("%#@F@ %@", "%#@F@ %2$@", at: .root))
    #expect(!text.areSame("\u{E9}", "e\u{301}", at: .root))
  }
}
