/// Which script a Han character belongs to.
enum HanTable {
  static func features(of scalar: UInt32) -> TextFeatures { [] }
}
