import CheckReports
import CopyChecks
import Diagnostics

/// Findings at marked places of files that stand nowhere.
struct ReportBench {
  private(set) var files: [CheckedFile] = []
  var findings: [Finding] = []

  /// A file whose text at fault stands between ⟦ and ⟧, a finding for each.
  mutating func add(
    _ path: String,
    _ marked: String,
    rule: String = "pronoun",
    severity: Severity = .warning,
    message: String = "iOS says 你",
    key: String? = nil,
    locale: String? = nil,
    replacement: String? = nil,
    encode: (String) -> [UInt8] = { Array($0.utf8) }
  ) throws {
    var text = ""
    var starts: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(text.utf8.count)
      case "⟧":
        let range = starts.removeLast()..<text.utf8.count
        findings.append(
          Finding(
            rule: rule,
            severity: severity,
            file: files.count,
            range: range,
            message: message,
            key: key,
            locale: locale,
            fix: replacement.map { [TextEdit(range, $0)] } ?? []
          )
        )
      default: text.unicodeScalars.append(scalar)
      }
    }
    files.append(
      CheckedFile(path: path, source: try SourceText(decoding: encode(text), file: path))
    )
  }

  /// A finding of a whole file that is binary.
  mutating func addBinary(_ path: String) throws {
    files.append(
      CheckedFile(
        path: path,
        source: try SourceText(decoding: Array("bplist00".utf8), file: path),
        isBinary: true
      )
    )
    findings.append(
      Finding(
        rule: "pronoun",
        severity: .warning,
        file: files.count - 1,
        range: 0..<3,
        message: "iOS says 你",
        fix: [TextEdit(0..<3, "x")]
      )
    )
  }

  var report: CheckReport {
    CheckReport(findings: findings, files: files, toolVersion: "1.0", folder: "/project")
  }
}
