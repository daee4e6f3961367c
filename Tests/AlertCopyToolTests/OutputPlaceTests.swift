import Foundation
import TestSupport
import Testing

/// Where files go whose names come from what was read.
struct OutputPlaceTests {
  /// A catalog with a string in some locales.
  private func catalog(_ locales: String...) -> String {
    let units = locales.map {
      "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}"
    }
    return """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
      \(units.joined(separator: ",\n"))}}}, "version": "1.0"}
      """
  }

  private func content(of folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func convert(
    _ words: String...,
    in folder: TemporaryFolder
  ) throws -> Executable.Outcome {
    try CatalogCommandsTests.tool.run(
      ["convert"] + words,
      in: folder.url.appending(path: "a/b")
    )
  }

  @Test(
    arguments: ["../../evil", "/evil", "fr/evil", "..", "../\u{301}../evil"],
    ["json", "xliff", "xliff2", "xcloc", "strings", "arb", "android"]
  )
  func `no locale leads out of the folder`(_ locale: String, _ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(catalog("en", "de", locale), to: "a/b/App.xcstrings")
    let outcome = try convert("App.xcstrings", "--to", format, "--output", "out", in: folder)
    let written = try content(of: folder)
    #expect(
      written.allSatisfy {
        $0.hasPrefix("a/b/out/") || ["a", "a/b", "a/b/App.xcstrings", "a/b/out"].contains($0)
      }
    )
    #expect(!FileManager.default.fileExists(atPath: "/evil.\(format)"))
    // Either the file is refused, and nothing is written, or the format leaves the locale out.
    if outcome.exitCode == 2 {
      #expect(written == ["a", "a/b", "a/b/App.xcstrings"])
      #expect(outcome.errors.contains("evil") || outcome.errors.contains("“..”"))
    }
  }

  @Test func `a locale or table with a slash is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(catalog("en", "fr/x"), to: "a/b/App.xcstrings")
    let outcome = try convert("App.xcstrings", "--to", "xliff", "--output", "out/", in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("the locale “fr/x” is no name of a file"), "\(outcome.errors)")
    #expect(try content(of: folder) == ["a", "a/b", "a/b/App.xcstrings"])
  }

  @Test func `the target language of an XLIFF file leads nowhere, too`() throws {
    let folder = try TemporaryFolder()
    let xliff = CatalogCommandsTests.xliff([("k", "k", "x")])
      .replacing("target-language=\"de\"", with: "target-language=\"../../evil\"")
    try folder.write(xliff, to: "a/b/App.xliff")
    let outcome = try convert("App.xliff", "--to", "json", "--output", "out/", in: folder)
    #expect(outcome.exitCode == 2, "\(outcome.errors)")
    #expect(try content(of: folder) == ["a", "a/b", "a/b/App.xliff"])
  }

  @Test func `a link in the folder is not written through`() throws {
    let folder = try TemporaryFolder()
    try folder.write(catalog("en", "fr"), to: "a/b/App.xcstrings")
    try folder.write("", to: "a/b/target/there")
    try folder.write("", to: "a/b/out/there")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "a/b/out/fr.lproj"),
      withDestinationURL: folder.url.appending(path: "a/b/target")
    )
    let before = try content(of: folder)
    let outcome = try convert("App.xcstrings", "--to", "strings", "--output", "out", in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("out/fr.lproj is not written, for it is a symbolic link"))
    #expect(try content(of: folder) == before)
  }

  @Test(arguments: [
    ("xliff", "fr.xliff", ["fr.xliff/de.xliff", "fr.xliff/fr.xliff"]),
    ("strings", "fr.lproj", ["fr.lproj/de.lproj", "fr.lproj/fr.lproj"]),
  ])
  func `a folder may be named like one of the files in it`(
    _ format: String,
    _ output: String,
    _ expected: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(catalog("en", "de", "fr"), to: "a/b/App.xcstrings")
    let outcome = try convert("App.xcstrings", "--to", format, "--output", output, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let written = try content(of: folder).filter { $0.hasPrefix("a/b/\(output)") }
    #expect(Set(expected).isSubset(of: Set(written.map { String($0.dropFirst(4)) })), "\(written)")
  }

  @Test func `an empty path is none`() throws {
    let folder = try TemporaryFolder()
    try folder.write(catalog("en", "de", "fr"), to: "a/b/App.xcstrings")
    let outcome = try convert("App.xcstrings", "--to", "strings", "--output=", in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--output needs a value"))
  }

  @Test func `locales are taken once, and all of them by that word`() throws {
    let folder = try TemporaryFolder()
    try folder.write(catalog("en", "fr", "zh-Hant"), to: "a/b/App.xcstrings")
    for (list, columns) in [
      ("fr,fr,FR", "fr"), ("all", "en,fr,zh-Hant"), ("fr,all", "en,fr,zh-Hant"),
    ] {
      let outcome = try convert("App.xcstrings", "--to", "csv", "--locale", list, in: folder)
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      let header = try #require(outcome.output.split(whereSeparator: \.isNewline).first)
      #expect(header.hasSuffix(columns), "\(header)")
    }
    let json = try convert(
      "App.xcstrings",
      "--to",
      "json",
      "--locale",
      "fr,fr",
      "--output",
      "out/",
      in: folder
    )
    #expect(json.exitCode == 0)
    #expect(
      try content(of: folder).filter { $0.hasPrefix("a/b/out/") } == [
        "a/b/out/fr", "a/b/out/fr/App.json",
      ]
    )
  }

  @Test(
    arguments: [
      ["review", "App.xcstrings", "--output", "App.xcstrings"],
      ["review", ".", "--output", "./App.xcstrings"],
      ["review", ".", "--output", "link.html"],
      ["review", ".", "--output", "App.notes.json"],
      ["check", ".", "--output", "App.xcstrings"],
      ["preview", "--info-plist", "Info.plist", "--output", "Info.plist"],
    ]
  )
  func `a report is not written over what it is about`(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let files = [
      "App.xcstrings": catalog("en", "de"),
      "App.notes.json": #"{"schema": "alertcopy.notes/1", "notes": []}"#,
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Rokk</string></dict></plist>
      """,
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.html").path,
      withDestinationPath: "App.xcstrings"
    )
    let outcome = try CatalogCommandsTests.tool.run(words, in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("one of the files that were read"), "\(outcome.errors)")
    for (path, text) in files {
      #expect(try String(contentsOf: folder.url.appending(path: path), encoding: .utf8) == text)
    }
  }
}
