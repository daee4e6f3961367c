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

    /// What to write, in words: the text in the right script where that is sure, or else
    /// characters one by one, as where a tag parts them.
    func correction(in text: ScannedText, isOnePiece: Bool) -> String {
      if isOnePiece, isSure(in: text), range.count <= 16 { return converted(text) }
      var seen: [Unicode.Scalar] = []
      var choices: [String] = []
      for fault in faults {
        let character = text.scalars[fault.index].value
        guard !seen.contains(character) else { continue }
        seen.append(character)
        choices.append(
          "\(fault.counterparts.map(String.init).joined(separator: " or ")) for \(character)"
        )
      }
      return choices.prefix(4).joined(separator: ", ") + (choices.count > 4 ? " and so on" : "")
    }

    /// Whether each character has one counterpart, and none between may be another one, too.
    func isSure(in text: ScannedText) -> Bool {
      faults.allSatisfy { $0.counterparts.count == 1 }
        && !text.scalars[range].contains {
          HanTable.features(of: $0.value.value).contains(.sharedCharacter)
        }
    }

    private func converted(_ text: ScannedText) -> String {
      var words = String.UnicodeScalarView()
      var rest = faults[...]
      for index in range {
        if let fault = rest.first, fault.index == index {
          rest.removeFirst()
          words.append(contentsOf: fault.counterparts)
        } else {
          words.append(text.scalars[index].value)
        }
      }
      return String(words)
    }
  }

  /// The runs of a text, but for names of languages in their own script.
  ///
  /// - Returns: nothing where the text has Kana, which makes it Japanese.
  static func runs(
    in text: ScannedText,
    of ownNames: HanWordTable<Bool>,
    _ isTraditional: Bool
  ) -> [Run] {
    if text.features.contains(.otherLetter), text.scalars.contains(where: { isKana($0.value) }) {
      return []
    }
    var named: [Range<Int>] = []
    ownNames.forEachMatch(in: text) { range, _ in named.append(range) }
    let wanted: TextFeatures = isTraditional ? .simplifiedOnly : .traditionalOnly
    var runs: [Run] = []
    var canJoin = false
    var names = named[...]
    for index in text.scalars.indices {
      let scalar = text.scalars[index]
      if let name = names.first, name.upperBound <= index { names.removeFirst() }
      if scalar.cls == .lineEnd || ["。", "！", "？"].contains(scalar.value) { canJoin = false }
      guard scalar.cls == .han, HanTable.features(of: scalar.value.value).contains(wanted),
        names.first?.contains(index) != true
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
