internal import CICU

/// What ICU answered when it could not do what was asked.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's `UErrorCode`.
  package let code: Int32

  /// `U_INDEX_OUTOFBOUNDS_ERROR`, which ICU, too, says of messages that are nested too deeply.
  static let tooDeep = ICUError(code: 8)

  /// ICU's name of the error, for example `U_UNMATCHED_BRACES`.
  package var description: String {
    unsafe String(cString: cicu_status_name(code))
  }
}

/// Calls an ICU function that fills a buffer of bytes and returns the length that it needs,
/// a second time where the first buffer was too small.
func utf8FromICU(
  capacity: Int = 128,
  _ call: (_ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32, _ status: inout Int32) ->
    Int32
) throws(ICUError) -> String {
  var capacity = capacity
  while true {
    var status: Int32 = 0
    var needed = 0
    let text = unsafe String(unsafeUninitializedCapacity: capacity) { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { room in
        needed = unsafe Int(call(room.baseAddress, Int32(capacity), &status))
      }
      return needed <= capacity && status <= 0 ? needed : 0
    }
    guard status <= 0 else { throw ICUError(code: status) }
    if needed <= capacity { return text }
    capacity = needed
  }
}
