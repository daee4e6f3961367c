internal import Diagnostics
internal import StringCatalogs

/// Writes tables as files in `.lproj` folders.
struct LocaleFilesWriter {
  private let options: WritingOptions
  /// Whether strings that do not vary go into .strings files.
  private let hasStringsFiles: Bool
  private var report: LossReport

  init(format: String, options: WritingOptions, hasStringsFiles: Bool) {
    self.options = options
    self.hasStringsFiles = hasStringsFiles
    report = LossReport(format: format)
  }

  /// The files, by table and then by locale.
  mutating func write(_ tables: [StringTable]) -> WrittenFiles {
    var files: [WrittenFiles.File] = []
    for table in tables {
      for entry in table.catalog.entries { reportLosses(of: entry) }
      for locale in options.locales(of: table.catalog) {
        files += self.files(table, locale)
      }
    }
    return WrittenFiles(files, losses: report.losses)
  }

  private mutating func reportLosses(of entry: StringCatalog.Entry) {
    report.loseOtherMembers(of: entry)
    report.loseStates(of: entry, options)
    if entry.shouldTranslate == false {
      report.lose("that it is not to be translated", of: entry.key)
    }
  }

  private mutating func files(_ table: StringTable, _ locale: String) -> [WrittenFiles.File] {
    var strings: [StringsFile.Change] = []
    var rules: [PropertyListTree.Member] = []
    for entry in table.catalog.entries where options.isWanted(entry, in: locale) {
      guard let string = options.string(of: entry, in: locale, of: table.catalog) else { continue }
      if hasStringsFiles, let value = string.onlyValue {
        if let change = change(entry, value, locale) { strings.append(change) }
      } else if let rule = rule(entry, string, locale) {
        rules.append(rule)
      }
    }
    return [
      strings.isEmpty ? nil : file(table, locale, "strings", StringsFile.new(strings)),
      rules.isEmpty ? nil : file(table, locale, "stringsdict", XMLPropertyListWriter.file(rules)),
    ].compactMap { $0 }
  }

  private mutating func change(
    _ entry: StringCatalog.Entry,
    _ value: String,
    _ locale: String
  ) -> StringsFile.Change? {
    guard !StringsdictText(value).hasArgument else {
      leaveOut(entry, locale, StringsdictWriter.bareArgument.reason)
      return nil
    }
    if entry.comment?.contains("*/") == true {
      report.change("“*/” in the comment is written “* /”", of: entry.key, in: locale)
    }
    return StringsFile.Change(entry.key, value, comment: entry.comment)
  }

  private mutating func rule(
    _ entry: StringCatalog.Entry,
    _ string: LocalizedString,
    _ locale: String
  ) -> PropertyListTree.Member? {
    var writer = StringsdictWriter(key: entry.key)
    let rule: PropertyListTree
    do {
      rule = try writer.rule(string)
    } catch {
      leaveOut(entry, locale, error.reason)
      return nil
    }
    for change in writer.changes { report.change(change, of: entry.key, in: locale) }
    guard !([entry.key] + string.units.map(\.unit.value)).contains(where: cannotHold) else {
      leaveOut(entry, locale, "it has a control character, which XML cannot hold")
      return nil
    }
    if entry.comment?.contains("--") == true {
      report.change("“--” in the comment is written “- -”", of: entry.key, in: locale)
    }
    return PropertyListTree.Member(entry.key, rule, comment: entry.comment)
  }

  private func cannotHold(_ text: String) -> Bool { XMLPropertyListWriter.cannotHold(text) }

  private mutating func leaveOut(_ entry: StringCatalog.Entry, _ locale: String, _ reason: String) {
    report.leaveOut(entry.key, in: locale, because: reason)
  }

  private mutating func file(
    _ table: StringTable,
    _ locale: String,
    _ fileExtension: String,
    _ bytes: [UInt8]
  ) -> WrittenFiles.File? {
    let path = LocaleFolder.path(locale: locale, table: table.name, fileExtension: fileExtension)
    guard let path else {
      report.lose(ofTable: table.name, "the locale “\(locale)”, which is no name of a folder,")
      return nil
    }
    return WrittenFiles.File(path: path, bytes: bytes)
  }
}

extension LocalizedString {
  /// The value of a string that does not vary.
  fileprivate var onlyValue: String? {
    guard variations.isEmpty, substitutions.isEmpty else { return nil }
    return stringUnit?.value
  }
}
