internal import CopyChecks
internal import Diagnostics

/// What makes a finding the same finding in the next version of a file.
///
/// The rule, the file, the key, the locale and the text at fault: not the line, which moves when
/// something is added above it, and not the message, which a new version of the tool may word anew.
struct Fingerprint: Hashable, Sendable {
  let rule: String
  let path: String
  let key: String?
  let locale: String?
  /// Hash of the text at fault: sixteen hexadecimal digits.
  let text: String

  init(rule: String, path: String, key: String?, locale: String?, text: String) {
    self.rule = rule
    self.path = path
    self.key = key
    self.locale = locale
    self.text = text
  }

  /// The finding as a report names it, whose paths are relative to a folder.
  init(_ finding: Finding, in file: CheckedFile, folder: String?) {
    self.init(finding, in: file, path: ReportPath(file.path, in: folder).text)
  }

  /// The finding as a baseline names it.
  init(_ finding: Finding, in file: CheckedFile, _ scope: BaselineScope) {
    self.init(finding, in: file, path: scope.path(file.path))
  }

  private init(_ finding: Finding, in file: CheckedFile, path: String) {
    let bytes = file.isBinary ? [] : file.source.utf8[finding.range]
    self.init(
      rule: finding.rule,
      path: path,
      key: finding.key,
      locale: finding.locale,
      text: Self.hash(bytes)
    )
  }

  /// All of it in sixteen hexadecimal digits.
  var digest: String {
    Self.hash([rule, path, key ?? "", locale ?? "", text].joined(separator: "\0").utf8)
  }

  /// FNV-1a with 64 bits: the same on every machine and in every version, which Swift’s own hash is
  /// not.
  private static func hash(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
