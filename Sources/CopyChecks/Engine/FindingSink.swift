package import Diagnostics

/// Takes what the checks find, and turns places in texts into places in files.
package struct FindingSink {
  package private(set) var findings: [Finding] = []
  private let files: [CheckedFile]
  private let options: CheckOptions
  /// The places of the text that had a finding last: a text may have thousands, one after another.
  private var known: (text: CheckedText, map: OffsetMap)?

  package init(files: [CheckedFile], options: CheckOptions) {
    self.files = files
    self.options = options
  }

  /// A finding in a text: at offsets in its UTF-8, or in the whole of it, with the edits of the
  /// text that make it right.
  ///
  /// `severity` is for a finding that matters more or less than its rule says; what the project
  /// says goes before it. `habit` names what a file may do throughout.
  package mutating func add(
    _ rule: Rule,
    at range: Range<Int>? = nil,
    of text: CheckedText,
    _ message: String,
    key: String?,
    locale: String?,
    edits: [TextEdit] = [],
    severity: Severity? = nil,
    habit: String? = nil
  ) {
    guard let severity = options.severity(of: rule, orElse: severity) else { return }
    let map = map(of: text)
    findings.append(
      Finding(
        rule: rule.id,
        severity: severity,
        file: Int(text.origin.file),
        range: map.fileRange(of: range),
        message: message,
        key: key,
        locale: locale,
        fix: map.fileEdits(edits),
        habit: habit
      )
    )
  }

  private mutating func map(of text: CheckedText) -> OffsetMap {
    if let known, known.text.origin == text.origin,
      known.text.text.utf8.count == text.text.utf8.count, known.text.text == text.text
    {
      return known.map
    }
    let map = OffsetMap(of: text.text, at: text.origin, in: files[Int(text.origin.file)].utf8)
    known = (text, map)
    return map
  }

  /// Whether a range of a text is one piece of its file, without a tag inside.
  package mutating func isOnePiece(_ range: Range<Int>, of text: CheckedText) -> Bool {
    map(of: text).isUnbroken(range)
  }

  /// A finding in the text of a context.
  package mutating func add(
    _ rule: Rule,
    at range: Range<Int>? = nil,
    in context: TextContext,
    _ message: String,
    edits: [TextEdit] = [],
    severity: Severity? = nil,
    habit: String? = nil
  ) {
    add(
      rule,
      at: range,
      of: context.text,
      message,
      key: context.entry.key,
      locale: context.locale.name,
      edits: edits,
      severity: severity,
      habit: habit
    )
  }

  /// A finding at a key, or at anything else that has a place.
  package mutating func add(
    _ rule: Rule,
    at origin: TextOrigin,
    _ message: String,
    key: String? = nil,
    locale: String? = nil,
    habit: String? = nil
  ) {
    guard let severity = options.severity(of: rule) else { return }
    findings.append(
      Finding(
        rule: rule.id,
        severity: severity,
        file: Int(origin.file),
        range: origin.range,
        message: message,
        key: key,
        locale: locale,
        habit: habit
      )
    )
  }

  /// A finding of a whole file.
  package mutating func add(
    _ rule: Rule,
    file: Int,
    _ message: String,
    locale: String? = nil,
    habit: String? = nil
  ) {
    add(
      rule,
      at: TextOrigin(file: file, range: 0..<0, escaping: .opaque),
      message,
      locale: locale,
      habit: habit
    )
  }
}
