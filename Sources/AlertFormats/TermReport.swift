package import AlertCopy
internal import ICU
internal import Resources

/// What the OS calls things, written for people.
package struct TermReport: Sendable {
  private let terms: [Term]
  /// As they were asked for, each with the locale whose names serve it.
  private let locales: [(asked: String, served: String?)]

  /// The terms that begin like a word, in the versions that have them.
  package init(prefix: String, locales: [LocaleTag], version: OSVersion?) {
    let exact = Term.all.filter { $0.id == prefix }
    terms = (exact.isEmpty ? Term.all.filter { $0.id.hasPrefix(prefix) } : exact).filter { term in
      version.map(term.versions.contains) ?? true
    }
    let matcher = LocaleMatcher(available: AlertCopy.locales.map(\.rawValue))
    self.locales = locales.map { ($0.rawValue, matcher.matches(for: $0.rawValue).first) }
  }

  /// The identifiers of all terms.
  package static var identifiers: [String] {
    Term.all.reduce(into: []) { ids, term in
      if ids.last != term.id { ids.append(term.id) }
    }
  }

  package var isEmpty: Bool { terms.isEmpty }

  /// A paragraph a term: identifier and versions, a line a locale, confidence and source.
  package var text: String {
    let width = locales.map(\.asked.columns).max() ?? 0
    return terms.map { term in
      let names = locales.map { locale in
        let space = String(repeating: " ", count: width - locale.asked.columns)
        return "  \(locale.asked)\(space)  \(locale.served.flatMap(term.name) ?? "unknown")\n"
      }
      return "\(term.id), iOS \(term.versions)\n" + names.joined()
        + "  \(Self.words(for: term.confidence)): \(term.source)\n"
    }.joined(separator: "\n")
  }

  private static func words(for confidence: Term.Confidence) -> String {
    switch confidence {
    case .appleString: "read in Apple’s strings"
    case .community: "told by people who use it"
    }
  }
}
