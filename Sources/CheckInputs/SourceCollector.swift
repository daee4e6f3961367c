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
      let bytes = try FileContents.read(file.path)
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
    let comments = Self.suppressions(in: text, language, file)
    guard !found.isEmpty || !comments.isEmpty else { return }
    _ = list.add(text)
    uses += found
    for comment in comments { add(comment, of: text) }
  }

  private static func suppressions(
    in text: SourceText,
    _ language: SourceLanguage,
    _ file: Int
  ) -> [Suppression] {
    let mark = Array(SuppressionComment.mark.description.utf8)
    guard ByteSearch.first(mark, in: text.utf8, from: 0) != nil else { return [] }
    return SourceScanner.suppressions(in: text, language: language, file: file)
  }

  private mutating func add(_ suppression: Suppression, of text: SourceText) {
    do throws(SuppressionComment.Fault) {
      guard let comment = try SuppressionComment(in: text[suppression.range]) else { return }
      suppressions += comment.rules.map {
        Suppression(
          rule: $0,
          scope: suppression.scope,
          reason: comment.reason,
          file: suppression.file,
          range: suppression.range
        )
      }
    } catch {
      let place = text.location(offset: suppression.range.lowerBound)
      faults.append(Diagnostic(.error, at: place, error.message, advice: error.advice))
    }
  }
}
