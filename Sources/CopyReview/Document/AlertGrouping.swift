internal import AlertCopy
internal import AlertModel
internal import CopyChecks

/// Puts the parts of alerts together by their keys.
struct AlertGrouping {
  /// A string with what it is.
  struct Item {
    let catalog: Int
    let key: String
    let role: StringRole
  }

  /// What the keys of the buttons that alerts share begin with.
  static let actionPrefix = "action."

  private let items: [Item]
  private let locales: [CopyLocale]
  /// The first string of each of our own keys, those of each catalog first.
  private var own: [OwnKey: [Int]] = [:]
  private var actions: [String: [Int]] = [:]

  init(_ items: [Item], locales: [CopyLocale]) {
    self.items = items
    self.locales = locales
    for (index, item) in items.enumerated() {
      if let key = item.role.ownKey { own[key, default: []].append(index) }
      if item.key.hasPrefix(Self.actionPrefix) { actions[item.key, default: []].append(index) }
    }
  }

  /// The alerts, in the order of the first of their strings.
  var alerts: [ReviewAlert] {
    var found: [(first: Int, alert: ReviewAlert)] = ownAlerts
    found += otherAlerts
    return found.sorted { $0.first < $1.first }.map(\.alert)
  }
}

// MARK: Our own keys

extension AlertGrouping {
  private var ownAlerts: [(first: Int, alert: ReviewAlert)] {
    var seen: Set<Stem> = []
    return items.indices.compactMap { index in
      guard let key = items[index].role.ownKey, let situation = key.situation,
        seen.insert(Stem(catalog: items[index].catalog, key: key)).inserted
      else { return nil }
      return (index, alert(of: key, situation, in: items[index].catalog))
    }
  }

  /// What the keys of the parts of one alert have in common.
  private struct Stem: Hashable {
    let catalog: Int
    let key: OwnKey

    init(catalog: Int, key: OwnKey) {
      self.catalog = catalog
      self.key = OwnKey(
        key.permission,
        use: key.use,
        key.situation,
        .title,
        isNeutral: key.isNeutral,
        isFormal: key.isFormal
      )
    }
  }

  private func alert(of key: OwnKey, _ situation: Situation, in catalog: Int) -> ReviewAlert {
    let keys = AlertCopy.actionKeys(of: situation)
    var alert = ReviewAlert(
      permission: key.permission,
      situation: situation,
      use: key.use,
      variant: key.variant,
      title: part(.title, of: key, in: catalog),
      message: part(.message, of: key, in: catalog),
      cancel: keys.cancel.flatMap { nearest(actions[$0], to: catalog) },
      confirm: nearest(actions[keys.confirm], to: catalog)
    )
    addButtons(to: &alert)
    return alert
  }

  /// The string that the composer of alerts takes for a part: the special one, else the general one,
  /// each in its variant first.
  private func part(_ part: TextRole.Part, of key: OwnKey, in catalog: Int) -> Int? {
    for use in key.use == nil ? [nil] : [key.use, nil] {
      for isFormal in key.isFormal ? [true, false] : [false] {
        for isNeutral in key.isNeutral ? [true, false] : [false] {
          let candidate = OwnKey(
            key.permission,
            use: use,
            key.situation,
            part,
            isNeutral: isNeutral,
            isFormal: isFormal
          )
          if let index = nearest(own[candidate], to: catalog) { return index }
        }
      }
    }
    return nil
  }

  private func nearest(_ strings: [Int]?, to catalog: Int) -> Int? {
    strings?.first { items[$0].catalog == catalog } ?? strings?.first
  }
}

// MARK: Other keys

extension AlertGrouping {
  /// The alerts of keys such as `camera_permission_title` and `camera_permission_ok_button`.
  private var otherAlerts: [(first: Int, alert: ReviewAlert)] {
    var alerts: [(first: Int, alert: ReviewAlert)] = []
    var places: [Name: Int] = [:]
    for (index, item) in items.enumerated() where item.role.ownKey == nil {
      guard item.role.part == .title || item.role.part == .message else { continue }
      let name = Name(catalog: item.catalog, stem: RoleFinder.stem(of: item.key))
      let place = places[name] ?? alerts.count
      if place == alerts.count {
        places[name] = place
        alerts.append((index, ReviewAlert()))
      }
      alerts[place].alert.add(index, item.role)
    }
    for (index, item) in items.enumerated()
    where item.role.ownKey == nil && item.role.part == .button {
      guard let (place, rest) = place(of: item, in: places) else { continue }
      alerts[place].alert.addButton(index, isCancelling: CancelWord.stands(in: rest))
    }
    for place in alerts.indices { addButtons(to: &alerts[place].alert) }
    return alerts
  }

  private struct Name: Hashable {
    let catalog: Int
    let stem: String
  }

  /// The alert that a button belongs to: the one whose stem is the longest that its key begins with;
  /// and what is left of the key.
  private func place(of item: Item, in places: [Name: Int]) -> (Int, rest: Substring)? {
    var stem = Substring(item.key)
    while !stem.isEmpty {
      if let place = places[Name(catalog: item.catalog, stem: String(stem))] {
        return (place, item.key[stem.endIndex...])
      }
      stem.removeLast()
    }
    return nil
  }

  /// Gives an alert whose situation is known our own words for the buttons that it lacks.
  private func addButtons(to alert: inout ReviewAlert) {
    guard let situation = alert.situation, alert.cancel == nil, alert.confirm == nil else { return }
    let keys = AlertCopy.actionKeys(of: situation)
    alert.buttons = ReviewButtons(
      cancel: keys.cancel.map(titles) ?? [],
      confirm: titles(of: keys.confirm)
    )
  }

  private func titles(of action: String) -> [String?] {
    locales.map { AlertCopy.actionTitle(action, in: LocaleTag(rawValue: $0.tag)) }
  }
}

extension ReviewAlert {
  fileprivate mutating func add(_ string: Int, _ role: StringRole) {
    switch role.part {
    case .title: title = title ?? string
    default: message = message ?? string
    }
    permission = permission ?? role.permission
    situation = situation ?? role.situation
  }

  fileprivate mutating func addButton(_ string: Int, isCancelling: Bool) {
    if isCancelling { cancel = cancel ?? string } else { confirm = confirm ?? string }
  }
}
