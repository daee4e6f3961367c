internal import Foundation

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Runs a part of a test as a user who may read nothing but what all may.
enum Unprivileged {
  // The module map of glibc leaves out the header of this one.
  private typealias SetUser = @convention(c) (UInt32) -> Int32

  /// Runs it; of all threads only this one gets the other user's rights.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    let nobody: UInt32 = 65_534
    _ = setUser(nobody)
    defer { _ = setUser(0) }
    return try body()
  }
}
