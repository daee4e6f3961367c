#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The wish of a person, or of the system, that the process ends: Ctrl-C, or SIGTERM.
///
/// It is taken by waiting for it, not by a handler, in which hardly anything may be done. So it must
/// be made before the first thread that could get the signal instead.
struct StopSignal {
  private var signals = sigset_t()

  init() {
    sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits until somebody wants the process to end.
  func wait() {
    var signals = signals
    var signal: Int32 = 0
    while sigwait(&signals, &signal) != 0 {}
  }
}
