"""Messages as the page formats them, against ICU and the library."""

import unittest

from documents import base, string, unit
from harness import PageTest
from icu import formatted

FORMAT = """
return arguments[0].map(([pattern, lang, name, number]) => {
  const message = MessageReader.read(pattern);
  if (message.error !== undefined) return null;
  return new MessageFormat(lang, (argument) => (argument === "0" ? name : undefined), number).text(message.parts);
});
"""

PLURAL = "{1, plural, one {{0} has # photo} other {{0} has # photos}}"
MESSAGES = [
    "Plain", "", "{0}", "A {0} B {0}", "{ 0 }",
    # Apostrophes: the table of “Quoting/Escaping” in ICU's guide and what is near it.
    "I don't", "I don''t", "'{0}'", "''{0}''", "'{'0}", "It''s '{'{0}'}'", "'{''}'", "a '{ b", "a ' b '{' c", "'#'", "don't {0}'s", "'", "''", "'''", "}", "a } b",
    "{0}''", "'{isn''t}' obvious", "‘{0}’", "'|'", "{1, plural, other {'#' # '{'#'}' ''#''}}", "{1, plural, other {a'b'#'c#'}}",
    PLURAL, "{1,plural,=0{none}=1{a single one}one{#}other{#}}", "{1, plural, offset:1 =0 {nobody} =1 {{0}} one {{0} and # other} other {{0} and # others}}",
    "{1, plural, offset: 2 one {o #} other {x #}}", "{1, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "{0, select, Rokk {right} other {wrong}}",
    "{0, select, other {{1, plural, one {one #} other {many #}}}}", "{1, plural, other {{0, select, Rokk {# in it} other {#}}}}",
    "{1, plural, one {a} other {b {1, plural, one {c} other {d #}}}}", "{1, number}", "{1,number}",
    # What ICU cannot read.
    "{", "{0", "{0,}", "{}", "{ }", "{-}", "{00}", "{01x}", "{0 1}", "{0, select}", "{0, select,}", "{0, select, a {b}}", "{1, plural, one {#}}", "{1, plural, other #}", "{1, plural, other {a}", "a { b",
    "{1, plural, {a} other {b}}", "{0, select, other {a}} }", "{0, select, other{a}}}", "{1, plural, =x {a} other {b}}", "{0, 5}", "{0, number", "{1, plural, offset:1 offset:2 other {a}}",
]
NUMBERS = [0, 1, 2, 3, 5, 11, 21, 101, 1234567]
LANGUAGES = ["en", "zh-Hans", "zh-Hant-TW", "ar-EG", "ru", "fr", "pl"]


class MessageTests(PageTest):
    def setUp(self):
        super().setUp()
        self.show(base(strings=[string("a", "other", unit("A"))]))

    def check(self, cases):
        """Cases are [pattern, language, name, number]."""
        for case, text in zip(cases, self.js(FORMAT, cases)):
            pattern, lang, name, number = case
            with self.subTest(pattern=pattern, lang=lang, name=name, number=number):
                self.assertEqual(text, formatted(pattern, lang.replace("-", "_"), name, float(number)))

    def test_messages_become_what_icu_makes_of_them(self):
        self.check([[pattern, "en", "Rokk", 2] for pattern in MESSAGES])
        counting = [pattern for pattern in MESSAGES if "{1" in pattern]
        self.check([[pattern, lang, "Rokk", number] for pattern in counting for lang in LANGUAGES for number in NUMBERS])

    def test_a_value_is_never_read_as_a_message(self):
        names = ["{1}", "'{0}'", "it's", "#", "{1, plural, other {#}}", "$&", "$1"]
        self.check([["“{0}” is {0}", "en", name, 2] for name in names])

    def test_printf_examples_stand_for_arguments(self):
        """The grammar is that of Apple's “String Format Specifiers”."""
        script = """
        const format = new PrintfFormat((item) => ["Rokk", "Ann"][item.argument - 1], (name) => name === "n" ? "%arg files" : undefined, 3);
        return format.text(arguments[0]);
        """
        cases = {
            "%@ and %@": "Rokk and Ann", "%2$@ and %1$@": "Ann and Rokk", "%d of %lld, %u": "3 of 3, 3", "%.1f%%": "3.0%", "100%": "100%",
            "5% of %@": "5% of Rokk", "%#@n@ by %@": "3 files by Ann", "%s": "Rokk", "%@ %3$@": "Rokk %3$@", "%": "%", "%%@": "%@",
        }
        for value, expected in cases.items():
            with self.subTest(value=value):
                self.assertEqual(self.js(script, value), expected)


if __name__ == "__main__":
    unittest.main()
