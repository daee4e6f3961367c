import StringCatalogs
import Testing

struct UnitPathTests {
  // The identifiers are those of Xcode's exports in shared/cases/xliff12.
  @Test(
    arguments: [
      ("", []),
      ("plural.one", [.variation(.plural, "one")]),
      ("device.iphone", [.variation(.device, "iphone")]),
      ("device.iphone.plural.one", [.variation(.device, "iphone"), .variation(.plural, "one")]),
      (
        "substitutions.COUNT.plural.one", [.substitution("COUNT"), .variation(.plural, "one")]
      ),
      (
        "substitutions.@DOT.NAME@.plural.one",
        [.substitution("DOT.NAME"), .variation(.plural, "one")]
      ),
    ] as [(String, [UnitPath.Step])]
  )
  func `a way is written as Xcode writes it`(_ identifier: String, _ steps: [UnitPath.Step]) {
    #expect(UnitPath(steps).identifier == identifier)
    #expect(UnitPath(identifier: identifier) == UnitPath(steps))
  }

  @Test(arguments: ["plural", "plural.", "size.wide", "substitutions", "substitutions.", "one"])
  func `what is no way is none`(_ identifier: String) {
    #expect(UnitPath(identifier: identifier) == nil)
  }

  @Test func `a value is set at the end of its way`() {
    let way = UnitPath([.substitution("N"), .variation(.plural, "one")])
    var string = LocalizedString("%#@N@")
    string[way] = .init("%arg bird")
    #expect(string[way]?.value == "%arg bird")
    #expect(string.units.map(\.path) == [.root, way])
    string[way] = nil
    #expect(string.units.map(\.path) == [.root])
  }
}
