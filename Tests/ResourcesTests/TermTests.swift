import AlertModel
import Resources
import Testing

/// The names are facts; the sources of each stand in Resources/terms.json.
struct TermTests {
  @Test(arguments: [
    ("row.camera", "zh-Hant-HK", "26", "相機"), ("row.microphone", "zh-Hant-HK", "17", "咪高風"),
    ("row.photos", "zh-Hant-HK", "18", "相片"), ("row.photos", "zh-Hant", "18", "照片"),
    ("settings.privacy", "zh-Hant", "15", "隱私權"), ("settings.app", "zh-Hans", "8", "设置"),
    ("settings.privacy_and_security", "zh-Hant-HK", "16", "私隱與保安"),
  ])
  func `a thing has its name`(id: String, locale: String, version: String, name: String) throws {
    #expect(Term.name(id, locale: locale, version: try #require(OSVersion(version))) == name)
  }

  // terms.json has null, or no range, for these: nobody has seen the name.
  @Test(arguments: [
    ("row.camera", "en", "9"), ("row.contacts", "zh-Hant", "12"),
    ("row.home_accessories", "zh-Hans", "26"), ("settings.privacy", "en", "16"),
    ("row.camera", "fr", "26"), ("row.nothing", "en", "26"),
  ])
  func `a name that nobody has seen is none`(id: String, locale: String, version: String) throws {
    #expect(Term.name(id, locale: locale, version: try #require(OSVersion(version))) == nil)
  }

  @Test func `no two ranges of a name overlap`() {
    for (index, term) in Term.all.enumerated() {
      for other in Term.all[(index + 1)...] where other.id == term.id {
        #expect(!other.versions.contains(term.versions.from), "\(term.id)")
        #expect(!term.versions.contains(other.versions.from), "\(term.id)")
      }
    }
  }
}
