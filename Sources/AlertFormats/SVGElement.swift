/// An element of an SVG drawing; all text and every value of an attribute is escaped here.
struct SVGElement {
  private let name: StaticString
  private let attributes: [(name: StaticString, value: String)]
  private let content: Content

  private enum Content {
    case elements([SVGElement])
    /// Text whose spaces count, some of it in `tspan` elements.
    case runs([SVGElement])
    case text(String)
  }

  init(
    _ name: StaticString,
    _ attributes: [(name: StaticString, value: String)] = [],
    _ elements: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    content = .elements(elements)
  }

  init(_ name: StaticString, _ attributes: [(name: StaticString, value: String)] = [], text: String)
  {
    self.name = name
    self.attributes = attributes
    content = .text(text)
  }

  init(
    _ name: StaticString,
    _ attributes: [(name: StaticString, value: String)],
    runs: [SVGElement]
  ) {
    self.name = name
    self.attributes = attributes
    content = .runs(runs)
  }

  /// The element as text, with its final line end.
  func text(depth: Int = 0) -> String {
    var text = ""
    write(to: &text, depth: depth)
    return text
  }

  private func write(to text: inout String, depth: Int) {
    let space = String(repeating: " ", count: depth)
    text += space
    writeStart(to: &text)
    switch content {
    case .elements(let elements) where elements.isEmpty: text += "/>\n"
    case .elements(let elements):
      text += ">\n"
      for element in elements { element.write(to: &text, depth: depth + 1) }
      text += "\(space)</\(name)>\n"
    case .text, .runs:
      writeInline(to: &text)
      text += "\n"
    }
  }

  private func writeStart(to text: inout String) {
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(MarkupEscape.text(attribute.value))\""
    }
  }

  private func writeInline(to text: inout String) {
    text += ">"
    switch content {
    case .elements: break
    case .text(let words): text += MarkupEscape.text(words)
    case .runs(let runs):
      for run in runs {
        if run.attributes.isEmpty, case .text(let words) = run.content {
          text += MarkupEscape.text(words)
          continue
        }
        run.writeStart(to: &text)
        run.writeInline(to: &text)
      }
    }
    text += "</\(name)>"
  }
}
