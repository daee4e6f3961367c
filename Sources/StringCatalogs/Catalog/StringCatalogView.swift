/// The strings of a String Catalog one by one, straight from its bytes: for what goes through all of
/// a large one, on several threads, where the counting of references would cost most of the time.
///
/// What it gives is valid as long as the call that it is given to.
package struct StringCatalogView: Sendable {
  private let file: StringCatalogFile
  /// The entries of the keys among the values of the file.
  private let keys: [UInt32]

  package init(_ file: StringCatalogFile) {
    self.file = file
    var keys: [UInt32] = []
    JSONView.of(file.json) { view in
      view.forEachMember(of: file.strings.index) { key, _ in
        keys.append(UInt32(truncatingIfNeeded: key))
      }
    }
    self.keys = keys
  }

  /// How many keys there are.
  package var count: Int { keys.count }

  /// Calls a closure with the keys of a range, in the order of the file.
  package func forEachEntry(in range: Range<Int>, _ body: (Entry) -> Void) {
    JSONView.of(file.json) { view in
      keys.withUnsafeBufferPointer { keys in
        for index in range { body(Entry(view: view, key: Int(keys[index]))) }
      }
    }
  }

  /// A key with all that stands under it.
  package struct Entry {
    fileprivate let view: JSONView
    fileprivate let name: Int
    package private(set) var comment: JSONStringView?
    package private(set) var extractionState: JSONStringView?
    /// `false` where the file says so.
    package private(set) var shouldTranslate = true
    private var localizations: Int?

    fileprivate init(view: JSONView, key: Int) {
      self.view = view
      name = key
      var comment: Int?
      var state: Int?
      var translates: Int?
      var localizations: Int?
      view.forEachMember(of: key + 1) { name, value in
        if view.isNamed(name, "localizations") {
          localizations = value
        } else if view.isNamed(name, "comment") {
          comment = value
        } else if view.isNamed(name, "extractionState") {
          state = value
        } else if view.isNamed(name, "shouldTranslate") {
          translates = value
        }
      }
      self.localizations = localizations
      self.comment = comment.map(view.string)
      extractionState = state.map(view.string)
      shouldTranslate = translates.map { view.kind($0) != .false } ?? true
    }

    package var key: JSONStringView { view.string(name) }

    /// Calls a closure with each locale that stands under the key.
    @inline(__always)
    package func forEachLocalization(_ body: (Localization) -> Void) {
      guard let localizations else { return }
      view.forEachMember(of: localizations) { name, value in
        body(Localization(view: view, name: name, body: value))
      }
    }
  }

  /// What one locale has for a key.
  package struct Localization {
    fileprivate let view: JSONView
    fileprivate let name: Int
    fileprivate let body: Int

    package var locale: JSONStringView { view.string(name) }

    /// Calls a closure with each value and the way to it, in the order of the file.
    @inline(__always)
    package func forEachUnit(_ body: (UnitPath, Unit) -> Void) {
      view.forEachUnit(of: self.body, at: .root, body)
    }
  }

  /// A value and how far its translation is.
  package struct Unit {
    package let state: JSONStringView?
    package let value: JSONStringView
  }
}

extension JSONView {
  fileprivate func forEachUnit(
    of string: Int,
    at path: UnitPath,
    _ body: (UnitPath, StringCatalogView.Unit) -> Void
  ) {
    forEachMember(of: string) { name, value in
      if isNamed(name, "stringUnit") {
        if let unit = unit(value) { body(path, unit) }
      } else if isNamed(name, "variations") {
        forEachVariation(of: value, at: path, body)
      } else if isNamed(name, "substitutions") {
        forEachMember(of: value) { name, substitution in
          let inner = UnitPath(path.steps + [.substitution(self.string(name).text)])
          forEachMember(of: substitution) { name, value in
            if isNamed(name, "variations") { forEachVariation(of: value, at: inner, body) }
          }
        }
      }
    }
  }

  private func forEachVariation(
    of variations: Int,
    at path: UnitPath,
    _ body: (UnitPath, StringCatalogView.Unit) -> Void
  ) {
    forEachMember(of: variations) { kind, cases in
      let kind = LocalizedString.Kind(rawValue: string(kind).text)
      forEachMember(of: cases) { name, value in
        let step = UnitPath.Step.variation(kind, string(name).text)
        forEachUnit(of: value, at: UnitPath(path.steps + [step]), body)
      }
    }
  }

  private func unit(_ body: Int) -> StringCatalogView.Unit? {
    var text: Int?
    var state: Int?
    forEachMember(of: body) { name, value in
      if isNamed(name, "value") {
        text = value
      } else if isNamed(name, "state") {
        state = value
      }
    }
    return text.map { StringCatalogView.Unit(state: state.map(string), value: string($0)) }
  }
}
