import Foundation
import TestSupport
import Testing

/// `alertcopy review --serve` as a person runs it, with requests as a browser sends them.
@Suite(.serialized) struct ServeTests {
  /// The tool, serving a catalog.
  private struct Serving {
    let process: Process
    let output: URL
    let errors: URL

    init(_ arguments: [String], in scratch: TemporaryFolder) throws {
      process = Process()
      process.executableURL = URL(filePath: Executable.path(built: "alertcopy"))
      process.arguments = ["review", "--serve"] + arguments
      let name = UUID().uuidString
      output = try scratch.write("", to: "\(name)/output")
      errors = try scratch.write("", to: "\(name)/errors")
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    }

    /// The address that it prints; `nil` where it ends without one.
    var address: URLComponents? {
      get throws {
        while true {
          let isRunning = process.isRunning
          let text = try String(contentsOf: output, encoding: .utf8)
          if let end = text.firstIndex(of: "\n") {
            return URLComponents(string: String(text[..<end]))
          }
          guard isRunning else { return nil }
          usleep(10_000)
        }
      }
    }

    var said: String { get throws { try String(contentsOf: errors, encoding: .utf8) } }

    func end(_ signal: Int32 = SIGTERM) {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
    }
  }

  private static func catalog(_ value: String, padding: Int = 0) -> String {
    let comment = String(repeating: "x", count: padding)
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "camera.denied.title" : {
            "comment" : "\(comment)",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Camera Is Off"
                }
              },
              "zh-Hans" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(value)"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }

      """
  }

  private static func save(_ value: String, over base: String, at address: URLComponents)
    -> RawHTTP.Answer?
  {
    guard let port = address.port else { return nil }
    let body = """
      {"catalog":0,"key":"camera.denied.title","locale":"zh-Hans",\
      "base":{"value":"\(base)","state":"translated"},"value":"\(value)","state":"translated"}
      """
    return RawHTTP(port: port).send(
      "POST \(address.path)save HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        + "Origin: http://127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    )
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aReview(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog("相机已关闭"), to: "Alerts.xcstrings").path
    let serving = try Serving([path, "--port", "0"], in: folder)
    let address = try #require(try serving.address)
    #expect(address.host == "127.0.0.1")
    let page = try Executable(path: "/usr/bin/curl").run(["-s", "-i", address.string ?? ""])
    #expect(page.output.hasPrefix("HTTP/1.1 200"))
    #expect(page.output.contains(#""mode":"served""#) || page.output.contains(#""mode": "served""#))
    #expect(page.output.contains("Camera Is Off"))
    #expect(Self.save("相机未打开", over: "相机已关闭", at: address)?.status == 200)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.catalog("相机未打开"))
    // The page, loaded again, has what was saved.
    let again = try Executable(path: "/usr/bin/curl").run(["-s", address.string ?? ""])
    #expect(again.output.contains("相机未打开"))
    serving.end(signal)
    #expect(serving.process.terminationReason == .exit)
    #expect(serving.process.terminationStatus == 0)
    #expect(try serving.said.contains("ended"))
  }

  @Test func portsThatAreInUse() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog("好"), to: "Alerts.xcstrings").path
    let first = try Serving([path, "--port", "0"], in: folder)
    defer { first.end() }
    let port = try #require(try first.address?.port)
    let second = try Serving([path, "--port", "\(port)"], in: folder)
    #expect(try second.address == nil)
    second.process.waitUntilExit()
    #expect(second.process.terminationStatus == 2)
    #expect(try second.said.contains("port \(port) is in use"))
    #expect(try second.said.contains("--port 0"))
  }

  /// Two reviews at once: one has the usual port or finds it taken, the other takes a free one.
  @Test func theUsualPortIsNotInsistedOn() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog("好"), to: "Alerts.xcstrings").path
    let first = try Serving([path], in: folder)
    defer { first.end() }
    _ = try #require(try first.address)
    let second = try Serving([path], in: folder)
    defer { second.end() }
    #expect(try #require(try second.address?.port) != 8417)
    #expect(try second.said.contains("port 8417 is in use"))
  }

  @Test(arguments: ["x", "-1", "65536", ""])
  func portsThatAreNone(_ port: String) throws {
    let outcome = try Executable(built: "alertcopy").run([
      "review", "Locales", "--serve", "--port", port,
    ])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--port"))
  }

  /// Killed at any moment while saves run, it leaves the old file or the new one.
  @Test func aKillLeavesAWholeFile() throws {
    let folder = try TemporaryFolder()
    let scratch = try TemporaryFolder()
    // Large, so that writing it takes time.
    let url = try folder.write(Self.catalog("0", padding: 400_000), to: "Alerts.xcstrings")
    var value = 0
    for round in 0..<12 {
      let serving = try Serving([url.path, "--port", "0"], in: scratch)
      let address = try #require(try serving.address)
      // The drafts of the round before are gone.
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Alerts.xcstrings"]
      )
      let pid = serving.process.processIdentifier
      let killer = Thread {
        usleep(UInt32(3_000 + 7_919 * round % 60_000)); kill(pid, SIGKILL)
      }
      killer.start()
      while Self.save("\(value + 1)", over: "\(value)", at: address)?.status == 200 { value += 1 }
      serving.process.waitUntilExit()
      #expect(serving.process.terminationReason == .uncaughtSignal)
      let text = try String(contentsOf: url, encoding: .utf8)
      // A save whose answer did not come may have landed.
      if text == Self.catalog("\(value + 1)", padding: 400_000) { value += 1 }
      #expect(text == Self.catalog("\(value)", padding: 400_000))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(files.count <= 2, "\(files)")
    }
  }

  /// By what Linux says of the process: its largest resident size.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func aLargeBodyTakesNoMemory() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog("好"), to: "Alerts.xcstrings").path
    let serving = try Serving([path, "--port", "0"], in: folder)
    defer { serving.end() }
    let address = try #require(try serving.address)
    let port = try #require(address.port)
    func kibibytes() throws -> Int {
      let pid = serving.process.processIdentifier
      let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
    }
    _ = RawHTTP(port: port).send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    let before = try kibibytes()
    let chunk = Array("100000\r\n".utf8) + [UInt8](repeating: 0x20, count: 1 << 20) + [13, 10]
    let head = """
      POST \(address.path)save HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r
      Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n
      """
    let pieces = [Array(head.utf8)] + Array(repeating: chunk, count: 50) + [Array("0\r\n\r\n".utf8)]
    #expect(RawHTTP(port: port).send(pieces)?.status == 413)
    #expect(try kibibytes() - before < 8192)
  }
}
