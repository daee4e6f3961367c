import CopyChecks
import MessageFormat
import Testing

/// What of a text is read by people, and what is syntax.
@Suite struct ScannedTextTests {
  /// The text with a letter for each character: `p` for syntax, `c` for code, `.` for all else.
  private func mask(_ text: String, _ syntax: CheckedCatalog.Syntax) -> String {
    String(
      ScannedText(text, syntax: syntax).scalars.map { scalar in
        switch scalar.cls {
        case .placeholder: "p"
        case .code: "c"
        default: "."
        }
      }
    )
  }

  @Test(arguments: [
    ("共%d张", ".pp."), ("%1$@：%2$lld", "pppp.pppppp"), ("100%%", "....."),
    ("用%#@n@张", ".ppppp."), ("好", "."), ("{name}好", "pppppp."), ("${x}好", "pppp."),
    ("<b>好</b>", "ccc.cccc"), ("好&amp;", ".ccccc"), ("见https://a.b/c。", ".ccccccccccccc."),
    ("(http://a.b)", ".cccccccccc."), ("http://a.b/(c)", "cccccccccccccc"),
    ("http://a.b.", "cccccccccc."), ("me@a.org!", "cccccccc."), ("3 < 5", "....."),
    ("://://a", "......."), ("(http://a.b)).", ".cccccccccc..."),
  ])
  func printf(_ text: String, _ expected: String) {
    #expect(mask(text, .printf(.foundation)) == expected)
  }

  @Test(arguments: [
    ("{name}好", "pppppp."), ("{n, plural, other {#张}}", "pppppppppppppppppppp.pp"),
    ("it''s {n}", "...p..ppp"), ("'{'好", "p.p."), ("100%", "...."),
  ])
  func icu(_ text: String, _ expected: String) { #expect(mask(text, .icu) == expected) }

  @Test func placesAreOffsetsInUTF8() {
    let text = ScannedText("用App。", syntax: .none)
    #expect(text.scalars.map(\.offset) == [0, 3, 4, 5, 6])
    #expect(text.range(of: 1..<4) == 3..<6)
    #expect(text[3..<6] == "App")
    #expect(text.range(of: 5..<5) == 9..<9)
  }
}
