package import Diagnostics
internal import StringCatalogs

/// An app's Info.plist, before build variables are put in.
package struct InfoPlist: Sendable {
  package let file: String
  private let list: PropertyList
  private let members: [PropertyListValue.Member]

  /// Reads an XML, binary or old-style property list.
  ///
  /// - Throws: a diagnostic with file, line where there is one, and what to do.
  package init(contentsOf file: String) throws(Diagnostic) {
    let bytes = try FileContents.read(file, advice: "check the path of the Info.plist")
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file, line: 1, column: 1),
        "the Info.plist is empty",
        advice: "restore it, or name another one"
      )
    }
    self.file = file
    list = try PropertyList(parsing: bytes, file: file)
    members = try list.members()
  }

  /// All keys in the order of the file.
  package var keys: [String] { members.map(\.key) }

  /// The string of a key; `nil` where the key is absent or its value is no string.
  func string(_ key: String) -> LocatedString? {
    guard
      let member = members.last(where: { $0.key == key }),
      let string = member.value.string
    else { return nil }
    return LocatedString(value: string, location: list.location(offset: member.value.offset))
  }
}

extension InfoPlist {
  /// Whether a key says why the app asks for a permission.
  package static func isUsageDescription(_ key: String) -> Bool {
    key.hasSuffix("UsageDescription") || key.hasSuffix("UsageDescriptionDictionary")
  }

  /// Whether the file describes an app for a phone or a Mac, not another kind of bundle, and not
  /// some service's file of a like name (`GoogleService-Info.plist`).
  package var isOfApplication: Bool {
    let others: Set = [
      "NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp",
      "WKCompanionAppBundleIdentifier", "XPCService",
    ]
    guard others.isDisjoint(with: keys) else { return false }
    let type = string("CFBundlePackageType")?.value ?? "APPL"
    guard type == "APPL" || type.hasPrefix("$") else { return false }
    return keys.contains { key in
      Self.isUsageDescription(key) || ["CFBundle", "UI", "LS"].contains { key.hasPrefix($0) }
    }
  }

  /// Whether the file describes a bundle at all, whatever its kind.
  package var isOfBundle: Bool {
    keys.contains { $0.hasPrefix("CFBundle") || $0 == "NSExtension" } || isOfApplication
  }

  /// Whether the app is one for the Mac, or the clip of another app.
  var isSecondary: Bool {
    let marks: Set = [
      "LSMinimumSystemVersion", "NSMainNibFile", "NSMainStoryboardFile", "NSAppClip",
    ]
    return !marks.isDisjoint(with: keys)
  }
}
