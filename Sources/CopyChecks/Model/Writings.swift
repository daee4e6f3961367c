/// Some of the writings.
package struct Writings: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ writing: Writing) { rawValue = 1 << writing.rawValue }

  package static let english = Writings(.english)
  package static let simplified = Writings(.simplified)
  package static let taiwan = Writings(.taiwan)
  package static let hongKong = Writings(.hongKong)
  package static let other = Writings(.other)
  package static let traditional: Writings = [.taiwan, .hongKong]
  package static let chinese: Writings = [.simplified, .taiwan, .hongKong]
  package static let all: Writings = [.english, .simplified, .taiwan, .hongKong, .other]
}
