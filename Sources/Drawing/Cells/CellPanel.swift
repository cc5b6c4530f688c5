import Prose

/// What stands beside or under a picture: what its keys mean, and all that has no room in it.
struct CellPanel {
  /// A line about one thing in the picture.
  struct Entry {
    /// The sign that stands for it in the picture, where its name does not.
    var key: Character?
    var name: Text
    var detail: Text
    /// Whether nothing else says its name.
    var isNeeded: Bool
  }

  var heading: [Text]
  var entries: [Entry]
  var footing: [Text]
  let width: Int
  let height: Int
  let showsDetails: Bool
  /// What to say of entries that have no room.
  let more: (Int) -> Text

  /// At most `height`, none wider than `width`.
  var lines: [Text] {
    let fixed = heading.count + footing.count
    let shown = shownEntries(upTo: max(0, height - fixed))
    var parts = [heading, shown, footing].filter { !$0.isEmpty }
    let blanks = min(parts.count - 1, height - parts.reduce(0) { $0 + $1.count })
    // A blank line over what stands at the foot first.
    for part in parts.indices.dropFirst().reversed().prefix(max(0, blanks)) {
      parts[part].insert(Text(), at: 0)
    }
    return parts.flatMap { $0 }.prefix(height).map { $0.cut(to: width) }
  }

  /// How wide the names stand at most; longer ones are cut.
  static let widestName = 24

  private func shownEntries(upTo limit: Int) -> [Text] {
    let listed = showsDetails ? entries : entries.filter(\.isNeeded)
    guard listed.count > limit else { return lines(of: listed) }
    guard limit > 0 else { return [] }
    let needed = listed.indices.filter { listed[$0].isNeeded }
    let others = listed.indices.filter { !listed[$0].isNeeded }
    let chosen = (needed + others).prefix(limit - 1).sorted().map { listed[$0] }
    return lines(of: chosen) + [more(listed.count - chosen.count)]
  }

  private func lines(of entries: [Entry]) -> [Text] {
    let hasKeys = entries.contains { $0.key != nil }
    let names = entries.map { $0.name.cut(to: Self.widestName) }
    let widest = names.reduce(0) { max($0, $1.width) }
    return zip(entries, names).map { entry, name in
      var line = hasKeys ? "\(entry.key.map(String.init) ?? " ", as: .emphasis) " : Text()
      line += showsDetails && !entry.detail.isEmpty ? name.padded(to: widest) + "  " : name
      return showsDetails ? line + entry.detail : line
    }
  }
}
