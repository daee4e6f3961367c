import CompiledMessages
import Testing

struct CompiledCatalogTests {
  private static let catalog = CompiledCatalog(
    records:
      "a\u{1F}first\u{1E}a.b\u{1F}second\u{1E}a.b.c\u{1F}\u{1E}z\u{1F}相機\u{1}name\u{2}。\u{1E}"
  )

  @Test(arguments: [
    ("a", "first"), ("a.b", "second"), ("a.b.c", ""), ("z", "相機\u{1}name\u{2}。"),
  ])
  func `a key finds its message`(key: String, code: String) {
    #expect(Self.catalog.message(forKey: key)?.code == code)
  }

  @Test(arguments: ["", "A", "a.", "a.b.", "b", "zz", "first", "name"])
  func `a key that is not there finds none`(key: String) {
    #expect(Self.catalog.message(forKey: key) == nil)
  }

  @Test func `keys stand in the order of their bytes`() {
    #expect(Self.catalog.keys == ["a", "a.b", "a.b.c", "z"])
  }

  @Test func `an empty catalog has no message`() {
    #expect(CompiledCatalog(records: "").message(forKey: "a") == nil)
  }

  @Test(arguments: [
    ("plain", "plain"), ("\u{1}a\u{2}", "A"), ("x\u{1}a\u{2}y\u{1}b\u{2}", "xAyB"), ("", ""),
  ])
  func `arguments stand in their places`(code: String, text: String) {
    let values = ["a": "A", "b": "B"]
    #expect(CompiledMessage(code: code).formatted { values[String($0)] } == text)
  }

  @Test func `an argument without a value leaves no text`() {
    #expect(CompiledMessage(code: "x\u{1}c\u{2}").formatted { _ in nil } == nil)
  }

  @Test func `an ICU pattern keeps its arguments' names`() {
    let message = CompiledMessage(icuPattern: "{n, number} {a}", argumentNames: ["a", "n"])
    #expect(message.argumentNames == ["a", "n"])
    #expect(message.patternForICU == "{n, number} {a}")
    #expect(message.formatted { _ in "" } == nil)
  }
}
