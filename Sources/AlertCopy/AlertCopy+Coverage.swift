public import AlertModel
internal import CompiledMessages
internal import Locales
internal import Resources

// What there is to ask for.
extension AlertCopy {
  /// The locales that have words of their own, the source language first.
  public static var locales: [LocaleTag] {
    let tags = BuiltInCatalogs.tables.map(\.tag).filter { $0 != BuiltInCatalogs.sourceLocale }
    return ([BuiltInCatalogs.sourceLocale] + tags).map(LocaleTag.init(rawValue:))
  }

  /// The situations of a permission that can occur in an OS version; none before the permission
  /// came.
  public static func situations(of permission: Permission, in version: OSVersion) -> [Situation] {
    let facts = PermissionFacts.of(permission)
    return Situation.allCases.filter { facts?.hasSituation($0, in: version) == true }
  }

  /// Whether a situation of a permission has words in every locale.
  package static func hasWords(_ permission: Permission, _ situation: Situation) -> Bool {
    let key = "\(permission.rawValue).\(situation.rawValue).title"
    return BuiltInCatalogs.tables.allSatisfy { table in
      ([table] + table.fallbacks.compactMap(BuiltInCatalogs.table)).contains {
        $0.catalog.message(forKey: key) != nil
      }
    }
  }

  /// The uses of a permission that have words of their own.
  public static func uses(of permission: Permission) -> [PermissionUse] {
    UseFacts.all.filter { $0.permission == permission }.map(\.use)
  }

  /// The permissions that the keys of an Info.plist declare, and notifications, which need no key.
  ///
  /// A key that serves several permissions declares the first of them: asking for the location
  /// always takes the key of when-in-use too, but that key alone asks for no more than that.
  public static func permissions(declaredBy usageDescriptionKeys: [String]) -> [Permission] {
    let declared = usageDescriptionKeys.compactMap { key in
      PermissionFacts.all.first { $0.usageDescriptionKeys.contains { $0.value == key } }?.permission
    }
    return Permission.allCases.filter { $0 == .notifications || declared.contains($0) }
  }
}
