internal import StringCatalogs

extension [StringTable] {
  /// All locales that the tables have strings in, each after those that stand before it in some
  /// string, so that files read in this order give the strings their order back.
  var localesInOrder: [String] {
    var lists = Set(flatMap(\.catalog.entries).map { $0.localizations.map(\.locale) })
      .sorted { $0.lexicographicallyPrecedes($1) }
    var order: [String] = []
    while let first = lists.lazy.compactMap(\.first).first {
      let heads = lists.compactMap(\.first)
      let next = heads.first { head in !lists.contains { $0.dropFirst().contains(head) } } ?? first
      order.append(next)
      lists = lists.map { $0.filter { $0 != next } }
    }
    return order
  }
}
