internal import AppProject
internal import Diagnostics
internal import Foundation
internal import TestSupport
internal import Testing

/// What is there and may not be read; the words for it are those of POSIX's strerror.
struct UnreadableTests {
  /// Takes all rights from a file or folder while something is done.
  private func withoutRights<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    let manager = FileManager.default
    let rights = try manager.attributesOfItem(atPath: path)[.posixPermissions] ?? 0o755
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? manager.setAttributes([.posixPermissions: rights], ofItemAtPath: path) }
    return try Unprivileged.run(body)
  }

  @Test(
    arguments: [
      ("App/Info.plist", "App/Info.plist", "the file cannot be read: Permission denied"),
      ("App", "App/Info.plist", "the file cannot be read: Permission denied"),
      ("App", nil, "/App cannot be read: Permission denied"),
      ("App/Info.plist", nil, "the file cannot be read: Permission denied"),
      ("", nil, "cannot be read: Permission denied"),
    ] as [(String, String?, String)]
  )
  func `what may not be read is an error`(
    _ locked: String,
    _ infoPlist: String?,
    _ words: String
  ) throws {
    let folder = try TemporaryFolder(["App/Info.plist": "{ CFBundleName = A; }"])
    let fault = #expect(throws: Diagnostic.self) {
      try withoutRights("\(folder.path)/\(locked)") {
        try AppProject(directory: folder.path, infoPlist: infoPlist, appName: nil)
      }
    }
    #expect(fault?.message.hasSuffix(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice?.contains("permissions") == true)
  }

  @Test(arguments: ["App/Info.plist", "App"])
  func `an Info.plist that may not be read is an error`(_ locked: String) throws {
    let folder = try TemporaryFolder(["App/Info.plist": "{ CFBundleName = A; }"])
    let fault = #expect(throws: Diagnostic.self) {
      try withoutRights("\(folder.path)/\(locked)") {
        try AppProject(infoPlist: "\(folder.path)/App/Info.plist", appName: nil)
      }
    }
    #expect(fault?.message == "the file cannot be read: Permission denied")
    #expect(fault?.location?.file == "\(folder.path)/App/Info.plist")
  }

  @Test(arguments: [
    ("Other", "what is in it is left out of account"),
    ("App/de.lproj", "what is in it is left out of account"),
    ("R.xcodeproj", "the project is left out of account"),
    ("Other/Info.plist", "the file is left out of account"),
  ])
  func `a part that may not be read is warned of`(_ locked: String, _ words: String) throws {
    let folder = try TemporaryFolder([
      "App/Info.plist": "{ CFBundleName = A; }", "App/de.lproj/InfoPlist.strings": "",
      "Other/Info.plist": "{ CFBundleName = B; NSExtension = {}; }",
      "R.xcodeproj/project.pbxproj": ProjectText.project(targetSettings: "SDKROOT = macosx;"),
    ])
    let project = try withoutRights("\(folder.path)/\(locked)") {
      try AppProject(directory: folder.path, infoPlist: nil, appName: nil)
    }
    #expect(try project.displayName(for: "en").text == "A")
    #expect(project.notes.map(\.severity) == [.warning])
    let note = project.notes.first?.description ?? ""
    #expect(note.contains("\(folder.path)/\(locked)"), "\(note)")
    #expect(note.contains("cannot be read: Permission denied; \(words)"), "\(note)")
  }

  @Test(arguments: ["App/zh-Hans.lproj", "App/zh-Hans.lproj/InfoPlist.strings"])
  func `a table that may not be read spoils its locale`(_ locked: String) throws {
    let folder = try TemporaryFolder([
      "App/Info.plist": "{ CFBundleName = A; }",
      "App/zh-Hans.lproj/InfoPlist.strings": "CFBundleName = B;",
    ])
    let fault = #expect(throws: Diagnostic.self) {
      try withoutRights("\(folder.path)/\(locked)") {
        let project = try AppProject(infoPlist: "\(folder.path)/App/Info.plist", appName: nil)
        #expect(try project.displayName(for: "en").text == "A")
        return try project.displayName(for: "zh-Hans")
      }
    }
    #expect(fault?.message == "the file cannot be read: Permission denied")
  }

  @Test func `a link that leads to itself is told as the system tells it`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/Info.plist"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    let fault = #expect(throws: Diagnostic.self) {
      try AppProject(infoPlist: path, appName: nil)
    }
    #expect(fault?.message == "the file cannot be read: Too many levels of symbolic links")
  }
}
