internal import AppProject
internal import CopyChecks

/// Finds the catalogs that localize an Info.plist: those in or below its folder, or else the nearest
/// that belong to no other bundle.
struct LocalizationFinder {
  private struct Candidate {
    let catalog: Int
    let folder: String
    /// The folder of the bundle that it stands in or below.
    let owner: String?
  }

  private let candidates: [Candidate]

  init(_ catalogs: [FoundCatalog], bundleFolders: [String]) {
    let bundles = Set(bundleFolders.map(ProjectPath.absolute))
    candidates = catalogs.enumerated().compactMap { index, found in
      guard found.catalog.content == .infoPlist,
        found.form == .stringCatalog || found.form == .localeFiles
      else { return nil }
      return Candidate(
        catalog: index,
        folder: ProjectPath.absolute(found.folder),
        owner: ProjectPath.foldersUpwards(from: found.folder).first(where: bundles.contains)
      )
    }
  }

  /// The catalogs of the Info.plist in a folder, as indices.
  func catalogs(near folder: String) -> [Int] {
    let folder = ProjectPath.absolute(folder)
    let own = candidates.filter { $0.owner == folder }
    guard own.isEmpty else { return own.map(\.catalog) }
    let others = candidates.filter { $0.owner == nil }
    let distances = others.map { ProjectPath.distance(from: folder, to: $0.folder) }
    guard let least = distances.min() else { return [] }
    return zip(others, distances).filter { $0.1 == least }.map(\.0.catalog)
  }
}
