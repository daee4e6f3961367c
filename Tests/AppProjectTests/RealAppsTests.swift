internal import AppProject
internal import Diagnostics
internal import Foundation
internal import TestSupport
internal import Testing

/// Runs over the files of real apps.
struct RealAppsTests {
  private static let folder = Checkout.cases?.appending(path: "apps").path ?? ""

  private static let apps =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    .filter { !$0.contains(".") }

  @Test(.enabled(if: !apps.isEmpty, "no ../shared/cases/apps here"), arguments: apps)
  func `every app has a name or says what is missing`(_ app: String) throws {
    let project = try AppProject(
      directory: "\(Self.folder)/\(app)",
      infoPlist: nil,
      appName: nil
    )
    #expect(!project.usageDescriptionKeys.isEmpty)
    for locale in ["en", "zh-Hans", "zh-Hant", "zh-Hant-HK"] {
      do throws(Diagnostic) {
        #expect(!(try project.displayName(for: locale)).text.isEmpty)
      } catch {
        #expect(error.location != nil)
        #expect(error.advice == "give the name with --app-name NAME")
      }
    }
  }
}
