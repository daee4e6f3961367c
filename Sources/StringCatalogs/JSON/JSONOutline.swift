package import Diagnostics

/// Where the values of a JSON file stand, so that what is wrong with one can be told with its place.
package struct JSONOutline: Sendable {
  /// A step into a value.
  package enum Step: Hashable, Sendable {
    /// Into the member of an object.
    case member(String)
    /// Into an element of an array.
    case element(Int)
  }

  private let file: String
  private let lines: LineTable
  private let value: LocatedJSON

  /// The outline of a whole file.
  ///
  /// - Throws: a diagnostic with line and column where the file is not JSON.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    self.file = file
    value = try JSONReader.read(bytes, file: file)
    lines = LineTable(of: bytes)
  }

  /// The place of a value, or of the nearest that encloses it.
  package func location(of path: [Step]) -> SourceLocation {
    var current = value
    for step in path {
      let inner: LocatedJSON? =
        switch (step, current) {
        case (.member(let name), _): current[name]
        case (.element(let index), .array(let elements, _)) where elements.indices.contains(index):
          elements[index]
        case (.element, _): nil
        }
      guard let inner else { break }
      current = inner
    }
    return lines.location(file: file, offset: current.offset)
  }

  /// The first member that another file has not, in the same place.
  package func firstMember(missingFrom other: JSONOutline) -> (
    name: String, location: SourceLocation
  )? {
    member(of: value, missingFrom: other.value).map {
      ($0.value, lines.location(file: file, offset: $0.offset))
    }
  }

  private func member(of value: LocatedJSON, missingFrom other: LocatedJSON) -> JSONText? {
    switch (value, other) {
    case (.object(let members, _), .object):
      for member in members {
        guard let counterpart = other[member.name.value] else { return member.name }
        if let missing = self.member(of: member.value, missingFrom: counterpart) { return missing }
      }
      return nil
    case (.array(let elements, _), .array(let others, _)):
      for (element, counterpart) in zip(elements, others) {
        if let missing = member(of: element, missingFrom: counterpart) { return missing }
      }
      return nil
    default: return nil
    }
  }
}
