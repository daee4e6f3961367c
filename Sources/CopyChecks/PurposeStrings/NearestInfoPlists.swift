internal import Diagnostics

/// The Info.plist files of apps, by how near they stand to a source file.
///
/// A repository may hold several apps: the one whose folder shares most of the path is the one that
/// the source is for. Of those that are equally near nobody knows which one it is.
struct NearestInfoPlists {
  private let candidates: [(infoPlist: CheckedInfoPlist, folders: [Substring])]

  init(_ project: CheckedProject) {
    candidates = project.infoPlists.filter(\.isOfApplication).map {
      ($0, Self.folders(of: project.files[$0.file].path))
    }
  }

  /// Those nearest to the file at a path; none where the project has no app.
  func nearest(to path: String) -> [CheckedInfoPlist] {
    let own = Self.folders(of: path)
    let shared = candidates.map { zip($0.folders, own).prefix { $0 == $1 }.count }
    guard let most = shared.max() else { return [] }
    return zip(candidates, shared).filter { $0.1 == most }.map(\.0.infoPlist)
  }

  /// The names of the folders that a file is in; an Xcode project stands for the folder around it.
  private static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast().filter { $0 != "." && !$0.hasSuffix(".xcodeproj") }
  }
}
