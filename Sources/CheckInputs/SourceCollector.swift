internal import AppProject
internal import CopyChecks
internal import Diagnostics

/// Reads source code: what it asks for, and which findings it calls none.
struct SourceCollector {
  private(set) var list: FileList
  private(set) var uses: [RequestUse] = []
  private(set) var suppressions: [Suppression] = []
  private(set) var faults: [Diagnostic] = []
  /// Whether any source code was read.
  private(set) var hasSources = false

  init(list: FileList) {
    self.list = list
  }

  /// Reads a file, if it is source code; of a file without anything of interest nothing is kept.
  mutating func add(_ file: FoundFile) {
    guard case .source(let language) = file.kind else { return }
    do throws(Diagnostic) {
      let bytes = try list.contents(of: file.path)
      hasSources = true
      // Old sources are in old encodings; nobody checks their words.
      guard let text = try? SourceText(decoding: bytes, file: file.path) else { return }
      add(text, language)
    } catch {
      list.report(error)
    }
  }

  private mutating func add(_ text: SourceText, _ language: SourceLanguage) {
    let file = list.files.count
    let found = SourceScanner.uses(in: text, language: language, file: file)
    let comments = Self.suppressions(in: text, language)
    guard !found.isEmpty || !comments.isEmpty else { return }
    _ = list.add(text)
    uses += found
    for range in comments { addSuppression(at: range, of: text, file) }
  }

  private static func suppressions(
    in text: SourceText,
    _ language: SourceLanguage
  ) -> [Range<Int>] {
    let mark = Array(SuppressionComment.mark.description.utf8)
    guard ByteSearch.first(mark, in: text.utf8, from: 0) != nil else { return [] }
    return SourceScanner.suppressions(in: text, language: language)
  }

  private mutating func addSuppression(at range: Range<Int>, of text: SourceText, _ file: Int) {
    let place = text.location(offset: range.lowerBound)
    do throws(SuppressionComment.Fault) {
      guard let comment = try SuppressionComment(in: text[range]) else { return }
      suppressions += comment.rules.map {
        Suppression(
          rule: $0,
          scope: .line(place.line),
          reason: comment.reason,
          file: file,
          range: range
        )
      }
    } catch {
      faults.append(Diagnostic(.error, at: place, error.message, advice: error.advice))
    }
  }
}
