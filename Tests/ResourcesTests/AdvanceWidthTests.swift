import Foundation
import TestSupport
import Testing

struct AdvanceWidthTests {
  // fontTools reads the fonts of Debian's fonts-inter and fonts-noto-cjk.
  @Test func `the advance widths are what the fonts say`() throws {
    let python = Checkout.file(".build/python").path
    let fonts = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    guard
      FileManager.default.fileExists(atPath: "\(python)/fontTools"),
      FileManager.default.fileExists(atPath: fonts)
    else { try Test.cancel("make test installs the fonts and fontTools") }
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "advance-widths.json")
    let outcome = try Executable(path: "/usr/bin/env").run(
      ["python3", Checkout.file("Resources/advance-widths.py").path, file.path],
      environment: ["PYTHONPATH": python]
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try Data(contentsOf: file) == Checkout.bytes("Resources/advance-widths.json"))
  }
}
