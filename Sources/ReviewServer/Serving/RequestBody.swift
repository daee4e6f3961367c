internal import CatalogChanges
internal import Diagnostics
internal import StringCatalogs

/// The JSON that a request brings: an object, whose members are asked for by name.
struct RequestBody {
  private let root: JSONNode

  init(_ bytes: [UInt8]) throws(ReviewFault) {
    do throws(Diagnostic) {
      root = try JSONFile(parsing: bytes, file: "the request").root
    } catch {
      throw ReviewFault(400, "\(error)")
    }
    guard root.kind == .object else {
      throw ReviewFault(400, "the request is \(root.kind.inWords), and an object should stand here")
    }
  }

  func text(_ name: String) throws(ReviewFault) -> String {
    guard let text = try textIfAny(name) else { throw .refused("the request has no “\(name)”") }
    return text
  }

  func textIfAny(_ name: String) throws(ReviewFault) -> String? {
    guard let node = root[name], node.kind != .null else { return nil }
    return try Self.text(node, name)
  }

  /// A text, or the null that stands for none.
  func textOrNull(_ name: String) throws(ReviewFault) -> String? {
    guard root[name] != nil else { throw .refused("the request has no “\(name)”") }
    return try textIfAny(name)
  }

  func number(_ name: String) throws(ReviewFault) -> Int {
    guard let node = root[name] else { throw .refused("the request has no “\(name)”") }
    guard case .number(let digits) = node.value, let number = Int(digits) else {
      throw .refused("“\(name)” is no whole number")
    }
    return number
  }

  /// A value that a reviewer started from; `nil` where there was none.
  func unitIfAny(_ name: String) throws(ReviewFault) -> LocalizedString.StringUnit? {
    guard let node = root[name] else {
      throw .refused("the request has no “\(name)”; give null where there was no text")
    }
    guard node.kind != .null else { return nil }
    guard node.kind == .object else { throw .refused("“\(name)” is \(node.kind.inWords)") }
    let state = node["state"].flatMap { $0.kind == .null ? nil : $0 }
    return .init(
      try node["value"].map { node throws(ReviewFault) in try Self.text(node, "value") } ?? "",
      state: try state.map { node throws(ReviewFault) in
        .init(rawValue: try Self.text(node, "state"))
      }
    )
  }

  /// Which value the request is about.
  func id() throws(ReviewFault) -> StringID {
    let identifier = try textIfAny("path") ?? ""
    guard let path = UnitPath(identifier: identifier) else {
      throw .refused("“\(identifier)” is no path of a value")
    }
    return StringID(key: try text("key"), locale: try text("locale"), path: path)
  }

  private static func text(_ node: JSONNode, _ name: String) throws(ReviewFault) -> String {
    guard let text = node.string else {
      throw .refused("“\(name)” is \(node.kind.inWords), and a string should stand here")
    }
    return text
  }
}
