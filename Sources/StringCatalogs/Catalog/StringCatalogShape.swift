internal import Diagnostics

/// What stands where in a String Catalog, and the words for what stands there instead.
struct StringCatalogShape {
  private let json: JSONFile
  private let view: JSONView

  /// Holds a whole file against the format.
  ///
  /// - Returns: the source language, and the object with all keys.
  static func check(
    _ json: JSONFile
  ) throws(Diagnostic) -> (sourceLanguage: String, strings: JSONNode) {
    try JSONView.of(json) { view throws(Diagnostic) in
      try StringCatalogShape(json: json, view: view).root()
    }
  }

  private func node(_ value: Int) -> JSONNode { JSONNode(json: json, index: value) }

  private func root() throws(Diagnostic) -> (sourceLanguage: String, strings: JSONNode) {
    let root = json.root
    try expect(.object, root, "a String Catalog")
    guard let language = root["sourceLanguage"] else {
      throw missing("“sourceLanguage”, a locale such as \"en\"", in: root)
    }
    try expect(.string, language, "“sourceLanguage”")
    if let version = root["version"] { try check(version: version) }
    guard let strings = root["strings"] else {
      throw missing("“strings”, an object with a member for each key", in: root)
    }
    try expect(.object, strings, "“strings”")
    try view.forEachMember(of: strings.index) { key, entry throws(Diagnostic) in
      try check(entry: entry, of: key)
    }
    return (language.text, strings)
  }

  private func check(version: JSONNode) throws(Diagnostic) {
    try expect(.string, version, "“version”")
    let number = version.text
    guard number != "1", !number.hasPrefix("1.") else { return }
    throw Diagnostic(
      .error,
      at: version.location,
      "the file has version “\(number)” of the format; only versions 1.x are known",
      advice: "use a newer AlertCopy, or export the strings from Xcode as XLIFF"
    )
  }

  private func check(entry: Int, of key: Int) throws(Diagnostic) {
    try expectObject(entry, key)
    try view.forEachMember(of: entry) { name, value throws(Diagnostic) in
      if view.isNamed(name, "localizations") {
        try expectObject(value, name)
        try view.forEachMember(of: value) { locale, string throws(Diagnostic) in
          try check(string: string, locale)
        }
      } else if view.isNamed(name, "comment") || view.isNamed(name, "extractionState") {
        try expectString(value, name)
      } else if view.isNamed(name, "shouldTranslate") {
        try expect(.bool, node(value), "“shouldTranslate”")
      }
    }
  }

  private func check(string: Int, _ name: Int) throws(Diagnostic) {
    try expectObject(string, name)
    try view.forEachMember(of: string) { name, value throws(Diagnostic) in
      if view.isNamed(name, "stringUnit") {
        try check(stringUnit: value, name)
      } else if view.isNamed(name, "variations") {
        try check(variations: value, name)
      } else if view.isNamed(name, "substitutions") {
        try expectObject(value, name)
        try view.forEachMember(of: value) { name, substitution throws(Diagnostic) in
          try check(substitution: substitution, name)
        }
      }
    }
  }

  private func check(stringUnit: Int, _ name: Int) throws(Diagnostic) {
    try expectObject(stringUnit, name)
    var hasValue = false
    try view.forEachMember(of: stringUnit) { name, value throws(Diagnostic) in
      if view.isNamed(name, "value") {
        try expectString(value, name)
        hasValue = true
      } else if view.isNamed(name, "state") {
        try expectString(value, name)
      }
    }
    if !hasValue, node(stringUnit)["value"] == nil {
      throw missing("“value”, a string", in: node(stringUnit))
    }
  }

  private func check(variations: Int, _ name: Int) throws(Diagnostic) {
    try expectObject(variations, name)
    try view.forEachMember(of: variations) { kind, variation throws(Diagnostic) in
      try expectObject(variation, kind)
      try view.forEachMember(of: variation) { name, item throws(Diagnostic) in
        try check(string: item, name)
      }
    }
  }

  private func check(substitution: Int, _ name: Int) throws(Diagnostic) {
    try expectObject(substitution, name)
    try view.forEachMember(of: substitution) { name, value throws(Diagnostic) in
      if view.isNamed(name, "argNum") {
        try check(argumentNumber: node(value))
      } else if view.isNamed(name, "formatSpecifier") {
        try expectString(value, name)
      } else if view.isNamed(name, "variations") {
        try check(variations: value, name)
      }
    }
  }

  private func check(argumentNumber: JSONNode) throws(Diagnostic) {
    try expect(.number, argumentNumber, "“argNum”")
    let digits = String(decoding: argumentNumber.content, as: UTF8.self)
    guard let number = Int(digits), number > 0 else {
      throw Diagnostic(
        .error,
        at: argumentNumber.location,
        "“argNum” should be the position of an argument, from 1 on, and is \(digits)",
        advice: "compare with a catalog that Xcode wrote"
      )
    }
  }
}

extension StringCatalogShape {
  private func expectObject(_ value: Int, _ name: Int) throws(Diagnostic) {
    if view.kind(value) != .object { throw fault("“\(node(name).text)”", "an object", node(value)) }
  }

  private func expectString(_ value: Int, _ name: Int) throws(Diagnostic) {
    if !view.isString(value) { throw fault("“\(node(name).text)”", "a string", node(value)) }
  }

  private func expect(
    _ kind: JSONNode.Kind,
    _ node: JSONNode,
    _ what: String
  ) throws(Diagnostic) {
    guard node.kind == kind else { throw fault(what, kind.inWords, node) }
  }

  private func fault(_ what: String, _ expected: String, _ found: JSONNode) -> Diagnostic {
    Diagnostic(
      .error,
      at: found.location,
      "\(what) should be \(expected), and is \(found.kind.inWords)",
      advice: "compare with a catalog that Xcode wrote"
    )
  }

  private func missing(_ what: String, in parent: JSONNode) -> Diagnostic {
    Diagnostic(
      .error,
      at: parent.location,
      "a String Catalog needs \(what) here",
      advice: "compare with a catalog that Xcode wrote"
    )
  }
}
