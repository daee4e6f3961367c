import CheckReports
import CommandLineTool
import CopyChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The rules as people read them.
struct RulesPageTests {
  @Test func `docs/Rules.md is what the rules say`() throws {
    let page = String(decoding: try Checkout.bytes("docs/Rules.md"), as: UTF8.self)
    #expect(page == RulesPage().markdown, "run `make rules`")
  }

  @Test func `every rule is in the list and in JSON`() throws {
    let page = RulesPage()
    for rule in RuleCatalog.rules {
      #expect(page.text.contains("\(rule.id) "))
      #expect(page.markdown.contains("### \(rule.id)\n"))
      #expect(page.json.contains("\"id\": \"\(rule.id)\""))
      #expect(RuleExplanation(rule).text.contains(rule.rationale))
    }
  }

  @Test func `code in the page keeps bars, backquotes and what is invisible`() {
    let rule = Rule(
      "example",
      .structure,
      .note,
      summary: "A.",
      rationale: "B.",
      source: "C.",
      example: .text("en", of: "", before: "a|b`c\u{200B}", after: "")
    )
    #expect(
      RulesPage([rule]).markdown.hasSuffix(
        """
        | [example](#example) | note |  | A. |

        ## Structure

        ### example

        **note** · A.

        B.

        In `en`:

        | found | not found |
        |---|---|
        | ``a\\|b`c<U+200B>`` | (nothing) |

        - Source: C.
        - Fix: by hand

        """
      )
    )
  }

  @Test func `a rule is set by its name and level`() throws {
    #expect(try RuleSetting.setting("pronoun=off", option: "--rule") == ("pronoun", .off))
    #expect(
      try RuleSetting.setting("pronoun=info", option: "--rule") == ("pronoun", .severity(.note))
    )
  }

  @Test(arguments: [
    ("pronuon=off", "; did you mean pronoun?"), ("pronoun=of", "; did you mean off?"),
    ("pronoun", "--rule takes ID=LEVEL"), ("pronoun=", "--rule takes"),
  ])
  func `what is no setting is told`(word: String, words: String) throws {
    let error = #expect(throws: UsageError.self) {
      try RuleSetting.setting(word, option: "--rule")
    }
    #expect(error?.description.contains(words) == true)
  }
}
