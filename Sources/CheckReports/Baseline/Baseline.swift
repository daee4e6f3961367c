package import CopyChecks
package import Diagnostics
internal import StringCatalogs

/// The findings that a project had when it began to be checked: they are not told, new ones are.
///
/// A JSON file with a line for each finding, sorted, so that a change of it is a change of lines.
package struct Baseline: Sendable {
  private static let schema = "alertcopy.baseline/1"

  /// How often each finding is there: a text may have one fault twice.
  private let counts: [Fingerprint: Int]

  private init(counts: [Fingerprint: Int]) { self.counts = counts }

  /// The baseline of the findings of a run; what an older one has of files that the run is not
  /// about is kept.
  package init(
    of findings: [Finding],
    files: [CheckedFile],
    scope: BaselineScope,
    keeping older: Baseline? = nil
  ) {
    let checked = Set(files.map { scope.path($0.path) })
    let kept = older?.counts.filter { !scope.covers($0.key.path) && !checked.contains($0.key.path) }
    counts = findings.reduce(into: kept ?? [:]) { counts, finding in
      counts[Fingerprint(finding, in: files[finding.file], scope), default: 0] += 1
    }
  }

  /// How many findings it has.
  package var count: Int { counts.values.reduce(0, +) }

  /// What findings are left when those of the baseline are taken away.
  package struct Result: Sendable {
    /// New findings, in their order.
    package let new: [Finding]
    /// How many are not told.
    package let silenced: Int
    /// Those of the baseline that occur no more in what was checked, in words.
    package let gone: [String]
  }

  /// Takes the findings of the baseline away; where there are more of one than it knows, the last
  /// ones are new.
  package func filter(
    _ findings: [Finding],
    files: [CheckedFile],
    scope: BaselineScope
  ) -> Result {
    var rest = counts
    var new: [Finding] = []
    for finding in findings {
      let fingerprint = Fingerprint(finding, in: files[finding.file], scope)
      if let count = rest[fingerprint], count > 0 {
        rest[fingerprint] = count - 1
      } else {
        new.append(finding)
      }
    }
    let gone = Self.sorted(rest)
      .filter { $0.count > 0 && scope.covers($0.fingerprint.path) }.map(\.fingerprint.inWords)
    return Result(new: new, silenced: findings.count - new.count, gone: gone)
  }

  private typealias Counted = (fingerprint: Fingerprint, count: Int)

  private static func sorted(_ counts: [Fingerprint: Int]) -> [Counted] {
    counts.map { ($0.key, $0.value) }.sorted { first, second in
      first.0.sortKey.lexicographicallyPrecedes(second.0.sortKey)
    }
  }
}

extension Baseline {
  /// The file.
  package var text: String {
    let lines = Self.sorted(counts).flatMap { fingerprint, count in
      var members = [("rule", fingerprint.rule), ("path", fingerprint.path)]
      if let key = fingerprint.key { members.append(("key", key)) }
      if let locale = fingerprint.locale { members.append(("locale", locale)) }
      members.append(("text", fingerprint.text))
      let words = members.map { "\"\($0)\": \(Self.quoted($1))" }
      return repeatElement("    {\(words.joined(separator: ", "))}", count: count)
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"schema\": \"\(Self.schema)\",\n  \"findings\": \(list)\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    String(JSONDocument.string(text).text.dropLast())
  }

  /// Reads a file.
  ///
  /// - Throws: what is wrong with it, where.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let root = try JSONFile(parsing: bytes, file: file).root
    guard root["schema"]?.string == Self.schema, let findings = root["findings"] else {
      throw Diagnostic(
        .error,
        at: root.location,
        "this is no baseline (\(Self.schema))",
        advice: "give the file that --update-baseline wrote"
      )
    }
    var counts: [Fingerprint: Int] = [:]
    for element in findings.elements {
      guard let rule = element["rule"]?.string, let path = element["path"]?.string,
        let text = element["text"]?.string
      else {
        throw Diagnostic(
          .error,
          at: element.location,
          "a finding of a baseline needs rule, path and text",
          advice: "write the file anew with --update-baseline"
        )
      }
      let fingerprint = Fingerprint(
        rule: rule,
        path: path,
        key: element["key"]?.string,
        locale: element["locale"]?.string,
        text: text
      )
      counts[fingerprint, default: 0] += 1
    }
    self.init(counts: counts)
  }
}

extension Fingerprint {
  /// The finding for a person.
  fileprivate var inWords: String {
    let subject = [key, locale].compactMap(\.self).joined(separator: ", ")
    return "\(path): \(rule)" + (subject.isEmpty ? "" : " (\(subject))")
  }

  fileprivate var sortKey: [String] { [path, key ?? "", locale ?? "", rule, text] }
}
