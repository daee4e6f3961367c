import Foundation
import ReviewServer
import StringCatalogs
import TestSupport
import Testing

/// What a save does to the file, by its lines; Xcode's layout is that of files that it wrote.
@Suite struct SaveTests {
  private static let title = #"{"value":"相机已关闭","state":"translated"}"#

  /// The catalog with a piece of its text in place of another.
  private static func catalog(_ new: String, inPlaceOf old: String) -> String {
    ReviewFixture.catalog.replacingOccurrences(of: old, with: new)
  }

  @Test func onlyTheValueChanges() throws {
    let review = try ReviewFixture()
    let answer = try #require(review.save("camera.title", "相机未打开", over: Self.title))
    #expect(answer.status == 200)
    #expect(answer.json["unit"] as? [String: String] == ["value": "相机未打开", "state": "translated"])
    #expect(answer.json["serial"] as? Int == 1)
    #expect(try review.text == Self.catalog("相机未打开", inPlaceOf: "相机已关闭"))
  }

  @Test func aLocaleThatHadNothing() throws {
    let review = try ReviewFixture()
    let answer = review.save("camera.title", "相機已關閉", over: "null", locale: "zh-Hant")
    #expect(answer?.status == 200)
    let old = "\"相机已关闭\"\n          }\n        }\n"
    let new = """
      "相机已关闭"
                }
              },
              "zh-Hant" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "相機已關閉"
                }
              }

      """
    #expect(try review.text == Self.catalog(new, inPlaceOf: old))
  }

  @Test func aPluralCase() throws {
    let review = try ReviewFixture()
    let answer = review.save("count", "%lld 张照片", over: "null", path: "plural.other")
    #expect(answer?.status == 200)
    let file = try StringCatalogFile(parsing: Array(review.text.utf8), file: review.path)
    let string = try #require(file.catalog.entries[1]["zh-Hans"])
    #expect(string.units.map(\.path.identifier) == ["plural.other"])
    #expect(string.units.map(\.unit.value) == ["%lld 张照片"])
  }

  /// An answer may be lost, and the page asks again.
  @Test func theSameTwice() throws {
    let review = try ReviewFixture()
    let base = #"{"value":"你好，%@","state":"needs_review"}"#
    for _ in 0..<2 {
      #expect(review.save("greeting", "你好呀，%@", over: base)?.status == 200)
    }
    #expect(try review.unit("greeting", "zh-Hans")?["value"] == "你好呀，%@")
  }

  /// A first translation that the reviewer takes back leaves the file as it was.
  @Test func aTextThatIsTakenBack() throws {
    let review = try ReviewFixture()
    #expect(review.save("camera.title", "相機已關閉", over: "null", locale: "zh-Hant")?.status == 200)
    #expect(try review.text != ReviewFixture.catalog)
    let body = """
      {"catalog":0,"key":"camera.title","locale":"zh-Hant","value":null,\
      "base":{"value":"相機已關閉","state":"translated"}}
      """
    let answer = try #require(review.post("save", body))
    #expect(answer.status == 200)
    #expect(answer.json["unit"] is NSNull)
    #expect(try review.text == ReviewFixture.catalog)
    #expect(review.post("save", body)?.status == 200)
  }

  @Test func aStateAlone() throws {
    let review = try ReviewFixture()
    let base = #"{"value":"你好，%@","state":"needs_review"}"#
    #expect(review.save("greeting", "你好，%@", over: base)?.status == 200)
    #expect(try review.unit("greeting", "zh-Hans")?["state"] == "translated")
    #expect(try review.text == Self.catalog("translated", inPlaceOf: "needs_review"))
  }

  /// A lost placeholder is the reviewer's to see, not the server's to refuse.
  @Test func findingsComeBack() throws {
    let review = try ReviewFixture()
    let base = #"{"value":"你好，%@","state":"needs_review"}"#
    let answer = try #require(review.save("greeting", "你好", over: base))
    #expect(answer.status == 200)
    let findings = answer.json["findings"] as? [[String: Any]] ?? []
    #expect(findings.contains { $0["rule"] as? String == "missing-placeholder" })
    #expect(findings.allSatisfy { $0["locale"] as? Int == 1 })
  }

