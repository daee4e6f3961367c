import Foundation

/// A JSON document as Foundation reads it, to look into.
struct JSONSample {
  private let value: Any?

  init?(_ text: String) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return nil }
    self.value = value
  }

  private init(value: Any?) {
    self.value = value
  }

  subscript(name: String) -> JSONSample {
    JSONSample(value: (value as? [String: Any])?[name])
  }

  var elements: [JSONSample] { (value as? [Any] ?? []).map(JSONSample.init(value:)) }

  var text: String? { value as? String }

  var number: Int? { value as? Int }
}
