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
    for finding in found {
      #expect(
        string.expect.contains { $0.rule == finding.rule && $0.locale == finding.locale },
        "\(finding) is found, and is no fault"
      )
    }
  }

  @Test func coversEachRuleBothWays() throws {
    let texts = try LabelledString.all().reduce(0) { $0 + $1.texts.count }
    #expect(texts >= 400)
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
      purpose: string.purpose == "infoPlist" ? .infoPlist : .strings,
      options: options
    )
  }
}
