import AutoLayout

/// The frames that the layout callbacks of code set, told apart from those of callbacks that were typed.
struct CallbackLedger: Hashable, Sendable {
  /// A callback of an object: `layoutSubviews`.
  struct Source: Hashable, Sendable {
    let object: ObjectID
    let name: String
  }

  private struct Entry: Hashable, Sendable {
    let source: Source
    let owner: ViewID
    var actions: [LayoutCallback.Action]
  }

  /// In the order in which they ran first.
  private var entries: [Entry] = []

  private func actions(of owner: ViewID) -> [LayoutCallback.Action] {
    entries.filter { $0.owner == owner }.flatMap(\.actions)
  }

  /// What a view's callback is when one of its code has run again and sets `actions`.
  mutating func callback(
    setting actions: [LayoutCallback.Action], by source: Source, of owner: ViewID,
    to present: LayoutCallback?
  ) -> LayoutCallback? {
    let (all, earlier) = (present?.actions ?? [], self.actions(of: owner))
    // A callback that was typed since has taken its place.
    let isThere = all.suffix(earlier.count).elementsEqual(earlier)
    let others = isThere ? Array(all.dropLast(earlier.count)) : all
    if let place = entries.firstIndex(where: { $0.source == source && $0.owner == owner }) {
      entries[place].actions = actions
    } else if !actions.isEmpty {
      entries.append(Entry(source: source, owner: owner, actions: actions))
    }
    let whole = others + self.actions(of: owner)
    return whole.isEmpty ? nil : LayoutCallback(whole)
  }
}
