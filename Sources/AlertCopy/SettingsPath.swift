internal import AlertModel
internal import ICU

/// The rows that a person walks in the Settings app, written as the OS writes such a path.
///
/// Read off Apple's own catalogs of iOS 18: the separator is a half-width `>`. In Chinese every row
/// stands in quotation marks without spaces, but for a row in nothing but Latin letters, which has
/// no marks and a space each side: `“设置”> App >“电话”`. English has spaces and no marks.
struct SettingsPath {
  /// A row of the path.
  struct Element {
    /// Its name.
    let name: String
    /// Its name as it stands in the sentence.
    let shown: String
  }

  let elements: [Element]

  /// A row on its own, as the OS sets it off in a sentence.
  static func row(_ name: String, in language: Language) -> String {
    language.quotesSettingsRows && !name.isWrittenInLatinLetters ? language.quoted(name) : name
  }

  func text(in language: Language) -> String {
    guard language.quotesSettingsRows else {
      return elements.map(\.shown).joined(separator: " > ")
    }
    var text = ""
    for (index, element) in elements.enumerated() {
      let isBare = element.name.isWrittenInLatinLetters
      if index > 0 {
        let followsBare = elements[index - 1].name.isWrittenInLatinLetters
        text += (followsBare ? " >" : ">") + (isBare ? " " : "")
      }
      text += isBare ? element.shown : language.quoted(element.shown)
    }
    return text
  }
}

extension Language {
  /// A text in the locale's quotation marks.
  func quoted(_ text: String) -> String {
    quotationMarks.opening + text + quotationMarks.closing
  }

  /// Chinese sets off the names of rows; languages with capital letters do not need to.
  fileprivate var quotesSettingsRows: Bool { locale.rawValue.hasPrefix("zh") }
}
