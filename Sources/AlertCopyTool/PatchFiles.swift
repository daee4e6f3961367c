internal import CatalogFormats
internal import CommandLineTool
internal import CopyReview
internal import Diagnostics

/// The reviewers' patches among the files that somebody gave, told by what they say.
struct PatchFiles {
  private(set) var patches: [(path: String, patch: ReviewPatch)] = []
  /// The files that are no patches.
  private(set) var others: [String] = []
  private(set) var isComplete = true

  init(among paths: [String]) {
    for path in paths {
      guard [nil, .json].contains(FileFormat(path: path)), !FolderFiles.isFolder(path),
        let bytes = try? InputBytes(reading: path).bytes,
        ReviewPatch.isPatch(bytes, file: path)
      else {
        others.append(path)
        continue
      }
      do throws(Diagnostic) {
        patches.append((path, try ReviewPatch(parsing: bytes, file: path)))
      } catch {
        StandardStreams.error("\(error)\n")
        isComplete = false
      }
    }
  }
}
