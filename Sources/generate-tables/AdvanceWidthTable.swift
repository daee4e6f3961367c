/// `Resources/advance-widths.json` as a Swift table.
struct AdvanceWidthTable: Decodable {
  /// Whose facts they are, and under which licence: it stands in the table, too.
  let source: String
  let inter: [String: [String: [Int]]]
  let chinesePunctuation: [String: [String: [Int]]]
  let narrow: [[Int]]

  var text: String {
    """
    \(SwiftLiteral.banner(source: "advance-widths.json"))
    // \(source)

    extension AdvanceWidths {
    \(widths("regular", "Inter Regular.", inter["regular"]))

    \(widths("semibold", "Inter SemiBold.", inter["semibold"]))

    \(widths("chineseRegular", "Punctuation of Noto Sans CJK Regular.", chinesePunctuation["regular"]))

    \(widths("chineseBold", "Punctuation of Noto Sans CJK Bold.", chinesePunctuation["semibold"]))

      /// East Asian characters that are not an em wide.
      package static let narrow: [(scalars: ClosedRange<UInt32>, advance: Int)] = [
    \(narrow.map { "    (\($0[0])...\($0[1]), \($0[2]))," }.joined(separator: "\n"))
      ]
    }

    """
  }

  private func widths(
    _ name: String,
    _ summary: String,
    _ face: [String: [Int]]?
  ) -> String {
    let runs = (face ?? [:]).compactMap { first, advances in
      Int(first, radix: 16).map { (first: $0, advances: advances) }
    }
    let lines = runs.sorted { $0.first < $1.first }.map { run in
      "    Run(\(run.first), \(run.advances)),"
    }
    return """
        /// \(summary)
        package static let \(name) = AdvanceWidths([
      \(lines.joined(separator: "\n"))
        ])
      """
  }
}