  @Test(arguments: [
    #"{"value":"相机关了","state":"translated"}"#, #"{"value":"相机已关闭","state":"needs_review"}"#,
    #"{"value":"相机已关闭"}"#, "null",
  ])
  func aStaleBase(_ base: String) throws {
    let review = try ReviewFixture()
    let answer = try #require(review.save("camera.title", "相机未打开", over: base))
    #expect(answer.status == 409)
    #expect(
      answer.json["current"] as? [String: String] == ["value": "相机已关闭", "state": "translated"]
    )
    #expect(answer.json["yours"] as? [String: String] == ["value": "相机未打开", "state": "translated"])
    #expect(try review.text == ReviewFixture.catalog)
  }

  @Test(arguments: [
    ("nothing", "zh-Hans", "", "字", "translated"), ("camera.title", "fr", "", "字", "translated"),
    ("camera.title", "en", "", "text", "translated"), ("fixed", "zh-Hans", "", "好", "translated"),
    ("camera.title", "zh-Hans", "", "字", "new"), ("camera.title", "zh-Hans", "", " ", "translated"),
    ("camera.title", "zh-Hans", "plural.one", "字", "translated"),
    ("camera.title", "zh-Hans", "nonsense", "字", "translated"),
    ("count", "zh-Hans", "", "字", "translated"),
    ("count", "zh-Hans", "plural.dozen", "字", "translated"),
  ])
  func whatIsRefused(
    _ key: String,
    locale: String,
    path: String,
    value: String,
    state: String
  ) throws {
    let review = try ReviewFixture()
    let base = locale == "en" ? #"{"value":"Camera Is Off","state":"translated"}"# : "null"
    let answer = try #require(
      review.save(key, value, over: base, locale: locale, path: path, state: state)
    )
    #expect(answer.status == 422)
    #expect((answer.json["error"] as? String)?.isEmpty == false)
    #expect(try review.text == ReviewFixture.catalog)
  }

  @Test(arguments: [
    "<<<<<<< HEAD\n" + ReviewFixture.catalog, "", "{", "[]", "{\"strings\":{}}",
  ])
  func aFileThatIsNoCatalogAnyMore(_ text: String) throws {
    let review = try ReviewFixture()
    try review.folder.write(text, to: "Alerts.xcstrings")
    let answer = try #require(review.save("camera.title", "相机未打开", over: Self.title))
    #expect(answer.status == 422)
    #expect(answer.body.contains("Alerts.xcstrings"))
    #expect(try review.text == text)
    // What was wrong is told by the poll, too, and forgotten when it is mended.
    #expect(review.get("changes?since=0")?.json["error"] != nil)
    try review.folder.write(ReviewFixture.catalog, to: "Alerts.xcstrings")
    #expect(review.get("changes?since=0")?.json["error"] == nil)
    #expect(review.save("camera.title", "相机未打开", over: Self.title)?.status == 200)
  }

  @Test func aFileThatIsGone() throws {
    let review = try ReviewFixture()
    try FileManager.default.removeItem(atPath: review.path)
    #expect(review.save("camera.title", "相机未打开", over: Self.title)?.status == 422)
    #expect(!FileManager.default.fileExists(atPath: review.path))
  }

  @Test func aReadOnlyFile() throws {
    let review = try ReviewFixture()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: review.path)
    let answer = try #require(review.save("camera.title", "相机未打开", over: Self.title))
    #expect(answer.status == 422)
    #expect(answer.body.contains("read-only"))
    #expect(try review.text == ReviewFixture.catalog)
  }

  @Test func aLinkIsWrittenThrough() throws {
    let folder = try TemporaryFolder()
    let real = try folder.write(ReviewFixture.catalog, to: "real/Alerts.xcstrings")
    let link = folder.url.appending(path: "Alerts.xcstrings")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    let server = try ReviewFixture.server(of: link.path)
    defer { server.stop() }
    let review = ReviewFixture(folder: folder, path: link.path, server: server)
    #expect(review.save("camera.title", "相机未打开", over: Self.title)?.status == 200)
    let attributes = try FileManager.default.attributesOfItem(atPath: link.path)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try String(contentsOf: real, encoding: .utf8).contains("相机未打开"))
  }

  @Test func savesOfTwoReviewersAtOnceBothLand() async throws {
    let review = try ReviewFixture()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        _ = review.save("camera.title", "相机未打开", over: Self.title)
      }
      group.addTask {
        _ = review.save("camera.title", "相機已關閉", over: "null", locale: "zh-Hant")
      }
      group.addTask {
        _ = review.save("greeting", "你好呀，%@", over: #"{"value":"你好，%@","state":"needs_review"}"#)
      }
    }
    #expect(try review.unit("camera.title", "zh-Hans")?["value"] == "相机未打开")
    #expect(try review.unit("camera.title", "zh-Hant")?["value"] == "相機已關閉")
    #expect(try review.unit("greeting", "zh-Hans")?["value"] == "你好呀，%@")
  }

  @Test func draftsOfKilledProcessesGo() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(ReviewFixture.catalog, to: "Alerts.xcstrings").path
    // No process has a number as large as this: Linux gives them up to 4194304.
    // A process may have the number of one that was killed, as the first in a container has.
    let names = [
      "Alerts.xcstrings.9999999-7.tmp", "Alerts.xcstrings.\(getpid())-7.tmp",
      "Alerts.notes.json.9999999-7.tmp", "Alerts.xcstrings.x.tmp", "Alerts.xcstrings.1-7.tmp",
    ]
    for name in names { try folder.write("", to: name) }
    let server = try ReviewFixture.server(of: path)
    server.stop()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(left == ["Alerts.xcstrings", "Alerts.xcstrings.1-7.tmp", "Alerts.xcstrings.x.tmp"])
  }
}
