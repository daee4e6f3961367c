import AlertModel
import Foundation
import Resources
import TestSupport
import Testing

struct PermissionFactsTests {
  @Test func `every permission has facts`() {
    #expect(PermissionFacts.all.map(\.permission) == Permission.allCases)
  }

  @Test func `every row of a path is a term`() {
    let terms = Set(Term.all.map(\.id)).union(["{app}"])
    for facts in PermissionFacts.all {
      for path in facts.settingsPaths {
        #expect(Set(path.value).isSubset(of: terms), "\(facts.permission)")
      }
    }
  }

  // Apple's documentation: AVCaptureDevice, PHAuthorizationStatus.limited, CLLocationManager.
  @Test(arguments: [
    (Permission.camera, Situation.denied, "8", true), (.photoLibrary, .limited, "13", false),
    (.photoLibrary, .limited, "14", true), (.notifications, .restricted, "26", false),
    (.locationWhenInUse, .serviceOff, "8", true), (.camera, .serviceOff, "26", false),
    (.photoLibraryAddOnly, .denied, "10", false), (.photoLibraryAddOnly, .denied, "11", true),
  ])
  func `a situation occurs from its version on`(
    permission: Permission,
    situation: Situation,
    version: String,
    occurs: Bool
  ) throws {
    let facts = try #require(PermissionFacts.of(permission))
    #expect(facts.hasSituation(situation, in: try #require(OSVersion(version))) == occurs)
  }

  @Test func `every fact has a source and a confidence`() throws {
    let json = try JSONSerialization.jsonObject(with: Checkout.bytes("Resources/permissions.json"))
    var count = 0
    func visit(_ value: Any, path: String) {
      if let list = value as? [Any] {
        for (index, element) in list.enumerated() { visit(element, path: "\(path)[\(index)]") }
      } else if let object = value as? [String: Any] {
        if object["confidence"] != nil || object["from"] != nil {
          count += 1
          let source = object["source"] as? String
          let confidence = object["confidence"] as? String
          #expect(source?.isEmpty == false, "\(path)")
          #expect(
            ["documented", "reported", "inferred", "unverified"].contains(confidence),
            "\(path)"
          )
        }
        for (name, element) in object where name != "linkedSDK" {
          visit(element, path: "\(path).\(name)")
        }
      }
    }
    visit(json, path: "")
    #expect(count > 500)
  }
}
