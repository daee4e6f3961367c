internal import Foundation
#if canImport(Glibc)
internal import Glibc
#endif

/// A client of HTTP that sends what it is told to, and nothing else.
package struct RawHTTP: Sendable {
  /// What a server answers.
  package struct Answer: Sendable {
    package let status: Int
    package let head: String
    package let body: String

    /// The value of a header.
    package subscript(header name: String) -> String? {
      head.split(separator: "\r\n").dropFirst().lazy
        .map { $0.split(separator: ":", maxSplits: 1) }
        .first { $0.count == 2 && $0[0].lowercased() == name }
        .map { $0[1].trimmingCharacters(in: .whitespaces) }
    }

    /// The body as JSON.
    package var json: [String: Any] {
      let value = try? JSONSerialization.jsonObject(with: Data(body.utf8))
      return value as? [String: Any] ?? [:]
    }
  }

  private let port: Int

  package init(port: Int) {
    self.port = port
  }

  /// Sends a request on a connection of its own, with a header that asks to close it, and reads until
  /// the server does; `nil` where it answers nothing.
  package func send(_ pieces: some Sequence<[UInt8]>) -> Answer? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    let isConnected = withUnsafeBytes(of: address) { bytes in
      connect(
        descriptor,
        bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count)
      ) == 0
    }
    guard isConnected else { return nil }
    var isFirst = true
    for piece in pieces {
      let bytes = isFirst ? Self.closing(piece) : piece
      isFirst = false
      // A server may answer and close before it has read all.
      guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) > 0 else { break }
    }
    shutdown(descriptor, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return Answer(answer)
  }

  package func send(_ text: String) -> Answer? { send([Array(text.utf8)]) }

  private static func closing(_ request: [UInt8]) -> [UInt8] {
    guard let line = request.firstIndex(of: UInt8(ascii: "\n")) else { return request }
    return Array(request[...line]) + Array("Connection: close\r\n".utf8) + request[(line + 1)...]
  }
}

extension RawHTTP.Answer {
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    head = String(text[..<end.lowerBound])
    body = String(text[end.upperBound...])
    let words = head.split(separator: " ", maxSplits: 2)
    guard words.count > 1, let status = Int(words[1]) else { return nil }
    self.status = status
  }
}
