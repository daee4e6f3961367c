/// Keys of Info.plist whose values say why an app asks.
enum PurposeKey {
  /// The dictionary of reasons for the precise location, key by key (Core Location).
  private static let reasons = "NSLocationTemporaryUsageDescriptionDictionary."

  static func isOne(_ key: String) -> Bool {
    key.hasSuffix("UsageDescription") || key.hasPrefix(reasons)
  }
}
