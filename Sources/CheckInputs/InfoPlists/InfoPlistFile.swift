internal import AppProject
internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// An Info.plist as it stands in a file.
struct InfoPlistFile {
  /// The path, as a person names it.
  let path: String
  /// The file, as an index into those of the project.
  let file: Int
  let isOfApplication: Bool
  let keys: [String]
  let entries: [CheckedInfoPlist.Entry]
  /// What the file itself says; `nil` where it says nothing, or names a build variable.
  let developmentRegion: String?

  /// Reads a file, and adds it to the list.
  ///
  /// - Returns: `nil` for a file of a like name that describes no bundle, as services have it.
  /// - Throws: a diagnostic where it is no property list.
  init?(_ bytes: [UInt8], path: String, _ list: inout FileList) throws(Diagnostic) {
    let info = try InfoPlist(contentsOf: path)
    guard info.isOfBundle else { return nil }
    let properties = try PropertyList(parsing: bytes, file: path)
    let members = try properties.members()
    self.path = path
    file = list.add(properties.text, path: path)
    isOfApplication = info.isOfApplication
    keys = info.keys
    let origin = PropertyListOrigin(file: file, utf8: properties.text?.utf8)
    entries = Self.entries(of: members, prefix: "", origin)
    developmentRegion = members.last { $0.key == "CFBundleDevelopmentRegion" }?.value.string
      .flatMap { $0.contains("$") || $0.isEmpty ? nil : $0 }
  }

  private static func entries(
    of members: [PropertyListValue.Member],
    prefix: String,
    _ origin: PropertyListOrigin
  ) -> [CheckedInfoPlist.Entry] {
    members.flatMap { member -> [CheckedInfoPlist.Entry] in
      if let text = member.value.string {
        return [
          CheckedInfoPlist.Entry(
            key: prefix + member.key,
            keyOrigin: origin(member.keyRange),
            text: text,
            origin: origin(member.value.range)
          )
        ]
      }
      guard prefix.isEmpty, let inner = member.value.members else { return [] }
      return entries(of: inner, prefix: "\(member.key).", origin)
    }
  }
}
