internal import Diagnostics
internal import StringCatalogs

/// An Xcode project, as far as it tells of its apps' names and Info.plist files.
struct XcodeProject {
  let targets: [ApplicationTarget]

  /// Reads the project file in a `.xcodeproj` bundle.
  init(contentsOf bundle: String) throws(Diagnostic) {
    let file = ProjectPath.join(bundle, "project.pbxproj")
    let list = try PropertyList(parsing: try FileContents.read(file), file: file)
    let reader = Reader(
      objects: ProjectObjects(list.root),
      file: file,
      folder: ProjectPath.folder(of: bundle),
      name: PathName(bundle).stem
    )
    targets = reader.targets()
  }
}

/// Puts together what the objects of a project file say of its targets.
private struct Reader {
  let objects: ProjectObjects
  let file: String
  let folder: String
  let name: String

  func targets() -> [ApplicationTarget] {
    guard let project = objects.project else { return [] }
    return objects.objects(project, "targets").compactMap { target in
      guard target.string("productType") == "com.apple.product-type.application",
        let targetName = target.string("name") ?? target.string("productName")
      else { return nil }
      let configuration = configuration(of: target, preferring: ["Release"])
      let configurationName = configuration?.string("name") ?? "Release"
      let projectConfiguration = self.configuration(of: project, preferring: [configurationName])
      return ApplicationTarget(
        name: targetName,
        projectFile: file,
        projectFolder: folder,
        settings: BuildSettings(
          levels: levels(configuration) + levels(projectConfiguration)
            + [defaults(target: targetName, configuration: configurationName)]
        )
      )
    }
  }

  private func configuration(
    of owner: ProjectObjects.Object,
    preferring names: [String]
  ) -> ProjectObjects.Object? {
    guard let list = objects.object(owner, "buildConfigurationList") else { return nil }
    let configurations = objects.objects(list, "buildConfigurations")
    let wanted = names + [list.string("defaultConfigurationName")].compactMap(\.self)
    for name in wanted {
      if let found = configurations.first(where: { $0.string("name") == name }) { return found }
    }
    return configurations.first { $0.string("name")?.hasPrefix("Release") == true }
      ?? configurations.first
  }

  /// The settings in the project file, then those of the configuration file under them.
  private func levels(_ configuration: ProjectObjects.Object?) -> [BuildSettingsLevel] {
    guard let configuration else { return [] }
    var level = BuildSettingsLevel()
    for member in configuration["buildSettings"]?.members ?? [] {
      let words = member.value.elements?.compactMap(\.string).joined(separator: " ")
      if let text = member.value.string ?? words { level.assign(member.key, text) }
    }
    guard let file = configurationFile(of: configuration) else { return [level] }
    return [level, BuildConfigurationFile(contentsOf: file).level]
  }

  private func configurationFile(of configuration: ProjectObjects.Object) -> String? {
    if let reference = objects.object(configuration, "baseConfigurationReference") {
      return objects.path(of: reference, in: folder)
    }
    // A folder that Xcode keeps in step with the disk has no objects for its files.
    guard
      let anchor = objects.object(configuration, "baseConfigurationReferenceAnchor"),
      let anchorPath = objects.path(of: anchor, in: folder),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return ProjectPath.join(anchorPath, path)
  }

  /// What Xcode sets by itself.
  private func defaults(target: String, configuration: String) -> BuildSettingsLevel {
    let root = ProjectPath.absolute(folder)
    return BuildSettingsLevel([
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "TARGET_NAME": target,
      "TARGETNAME": target,
      "PROJECT_NAME": name,
      "CONFIGURATION": configuration,
      "SRCROOT": root,
      "SOURCE_ROOT": root,
      "PROJECT_DIR": root,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": objects.project?.string("developmentRegion") ?? "en",
    ])
  }
}
