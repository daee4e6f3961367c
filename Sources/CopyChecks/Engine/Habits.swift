internal import Diagnostics

/// Tells once what a file does throughout.
///
/// One way to write in forty texts is one decision, and forty findings of it hide all others.
enum Habits {
  private struct Habit: Hashable {
    let rule: String
    let severity: Severity
    let file: Int
    let locale: String?
    let name: String
  }

  /// Findings, with one for all that are of one habit in one file and locale: it stands at the first,
  /// says in how many texts, and mends them all.
  static func gathered(_ findings: [Finding]) -> [Finding] {
    guard findings.contains(where: { $0.habit != nil }) else { return findings }
    var gathered: [Finding] = []
    var places: [Habit: Int] = [:]
    var texts: [Int: Set<String>] = [:]
    var edits: [Int: Set<TextEdit>] = [:]
    for finding in findings {
      guard let habit = habit(of: finding) else {
        gathered.append(finding)
        continue
      }
      let place = places[habit, default: gathered.count]
      texts[place, default: []].insert(finding.key ?? "")
      let new = finding.fix.filter { edits[place, default: []].insert($0).inserted }
      if place == gathered.count {
        places[habit] = place
        gathered.append(finding)
      } else {
        gathered[place].fix += new
      }
    }
    for (place, keys) in texts where keys.count > 1 {
      gathered[place].message += " (so in \(keys.count) texts)"
      // It is about no single string.
      gathered[place].key = nil
    }
    return gathered
  }

  private static func habit(of finding: Finding) -> Habit? {
    finding.habit.map {
      Habit(
        rule: finding.rule,
        severity: finding.severity,
        file: finding.file,
        locale: finding.locale,
        name: $0
      )
    }
  }
}
