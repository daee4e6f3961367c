/// Controls of writing direction, which come in pairs (UAX #9, 3.3.2).
enum DirectionalControls {
  /// The indices of those without a partner, of embeddings and isolates apart.
  static func unbalanced(in text: ScannedText) -> Set<Int> {
    var open: [Int] = []
    var single: Set<Int> = []
    for (index, scalar) in text.scalars.enumerated() where scalar.cls == .invisible {
      switch scalar.value.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(index)
      case 0x202C, 0x2069:
        let isIsolate = scalar.value.value == 0x2069
        if let last = open.last, (text.scalars[last].value.value >= 0x2066) == isIsolate {
          open.removeLast()
        } else {
          single.insert(index)
        }
      default: break
      }
    }
    return single.union(open)
  }
}
