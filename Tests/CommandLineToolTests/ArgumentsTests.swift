import CommandLineTool
import Testing

struct ArgumentsTests {
  private static let options = [
    Option("--name", "NAME", help: ""), Option("--list", "LIST", help: ""),
    Option("--quiet", help: ""), Option("--rule", "RULE", isRepeatable: true, help: ""),
  ]

  @Test(arguments: [
    ["--name", "x", "--quiet"], ["--name=x", "--quiet"], ["--quiet", "--name", "x"],
  ])
  func `words are sorted by their options`(words: [String]) throws {
    let arguments = try Arguments(words, options: Self.options)
    #expect(arguments["--name"] == "x")
    #expect(arguments.has("--quiet"))
    #expect(arguments["--list"] == nil)
  }

  @Test(arguments: [
    ("--name=", ""), ("--name==x", "=x"), ("--name=--y", "--y"), ("--name=-", "-"),
    ("--name=\u{301}x", "\u{301}x"),
  ])
  func `a value after the equals sign is taken whole`(word: String, value: String) throws {
    #expect(try Arguments([word], options: Self.options)["--name"] == value)
  }

  @Test(
    arguments: [
      (["--nmae", "x"], UsageError.unknownOption("--nmae", nearest: "--name")),
      (["--zzzzzz"], .unknownOption("--zzzzzz", nearest: nil)),
      (["x"], .unexpectedArgument("x")),
      (["--name"], .missingValue(option: "--name")),
      (["--name", "--quiet"], .missingValue(option: "--name")),
      (["--quiet=1"], .unexpectedValue(option: "--quiet")),
      (["--name=x", "--name=y"], .repeated(option: "--name")),
      (["--quiet", "--quiet"], .repeated(option: "--quiet")),
    ] as [([String], UsageError)]
  )
  func `what does not fit is told`(words: [String], error: UsageError) {
    #expect(throws: error) { try Arguments(words, options: Self.options) }
  }

  @Test func `an option that may be repeated keeps its values in their order`() throws {
    let arguments = try Arguments(["--rule", "b", "--rule=a"], options: Self.options)
    #expect(arguments.values(of: "--rule") == ["b", "a"])
    #expect(arguments.values(of: "--name").isEmpty)
  }

  @Test func `a list is read element by element`() throws {
    let arguments = try Arguments(["--list", "1, 2,3"], options: Self.options)
    #expect(try arguments.list("--list", of: "a number", among: []) { Int($0) } == [1, 2, 3])
    #expect(try arguments.list("--name", of: "a name", among: []) { $0 } == nil)
  }

  @Test(arguments: [("1,x", "x"), ("1,,2", ""), ("", "")])
  func `an element that cannot be read is told`(list: String, word: String) throws {
    let arguments = try Arguments(["--list=\(list)"], options: Self.options)
    #expect(
      throws: UsageError.invalidValue(word, option: "--list", expected: "a number", nearest: nil)
    ) {
      try arguments.list("--list", of: "a number", among: []) { Int($0) }
    }
  }

  // Distances counted by hand.
  @Test(arguments: [
    ("camrea", "camera"), ("Camera", "camera"), ("microfone", "microphone"),
    ("photo", "photoLibrary"), ("zzz", nil), ("", nil),
  ])
  func `the nearest word is suggested`(word: String, nearest: String?) {
    let candidates = ["camera", "microphone", "photoLibrary", "notifications"]
    #expect(Suggestion.nearest(to: word, among: candidates) == nearest)
  }
}
