internal import CopyChecks
internal import Diagnostics

/// Findings for people: where, what and why, with the line and marks under the text at fault.
///
/// Columns count bytes, as in all that the tool prints, and as compilers count them.
struct TextReport {
  private let report: CheckReport
  private let style: TextStyle

  init(_ report: CheckReport, isStyled: Bool) {
    self.report = report
    style = TextStyle(isOn: isStyled)
  }

  /// The text; empty where nothing was found.
  var text: String {
    guard !report.findings.isEmpty else { return "" }
    var text = ""
    var explained: Set<String> = []
    for finding in report.findings {
      text += head(of: finding)
      text += excerpt(of: finding)
      if explained.insert(finding.rule).inserted, let rule = RuleCatalog.rule(finding.rule) {
        text += "    why: \(RuleReason(rule).sentence)\n"
      }
      if let fix = FixDescription(finding, report.files[finding.file]) {
        text += "    --fix: \(fix.text)\n"
      }
      text += "\n"
    }
    return text + ReportSummary(report).text + "\n"
  }

  private func head(of finding: Finding) -> String {
    let place = report.files[finding.file].location(offset: finding.range.lowerBound)
    let message = VisibleText.shown(finding.message)
    return style.bold(VisibleText.shown("\(place)")) + ": "
      + style.severity(finding.severity, finding.severity.rawValue)
      + ": \(message) [\(finding.rule)]\n"
  }

  private func excerpt(of finding: Finding) -> String {
    var text = ""
    if let excerpt = SourceExcerpt(report.files[finding.file], finding.range) {
      text += "    \(excerpt.line)\n    \(style.marks(excerpt.marks))\n"
    }
    if let key = finding.key {
      let locale = finding.locale.map { ", \($0)" } ?? ""
      text += "    key: \(VisibleText.shown(key + locale))\n"
    }
    return text
  }
}
