import Foundation
import TestSupport
import Testing

/// What the server tells of changes, here and on disk, and of texts that are not saved.
@Suite struct ChangesTests {
  @Test func nothingYet() throws {
    let answer = try #require(try ReviewFixture().get("changes?since=0"))
    #expect(answer.status == 200)
    #expect(answer.json["serial"] as? Int == 0)
    #expect((answer.json["strings"] as? [Any])?.isEmpty == true)
    #expect((answer.json["removed"] as? [Any])?.isEmpty == true)
  }

  @Test func aCatalogThatChangesOnDisk() throws {
    let review = try ReviewFixture()
    let new = ReviewFixture.catalog.replacingOccurrences(of: "相机已关闭", with: "相机关了")
      .replacingOccurrences(of: "\"fixed\"", with: "\"moved\"")
    try review.folder.write(new, to: "Alerts.xcstrings")
    let json = try #require(review.get("changes?since=0")).json
    #expect(json["serial"] as? Int == 1)
    let strings = try #require(json["strings"] as? [[String: Any]])
    #expect(strings.compactMap { $0["key"] as? String } == ["camera.title", "moved"])
    let texts = try #require(strings.first?["texts"] as? [[[String: String]]])
    #expect(
      texts == [
        [["value": "Camera Is Off", "state": "translated"]],
        [["value": "相机关了", "state": "translated"]], [],
      ]
    )
    #expect((json["removed"] as? [[String: Any]])?.compactMap { $0["key"] as? String } == ["fixed"])
    #expect((json["findings"] as? [String: Any])?.keys.sorted() == ["0:camera.title", "0:moved"])
    // What was told once is not told again, unless it changes again.
    #expect((review.get("changes?since=1")?.json["strings"] as? [Any])?.isEmpty == true)
  }

  /// Git or Xcode writes one string while a reviewer writes another.
  @Test func bothAreMergedByKey() throws {
    let review = try ReviewFixture()
    let new = ReviewFixture.catalog.replacingOccurrences(of: "你好，%@", with: "嗨，%@")
    try review.folder.write(new, to: "Alerts.xcstrings")
    let base = #"{"value":"相机已关闭","state":"translated"}"#
    #expect(review.save("camera.title", "相机未打开", over: base)?.status == 200)
    #expect(
      try review.text == new.replacingOccurrences(of: "相机已关闭", with: "相机未打开")
    )
    let strings = review.get("changes?since=0")?.json["strings"] as? [[String: Any]] ?? []
    #expect(strings.compactMap { $0["key"] as? String } == ["camera.title", "greeting"])
  }

  @Test func theCheckWritesNothing() throws {
    let review = try ReviewFixture()
    let answer = try #require(
      review.post("check", #"{"catalog":0,"key":"greeting","locale":"zh-Hans","value":"你好"}"#)
    )
    #expect(answer.status == 200)
    let findings = answer.json["findings"] as? [[String: Any]] ?? []
    #expect(findings.contains { $0["rule"] as? String == "missing-placeholder" })
    #expect(try review.text == ReviewFixture.catalog)
    #expect(review.get("changes?since=0")?.json["serial"] as? Int == 0)
  }

  @Test func aNote() throws {
    let review = try ReviewFixture()
    let body = #"""
      {"catalog":0,"key":"camera.title","locale":"zh-Hans","kind":"comment","text":"Too long?","author":"Li"}
      """#
    let note = try #require(review.post("note", body)?.json["note"] as? [String: Any])
    #expect(note["text"] as? String == "Too long?")
    #expect(note["locale"] as? Int == 1)
    let sidecar = review.folder.url.appending(path: "Alerts.notes.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: sidecar)) as? [String: Any]
    let notes = json?["notes"] as? [[String: String]] ?? []
    #expect(notes.map { $0["key"] } == ["camera.title"])
    #expect(notes.map { $0["author"] } == ["Li"])
    #expect(try review.text == ReviewFixture.catalog)
  }

  @Test(arguments: [
    #""kind":"praise","text":"x""#, #""kind":"comment","text":"  ""#, #""kind":"comment""#,
  ])
  func notesThatAreNone(_ members: String) throws {
    let review = try ReviewFixture()
    let body = #"{"catalog":0,"key":"camera.title","locale":"zh-Hans",\#(members)}"#
    #expect(review.post("note", body)?.status == 422)
  }

  @Test func brokenNotesAreLeftAlone() throws {
    let review = try ReviewFixture()
    let sidecar = try review.folder.write("<<<<<<< HEAD", to: "Alerts.notes.json")
    let body = #"{"catalog":0,"key":"camera.title","locale":"zh-Hans","kind":"comment","text":"x"}"#
    #expect(review.post("note", body)?.status == 422)
    #expect(try String(contentsOf: sidecar, encoding: .utf8) == "<<<<<<< HEAD")
  }
}
