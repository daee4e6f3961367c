/// The colours of a sheet, those of the alerts after iOS.
struct SheetColors {
  let background: String
  let heading: String
  let caption: String
  let alert: String
  let text: String
  let hairline: String
  let bar: String
  let tint: String
}

extension SheetColors {
  init(_ appearance: Appearance) {
    self = appearance == .light ? .light : .dark
  }

  private static let light = SheetColors(
    background: "#d8d8dd",
    heading: "#1c1c1e",
    caption: "#4a4a4f",
    alert: "#f5f5f7",
    text: "#000000",
    hairline: "#c3c3c7",
    bar: "#c7c7cc",
    tint: "#007aff"
  )
  private static let dark = SheetColors(
    background: "#000000",
    heading: "#f2f2f7",
    caption: "#aeaeb2",
    alert: "#252527",
    text: "#ffffff",
    hairline: "#48484a",
    bar: "#545458",
    tint: "#0a84ff"
  )
}
