internal import Diagnostics

/// What stands where in a String Catalog, and the words for what stands there instead.
struct StringCatalogShape {
  /// Holds a whole file against the format.
  ///
  /// - Returns: the source language, and the object with all keys.
  func check(_ root: JSONNode) throws(Diagnostic) -> (sourceLanguage: String, strings: JSONNode) {
    try expect(.object, root, "a String Catalog")
    guard let language = root["sourceLanguage"] else {
      throw missing("“sourceLanguage”, a locale such as \"en\"", in: root)
    }
    try expect(.string, language, "“sourceLanguage”")
    if let version = root["version"] {
      try expect(.string, version, "“version”")
      try check(version: version)
    }
    guard let strings = root["strings"] else {
      throw missing("“strings”, an object with a member for each key", in: root)
    }
    try expect(.object, strings, "“strings”")
    for member in strings.members { try check(entry: member.value, of: member.name) }
    return (language.text, strings)
  }

  private func check(version: JSONNode) throws(Diagnostic) {
    let number = version.text
    guard number != "1", !number.hasPrefix("1.") else { return }
    throw Diagnostic(
      .error,
      at: version.location,
      "the file has version “\(number)” of the format; only versions 1.x are known",
      advice: "use a newer AlertCopy, or export the strings from Xcode as XLIFF"
    )
  }

  private func check(entry: JSONNode, of key: JSONNode) throws(Diagnostic) {
    if entry.kind != .object { throw fault("“\(key.text)”", "an object", entry) }
    for member in entry.members {
      if member.name.isString("localizations") {
        try expect(.object, member.value, "“localizations”")
        for localization in member.value.members {
          try check(string: localization.value, localization.name)
        }
      } else if member.name.isString("comment") {
        try expect(.string, member.value, "“comment”")
      } else if member.name.isString("extractionState") {
        try expect(.string, member.value, "“extractionState”")
      } else if member.name.isString("shouldTranslate") {
        try expect(.bool, member.value, "“shouldTranslate”")
      }
    }
  }

  private func check(string: JSONNode, _ name: JSONNode) throws(Diagnostic) {
    if string.kind != .object { throw fault("“\(name.text)”", "an object", string) }
    for member in string.members {
      if member.name.isString("stringUnit") {
        try check(stringUnit: member.value)
      } else if member.name.isString("variations") {
        try check(variations: member.value)
      } else if member.name.isString("substitutions") {
        try expect(.object, member.value, "“substitutions”")
        for substitution in member.value.members {
          try check(substitution: substitution.value, substitution.name)
        }
      }
    }
  }

  private func check(stringUnit: JSONNode) throws(Diagnostic) {
    try expect(.object, stringUnit, "“stringUnit”")
    var hasValue = false
    for member in stringUnit.members {
      if member.name.isString("value") {
        try expect(.string, member.value, "“value”")
        hasValue = true
      } else if member.name.isString("state") {
        try expect(.string, member.value, "“state”")
      }
    }
    if !hasValue { throw missing("“value”, a string", in: stringUnit) }
  }

  private func check(variations: JSONNode) throws(Diagnostic) {
    try expect(.object, variations, "“variations”")
    for variation in variations.members {
      if variation.value.kind != .object {
        throw fault("“\(variation.name.text)”", "an object", variation.value)
      }
      for item in variation.value.members { try check(string: item.value, item.name) }
    }
  }

  private func check(substitution: JSONNode, _ name: JSONNode) throws(Diagnostic) {
    if substitution.kind != .object { throw fault("“\(name.text)”", "an object", substitution) }
    for member in substitution.members {
      if member.name.isString("argNum") {
        try check(argumentNumber: member.value)
      } else if member.name.isString("formatSpecifier") {
        try expect(.string, member.value, "“formatSpecifier”")
      } else if member.name.isString("variations") {
        try check(variations: member.value)
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

  private func expect(
    _ kind: JSONNode.Kind,
    _ node: JSONNode,
    _ what: StaticString
  ) throws(Diagnostic) {
    guard node.kind == kind else { throw fault("\(what)", kind.inWords, node) }
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
