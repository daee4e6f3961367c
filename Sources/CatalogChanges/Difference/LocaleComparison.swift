internal import StringCatalogs

/// What changed in one locale of a key.
struct LocaleComparison {
  private(set) var units: [UnitChange] = []
  private(set) var members: [MemberChange] = []

  /// A comparison for each locale that changed, in the order of the new entry.
  static func all(old: StringCatalog.Entry, new: StringCatalog.Entry) -> [LocaleComparison] {
    let olds = IndexedContent(old.localizations)
    let news = IndexedContent(new.localizations)
    return news.ids.interleaved(with: olds.ids).compactMap { id in
      let (old, new) = (olds[id]?.string, news[id]?.string)
      return old.isSame(as: new) ? nil : LocaleComparison(id.name.text, old: old, new: new)
    }
  }

  private init(_ locale: String, old: LocalizedString?, new: LocalizedString?) {
    let olds = Leaves(old)
    let news = Leaves(new)
    units = news.unitPaths.interleaved(with: olds.unitPaths).compactMap { path in
      UnitChange(locale: locale, path: path, old: olds.units[path], new: news.units[path])
    }
    members = news.memberPlaces.interleaved(with: olds.memberPlaces).compactMap { place in
      MemberChange(
        locale: locale,
        path: place.path,
        place.name,
        old: olds.members[place],
        new: news.members[place]
      )
    }
  }
}

/// What a string says, by place.
private struct Leaves {
  struct MemberPlace: Hashable {
    let path: UnitPath
    let name: String
  }

  var unitPaths: [UnitPath] = []
  var units: [UnitPath: LocalizedString.StringUnit] = [:]
  var memberPlaces: [MemberPlace] = []
  var members: [MemberPlace: JSONValue] = [:]

  init(_ string: LocalizedString?) {
    for leaf in string?.leaves ?? [] {
      switch leaf.content {
      case .unit(let unit):
        if units.updateValue(unit, forKey: leaf.path) == nil { unitPaths.append(leaf.path) }
      case .member(let name, let value):
        let place = MemberPlace(path: leaf.path, name: name)
        if members.updateValue(value, forKey: place) == nil { memberPlaces.append(place) }
      }
    }
  }
}
