import AlertModel
import CopyChecks
import MessageFormat
import Testing

/// The labelled set: every fault is found by its rule, and nothing else is found.
@Suite struct LabelledSetTests {
  @Test(arguments: try LabelledString.all())
  func verdict(_ string: LabelledString) throws {
    var bench = try TextBench(string)
    bench.add(
      key: string.key,
      comment: string.comment,
      string.texts,
      states: string.states ?? [:],
      extractionState: string.extractionState,
      shouldTranslate: string.shouldTranslate ?? true
    )
    for (key, texts) in (string.others ?? [:]).sorted(by: { $0.key < $1.key }) {
      bench.add(key: key, texts)
    }
    let found = try bench.findings()
    for fault in string.expect {
      #expect(
        found.contains {
          $0.rule == fault.rule && $0.locale == fault.locale
            && (fault.text == nil || fault.text == $0.text)
        },
        "\(fault) is not found; found is \(found)"
      )
    }
    for (place, findings) in Dictionary(grouping: found, by: { [$0.rule, $0.locale] }) {
      let faults = string.expect.filter { [$0.rule, $0.locale] == place }
      #expect(!faults.isEmpty, "\(findings) are found, and are no faults")
      let texts = faults.compactMap(\.text)
      // Where the words at fault are not told, one finding or several may be of the whole text.
      guard !faults.isEmpty, texts.count == faults.count else { continue }
      #expect(findings.map(\.text).sorted() == texts.sorted(), "\(findings)")
    }
  }

  @Test func `each string has a name of its own`() throws {
    let names = try LabelledString.all().map(\.id)
    #expect(Set(names).count == names.count)
  }

  @Test func `it has at least 400 texts in the four locales`() throws {
    let places = try LabelledString.all().flatMap(\.texts.keys)
    let locales = places.map { TextBench.place(of: $0).locale }
    let counts = Dictionary(grouping: locales) { $0 }.mapValues(\.count)
    let four = ["en", "zh-Hans", "zh-Hant", "zh-Hant-HK"].map { counts[$0] ?? 0 }
    #expect(four.reduce(0, +) >= 400, "\(four)")
    #expect(four.allSatisfy { $0 >= 40 }, "\(four)")
  }

  @Test(arguments: RuleExampleTests.texts.map { $0.rule.id })
  func `a rule has a fault in it, if a text shows it; for the others their files are examples`(
    rule: String
  ) throws {
    #expect(try LabelledString.all().contains { $0.expect.contains { $0.rule == rule } })
  }

  @Test(arguments: LabelledString.files())
  func `a third of the strings of each family are good`(file: String) throws {
    let strings = try LabelledString.all(in: file)
    let good = strings.count(where: \.expect.isEmpty)
    #expect(good * 3 >= strings.count, "\(good) of \(strings.count)")
  }
}

extension TextBench {
  /// A bench for a string of the labelled set.
  init(_ string: LabelledString) throws {
    var options = CheckOptions()
    if let profile = string.profile {
      options.profile = try #require(CheckOptions.Profile(rawValue: profile))
    }
    if let version = string.iosMin { options.minimumOS = try #require(OSVersion(version)) }
    options.fallbacks = string.fallbacks ?? [:]
    options.glossary = (string.glossary ?? [:]).sorted { $0.key < $1.key }.map { term, words in
      .init(term: term, translations: words, forbidden: string.forbidden?[term] ?? [:])
    }
    let keys = Set(string.texts.keys).union((string.others ?? [:]).values.flatMap(\.keys))
    let names = Set(keys.map { TextBench.place(of: $0).locale })
    let order = ["en", "zh-Hans", "zh-Hant", "zh-Hant-HK"]
    self.init(
      locales: order.filter(names.contains) + names.subtracting(order).sorted(),
      syntax: try #require(
        ["printf": .printf(.foundation), "android": .printf(.android), "icu": .icu, "none": .none][
          string.syntax ?? "printf"
        ]
      ),
      content: string.purpose == "infoPlist" ? .infoPlist : .strings,
      options: options
    )
  }
}
