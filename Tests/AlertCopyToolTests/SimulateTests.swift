import Foundation
import TestSupport
import Testing

/// `alertcopy simulate` as somebody runs it.
struct SimulateTests {
  private func simulate(
    _ words: String...,
    in folder: URL = Checkout.root
  ) throws -> Executable.Outcome {
    try Executable(built: "alertcopy").run(["simulate"] + words, in: folder)
  }

  private static let refusal = """
    {
      "name": "refusal", "about": "A refusal.", "source": "a test", "permission": "camera",
      "ios": ["17"],
      "steps": [
        {"do": "use", "expect": {"alert": "primer"}},
        {"do": "confirm"},
        {"do": "answer", "button": "dontAllow", "expect": {"status": "STATUS", "prompts": 1}}
      ]
    }

    """

  private func scenario(_ status: String, in folder: TemporaryFolder) throws -> String {
    let file = folder.url.appending(path: "refusal.json")
    try Self.refusal.replacing("STATUS", with: status)
      .write(to: file, atomically: true, encoding: .utf8)
    return "refusal.json"
  }

  @Test func `a scenario that holds passes`() throws {
    let folder = try TemporaryFolder()
    let outcome = try simulate(try scenario("denied", in: folder), in: folder.url)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "1 scenario, 1 run, 0 failed\n")
  }

  @Test func `a scenario that fails says which step, what was expected and what happened`() throws {
    let folder = try TemporaryFolder()
    let outcome = try simulate(try scenario("authorized", in: folder), in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("step 3: status should be authorized, and is denied"))
    #expect(outcome.output.hasSuffix("1 scenario, 1 run, 1 failed\n"))
  }

  /// What is added to the scenario, and what then went otherwise than expected.
  static let surprises: [(addition: String, failure: String)] = [
    ("\"never\": [\"primer\"],", "step 1: alert should be never primer, and is primer"),
    ("\"locale\": \"zh-HK\",", "step 1: words should be words with “Camera”"),
    ("\"preset\": \"guideAtOnce\",", "step 1: alert should be primer, and is none"),
  ]

  @Test(arguments: surprises)
  func `what a scenario says of locale, preset and never counts`(
    addition: String,
    failure: String
  ) throws {
    let folder = try TemporaryFolder()
    let words = "\"alert\": \"primer\", \"says\": \"Camera\""
    try Self.refusal.replacing("STATUS", with: "denied")
      .replacing("\"alert\": \"primer\"", with: words)
      .replacing("\"steps\"", with: addition + "\"steps\"")
      .write(to: folder.url.appending(path: "x.json"), atomically: true, encoding: .utf8)
    let outcome = try simulate("x.json", in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains(failure), "\(outcome.output)")
  }

  /// What is put in place of a part of a scenario, and what is then said.
  static let faults: [(part: String, replacement: String, message: String)] = [
    (refusal, "", "bad.json is empty"),
    (refusal, "[]\n", "bad.json:1:1: error: "),
    (refusal, "{}\n", "bad.json:1:1: error: “name” is lacking"),
    ("\"steps\":", "\"steps\"", "bad.json:4:11: error: "),
    ("\"ios\": [\"17\"]", "\"ios\": []", "bad.json:3:10: error: “ios” is empty"),
    ("\"17\"", "\"21\"", "bad.json:3:11: error: there is no iOS 21"),
    ("\"17\"", "17", "bad.json:3:11: error: this value is of another kind than “ios” takes"),
    ("\"use\"", "\"usee\"", "bad.json:5:12: error: “do” does not take this value"),
    ("\"alert\"", "\"alrt\"", "bad.json:5:30: error: “alrt” means nothing here"),
    ("\"camera\"", "\"webcam\"", "error: “permission” does not take this value"),
  ]

  @Test(arguments: faults)
  func `a file that is no scenario is told, and the others are run`(
    part: String,
    replacement: String,
    message: String
  ) throws {
    let folder = try TemporaryFolder()
    let json = Self.refusal.replacing("STATUS", with: "denied")
    let bad = part == Self.refusal ? replacement : json.replacing(part, with: replacement)
    #expect(bad != json)
    try bad.write(to: folder.url.appending(path: "bad.json"), atomically: true, encoding: .utf8)
    let outcome = try simulate("bad.json", try scenario("denied", in: folder), in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output == "1 scenario, 1 run, 0 failed\n")
  }

  /// Words that do not fit together, and a part of what is said.
  static let misuse: [(words: [String], message: String)] = [
    ([], "no scenario is given"),
    (["--flow", "guideAtOnse"], "guideAtOnce"),
    (["--flow", "guideAtOnce", "--explore"], "either --explore or --flow"),
    (["--explore", "--answer", "allow"], "--answer goes with --flow"),
    (["--explore", "--locale", "en"], "--locale goes with"),
    (["x.json", "--permission", "camera"], "--permission goes with"),
    (["--flow", "guideAtOnce", "--format", "dot"], "a format (text, json)"),
    (["--explore", "--format", "dot"], "one graph is drawn at a time"),
    (["--explore", "--permission", "alarms", "--ios", "17"], "none of these permissions exists"),
  ]

  @Test(arguments: misuse)
  func `what does not fit together is told`(words: [String], message: String) throws {
    let outcome = try Executable(built: "alertcopy").run(["simulate"] + words)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a key that an app lacks shows as the end of the app`() throws {
    let folder = try TemporaryFolder()
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Rokk</string>
      <key>NSCameraUsageDescription</key><string>For scanning codes.</string>
    </dict></plist>
    """.write(to: folder.url.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
    let microphone = try simulate(
      "--flow",
      "guideAtOnce",
      "--permission",
      "microphone",
      "--info-plist",
      "Info.plist",
      in: folder.url
    )
    #expect(microphone.output.contains("ends the app: it has no purpose string for microphone"))
    let camera = try simulate(
      "--flow",
      "guideAtOnce",
      "--info-plist",
      "Info.plist",
      "--answer",
      "allow",
      in: folder.url
    )
    #expect(camera.output.contains("granted, camera is authorized"))
    // In a prompt of iOS the purpose string alone is the app's.
    #expect(camera.output.contains("for camera: “For scanning codes.” [Don’t Allow] [Allow]"))
    #expect(!camera.output.contains("ends the app"))
  }

  @Test func `an answer that no button has is told with the buttons`() throws {
    let outcome = try simulate("--flow", "guideAtOnce", "--answer", "foo")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("no button “foo” among Don’t Allow, Allow"))
  }

  @Test func `the same words give the same bytes`() throws {
    let words = ["--flow", "requestAll", "--answer", "dontAllow,confirm", "--locale", "zh-HK"]
    let outcomes = try (0..<3).map { _ in
      try Executable(built: "alertcopy").run(["simulate"] + words).output
    }
    #expect(Set(outcomes).count == 1)
    #expect(outcomes[0].contains("私隱與保安"))
  }

  // dot reads what is drawn: graphviz.org/doc/info/lang.html.
  @Test(arguments: ["camera", "locationAlways"])
  func `Graphviz draws the graph`(permission: String) throws {
    let outcome = try simulate("--explore", "--permission", permission, "--format", "dot")
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "flow.dot")
    try outcome.output.write(to: file, atomically: true, encoding: .utf8)
    let dot = Process()
    dot.executableURL = URL(filePath: "/usr/bin/dot")
    dot.arguments = ["-Tsvg", "-o", folder.url.appending(path: "flow.svg").path, file.path]
    try dot.run()
    dot.waitUntilExit()
    #expect(dot.terminationStatus == 0)
    let svg = try String(contentsOf: folder.url.appending(path: "flow.svg"), encoding: .utf8)
    #expect(svg.contains("alert primer, notDetermined"))
  }
}
