/// Small Info.plist files for the examples of rules.
enum InfoPlistExample {
  /// An Info.plist of an app with some strings.
  static func text(_ strings: KeyValuePairs<String, String>) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundlePackageType</key>
      <string>APPL</string>
      <key>CFBundleDevelopmentRegion</key>
      <string>en</string>
    \(strings.map { "  <key>\($0.key)</key>\n  <string>\($0.value)</string>" }
      .joined(separator: "\n"))
    </dict>
    </plist>

    """
  }
}
