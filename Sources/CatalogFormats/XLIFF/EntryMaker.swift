internal import ICU
internal import MessageFormat
internal import StringCatalogs

/// Makes the entries of a catalog of what a translation file says, with no help of a skeleton.
struct EntryMaker {
  let sourceLanguage: String
  /// `nil` where the file has source texts alone.
  let locale: String?
  /// The plural categories of the source language.
  let sourceCategories: [String]

  /// The entry of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - units: Its units, each with the way to its value, in the order of the file.
  /// - Returns: The entry, with the source language and the target's in the order of their names.
  func entry(_ key: String, _ units: [PlacedUnit]) -> StringCatalog.Entry {
    let sources = sourceValues(key, units)
    let targets = units.compactMap { path, unit in unit.target.map { (path, $0) } }
    let sourceArguments = SubstitutionText(
      inferredFrom: units.compactMap { path, unit in unit.source.map { (path, $0) } }
    )
    let targetArguments = SubstitutionText(inferredFrom: targets.map { ($0, $1.text) })
      .completed(with: sourceArguments)
    var strings = [sourceLanguage: LocalizedString(sources, arguments: sourceArguments)]
    if locale == sourceLanguage, !targets.isEmpty {
      // A translation into the source language is what the source should say.
      strings[sourceLanguage] = LocalizedString(targets + sources, arguments: targetArguments)
    } else if let locale, locale != sourceLanguage {
      strings[locale] = LocalizedString(targets, arguments: targetArguments)
    }
    let isCommentGenerated = units.contains { $0.unit.isCommentGenerated }
    return StringCatalog.Entry(
      key: key,
      comment: comment(units.map(\.unit.comment)),
      shouldTranslate: units.allSatisfy(\.unit.isTranslatable) ? nil : false,
      localizations: strings.filter { !$0.value.units.isEmpty }.sorted { $0.key < $1.key }
        .map { StringCatalog.Localization(locale: $0.key, string: $0.value) },
      otherMembers: isCommentGenerated ? [StringCatalog.Entry.generatedComment] : []
    )
  }

  /// The source texts that are values of their own; none where the key is the value.
  private func sourceValues(_ key: String, _ units: [PlacedUnit])
    -> [(path: UnitPath, target: TranslationUnit.Target)]
  {
    let texts = Dictionary(
      units.compactMap { path, unit in unit.source.map { (path, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    let own = units.compactMap { path, unit -> (UnitPath, TranslationUnit.Target)? in
      guard let text = unit.source else { return nil }
      // Xcode writes the name of the unit for a source that is not there.
      if path != .root, text.isExactly(unit.identifier) { return nil }
      // A category of the target alone was given the text of "other".
      if let category = path.pluralCategory, !sourceCategories.contains(category),
        let other = path.otherPlural, other != path, texts[other]?.isExactly(text) == true
      {
        return nil
      }
      return (path, .init(text: text, state: .translated))
    }
    return own.allSatisfy { $0.1.text.isExactly(key) } ? [] : own
  }

  private func comment(_ comments: [String]) -> String? {
    var seen: Set<ExactText> = []
    let distinct = comments.filter { !$0.isEmpty && seen.insert($0.exact).inserted }
    return distinct.isEmpty ? nil : distinct.joined(separator: "\n")
  }
}

extension LocalizedString {
  /// A string of what translators were given or gave.
  fileprivate init(
    _ texts: [(path: UnitPath, target: TranslationUnit.Target)],
    arguments: SubstitutionText
  ) {
    self.init()
    for (path, target) in texts where self[path] == nil {
      self[path] = .init(target, at: path, arguments: arguments)
    }
    for index in substitutions.indices {
      let argument = arguments[substitutions[index].name]
      substitutions[index].argNum = argument?.number
      substitutions[index].formatSpecifier = argument?.specifier
    }
  }
}

extension LocalizedString.StringUnit {
  /// The value of a translation; one without a state is finished, unless it is empty.
  init(_ target: TranslationUnit.Target, at path: UnitPath, arguments: SubstitutionText) {
    self.init(
      arguments.read(target.text, at: path),
      state: target.state ?? (target.text.isEmpty ? .new : .translated)
    )
  }
}
