internal import CommandLineTool
package import CopyChecks
package import Diagnostics

/// Mends what can be mended without a person: writes files, checks them again, and goes on until
/// nothing is left to mend.
package struct FixRun {
  /// Files as they are on disk now, and what the checks find in them.
  package struct State: Sendable {
    package let findings: [Finding]
    package let files: [CheckedFile]

    package init(findings: [Finding], files: [CheckedFile]) {
      self.findings = findings
      self.files = files
    }
  }

  /// More passes than fixes that wait for one another have ever needed.
  private static let passes = 8

  /// What was done, a line for each file and pass.
  package private(set) var actions: [String] = []
  /// Files that were not written, and why.
  package private(set) var faults: [Diagnostic] = []

  package init() {}

  /// Mends files; `check` reads and checks what is on disk, and is called after each pass.
  ///
  /// - Returns: what is on disk at the end, and found there.
  package mutating func run<Check>(
    from first: Check,
    state: (Check) -> State,
    check: () throws -> Check
  ) rethrows -> Check {
    var current = first
    var refused: Set<String> = []
    for _ in 0..<Self.passes {
      let now = state(current)
      let files = FixPlan(now.findings, files: now.files).files
        .filter { !refused.contains($0.path) }
      var hasWritten = false
      for file in files {
        if let fault = write(file) {
          refused.insert(file.path)
          faults.append(fault)
        } else {
          hasWritten = true
          actions.append("\(file.path): mended \(file.counts)")
        }
      }
      guard hasWritten else { break }
      current = try check()
    }
    return current
  }

  /// Writes a file, if it can be read afterwards and nobody has changed it.
  private func write(_ file: FixedFile) -> Diagnostic? {
    if let fault = file.fault {
      return Diagnostic(
        .error,
        at: fault.location,
        "the fixes (\(file.counts)) would make the file unreadable: \(fault.message)",
        advice: "the file is left as it was; mend it by hand"
      )
    }
    do {
      let input = try InputBytes(reading: file.path)
      guard input.bytes == file.file.source.bytes() else {
        throw OutputFile.Fault.changed(path: file.path)
      }
      try OutputFile.write(file.bytes, to: file.path, target: .unchanged(input))
      return nil
    } catch let fault as InputBytes.Fault {
      return Diagnostic(.error, "\(file.path): \(fault.reason)", advice: fault.advice)
    } catch {
      return Diagnostic(.error, "\(error)")
    }
  }
}
