/// Why git could not tell.
package enum GitError: Error, Hashable, Sendable, CustomStringConvertible {
  case notInstalled
  case noRepository(path: String)
  case unknownRevision(String, repository: String)
  case failed(command: String, reason: String)

  package var description: String {
    switch self {
    case .notInstalled: "git is not there; install it, or leave out what needs the history"
    case .noRepository(let path): "\(path) is in no git repository"
    case .unknownRevision(let revision, let repository):
      "there is no revision “\(revision)” in the repository \(repository); give a commit, a tag or a "
        + "branch that `git rev-parse` knows"
    case .failed(let command, let reason): "git \(command) failed: \(reason)"
    }
  }
}
