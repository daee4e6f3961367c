internal import StringCatalogs

extension UnitPath {
  /// Every way of several lists once, in an order that keeps that of each list where it can.
  static func merged(_ lists: [[UnitPath]]) -> [UnitPath] {
    var merged: [UnitPath] = []
    for list in lists {
      var next = 0
      for path in list {
        if let index = merged.firstIndex(of: path) {
          next = index + 1
        } else {
          merged.insert(path, at: next)
          next += 1
        }
      }
    }
    return merged
  }
}
