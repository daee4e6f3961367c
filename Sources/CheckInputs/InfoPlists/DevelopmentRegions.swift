internal import AppProject

/// The languages that apps are made in, by the folders of their projects.
struct DevelopmentRegions {
  /// By absolute path, as the projects spell them.
  private var regions: [String: String] = [:]

  /// Notes what a project says that stands in a folder.
  mutating func set(_ region: String, of folder: String) {
    regions[ProjectPath.absolute(folder)] = region
  }

  /// The region of a folder: that of the nearest project around it, or of the only one there is.
  ///
  /// - Returns: `nil` where nothing says it.
  func region(of folder: String) -> String? {
    for folder in ProjectPath.foldersUpwards(from: folder) {
      if let region = regions[folder] { return region }
    }
    let all = Set(regions.values)
    return all.count == 1 ? all.first : nil
  }

  /// The BCP 47 tag of a folder’s region, English where nothing says it.
  func tag(of folder: String) -> String {
    LanguageFolder.tag(region(of: folder) ?? "en")
  }
}
