/// Letters that look the same in two alphabets: those of Unicode’s confusables.txt that are drawn
/// alike in every font.
enum Confusables {
  /// The Latin letter that a Cyrillic or Greek one looks like.
  static func latin(_ letter: Unicode.Scalar) -> Unicode.Scalar? { latinOf[letter] }

  /// The Cyrillic letter that a Latin one looks like.
  static func cyrillic(_ letter: Unicode.Scalar) -> Unicode.Scalar? { cyrillicOf[letter] }

  static func isCyrillic(_ letter: Unicode.Scalar) -> Bool {
    (0x400...0x4FF).contains(letter.value)
  }

  /// The character for which a Kangxi radical was taken: they come with text copied from PDF files.
  static func unified(_ radical: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x2F00..<0x2F00 + UInt32(unified.count)).contains(radical.value) else { return nil }
    return unified[Int(radical.value - 0x2F00)]
  }

  private static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = Array(
    zip("аеорсухіјѕАВЕКМНОРСТХІЈЅ".unicodeScalars, "aeopcyxijsABEKMHOPCTXIJS".unicodeScalars)
  )
  private static let greek: [(Unicode.Scalar, Unicode.Scalar)] = Array(
    zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars, "ABEZHIKMNOPTYXo".unicodeScalars)
  )
  private static let latinOf = Dictionary(uniqueKeysWithValues: pairs + greek)
  private static let cyrillicOf = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })

  /// U+2F00 to U+2FD5 in their order, as UnicodeData.txt decomposes them.
  private static let unified = Array(
    """
    一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片\
    牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非面革韋韭音頁風飛\
    食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠
    """.unicodeScalars
  )
}
