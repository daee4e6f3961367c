internal import Diagnostics
internal import MessageFormat
internal import StringCatalogs

/// Writes the strings of one locale as the members of an ARB file.
struct ARBWriter {
  private(set) var members: [(name: String, value: JSONDocument)] = []
  private let catalog: StringCatalog
  private let names: ResourceNames
  private let locale: String
  private let options: WritingOptions

  init(
    _ catalog: StringCatalog,
    _ names: ResourceNames,
    locale: String,
    _ options: WritingOptions
  ) {
    self.catalog = catalog
    self.names = names
    self.locale = locale
    self.options = options
  }

  mutating func write(_ report: inout LossReport) {
    var keys: Set<ExactText> = []
    for entry in catalog.entries where options.isWanted(entry, in: locale) {
      guard let string = options.string(of: entry, in: locale, of: catalog) else { continue }
      guard keys.insert(entry.key.exact).inserted else {
        report.leaveOut(entry.key, in: locale, because: "the key stands twice")
        continue
      }
      do {
        try write(string, of: entry, &report)
      } catch {
        report.leaveOut(entry.key, in: locale, because: error.description)
      }
    }
  }

  private mutating func write(
    _ string: LocalizedString,
    of entry: StringCatalog.Entry,
    _ report: inout LossReport
  ) throws(ConversionError) {
    let message = try VariationSyntax.message(string)
    let (comment, notes) = ArgumentNote.split(entry.comment)
    let arguments = ARBArguments(of: message, notes)
    let pattern = try ICUSyntax.print(arguments.message)
    if message.argumentNames.contains(VariationSyntax.device) {
      report.change("the device becomes the argument {device}", of: entry.key, in: locale)
    }
    for name in arguments.ambiguousNames {
      report.change(
        "{\(name)} stands for values of several types; its placeholder declares the first",
        of: entry.key,
        in: locale
      )
    }
    if pattern.contains("''") || pattern.contains("'{") || pattern.contains("'}") {
      report.change(
        "apostrophes quote braces; Flutter reads them with “use-escaping: true” in l10n.yaml",
        of: entry.key,
        in: locale
      )
    }
    let name = names[entry.key]
    members.append((name, .string(pattern)))
    var details: [(name: String, value: JSONDocument)] = []
    if locale == catalog.sourceLanguage {
      let description = arguments.hasNotes ? comment : entry.comment
      if let description, !description.isEmpty {
        details.append(("description", .string(description)))
      }
    }
    if name != entry.key { details.append(("x-key", .string(entry.key))) }
    let states = Set(string.units.map { $0.unit.state?.rawValue ?? "translated" })
    if states.count > 1 {
      report.lose(
        "the state \(states.subtracting(["translated"]).sorted().joined(separator: ", "))",
        of: entry.key,
        in: locale
      )
    } else if let state = states.first, state != "translated" {
      details.append(("x-state", .string(state)))
    }
    if !arguments.declarations.isEmpty {
      let declarations = arguments.declarations.map { (name: $0.name, value: $0.document) }
      details.append(("placeholders", .object(declarations)))
    }
    if !details.isEmpty { members.append(("@" + name, .object(details))) }
  }
}
