internal import AlertModel
internal import PermissionFlow

/// Small numbers packed into one.
struct StateKey {
  private(set) var bits: UInt64 = 0
  private var used = 0

  /// Adds a number that fits into so many bits.
  mutating func add(_ number: Int, bits count: Int) {
    assert(number < 1 << count && used + count <= 64)
    bits |= UInt64(number) << used
    used += count
  }
}

extension AuthorizationStatus {
  /// The position in the enumeration.
  var ordinal: Int {
    switch self {
    case .notDetermined: 0
    case .restricted: 1
    case .denied: 2
    case .authorized: 3
    case .limited: 4
    case .writeOnly: 5
    case .provisional: 6
    case .ephemeral: 7
    case .authorizedWhenInUse: 8
    case .authorizedAlways: 9
    case .unsupported: 10
    }
  }
}

extension Situation {
  /// The position in the enumeration.
  var ordinal: Int {
    switch self {
    case .primer: 0
    case .denied: 1
    case .restricted: 2
    case .serviceOff: 3
    case .limited: 4
    case .insufficient: 5
    case .unsupported: 6
    }
  }
}

extension AppState {
  /// The position in the enumeration.
  var ordinal: Int {
    switch self {
    case .notRunning: 0
    case .foreground: 1
    case .background: 2
    }
  }
}

extension PermissionFlow {
  /// The state and the flags of a flow in 24 bits.
  var ordinal: Int {
    var key = StateKey()
    switch state {
    case .idle: key.add(0, bits: 3)
    case .checking: key.add(1, bits: 3)
    case .alerting(let situation):
      key.add(2, bits: 3)
      key.add(situation.ordinal, bits: 3)
    case .requesting: key.add(3, bits: 3)
    case .away(let situation):
      key.add(4, bits: 3)
      key.add(situation.ordinal, bits: 3)
    case .finished(let outcome):
      key.add(5, bits: 3)
      switch outcome {
      case .granted(let status):
        key.add(0, bits: 2)
        key.add(status.ordinal, bits: 4)
      case .refused(let status):
        key.add(1, bits: 2)
        key.add(status.ordinal, bits: 4)
      case .serviceOff: key.add(2, bits: 2)
      case .unanswered: key.add(3, bits: 2)
      }
    }
    return Int(key.bits) | (hasRequested ? 1 << 12 : 0) | (guide == nil ? 0 : 1 << 13)
      | (hasAskedForMore ? 1 << 14 : 0) | (hasTold ? 1 << 15 : 0)
      | (isServiceOff ? 1 << 16 : 0) | status.ordinal << 17 | (guide?.ordinal ?? 0) << 21
  }
}
