/// Finds runs of characters that belong to the other script.
enum ScriptRuns {
  /// A character at fault.
  struct Fault {
    /// Its place among the scalars.
    let index: Int
    /// What it may be in the script of the text.
    let counterparts: [Unicode.Scalar]
  }

  /// Characters at fault that stand together, so that a sentence in the other script is one fault.
  struct Run {
    var faults: [Fault]

    var range: Range<Int> { (faults.first?.index ?? 0)..<((faults.last?.index ?? -1) + 1) }

    /// What to write, in words: the text in the right script, or characters one by one.
    func correction(in text: ScannedText) -> String {
      if range.count <= 16, faults.allSatisfy({ $0.counterparts.count == 1 }) {
        var words = ""
        var rest = faults[...]
        for index in range {
          if let fault = rest.first, fault.index == index {
            rest.removeFirst()
            words.unicodeScalars.append(contentsOf: fault.counterparts)
          } else {
            words.unicodeScalars.append(text.scalars[index].value)
          }
        }
        return words
      }
      var seen: [Unicode.Scalar] = []
      for fault in faults where !seen.contains(text.scalars[fault.index].value) {
        seen.append(text.scalars[fault.index].value)
      }
      let named = faults.filter { fault in
        seen.prefix(4).contains(text.scalars[fault.index].value)
          && faults.first { text.scalars[$0.index].value == text.scalars[fault.index].value }?
            .index == fault.index
      }.map { fault in
        let choices = fault.counterparts.map(String.init).joined(separator: " or ")
        return "\(choices) for \(text.scalars[fault.index].value)"
      }
      return named.joined(separator: ", ") + (seen.count > 4 ? " and so on" : "")
    }
  }

  /// The runs of a text, but for names of languages in their own script.
  ///
  /// - Returns: nothing where the text has Kana, which makes it Japanese.
  static func runs(
    in text: ScannedText,
    of ownNames: HanWordTable<Bool>?,
    _ isTraditional: Bool
  ) -> [Run] {
    if text.features.contains(.otherLetter), text.scalars.contains(where: { isKana($0.value) }) {
      return []
    }
    var named: [Range<Int>] = []
    ownNames?.forEachMatch(in: text) { range, _ in named.append(range) }
    let wanted: TextFeatures = isTraditional ? .simplifiedOnly : .traditionalOnly
    var runs: [Run] = []
    var canJoin = false
    for index in text.scalars.indices {
      let scalar = text.scalars[index]
      if scalar.cls == .lineEnd || ["。", "！", "？"].contains(scalar.value) { canJoin = false }
      guard scalar.cls == .han, HanTable.features(of: scalar.value.value).contains(wanted),
        !named.contains(where: { $0.contains(index) })
      else { continue }
      let counterparts =
        isTraditional
        ? HanTable.traditional(of: scalar.value)
        : HanTable.simplified(of: scalar.value).map { [$0] } ?? []
      let fault = Fault(index: index, counterparts: counterparts)
      if canJoin, let last = runs.last?.faults.last?.index, index - last <= 5 {
        runs[runs.count - 1].faults.append(fault)
      } else {
        runs.append(Run(faults: [fault]))
      }
      canJoin = true
    }
    return runs
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FF).contains(scalar.value)
  }
}
