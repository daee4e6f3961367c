import CompiledMessages
import Testing

@testable import AlertCopy

/// Falling back, over catalogs made for it: English, and a Chinese that lacks most of it.
struct FallbackTests {
  private static let catalogs = Catalogs(
    sourceLocale: "en",
    tables: [
      LocaleTable(
        tag: "en",
        fallbacks: [],
        quotationMarks: ("“", "”"),
        catalog: CompiledCatalog(
          records: """
            camera.denied.message\u{1F}Go to \u{1}settingsPath\u{2}.\u{1E}\
            camera.denied.title\u{1F}Off\u{1E}\
            camera.primer.message\u{1F}\u{1}typo\u{2}\u{1E}\
            camera.scanCode.denied.title\u{1F}Scan\u{1E}\
            many\u{1F}\u{3}\u{1}appName\u{2}\u{3}{appName, select, Rokk {yes} other {no}}\u{1E}
            """
        )
      ),
      LocaleTable(
        tag: "zh-Hant",
        fallbacks: [],
        quotationMarks: ("「", "」"),
        catalog: CompiledCatalog(records: "camera.denied.title\u{1F}關\u{1E}")
      ),
      LocaleTable(
        tag: "zh-Hant-HK",
        fallbacks: ["zh-Hant"],
        quotationMarks: ("「", "」"),
        catalog: CompiledCatalog(records: "")
      ),
    ]
  )

  private func writer(_ locale: LocaleTag) throws -> MessageWriter {
    let name = try AppName("Rokk")
    return MessageWriter(language: Language(requested: locale, in: Self.catalogs)) { language in
      AlertArguments(
        permission: .camera,
        situation: .denied,
        names: OSNames(language: language, version: .newest, appName: name)
      )
    }
  }

  @Test func `Hong Kong has from Taiwan what it lacks, and no note`() throws {
    var writer = try writer("zh-Hant-HK")
    #expect(writer.text(MessageKey("camera.denied.title", register: .standard))?.text == "關")
    #expect(writer.notes.isEmpty)
  }

  @Test func `a message of another language names the OS in that language`() throws {
    var writer = try writer("zh-Hant-HK")
    let message = writer.text(MessageKey("camera.denied.message", register: .standard))
    #expect(message?.text == "Go to Settings > Privacy & Security > Camera.")
    #expect(writer.notes == [.messageFallback(key: "camera.denied.message", used: "en")])
  }

  @Test func `a general message of the language comes before a special one of another`() throws {
    var writer = try writer("zh-Hant")
    let key = MessageKey(.camera, .denied, "title", use: "scanCode", register: .standard)
    #expect(writer.text(key)?.text == "關")
    #expect(writer.notes.isEmpty)
    var english = try self.writer("en")
    #expect(english.text(key)?.text == "Scan")
  }

  @Test func `an argument that nothing fills is noted`() throws {
    var writer = try writer("en")
    #expect(writer.requiredText(MessageKey("camera.primer.message", register: .standard)) == nil)
    #expect(writer.notes == [.messageMissing(key: "camera.primer.message")])
  }

  @Test func `ICU formats what the compiled form cannot`() throws {
    var writer = try writer("en")
    #expect(writer.text(MessageKey("many", register: .standard))?.text == "yes")
  }

  @Test func `a formal message that one language lacks is not taken from another`() throws {
    let copy = try AlertCopy(appName: "Rokk", locale: "zh-Hans", register: .formal)
    for composed in copy.alerts() {
      let text = composed.alert.title + (composed.alert.message ?? "")
      #expect(!text.contains("你"), "\(text)")
      #expect(composed.alert.title.contains { $0 >= "\u{4E00}" }, "\(text)")
    }
  }
}
