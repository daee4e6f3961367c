import Foundation
import TestSupport
import Testing

/// `alertcopy generate`, run as a person runs it.
struct GenerateTests {
  private static let tool = Executable(built: "alertcopy")

  private func alerts(_ arguments: String...) throws -> [[String: Any]] {
    let outcome = try Self.tool.run(["generate"] + arguments + ["--format", "json"])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require((root as? [String: Any])?["alerts"] as? [[String: Any]])
  }

  // The paths are those of the `path.*` rows of Resources/terms.json.
  @Test(arguments: [
    (
      "15",
      [
        "“设置”>“隐私”>“相机”", "「設定」>「私隱」>「相機」", "「設定」>「隱私權」>「相機」", "Settings > Privacy > Camera",
      ]
    ),
    (
      "26",
      [
        "“设置”>“隐私与安全性”>“相机”", "「設定」>「私隱與保安」>「相機」", "「設定」>「隱私權與安全性」>「相機」",
        "Settings > Privacy & Security > Camera",
      ]
    ),
  ])
  func `each version and region has its official path`(version: String, paths: [String]) throws {
    let alerts = try alerts(
      "--app-name",
      "Rokk",
      "--permission",
      "camera",
      "--situation",
      "denied",
      "--locale",
      "zh-Hans,zh-HK,zh-TW,en",
      "--ios",
      version
    )
    let locales = alerts.map { $0["locale"] as? String }
    #expect(locales == ["zh-Hans", "zh-Hant-HK", "zh-Hant", "en"])
    for (alert, path) in zip(alerts, paths) {
      #expect((alert["message"] as? String)?.contains(path) == true)
      let cancel = alert["cancel"] as? [String: Any]
      #expect(["Cancel", "取消"].contains(cancel?["title"] as? String))
    }
  }

