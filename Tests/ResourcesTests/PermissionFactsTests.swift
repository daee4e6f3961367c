import AlertModel
import Foundation
import Resources
import TestSupport
import Testing

struct PermissionFactsTests {
  @Test func `every permission has facts`() {
    #expect(PermissionFacts.all.map(\.permission) == Permission.allCases)
  }

  @Test func `every row of a path and every level is a term`() {
    let terms = Set(Term.all.map(\.id)).union(["{app}"])
    for facts in PermissionFacts.all {
      for path in facts.settingsPaths + facts.serviceSettingsPaths {
        #expect(Set(path.value).isSubset(of: terms), "\(facts.permission)")
      }
      #expect(Set(facts.levelTerms.map(\.term)).isSubset(of: terms), "\(facts.permission)")
    }
  }

  /// What the file says of a status of a permission, besides what is compiled in.
  private struct StatusRow: Decodable {
    let status: AuthorizationStatus
    let from: OSVersion
    let to: OSVersion?
  }

  private struct File: Decodable {
    struct Row: Decodable {
      let id: Permission
      let statuses: [StatusRow]
      let absentStatuses: [AuthorizationStatus]
    }

    let permissions: [Row]
  }

  // The cells are those of the enumerations; each must be told, one way or the other.
  @Test func `every permission, version and status is told or declared absent`() throws {
    let bytes = try Checkout.bytes("Resources/permissions.json")
    let file = try JSONDecoder().decode(File.self, from: bytes)
    let versions = (Array(8...18) + [26]).map { OSVersion(major: $0) }
    var cells = 0
    for row in file.permissions {
      let facts = try #require(PermissionFacts.of(row.id))
      for version in versions where version >= facts.introduced {
        for status in AuthorizationStatus.allCases {
          let rows = row.statuses.filter { $0.status == status }
          let holding = rows.filter {
            OSVersionRange(from: $0.from, to: $0.to).contains(version)
          }
          if row.absentStatuses.contains(status) {
            #expect(rows.isEmpty, "\(row.id), \(status)")
          } else {
            #expect(holding.count <= 1, "\(row.id), \(status), \(version)")
            #expect(
              holding.count == 1 || rows.allSatisfy { version < $0.from },
              "\(row.id), \(status), \(version)"
            )
            #expect(!rows.isEmpty, "\(row.id), \(status)")
          }
          cells += 1
        }
      }
    }
    print("Cells of permission, version and status: \(cells)")
    #expect(cells > 2_000)
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
