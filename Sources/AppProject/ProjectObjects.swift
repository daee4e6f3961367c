package import StringCatalogs

/// The objects of an Xcode project file, by their identifiers.
package struct ProjectObjects {
  /// An object: its identifier and its attributes.
  package struct Object {
    package let identifier: String
    private let attributes: PropertyListValue

    init(identifier: String, attributes: PropertyListValue) {
      self.identifier = identifier
      self.attributes = attributes
    }

    package subscript(attribute: String) -> PropertyListValue? { attributes[attribute] }

    package func string(_ attribute: String) -> String? { attributes[attribute]?.string }

    /// The strings of an attribute that is an array.
    package func strings(_ attribute: String) -> [String] {
      attributes[attribute]?.elements?.compactMap(\.string) ?? []
    }
  }

  /// The project itself, where the file names it.
  package let project: Object?
  private var objects: [String: Object] = [:]
  /// The group that an object is in.
  private var groups: [String: String] = [:]

  /// The objects of what a project file says.
  package init(_ root: PropertyListValue) {
    for member in root["objects"]?.members ?? [] {
      let object = Object(identifier: member.key, attributes: member.value)
      objects[member.key] = object
      for child in object.strings("children") { groups[child] = member.key }
    }
    project = root["rootObject"]?.string.flatMap { [objects] in objects[$0] }
  }

  package subscript(identifier: String) -> Object? { objects[identifier] }

  /// The object that an attribute refers to.
  package func object(_ object: Object, _ attribute: String) -> Object? {
    object.string(attribute).flatMap { objects[$0] }
  }

  /// The objects that an attribute refers to.
  package func objects(_ object: Object, _ attribute: String) -> [Object] {
    object.strings(attribute).compactMap { objects[$0] }
  }

  /// The path of a file or group; `nil` where it depends on the build.
  package func path(of object: Object, in projectFolder: String) -> String? {
    var names: [String] = []
    var visited: Set<String> = []
    var current: Object? = object
    while let object = current, visited.insert(object.identifier).inserted {
      if let path = object.string("path") { names.insert(path, at: 0) }
      switch object.string("sourceTree") ?? "<group>" {
      case "<group>": current = groups[object.identifier].flatMap { objects[$0] }
      case "SOURCE_ROOT": current = nil
      case "<absolute>": return ProjectPath.normalize(names.joined(separator: "/"))
      default: return nil
      }
    }
    return ProjectPath.join(projectFolder, names.joined(separator: "/"))
  }
}
