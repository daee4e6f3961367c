/// The commits that last changed the lines of a file.
package struct GitBlame: Hashable, Sendable {
  package let commits: [GitCommit]
  /// For each line its commit, as an index; `nil` where the line is not committed yet.
  package let lines: [Int?]

  /// Reads what `git blame --porcelain` prints: for each line of the file the hash of its commit, at
  /// its first occurrence what the commit says, and the line itself behind a tab.
  init(porcelain: [UInt8]) {
    var commits: [GitCommit] = []
    var indices: [String: Int] = [:]
    var lines: [Int?] = []
    var id: String?
    var members: [String: String] = [:]
    for line in porcelain.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.first == 0x09 {
        guard let hash = id else { continue }
        if hash.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) {
          lines.append(nil)
        } else {
          if indices[hash] == nil {
            indices[hash] = commits.count
            commits.append(GitCommit(id: hash, members))
          }
          lines.append(indices[hash])
        }
        (id, members) = (nil, [:])
        continue
      }
      let word = String(decoding: line.prefix { $0 != 0x20 }, as: UTF8.self)
      if id == nil {
        id = word
      } else {
        members[word] = String(decoding: line.dropFirst(word.utf8.count + 1), as: UTF8.self)
      }
    }
    self.commits = commits
    self.lines = lines
  }
}

extension GitCommit {
  fileprivate init(id: String, _ members: [String: String]) {
    self.id = id
    author = members["author"] ?? ""
    summary = members["summary"] ?? ""
    date = Self.date(seconds: members["author-time"], zone: members["author-tz"])
  }

  /// The date of a number of seconds since 1970 in a zone such as `+0800`.
  private static func date(seconds: String?, zone: String?) -> String {
    guard let seconds = seconds.flatMap({ Int($0) }) else { return "" }
    let offset = zone.flatMap { Int($0) } ?? 0
    let local = seconds + (offset / 100 * 60 + offset % 100) * 60
    return CivilDate(daysSince1970: local.dividedRoundingDown(by: 86_400)).text
  }
}

extension Int {
  fileprivate func dividedRoundingDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
