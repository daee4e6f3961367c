internal import Diagnostics
internal import Foundation
internal import StringCatalogs
internal import Testing

/// XML and binary property lists; Foundation's own coders say what is right.
struct PropertyListTests {
  private let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private func read(_ text: String) throws(Diagnostic) -> PropertyList {
    try PropertyList(parsing: Array(text.utf8), file: "f.plist")
  }

  @Test(arguments: [
    "plain", "a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos;", "&#x4F60;&#22909;", "",
  ])
  func `strings are those that Foundation reads`(_ raw: String) throws {
    let text = head + "<dict><key>k</key><string>\(raw)</string></dict></plist>"
    let decoded = try PropertyListDecoder()
      .decode([String: String].self, from: Data(text.utf8))
    #expect(try read(text).root["k"]?.string == decoded["k"])
  }

  @Test(arguments: [PropertyListDecoder.PropertyListFormat.xml, .binary])
  func `what Foundation writes is read`(_ format: PropertyListDecoder.PropertyListFormat) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let strings = ["a": "1", "b": "你 <&>", "c": ""]
    let file = try StringsFile(parsing: Array(try encoder.encode(strings)), file: "f.strings")
    #expect(file.entries.map { "\($0.key)=\($0.value)" } == ["a=1", "b=你 <&>", "c="])
  }

  @Test func `every kind of value has its place`() throws {
    let list = try read(
      head + """
        <dict>
          <!-- <key>not</key> -->
          <key>z</key><true/>
          <key>y</key><array><string>s</string><string/></array>
          <key>x</key><dict><key>z</key><false></false></dict>
          <key>w</key><integer>-5</integer>
          <key>v</key><real>0.5</real>
          <key>u</key><date>2020-01-01T00:00:00Z</date>
          <key>t</key><data>AAE=</data>
          <key>s</key><string><![CDATA[<&>]]> c<!-- d --></string>
          <key>r</key><dict/>
        </dict>
        </plist>
        """
    )
    let members = try list.members()
    #expect(members.map(\.key).joined() == "zyxwvutsr")
    #expect(members.map { list.location(offset: $0.offset).line } == Array(6...14))
    #expect(list.root["z"]?.content == .boolean(true))
    #expect(list.root["y"]?.elements?.map(\.string) == ["s", ""])
    #expect(list.root["x"]?["z"]?.content == .boolean(false))
    #expect(list.root["w"]?.content == .number(-5))
    #expect(list.root["t"]?.content == .data([0, 1]))
    #expect(list.root["s"]?.string == "<&> c")
  }

  @Test(arguments: [
    ("<dict>\n<key>a</key>\n<string>b</strng>\n</dict>", "6:10", "</string>"),
    ("<dict>\n<key>a</key>\n</dict>", "6:1", "a value"),
    ("<dict>\n<string>a</string>\n</dict>", "5:1", "<key>"),
    ("<dict>\n<key>a</key><string>b & c</string></dict>", "5:23", "&amp;"),
    ("<dict>\n<key>a</key><integer>x</integer></dict>", "5:13", "not a number"),
    ("<dict>\n<key>a</key><string>b", "5:22", "too early"),
    ("<dict>\n<key>a</key><string", "5:13", "does not end"),
    ("<dict>\n<!-- a", "5:1", "does not end"),
    ("<dict>\n<<<<<<< HEAD\n<key>a</key>\n", "5:1", "merge conflict"),
    ("<dict>\ntext</dict>", "5:1", "not text"),
    ("<html></html>", "4:1", "<html>"),
    ("<array/></plist>", "4:1", "dictionary"),
    ("<dict/></plist>\ntext", "5:1", "after the end"),
    ("<dict/></plist>\n<dict/>", "5:1", "after the end"),
    ("<dict/></plist>\n<!-- c --> <plist/>", "5:12", "after the end"),
  ])
  func `faults are told by place`(_ body: String, _ place: String, _ words: String) {
    let fault = #expect(throws: Diagnostic.self) { try read(head + body).members() }
    #expect(fault?.location?.description == "f.plist:\(place)")
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice != nil)
  }

  @Test(arguments: ["", "\n", "<!-- c -->\n<?x y?>\n"])
  func `space, comments and instructions may stand at the end`(_ end: String) throws {
    #expect(try read(head + "<dict/></plist>" + end).members().isEmpty)
  }

  // The grammar is that of XML 1.0, section 2.8.
  @Test(arguments: [
    ("<!DOCTYPE plist [ <!ENTITY a \"b\"> ]>", "f.plist:1:17"),
    ("<!DOCTYPE plist SYSTEM \"x[>]\"\n[]>", "f.plist:2:1"),
  ])
  func `a document type with declarations is an error`(_ type: String, _ place: String) {
    let fault = #expect(throws: Diagnostic.self) { try read(type + "<plist><dict/></plist>") }
    #expect(fault?.location?.description == place)
    #expect(fault?.message == "a document type with declarations of its own is not read")
    #expect(fault?.advice != nil)
  }

  @Test(arguments: ["<!DOCTYPE plist>", "<!DOCTYPE plist SYSTEM 'x[>]'>"])
  func `a document type without declarations is passed over`(_ type: String) throws {
    #expect(try read(type + "<plist><dict/></plist>").members().isEmpty)
  }

  @Test(arguments: ["<array>", "<dict><key>a</key>"])
  func `nesting is bounded`(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(throws: Diagnostic.self) { try read(head + text) }
  }

  @Test func `UTF-16 text is read`() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><dict>"
      + "<key>k</key><string>你</string></dict></plist>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try PropertyList(parsing: bytes, file: "f").root["k"]?.string == "你")
  }

  @Test(arguments: [0, 7, 8, 20, 40])
  func `a cut off binary property list is an error`(_ length: Int) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let bytes = Array(try encoder.encode(["key": "value"]))
    let cut = Array(bytes.prefix(max(length, "bplist".utf8.count)))
    #expect(throws: Diagnostic.self) { try PropertyList(parsing: cut, file: "f") }
  }

  @Test func `every kind of value of a binary property list is read`() throws {
    let values: [String: Any] = [
      "a": true, "b": false, "c": -5, "d": 70_000, "e": 0.5, "f": Data([0, 1]),
      "g": ["s", "你", String(repeating: "l", count: 40)], "h": [String: String](), "i": Date(),
      "j": 5_000_000_000,
    ]
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    )
    let root = try PropertyList(parsing: bytes, file: "f").root
    #expect(root.members?.map(\.key).joined() == "abcdefghij")
    #expect(root["a"]?.content == .boolean(true))
    #expect(root["b"]?.content == .boolean(false))
    #expect(root["c"]?.content == .number(-5))
    #expect(root["d"]?.content == .number(70_000))
    #expect(root["e"]?.content == .number(0.5))
    #expect(root["f"]?.content == .data([0, 1]))
    #expect(
      root["g"]?.elements?.map(\.string) == ["s", "你", String(repeating: "l", count: 40)]
    )
    #expect(root["h"]?.members?.isEmpty == true)
    #expect(root["i"]?.content == .date)
    #expect(root["j"]?.content == .number(5_000_000_000))
  }

  /// A binary property list of some objects, the first one its root, after CFBinaryPList.c.
  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    func integer(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let trailer = [0, 0, 0, 0, 0, 0, 2, 1] + integer(objects.count) + integer(0)
    return bytes + offsets + trailer + integer(bytes.count)
  }

  @Test func `references in a binary property list are bounded`() throws {
    #expect(
      try PropertyList(parsing: binary([[0xA1, 1], [0x51, 0x61]]), file: "f").root
        .elements?.map(\.string) == ["a"]
    )
    // An array of itself, two of them in a circle, and 200 arrays in each other.
    let loops = [
      binary([[0xA1, 0]]), binary([[0xA1, 1], [0xA1, 0]]),
      binary((1...200).map { [0xA1, $0] } + [[0xA0]]),
    ]
    // 60 arrays, each with the next one twice: 2 to the power of 60 values.
    let doubling = binary((1...60).map { [0xA2, $0, $0] } + [[0xA0]])
    for bytes in loops + [doubling] {
      let fault = #expect(throws: Diagnostic.self) { try PropertyList(parsing: bytes, file: "f") }
      #expect(fault?.message == "nested too deeply")
    }
  }

  @Test func `damage in a binary property list never stops the reader`() throws {
    let whole = try PropertyListEncoder.binary(["key": ["你", "b"], "long": ["c"]])
    for index in whole.indices {
      _ = try? PropertyList(parsing: Array(whole.prefix(index)), file: "f")
      for byte in [0x00, 0x0F, 0x5F, 0x7F, 0xA2, 0xD1, 0xFF] as [UInt8] {
        var damaged = whole
        damaged[index] = byte
        _ = try? PropertyList(parsing: damaged, file: "f")
      }
    }
  }

  @Test(arguments: [
    (Array("PK\u{3}\u{4}\u{14}\0".utf8), "f:1:1", "ZIP"),
    (Array("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {".utf8), "f:2:3", "JSON"),
    (Array("{\"a\": {}}".utf8), "f:1:2", ".xcstrings"),
    (Array("bplist00".utf8), "f:1:9", "damaged"),
  ])
  func `files of another kind are recognised`(_ bytes: [UInt8], _ place: String, _ words: String) {
    let fault = #expect(throws: Diagnostic.self) { try PropertyList(parsing: bytes, file: "f") }
    #expect(fault?.location?.description == place)
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
  }
}
