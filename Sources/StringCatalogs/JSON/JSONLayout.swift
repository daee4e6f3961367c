/// How a JSON file is laid out: what stands between its values.
package struct JSONLayout: Hashable, Sendable {
  /// What ends a line; empty where all stands in one line.
  package var lineEnd: String
  /// What one level is indented by.
  package var indent: String
  /// What stands between a name and its value, colon included.
  package var colon: String
  /// An object without members: `{}`, or as Xcode writes it, with an empty line in it.
  package var emptyObject: EmptyObject
  /// Whether a line end follows the last brace.
  package var endsWithLineEnd: Bool

  /// How an object without members is written.
  package enum EmptyObject: Hashable, Sendable {
    /// With an empty line between the braces.
    case open
    /// `{}`, or what a file has instead, such as `{ }`.
    case inline(String)
  }

  /// As Xcode lays out a catalog, and Foundation JSON: measured on public catalogs.
  package static let xcode = JSONLayout(
    lineEnd: "\n",
    indent: "  ",
    colon: " : ",
    emptyObject: .open,
    endsWithLineEnd: false
  )

  /// A value as it stands at a depth.
  func write(_ value: JSONValue, depth: Int, to bytes: inout [UInt8]) {
    switch value {
    case .object(let members):
      writeList(members, in: "{}", depth: depth, to: &bytes) { member, bytes in
        write(member, depth: depth + 1, to: &bytes)
      }
    case .array(let elements):
      writeList(elements, in: "[]", depth: depth, to: &bytes) { element, bytes in
        write(element, depth: depth + 1, to: &bytes)
      }
    case .string(let text): JSONEscapes.write(text, to: &bytes)
    case .number(let digits): bytes += digits.utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  /// A member of an object as it stands at a depth.
  func write(_ member: JSONValue.Member, depth: Int, to bytes: inout [UInt8]) {
    JSONEscapes.write(member.name, to: &bytes)
    bytes += colon.utf8
    write(member.value, depth: depth, to: &bytes)
  }

  /// Begins a line at a depth.
  func breakLine(depth: Int, in bytes: inout [UInt8]) {
    guard !lineEnd.isEmpty else { return }
    bytes += lineEnd.utf8
    for _ in 0..<depth { bytes += indent.utf8 }
  }

  private func writeList<Element>(
    _ elements: [Element],
    in brackets: StaticString,
    depth: Int,
    to bytes: inout [UInt8],
    _ write: (Element, inout [UInt8]) -> Void
  ) {
    let text = brackets.description
    guard !elements.isEmpty else { return writeEmpty(text, depth: depth, to: &bytes) }
    bytes += text.prefix(1).utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth: depth + 1, in: &bytes)
      write(element, &bytes)
    }
    breakLine(depth: depth, in: &bytes)
    bytes += text.suffix(1).utf8
  }

  private func writeEmpty(_ brackets: String, depth: Int, to bytes: inout [UInt8]) {
    if case .inline(let text) = emptyObject, brackets == "{}" {
      bytes += text.utf8
    } else if emptyObject == .open, !lineEnd.isEmpty {
      bytes += brackets.prefix(1).utf8
      bytes += lineEnd.utf8
      breakLine(depth: depth, in: &bytes)
      bytes += brackets.suffix(1).utf8
    } else {
      bytes += brackets.utf8
    }
  }
}

extension JSONLayout {
  /// The layout of a file, by what its first members and its first empty object show.
  ///
  /// What a file does not show is as Xcode has it.
  init(of json: JSONFile) {
    self = .xcode
    let root = json.root
    guard let first = root.members.first(where: { _ in true }) else { return }
    let before = json.bytes[(root.offset + 1)..<first.name.offset]
    lineEnd = Self.lineEnd(in: before)
    indent = String(
      decoding: before.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed(),
      as: UTF8.self
    )
    colon = String(
      decoding: json.bytes[first.name.endOffset..<first.value.offset],
      as: UTF8.self
    )
    endsWithLineEnd = json.bytes.last == 0x0A
    emptyObject = Self.emptyObject(below: root) ?? (colon == " : " ? .open : .inline("{}"))
  }

  private static func lineEnd(in bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x0A) else { return "" }
    return bytes.contains(0x0D) ? "\r\n" : "\n"
  }

  private static func emptyObject(below node: JSONNode) -> EmptyObject? {
    for member in node.members where member.value.kind == .object {
      let value = member.value
      if value.members.isEmpty {
        let text = node.json.bytes[value.offset..<value.endOffset]
        return text.contains(0x0A) ? .open : .inline(String(decoding: text, as: UTF8.self))
      }
      if let found = emptyObject(below: value) { return found }
    }
    return nil
  }
}
