internal import AppProject
internal import CopyChecks
internal import Diagnostics

/// Reads Info.plist files and Xcode projects, and puts together what they say of apps.
struct InfoPlistCollector {
  private(set) var list: FileList
  private(set) var regions = DevelopmentRegions()
  private(set) var suppressions = SuppressionList()
  private var plists: [InfoPlistFile] = []
  private var projects: [ProjectSettings] = []

  init(list: FileList) { self.list = list }

  /// An app's Info.plist: a file, what a project adds to it, or either of them alone.
  private struct Bundle {
    var path: String
    let folder: String
    let file: Int
    var isOfApplication: Bool
    var keys: [String]
    var entries: [CheckedInfoPlist.Entry]
    let developmentRegion: String?
  }

  /// Reads a file, if it is one of these.
  mutating func add(_ file: FoundFile) {
    do throws(Diagnostic) {
      switch file.kind {
      case .infoPlist:
        let bytes = try list.contents(of: file.path)
        guard let plist = try InfoPlistFile(bytes, path: file.path, &list) else { return }
        plists.append(plist)
        suppressions.add(plist, list.files)
      case .xcodeProject:
        let bytes = try list.contents(of: file.path)
        let project = try ProjectSettings(bytes, path: file.path, &list)
        projects.append(project)
        if let region = project.developmentRegion { regions.set(region, of: project.folder) }
      default: break
      }
    } catch {
      list.report(error)
    }
  }

  /// All of them, as checked, with catalogs of their texts, which are added to those that there are.
  func infoPlists(_ catalogs: inout [FoundCatalog]) -> [CheckedInfoPlist] {
    let bundles = bundles()
    let finder = LocalizationFinder(catalogs, bundleFolders: bundles.map(\.folder))
    let localizations = bundles.map { finder.catalogs(near: $0.folder) }
    let users = Dictionary(localizations.joined().map { ($0, 1) }, uniquingKeysWith: +)
    return zip(bundles, localizations).map { bundle, localizations in
      let region = bundle.developmentRegion ?? regions.region(of: bundle.folder)
      // Of a table that several share nobody knows which of them it translates.
      for index in localizations where users[index] == 1 {
        Self.complete(&catalogs[index].catalog, with: bundle.entries)
      }
      catalogs += InfoPlistCatalogs(bundle.entries, file: bundle.file, region: region ?? "en")
        .catalogs.map { FoundCatalog(catalog: $0, folder: bundle.folder, form: .infoPlist) }
      return CheckedInfoPlist(
        file: bundle.file,
        isOfApplication: bundle.isOfApplication,
        keys: bundle.keys,
        entries: bundle.entries,
        catalogs: localizations,
        developmentRegion: region.map(LanguageFolder.tag)
      )
    }
  }

  private func bundles() -> [Bundle] {
    var bundles = plists.map { plist in
      Bundle(
        path: plist.path,
        folder: ProjectPath.folder(of: plist.path),
        file: plist.file,
        isOfApplication: plist.isOfApplication,
        keys: plist.keys,
        entries: plist.entries,
        developmentRegion: plist.developmentRegion
      )
    }
    for project in projects {
      for target in project.targets where !target.entries.isEmpty {
        let place = target.infoPlist.flatMap { path in
          bundles.firstIndex {
            ProjectPath.absolute($0.path) == ProjectPath.absolute(path)
          }
        }
        guard let place else {
          bundles.append(Self.bundle(of: target, in: project))
          continue
        }
        // The file's values win.
        let added = target.entries.filter { !bundles[place].keys.contains($0.key) }
        bundles[place].isOfApplication = true
        bundles[place].keys += added.map(\.key)
        bundles[place].entries += added
      }
    }
    return bundles
  }

  private static func bundle(
    of target: ProjectSettings.Target,
    in project: ProjectSettings
  ) -> Bundle {
    let own = ProjectPath.join(project.folder, target.name)
    return Bundle(
      path: "",
      folder: PathStatus(own) == .folder ? own : project.folder,
      file: project.file,
      isOfApplication: true,
      keys: target.entries.map(\.key),
      entries: target.entries,
      developmentRegion: project.developmentRegion
    )
  }

  /// Gives the strings of a catalog that has none in its source language those of the Info.plist,
  /// which is what they translate.
  private static func complete(
    _ catalog: inout CheckedCatalog,
    with values: [CheckedInfoPlist.Entry]
  ) {
    guard var entries = catalog.entries as? [CheckedEntry] else { return }
    let source = catalog.sourceLocale
    for index in entries.indices
    where !entries[index].texts.contains(where: { $0.locale == source }) {
      guard let value = values.last(where: { $0.key == entries[index].key }) else { continue }
      entries[index].texts.insert(
        CheckedText(value.text, locale: source, origin: value.origin),
        at: 0
      )
    }
    catalog.entries = entries
  }
}
