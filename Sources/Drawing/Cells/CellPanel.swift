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

  enum Style {
    /// Name and detail side by side.
    case table
    /// The detail under the name.
    case stacked
    /// Only the names that stand nowhere else.
    case names
  }

  var heading: [Text]
  var entries: [Entry]
  var footing: [Text]
  let width: Int
  let height: Int
  let style: Style
  /// What to say of entries that have no room.
  let more: (Int) -> Text

  /// For a key and the blank behind it.
  static let keyWidth = 2
  /// How wide the names stand at most; longer ones are cut.
  static let widestName = 24

  /// At most `height`, none wider than `width`.
  var lines: [Text] {
    let shown = shownEntries(upTo: Self.room(in: height, heading, footing))
    var parts = [heading, shown, footing].filter { !$0.isEmpty }
    let blanks = min(parts.count - 1, height - parts.reduce(0) { $0 + $1.count })
    // A blank line over what stands at the foot first.
    for part in parts.indices.dropFirst().reversed().prefix(max(0, blanks)) {
      parts[part].insert(Text(), at: 0)
    }
    return parts.flatMap { $0 }.prefix(height).map { $0.cut(to: width) }
  }

  static func room(in height: Int, _ heading: [Text], _ footing: [Text]) -> Int {
    max(0, height - heading.count - footing.count)
  }

  /// How many of `count` entries have room in so many lines, with the line for the others.
  static func shownCount(of count: Int, style: Style, room: Int) -> Int {
    let each = style == .stacked ? 2 : 1
    return count * each <= room ? count : max(0, (room - 1) / each)
  }

  private func shownEntries(upTo room: Int) -> [Text] {
    let listed = style == .table ? entries : entries.filter(\.isNeeded)
    let count = Self.shownCount(of: listed.count, style: style, room: room)
    if count == listed.count { return lines(of: listed) }
    let needed = listed.indices.filter { listed[$0].isNeeded }
    let others = listed.indices.filter { !listed[$0].isNeeded }
    let chosen = (needed + others).prefix(count).sorted().map { listed[$0] }
    return lines(of: chosen) + (room > 0 ? [more(listed.count - count)] : [])
  }

  private func lines(of entries: [Entry]) -> [Text] {
    let hasKeys = entries.contains { $0.key != nil }
    let names = entries.map { $0.name.cut(to: Self.widestName) }
    let widest = names.reduce(0) { max($0, $1.width) }
    return zip(entries, names).flatMap { entry, name -> [Text] in
      let key = hasKeys ? "\(entry.key.map(String.init) ?? " ", as: .emphasis) " : Text()
      if style == .names || entry.detail.isEmpty { return [key + name] }
      if style == .stacked { return [key + name, (hasKeys ? "  " : Text()) + entry.detail] }
      return [key + name.padded(to: widest) + "  " + entry.detail]
    }
  }
}
