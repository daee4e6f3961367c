package import AlertModel

/// A way in which source code asks for a permission, or uses what needs one.
///
/// The source of each fact stands in `request-apis.json`.
package struct RequestAPI: Sendable {
  /// How it looks in source code.
  package struct Pattern: Sendable {
    /// What kind of code it is.
    package enum Kind: Sendable {
      /// A method that is called: `PHPhotoLibrary.requestAuthorization`, on any receiver where the
      /// pattern names no type.
      case call
      /// An object that is made: `CBCentralManager(…)`, `[CBCentralManager alloc]`.
      case creation
      /// A function that is called.
      case function
      /// A value that is assigned or passed: `sourceType = .camera`.
      case value
    }

    package let kind: Kind
    package let type: String?
    package let member: String?
    /// Words one of which must stand in the arguments; none where anything will do.
    package let words: [String]

    init(_ kind: Kind, type: String?, member: String?, words: [String]) {
      self.kind = kind
      self.type = type
      self.member = member
      self.words = words
    }
  }

  /// The name as people know it: `AVCaptureDevice.requestAccess`.
  package let name: String
  /// The permission; `nil` where AlertCopy has no copy for it.
  package let permission: Permission?
  /// The keys of Info.plist any of which it needs; none where the system asks without one.
  package let keys: [String]
  /// Whether the request fails or ends the app where Info.plist has none of the keys.
  package let keyIsRequired: Bool
  package let swift: [Pattern]
  package let objectiveC: [Pattern]

  init(
    _ name: String,
    permission: Permission?,
    keys: [String],
    keyIsRequired: Bool,
    swift: [Pattern],
    objectiveC: [Pattern]
  ) {
    self.name = name
    self.permission = permission
    self.keys = keys
    self.keyIsRequired = keyIsRequired
    self.swift = swift
    self.objectiveC = objectiveC
  }
}
