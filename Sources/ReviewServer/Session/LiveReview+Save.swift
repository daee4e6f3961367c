internal import CatalogChanges
internal import CommandLineTool
internal import CopyReview
internal import Diagnostics
internal import StringCatalogs

extension LiveReview {
  /// What became of a text.
  enum Saving {
    case saved
    /// Something else stands there than what the reviewer started from; nothing was written.
    case conflict(current: LocalizedString.StringUnit?)
  }

  /// `POST save`: writes a text, if what stands there is what the reviewer started from.
  mutating func save(_ body: RequestBody) throws(ReviewFault) -> HTTPAnswer {
    let catalog = try index(try body.number("catalog"))
    let base = try body.unitIfAny("base")
    let value = try body.textOrNull("value")
    let state = try value.map { _ throws(ReviewFault) in
      LocalizedString.StringUnit.State(rawValue: try body.text("state"))
    }
    guard state.map(UnitEdit.states.contains) ?? true else {
      throw .refused(
        "a reviewer gives no state “\(state?.rawValue ?? "")”; give translated or needs_review"
      )
    }
    let edit = UnitEdit(id: try body.id(), value: value, state: state ?? .translated)
    let unit = value.map { LocalizedString.StringUnit($0, state: state) }
    switch try save(edit, over: base, in: catalog) {
    case .saved:
      return HTTPAnswer(
        200,
        .members([
          ("unit", unit?.document ?? .null),
          ("findings", findings(of: edit.id.key, in: catalog)),
          ("serial", .number(log.serial)),
        ])
      )
    case .conflict(let current):
      return HTTPAnswer(
        409,
        .members([
          ("current", current?.document ?? .null),
          ("yours", unit?.document ?? .null),
          ("serial", .number(log.serial)),
        ])
      )
    }
  }

  private mutating func save(
    _ edit: UnitEdit,
    over base: LocalizedString.StringUnit?,
    in catalog: Int
  ) throws(ReviewFault) -> Saving {
    // Somebody may write the file while it is being written: then it is read anew.
    for _ in 0..<4 {
      do {
        try refresh(catalog, isCertain: true)
        let entry = try entry(of: edit.id, in: catalog)
        try admit(edit, to: entry, in: catalog)
        let current = entry[edit.id.locale]?[edit.id.path]
        // A page asks again when an answer was lost.
        if Self.stands(edit, as: current) { return .saved }
        guard Self.isSame(current, base) else { return .conflict(current: current) }
        let language = catalogs[catalog].file.sourceLanguage
        try write(edit.applied(to: entry, sourceLanguage: language), to: catalog)
        return .saved
      } catch OutputFile.Fault.changed {
        continue
      } catch let fault as ReviewFault {
        throw fault
      } catch let diagnostic as Diagnostic {
        throw .refused(diagnostic)
      } catch {
        throw .refused("nothing was written: \(error)")
      }
    }
    throw .refused("\(catalogs[catalog].path) keeps changing; save again when nobody writes it")
  }

  /// Holds that a reviewer may give a string such a text.
  private func admit(
    _ edit: UnitEdit,
    to entry: StringCatalog.Entry,
    in catalog: Int
  ) throws(ReviewFault) {
    guard edit.id.locale != catalogs[catalog].file.sourceLanguage else {
      throw .refused("\(edit.id.locale) is the source language; leave a comment or a suggestion")
    }
    guard subject.editableLocales.contains(edit.id.locale) else {
      throw .refused("\(edit.id.locale) is not among the locales of this review")
    }
    guard entry.shouldTranslate != false else {
      throw .refused("“\(edit.id.key)” is marked as not to be translated")
    }
    let isBlank = edit.value.map { $0.allSatisfy(\.isWhitespace) } ?? false
    guard edit.id.path != .root || !isBlank else {
      throw .refused("the text is empty; write one, or mark the old one as needing review")
    }
  }

  /// Whether what a reviewer wants is what stands in a file.
  private static func stands(
    _ edit: UnitEdit,
    as current: LocalizedString.StringUnit?
  ) -> Bool {
    guard let value = edit.value, let current else { return edit.value == nil && current == nil }
    return current.value.isExactly(value) && current.state == edit.state
  }

  /// Whether what stands in a file is what a reviewer saw; a unit that has no text yet is none.
  private static func isSame(
    _ current: LocalizedString.StringUnit?,
    _ base: LocalizedString.StringUnit?
  ) -> Bool {
    guard let base, let current else { return (base?.value ?? current?.value ?? "").isEmpty }
    return current.value.isExactly(base.value) && current.state == base.state
  }
}

extension LocalizedString.StringUnit {
  /// The value as pages have it.
  var document: JSONDocument {
    .members([("value", .string(value)), ("state", state.map { .string($0.rawValue) })])
  }
}
