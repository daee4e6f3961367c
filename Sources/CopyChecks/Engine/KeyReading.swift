/// The words of a key or a comment, read in one pass over its bytes.
struct KeyReading {
  /// What all the words say together.
  private(set) var words: KeyWords = []
  /// The parts of an alert that are named, the first and the last of them.
  private(set) var firstPart: KeyWords = []
  private(set) var lastPart: KeyWords = []
  /// Where the last part that is named stands in the text, as offsets in its UTF-8.
  private(set) var lastPartRange: Range<Int>?
  /// What the last word says.
  private(set) var lastWord: KeyWords = []
  private(set) var hasSpace = false
  /// Whether a button is named among the first words.
  private(set) var beginsWithButton = false
  private var count = 0

  /// Reads the words of a text, or its first ones, by their meanings in a table.
  ///
  /// Words end at what is no letter, and where a capital follows a small letter.
  init(
    _ text: String,
    _ table: LatinWordTable<KeyWords>,
    limit: Int = .max
  ) {
    var text = text
    text.withUTF8 { bytes in read(bytes, table, limit: limit) }
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ table: LatinWordTable<KeyWords>,
    limit: Int
  ) {
    var hash = LatinWordTable<KeyWords>.Hash()
    var length = 0
    var wasSmall = false
    for index in bytes.indices {
      let byte = bytes[index]
      let isCapital = byte &- 0x41 < 26
      let isSmall = byte &- 0x61 < 26
      if byte == 0x20 { hasSpace = true }
      let isNext =
        isCapital && index + 1 < bytes.count && bytes[index + 1] &- 0x61 < 26 && !wasSmall
      if length > 0, !isCapital && !isSmall || isCapital && wasSmall || isNext {
        take(table[hash], (index - length)..<index)
        if count == limit { return }
        hash = .init()
        length = 0
      }
      wasSmall = isSmall
      if isCapital || isSmall {
        hash.add(byte)
        length += 1
      }
    }
    if length > 0 { take(table[hash], (bytes.count - length)..<bytes.count) }
  }

  private mutating func take(_ meaning: KeyWords?, _ range: Range<Int>) {
    count += 1
    lastWord = meaning ?? []
    guard let meaning else { return }
    words.formUnion(meaning)
    let part = meaning.intersection(.part)
    guard !part.isEmpty else { return }
    if firstPart.isEmpty { firstPart = part }
    (lastPart, lastPartRange) = (part, range)
    if part == .button, count <= 6 { beginsWithButton = true }
  }
}
