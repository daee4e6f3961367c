/// The families of rules, in the order of the documentation.
package enum RuleFamily: String, CaseIterable, Hashable, Sendable {
  case structure = "Structure"
  case placeholders = "Placeholders"
  case chinese = "Chinese"
  case names = "Names"
  case alerts = "Alerts"
  case purposeStrings = "Purpose strings"
  case consistency = "Consistency"
}
