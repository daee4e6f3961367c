import MessageFormat
import StringCatalogs
import Testing

struct PluralArgumentTests {
  @Test(
    arguments: [
      (["%lld files"], 1, "lld"), (["%@ has %d"], 2, "d"), (["%@", "%@ %u"], 2, "u"),
      (["%.1f km in %lld hours"], 2, "lld"), (["%2$lld of %1$.1f"], 2, "lld"),
      (["%2$lld of %1$d"], 1, "d"), (["%.1f km"], 1, "f"), (["%*d"], 2, "d"),
      (["100% discount on %lld"], 1, "lld"),
    ] as [([String], Int, String)]
  )
  func `a plural counts by the first whole number, or else the first number`(
    texts: [String],
    argument: Int,
    type: String
  ) {
    #expect(PluralArgument(of: texts)?.argument == argument)
    #expect(PluralArgument(of: texts)?.type == type)
  }

  @Test(arguments: [[], ["%@"], ["100 %", "100% done"], ["%#@n@", "%arg"]])
  func `texts may print no number`(texts: [String]) {
    #expect(PluralArgument(of: texts) == nil)
  }

  @Test(arguments: [
    ("%@ is 5% of %d", "[%@] is 5% of [%d]"), ("e\u{301}%1$@\u{301}", "e\u{301}[%1$@]\u{301}"),
    ("%%@ %#@n@ %1$arg", "%%@ [%#@n@] [%1$arg]"), ("", ""),
  ])
  func `placeholders are replaced, and nothing else`(text: String, expected: String) {
    let replaced = text.replacing(text.placeholders(.foundation)) { "[\($1.text)]" }
    #expect(replaced.exact == expected.exact)
    #expect(text.replacing(text.placeholders(.foundation)) { _, _ in nil }.exact == text.exact)
  }
}
