/// How a device shows everything: dark letters on light, or light ones on dark.
package enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
}
