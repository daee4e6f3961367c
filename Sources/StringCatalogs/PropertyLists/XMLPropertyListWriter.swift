/// Writes XML property lists as `plutil` and Xcode lay them out.
package struct XMLPropertyListWriter {
  /// What a nested line begins with, once for each level.
  var indentation = "\t"
  var lineEnd = "\n"

  /// The bytes of a file.
  package static func file(_ members: [PropertyListTree.Member]) -> [UInt8] {
    let writer = XMLPropertyListWriter()
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    return Array((head + writer.value(.dictionary(members), indent: "") + "\n</plist>\n").utf8)
  }

  /// A value, its first line without indentation, its last without a line end.
  func value(_ value: PropertyListTree, indent: String) -> String {
    switch value {
    case .string(let text): return "<string>\(Self.escaped(text))</string>"
    case .dictionary(let members) where members.isEmpty: return "<dict/>"
    case .dictionary(let members):
      let inner = indent + indentation
      let lines = members.map { member in
        inner + self.member(member, indent: inner) + lineEnd
      }
      return "<dict>\(lineEnd)\(lines.joined())\(indent)</dict>"
    }
  }

  /// A key and its value, laid out as ``value(_:indent:)``.
  func member(_ member: PropertyListTree.Member, indent: String) -> String {
    let comment = member.comment.map { "<!-- \(Self.comment($0)) -->\(lineEnd)\(indent)" } ?? ""
    let key = "<key>\(Self.escaped(member.key))</key>"
    return comment + key + lineEnd + indent + value(member.value, indent: indent)
  }

  /// Text between tags; CR would be read as LF if it were written as it is.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A comment without what would end it (XML 1.0, section 2.5).
  static func comment(_ text: String) -> String {
    var comment = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", comment.unicodeScalars.last == "-" { comment += " " }
      comment.unicodeScalars.append(scalar)
    }
    return comment
  }

  /// Whether XML 1.0 has no way to write a text.
  ///
  /// Control characters are forbidden even as character references (section 2.2).
  package static func cannotHold(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case ..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
  }
}
