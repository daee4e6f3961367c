internal import AppProject
internal import CatalogFormats

/// What a file holds that is checked, as its name says.
enum FileKind: Hashable, Sendable {
  case stringCatalog
  case strings
  case stringsdict
  case infoPlist
  /// The project file of an Xcode project.
  case xcodeProject
  case xliff
  case android
  case arb
  case source(SourceLanguage)

  /// The kind of a file that is found; `nil` where it holds nothing of interest.
  init?(found path: String) {
    let name = ProjectPath.name(of: path)
    switch Self.fileExtension(of: name) {
    case "plist":
      guard name.hasSuffix("Info.plist") || name.hasPrefix("Info-") else { return nil }
      self = .infoPlist
    case "xml":
      let folder = ProjectPath.name(of: ProjectPath.folder(of: path))
      guard AndroidFolder(name: folder) != nil else { return nil }
      self = .android
    default: self.init(given: path)
    }
  }

  /// The kind of a file that a person names, wherever it stands.
  init?(given path: String) {
    switch Self.fileExtension(of: ProjectPath.name(of: path)) {
    case "xcstrings": self = .stringCatalog
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case "plist": self = .infoPlist
    case "pbxproj": self = .xcodeProject
    case "xliff", "xlf": self = .xliff
    case "xml": self = .android
    case "arb": self = .arb
    case "swift": self = .source(.swift)
    case "m", "mm", "h": self = .source(.objectiveC)
    default: return nil
    }
  }

  private static func fileExtension(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
