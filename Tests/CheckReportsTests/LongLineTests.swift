import CheckReports
import CopyChecks
import Testing

/// Files that are one long line, as tools write them, with a fault in every string.
struct LongLineTests {
  // Counting from the start of the line for each of them would take minutes.
  @Test(.timeLimit(.minutes(1)), arguments: ReportFormat.allCases)
  func `a line of many findings takes no longer than as many lines`(format: ReportFormat) throws {
    var bench = ReportBench()
    try bench.add("a.json", String(repeating: "⟦您⟧👍 and some more text; ", count: 5000))
    let text = bench.report.text(as: format)
    // 28 bytes and 24 units a piece.
    switch format {
    case .github: #expect(text.contains("endLine=1,col=\(4999 * 24 + 1),"))
    case .sarif: #expect(text.contains("\"startColumn\": \(4999 * 24 + 1),"))
    default: #expect(text.contains("\(4999 * 28 + 1)"))
    }
  }
}
