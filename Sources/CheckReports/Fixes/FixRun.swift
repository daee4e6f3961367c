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

  /// A file as it was before the first pass, and what was done to it since then.
  private struct History {
    let file: CheckedFile
    var findings: [Finding] = []
    var edits: EditHistory
  }

  /// Files that were not written, and why.
  package private(set) var faults: [Diagnostic] = []
  private let isRehearsal: Bool
  private var histories: [String: History] = [:]
  private var rehearsed: [String: [UInt8]] = [:]

  /// A run that writes files, or a rehearsal that keeps in memory what it would write.
  package init(isRehearsal: Bool = false) { self.isRehearsal = isRehearsal }

  /// The files that were mended, in the order of their paths, each with the edits of all passes.
  package var files: [FixedFile] {
    histories.values
      .map { FixedFile($0.file, findings: $0.findings, edits: $0.edits.edits) }
      .sorted { $0.path < $1.path }
  }

  /// Mends files, and checks them again after each pass.
  ///
  /// `check` reads and checks them; it takes the bytes of files, by path, that a rehearsal has in
  /// place of those on disk.
  ///
  /// - Returns: what the files hold at the end, and what is found there.
  package mutating func run<Check>(
    from first: Check,
    state: (Check) -> State,
    check: (_ rehearsed: [String: [UInt8]]) throws -> Check
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
          note(file)
        }
      }
      guard hasWritten else { break }
      current = try check(rehearsed)
    }
    return current
  }

  private mutating func note(_ file: FixedFile) {
    let length = file.file.utf8.count
    var history =
      histories[file.path] ?? History(file: file.file, edits: EditHistory(length: length))
    history.findings += file.findings
    history.edits.apply(file.edits)
    histories[file.path] = history
  }

  /// Writes a file, if it can be read afterwards and nobody has changed it.
  private mutating func write(_ file: FixedFile) -> Diagnostic? {
    if let fault = file.fault {
      return Diagnostic(
        .error,
        at: fault.location,
        "the fixes (\(file.counts)) would make the file unreadable: \(fault.message)",
        advice: "the file is left as it was; mend it by hand"
      )
    }
    if isRehearsal {
      rehearsed[file.path] = file.bytes
      return nil
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
