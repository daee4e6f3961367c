/// What a server takes of its clients.
package struct HTTPLimits: Hashable, Sendable {
  /// Bytes of a request's body.
  package var body: Int
  /// Bytes of a request's line and headers, about.
  package var head: Int
  package var connections: Int
  /// After which an idle connection is closed.
  package var seconds: Int

  package init(
    body: Int = 1 << 20,
    head: Int = 1 << 15,
    connections: Int = 64,
    seconds: Int = 30
  ) {
    self.body = body
    self.head = head
    self.connections = connections
    self.seconds = seconds
  }
}