  @Test(arguments: [
    (["generate"], "give --app-name NAME, --info-plist FILE or --project DIR"),
    (["generate", "--app-name"], "--app-name needs a value"),
    (["generate", "--app-nam", "x"], "did you mean --app-name?"),
    (["generate", "--app-name", "x", "--permission", "camrea"], "did you mean camera?"),
    (["generate", "--app-name", "x", "--situation", "refused"], "--situation takes a situation"),
    (["generate", "--app-name", "x", "--locale", "!!"], "--locale takes a locale"),
    (["generate", "--app-name", "x", "--ios", "20"], "no iOS 19 to 25 was released"),
    (["generate", "--app-name", "x", "--format", "jsno"], "did you mean json?"),
    (["generate", "--app-name", ""], "the app name is blank"),
    (["generate", "--app-name", "a\u{7}"], "U+0007, at position 2"),
    (
      ["generate", "--app-name", "x", "--permission", "camera", "--situation", "limited"],
      "camera: primer, denied, restricted, unsupported"
    ),
    (["generate", "--app-name", "x", "--output", "/nowhere/x"], "/nowhere/x cannot be written"),
    (["generate", "--project", "/nowhere"], "/nowhere"),
    (["generate", "--info-plist", "/nowhere/Info.plist"], "/nowhere/Info.plist"),
    (
      ["generate", "--app-name", "x", "--permission", "camera", "--use", "camera=scancode"],
      "did you mean camera=scanCode?"
    ),
    (
      ["generate", "--app-name", "x", "--permission", "siri", "--use", "camera=scanCode"],
      "add it to --permission"
    ),
    (
      ["generate", "--app-name", "x", "--permission", "camera", "--combine"],
      "--combine takes two or more permissions"
    ),
    (["generate", "--app-name", "x", "--register", "polite"], "--register takes a register"),
    (["terms", "row.camrea"], "did you mean row.camera?"),
    (["terms", "row.camera", "row.photos"], "“row.photos” belongs to no option"),
    (["terms", "--ios", "7"], "--ios takes an iOS version"),
    (
      ["generate", "--app-name", "x", "--format", "text,json"],
      "(text, json, markdown, xcstrings, strings, android, arb, xliff, csv, infoplist)"
    ),
    (["generate", "--app-name", "x", "--locale", "zh-HongKong"], "not “zh-HongKong”"),
    (["--versio"], "did you mean --version?"),
    (["genrate"], "did you mean generate?"),
    (["help", "genrate"], "did you mean generate?"),
    ([], "Usage: alertcopy <subcommand>"),
  ])
  func `what cannot be done is told, and the exit code is 2`(words: [String], says: String) throws {
    let outcome = try Self.tool.run(words)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test(arguments: [
    (["--help"], "generate"), (["-h"], "generate"), (["help"], "generate"),
    (["generate", "--help"], "--info-plist FILE"), (["help", "generate"], "--app-name NAME"),
    (["--version"], "alertcopy 0"),
  ])
  func `help goes to standard output`(words: [String], says: String) throws {
    let outcome = try Self.tool.run(words)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains(says))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a use brings its words and its purpose strings`() throws {
    let outcome = try Self.tool.run([
      "generate", "--app-name", "Rokk", "--permission", "camera,microphone", "--locale", "zh-HK",
      "--use", "camera=scanCode,microphone=voiceMessage", "--format", "json",
    ])
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let strings = try #require(root?["purposeStrings"] as? [[String: Any]])
    #expect(
      strings.map { $0["infoPlistKey"] as? String } == [
        "NSCameraUsageDescription", "NSMicrophoneUsageDescription",
      ]
    )
    let alerts = try #require(root?["alerts"] as? [[String: Any]])
    #expect(
      Set(alerts.map { $0["use"] as? String }) == ["scanCode", "voiceMessage"]
    )
  }

  @Test func `refusals are told in one alert`() throws {
    let alerts = try alerts(
      "--app-name",
      "Rokk",
      "--permission",
      "camera,microphone",
      "--situation",
      "denied",
      "--combine",
      "--locale",
      "zh-TW"
    )
    #expect(alerts.count == 1)
    #expect(alerts.first?["combinedWith"] as? [String] == ["microphone"])
  }

  // The names are those of Resources/terms.json; a null there is unknown here.
  @Test(arguments: [
    (["terms", "row.camera", "--locale", "zh-HK", "--ios", "15"], ["iOS 10 to 17", "zh-HK  相機"]),
    (["terms", "row.home_accessories"], ["en          Home Accessories", "zh-Hans     unknown"]),
    (["terms", "state.photos"], ["state.photos.full, iOS 18 and later", "完全访问"]),
    (["terms", "row.camera", "--locale", "fr"], ["fr  unknown"]),
  ])
  func `terms are printed with their source`(words: [String], says: [String]) throws {
    let outcome = try Self.tool.run(words)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    for text in says { #expect(outcome.output.contains(text), "\(outcome.output)") }
    #expect(outcome.output.contains(": zhrispineda/Settings-iOS"))
  }

  @Test func `a file gets what standard output would`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "alerts.md")
    let words = ["generate", "--app-name", "Rokk", "--format", "markdown"]
    let written = try Self.tool.run(words + ["--output", file.path])
    #expect(written.exitCode == 0)
    #expect(written.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.tool.run(words).output)
  }

  @Test func `locales with the same words are told once`() throws {
    let alerts = try alerts(
      "--app-name",
      "Rokk",
      "--permission",
      "camera",
      "--situation",
      "denied",
      "--locale",
      "zh-TW,zh-Hant,zh-HK,fr,de"
    )
    #expect(alerts.map { $0["locale"] as? String } == ["zh-Hant", "zh-Hant-HK", "en", "en"])
    #expect(
      alerts.map { $0["requestedLocale"] as? String } == ["zh-TW", "zh-HK", "fr", "de"]
    )
  }

  // A shell passes bytes that Swift's strings cannot: \377 is no UTF-8.
  @Test(arguments: [
    ("generate --app-name x >/dev/full", "standard output cannot be written: No space left"),
    ("generate --app-name $(printf 'a\\377')", "argument 3 is not UTF-8"),
  ])
  func `what the shell does wrong is told`(words: String, says: String) throws {
    let outcome = try Executable(path: "/bin/sh").run([
      "-c", "'\(Executable.path(built: "alertcopy"))' \(words)",
    ])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test func `an output that is no terminal has no colour`() throws {
    let outcome = try Self.tool.run(["generate", "--app-name", "Rokk"])
    #expect(!outcome.output.contains("\u{1B}"))
  }

  // `script` of util-linux gives the tool a terminal; no-color.org is the convention.
  @Test(arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
  func `a terminal has colour unless it is unwanted`(
    environment: [String: String],
    isStyled: Bool
  ) throws {
    let tool = Executable.path(built: "alertcopy")
    let outcome = try Executable(path: "/usr/bin/script").run(
      ["-qec", "'\(tool)' generate --app-name Rokk --permission camera", "/dev/null"],
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    )
    #expect(outcome.output.contains("\u{1B}[1m") == isStyled)
  }

  static let apps: [String] = {
    guard let folder = Checkout.cases?.appending(path: "apps") else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasSuffix(".csv") }.sorted().map {
      folder.appending(path: $0).path
    }
  }()

  @Test(.enabled(if: !apps.isEmpty, "the folder of public files is not here"), arguments: apps)
  func `a real project gets its alerts, or is told what is missing`(app: String) throws {
    let outcome = try Self.tool.run(["generate", "--project", app, "--format", "json"])
    if outcome.exitCode == 0 {
      let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let alerts = try #require((root as? [String: Any])?["alerts"] as? [[String: Any]])
      #expect(Set(alerts.map { $0["locale"] as? String }).count == 4)
    } else {
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("--app-name"), "\(outcome.errors)")
      let named = try Self.tool.run([
        "generate", "--project", app, "--app-name", "Rokk", "--format", "json",
      ])
      #expect(named.exitCode == 0, "\(named.errors)")
    }
  }
}
