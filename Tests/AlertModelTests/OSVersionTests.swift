import AlertModel
import Foundation
import Testing

struct OSVersionTests {
  @Test(arguments: [
    ("8", 8, 0), ("17.6", 17, 6), ("17.0.2", 17, 0), ("26", 26, 0), ("15.0", 15, 0),
  ])
  func `a version is read from its numbers`(text: String, major: Int, minor: Int) {
    #expect(OSVersion(text) == OSVersion(major: major, minor: minor))
  }

  @Test(arguments: ["", "x", "17.", ".6", "17..6", "1.2.3.4", "-1", "+8", "17 ", "１７", "9999"])
  func `what is no version is not read`(text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test(arguments: [("8", "9.3"), ("9.3", "10"), ("14", "14.5"), ("17.6", "18"), ("18.5", "26")])
  func `versions stand in the order of their release`(older: String, newer: String) throws {
    let older = try #require(OSVersion(older))
    let newer = try #require(OSVersion(newer))
    #expect(older < newer)
    #expect(!(newer < older))
  }

  // The released versions: en.wikipedia.org/wiki/IOS_version_history; after 18 came 26.
  @Test(arguments: [
    (7, false), (8, true), (18, true), (19, false), (25, false), (26, true), (27, false),
  ])
  func `a known version was released`(major: Int, isKnown: Bool) {
    #expect(OSVersion(major: major).isKnown == isKnown)
  }

  @Test(arguments: [("15.0", "15"), ("17.6", "17.6")])
  func `a version is written without a minor number of 0`(text: String, written: String) throws {
    let version = try #require(OSVersion(text))
    #expect(version.description == written)
    let json = try JSONEncoder().encode([version])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(written)\"]")
    #expect(try JSONDecoder().decode([OSVersion].self, from: json) == [version])
  }

  @Test func `what is no version is not decoded`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([OSVersion].self, from: Data("[\"seventeen\"]".utf8))
    }
  }

  @Test(arguments: [
    ("10", "17", "9.3", false), ("10", "17", "10", true), ("10", "17", "17.6", true),
    ("10", "17", "18", false), ("18", nil, "26.4", true), ("17.6", "18", "17", false),
    ("14", "14.5", "14.6", false), ("14", "14.5", "14.5", true),
  ])
  func `a range holds the minor versions of its last`(
    from: String,
    to: String?,
    version: String,
    holds: Bool
  ) throws {
    let range = OSVersionRange(
      from: try #require(OSVersion(from)),
      to: try to.map { try #require(OSVersion($0)) }
    )
    #expect(range.contains(try #require(OSVersion(version))) == holds)
  }
}
