internal import AlertCopy
internal import AlertDrawing
internal import ICU
internal import Resources
internal import TextMetrics

/// The alerts of a report laid out: a row for each alert, a column for each locale.
struct ContactSheet {
  /// An alert in a locale.
  struct Cell {
    /// What it is, in a few words.
    let name: String
    let layout: AlertLayout
    /// What stands below it, in lines as wide as the alert.
    let notes: [String]
    let origin: Origin

    /// The locale of the words, as screen readers and fonts know it.
    ///
    /// Traditional Chinese without a region is Taiwan's.
    var language: String { layout.locale == "zh-Hant" ? "zh-Hant-TW" : layout.locale }
  }

  /// What a cell was made from.
  enum Origin {
    case alert(AlertReport.Item)
    case prompt(PurposeString)
  }

  struct Row {
    let heading: String
    /// By column; `nil` where a locale has no such alert.
    var cells: [Cell?]
  }

  let title: String
  let textSize: TextSize
  let columns: [LocaleTag]
  let rows: [Row]

  /// Lays a report out.
  ///
  /// - Throws: what ICU says of a text that it cannot break into lines.
  init(_ report: AlertReport, textSize: TextSize) throws {
    self.textSize = textSize
    title = "\(report.appName), iOS \(report.osVersion)"
    var columns: [LocaleTag] = []
    var served: [LocaleTag] = []
    for item in report.items where !columns.contains(item.requestedLocale) {
      columns.append(item.requestedLocale)
      served.append(item.composed.alert.locale)
    }
    var rows: [Row] = []
    func add(_ cell: Cell, _ heading: String, at column: Int?) {
      guard let column else { return }
      if rows.last?.heading != heading {
        rows.append(Row(heading: heading, cells: Array(repeating: nil, count: columns.count)))
      }
      rows[rows.count - 1].cells[column] = cell
    }
    for item in report.items {
      add(
        try Self.cell(item, textSize),
        item.subject,
        at: columns.firstIndex(of: item.requestedLocale)
      )
    }
    for string in report.purposeStrings {
      add(
        try Self.cell(string, textSize, report.osVersion),
        "\(string.permission.rawValue) (\(string.use.rawValue)), \(string.infoPlistKey)",
        at: served.firstIndex(of: string.locale)
      )
    }
    self.columns = columns
    self.rows = rows
  }

  private static func cell(_ item: AlertReport.Item, _ textSize: TextSize) throws -> Cell {
    let alert = item.composed.alert
    let layout = try AlertLayout(AlertWords(alert), textSize: textSize)
    return Cell(
      name: "\(item.subject), \(alert.locale)",
      layout: layout,
      notes: try lines(item.composed.notes.map(\.description), below: layout),
      origin: .alert(item)
    )
  }

  private static func cell(
    _ string: PurposeString,
    _ textSize: TextSize,
    _ version: OSVersion
  ) throws -> Cell {
    let buttons = promptButtons(of: string.permission, version, in: string.locale)
    let words = AlertWords(prompt: string, buttons: buttons)
    let layout = try AlertLayout(words, textSize: textSize)
    return Cell(
      name: "\(string.infoPlistKey), \(string.locale)",
      layout: layout,
      notes: try lines([promptNote], below: layout),
      origin: .prompt(string)
    )
  }

  private static let promptNote = "iOS’s own prompt: only the sentence is the app’s"

  private static func lines(
    _ notes: [String],
    below layout: AlertLayout
  ) throws(ICUError) -> [String] {
    let measure = TextMeasure(.regular, size: SheetSVG.captionSize, FontStack(locale: "en"))
    var lines: [String] = []
    for note in notes {
      lines += try LineBreaks.wrap(note, within: layout.width, locale: "en") {
        measure.width(of: $0)
      }
    }
    return lines
  }

  /// What to know of every sheet, line by line.
  static let description = [
    "Drawn as iOS 8 to 18 draw an alert, in Inter and Noto Sans CJK in place of Apple’s fonts.",
    "iOS 26 draws other shapes; the words are those of the version above.",
  ]

  /// The drawing in a sentence, for who does not see it.
  var summary: String {
    "A contact sheet of \(rows.count) alerts in "
      + columns.map(\.rawValue).joined(separator: ", ") + "."
  }

  /// Browsers take half an em from two marks of full width that stand side by side; the measure
  /// does not, as iOS does not.
  static let textStyle = "text{text-spacing-trim:space-all}"

  /// The buttons of the prompt that asks first; two unknown ones where there is none.
  private static func promptButtons(
    of permission: Permission,
    _ version: OSVersion,
    in locale: LocaleTag
  ) -> [String?] {
    let prompt = PermissionRules.of(permission)?.prompts.first {
      $0.trigger == .request && $0.kind != .none && $0.versions.contains(version)
    }
    return prompt?.buttons.map { $0.name(in: locale.rawValue, version: version) } ?? [nil, nil]
  }
}
