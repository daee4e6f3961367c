internal import AppProject
internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// What an Xcode project itself says of its apps: the language, and the values that it adds to their
/// Info.plist files.
struct ProjectSettings {
  /// An app that the project builds.
  struct Target {
    let name: String
    /// The path of its own Info.plist, where it has one.
    let infoPlist: String?
    /// The values of build settings `INFOPLIST_KEY_…`, under the names of their keys.
    let entries: [CheckedInfoPlist.Entry]
  }

  /// What the names of settings begin with that Xcode puts into an Info.plist.
  private static let prefix = "INFOPLIST_KEY_"

  /// The file, as an index into those of the project.
  let file: Int
  /// The folder that the project stands in.
  let folder: String
  let developmentRegion: String?
  private(set) var targets: [Target] = []

  /// Reads a project.pbxproj, and adds it to the list.
  ///
  /// - Throws: a diagnostic where it is none.
  init(_ bytes: [UInt8], path: String, _ list: inout FileList) throws(Diagnostic) {
    let properties = try PropertyList(parsing: bytes, file: path)
    let objects = ProjectObjects(properties.root)
    file = list.add(properties.text, path: path)
    folder = ProjectPath.outsideBundles(ProjectPath.folder(of: path))
    developmentRegion = objects.project?.string("developmentRegion")
    guard let project = objects.project else { return }
    let origin = PropertyListOrigin(file: file, utf8: properties.text?.utf8)
    let shared = Self.settings(of: project, in: objects)
    for target in objects.objects(project, "targets")
    where target.string("productType") == "com.apple.product-type.application" {
      let own = Self.settings(of: target, in: objects)
      // What a target does not say, its project does.
      let members = own + shared.filter { setting in !own.contains { $0.key == setting.key } }
      func value(_ name: String) -> String? { members.last { $0.key == name }?.value.string }
      let isGenerated = value("GENERATE_INFOPLIST_FILE") == "YES"
      let entries = members.compactMap { member -> CheckedInfoPlist.Entry? in
        guard isGenerated, member.key.hasPrefix(Self.prefix), let text = member.value.string else {
          return nil
        }
        let keyOrigin = origin(member.keyRange)
        let start = keyOrigin.range.lowerBound + Self.prefix.utf8.count
        return CheckedInfoPlist.Entry(
          key: String(member.key.dropFirst(Self.prefix.count)),
          keyOrigin: TextOrigin(
            file: file,
            range: min(start, keyOrigin.range.upperBound)..<keyOrigin.range.upperBound,
            escaping: keyOrigin.escaping
          ),
          text: text,
          origin: origin(member.value.range)
        )
      }
      let path = value("INFOPLIST_FILE").flatMap { $0.isEmpty ? nil : $0 }
      targets.append(
        Target(
          name: target.string("name") ?? "",
          infoPlist: path.map { ProjectPath.join(folder, Self.withoutProjectFolder($0)) },
          entries: entries
        )
      )
    }
  }

  /// The settings of a target or a project, in the configuration that is shipped.
  private static func settings(
    of owner: ProjectObjects.Object,
    in objects: ProjectObjects
  ) -> [PropertyListValue.Member] {
    let list = objects.object(owner, "buildConfigurationList")
    let configurations = list.map { objects.objects($0, "buildConfigurations") } ?? []
    let shipped =
      configurations.first { $0.string("name") == "Release" }
      ?? configurations.first { $0.string("name")?.contains("Release") == true }
      ?? configurations.first
    return shipped?["buildSettings"]?.members ?? []
  }

  private static func withoutProjectFolder(_ path: String) -> String {
    for variable in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/", "${PROJECT_DIR}/"]
    where path.hasPrefix(variable) {
      return String(path.dropFirst(variable.count))
    }
    return path
  }
}
