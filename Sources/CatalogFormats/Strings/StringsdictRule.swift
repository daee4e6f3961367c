internal import StringCatalogs

/// The words of .stringsdict files.
enum StringsdictRule {
  static let format = "NSStringLocalizedFormatKey"
  static let specType = "NSStringFormatSpecTypeKey"
  static let plural = "NSStringPluralRuleType"
  static let valueType = "NSStringFormatValueTypeKey"

  /// The rules that a whole string varies by, with what String Catalogs call them.
  static let variations: [(rule: String, kind: LocalizedString.Kind)] = [
    ("NSStringDeviceSpecificRuleType", .device), ("NSStringVariableWidthRuleType", .width),
  ]

  static let categories = ["zero", "one", "two", "few", "many", "other"]
}

extension LocalizedString.Kind {
  /// By the width that there is for the string, which no String Catalog of Xcode's has.
  static let width = LocalizedString.Kind(rawValue: "width")
}
