/// How a device shows everything: dark letters on light, or light ones on dark.
package enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
}

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

  init(_ appearance: Appearance) {
    self = appearance == .light ? .light : .dark
  }

  private init(
    background: String,
    heading: String,
    caption: String,
    alert: String,
    text: String,
    hairline: String,
    bar: String,
    tint: String
  ) {
    self.background = background
    self.heading = heading
    self.caption = caption
    self.alert = alert
    self.text = text
    self.hairline = hairline
    self.bar = bar
    self.tint = tint
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
