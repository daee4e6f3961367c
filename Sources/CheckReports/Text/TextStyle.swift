internal import Diagnostics

/// Colours of a terminal (ECMA-48, SGR), or none.
struct TextStyle {
  let isOn: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func marks(_ text: String) -> String { styled(text, "1;32") }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: styled(text, "1;31")
    case .warning: styled(text, "1;35")
    case .note: styled(text, "1;36")
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
