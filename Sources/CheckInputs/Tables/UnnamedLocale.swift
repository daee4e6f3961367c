internal import CopyChecks

/// The locale of strings whose file and folder name none.
enum UnnamedLocale {
  /// The locale of the development region, unless most of the strings are Chinese characters and the
  /// region is said to be another language: then nobody knows which Chinese it is.
  static func locale(of entries: [CheckedEntry], named name: String, region: String) -> CopyLocale {
    let texts = entries.flatMap(\.texts)
    let han = texts.count { $0.text.unicodeScalars.contains(where: isHan) }
    let kana = texts.count { $0.text.unicodeScalars.contains(where: isKana) }
    guard han * 2 > texts.count, kana * 20 < han, !CopyLocale(region).writing.isChinese else {
      return CopyLocale(name, tag: region)
    }
    return CopyLocale(name, tag: "und-Hani")
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FA).contains(scalar.value)
  }
}
