import AlertModel
import CopyChecks
import Diagnostics
import MessageFormat
import StringCatalogs

/// Runs checks on strings that stand in no file.
struct TextBench {
  /// A finding in words: the rule, the locale and the text at fault.
  struct Found: Hashable, CustomStringConvertible {
    let rule: String
    let locale: String?
    let key: String?
    let text: String
    let message: String
    let fixed: String?

    var description: String { "\(rule) in \(locale ?? "-"): “\(text)”: \(message)" }
  }

  private var source = ""
  private var entries: [CheckedEntry] = []
  private let locales: [CopyLocale]
  private let syntax: CheckedCatalog.Syntax
  private let content: CheckedCatalog.Content
  /// Whether the catalog is a copy for translators.
  var isExchange = false
  private let options: CheckOptions

  /// A bench for strings in some locales, the language that they were written in first.
  init(
    locales: [String],
    syntax: CheckedCatalog.Syntax = .printf(.foundation),
    content: CheckedCatalog.Content = .strings,
    options: CheckOptions = CheckOptions()
  ) {
    self.locales = locales.map { CopyLocale($0) }
    self.syntax = syntax
    self.content = content
    self.options = options
  }

  /// Adds a string with its texts by locale, those of variations under `locale|==|path`, and the
  /// states of the locales that are not translated.
  mutating func add(
    key: String,
    comment: String? = nil,
    _ texts: [String: String],
    states: [String: String] = [:],
    extractionState: String? = nil,
    shouldTranslate: Bool = true,
    substitutions: [CheckedSubstitution] = []
  ) {
    let keyOrigin = place(key)
    let named = texts.sorted { $0.key < $1.key }.map { (Self.place(of: $0.key), $0.value) }
    var checked: [CheckedText] = []
    for (index, locale) in locales.enumerated() {
      for (name, text) in named where name.locale == locale.name {
        checked.append(
          CheckedText(
            text,
            locale: index,
            state: .init(rawValue: states[locale.name] ?? "translated"),
            path: name.path,
            origin: place(text)
          )
        )
      }
    }
    entries.append(
      CheckedEntry(
        key: key,
        keyOrigin: keyOrigin,
        comment: comment,
        extractionState: extractionState.map { .init(rawValue: $0) },
        shouldTranslate: shouldTranslate,
        texts: checked,
        substitutions: substitutions
      )
    )
  }

  /// The locale and the variation that a name tells.
  static func place(of name: String) -> (locale: String, path: UnitPath) {
    guard let separator = name.firstRange(of: "|==|") else { return (name, .root) }
    let path = UnitPath(identifier: name[separator.upperBound...])
    return (String(name[..<separator.lowerBound]), path ?? .root)
  }

  private mutating func place(_ text: String) -> TextOrigin {
    let start = source.utf8.count
    source += text
    let range = start..<source.utf8.count
    source += "\n"
    return TextOrigin(file: 0, range: range, escaping: .none)
  }

  /// The strings as one catalog.
  var project: CheckedProject {
    get throws {
      let file = CheckedFile(
        path: "bench",
        source: try SourceText(decoding: Array(source.utf8), file: "bench")
      )
      let catalog = CheckedCatalog(
        name: "Localizable",
        content: content,
        syntax: syntax,
        locales: locales,
        sourceLocale: 0,
        files: locales.map { _ in 0 },
        entries: entries,
        isExchange: isExchange
      )
      return CheckedProject(files: [file], catalogs: [catalog])
    }
  }

  /// What the checks find.
  func findings(_ checks: [any Check.Type] = RuleCatalog.checks) throws -> [Found] {
    let project = try project
    let file = project.files[0]
    return CheckRun(options, checks: checks).findings(in: project).map { finding in
      let fixed =
        finding.fix.isEmpty
        ? nil : String(decoding: file.source.bytes(applying: finding.fix), as: UTF8.self)
      return Found(
        rule: finding.rule,
        locale: finding.locale,
        key: finding.key,
        text: file.source[finding.range],
        message: finding.message,
        fixed: fixed
      )
    }
  }
}
