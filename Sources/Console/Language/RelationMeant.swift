import AutoLayout
import Patience

/// The relation that may be meant by a line of its parts as words, like a command: `box height 100`,
/// `width 100`.
struct RelationMeant {
  /// What it would be here: `box.height == 100`, `box.left == view.left + 16`.
  let line: String
  /// Whether nothing in the words says which relation is meant.
  let isExample: Bool

  /// - Parameter word: The first of the line, which is no command.
  /// - Returns: `nil` where neither a view nor an anchor begins the line, nor a word that places a view.
  init?(_ word: String, _ arguments: String, in document: Document) {
    let views = document.preorder().filter { !$0.isInitial }.awaitedMap(each: 2) { id in
      (id: id, name: document.views.read(id) { $0.name } ?? "")
    }
    var words = arguments.split(whereSeparator: \.isWhitespace).map(String.init)
    let word = word.lowercased() == "please" && !words.isEmpty ? words.removeFirst() : word
    // `contentView` of `cell.contentView`.
    let view = { (word: String) in
      views.first { $0.name == word || $0.name.hasSuffix(".\(word)") }?.name
    }
    let isView = { (word: String) in view(word) != nil }
    let own = Attribute(name: word)
    let isPlacing = Self.placingWords.contains(word.lowercased()) && words.contains(where: isView)
    guard own != nil || isView(word) || isPlacing else { return nil }
    let named = ([word] + words).compactMap(view)
    let attribute = own ?? ([word] + words).lazy.compactMap(Self.attribute).first
    if let line = Self.line(among: words, of: named) ?? Self.wholeLine(word, words, of: named)
      ?? Self.aligning(word, attribute, named)
    {
      (self.line, isExample) = (line, false)
      return
    }
    let newest = views.max { $0.id < $1.id }?.name
    let number = words.first { Double($0)?.isFinite == true }
    // A number alone is a length.
    isExample = attribute == nil && number == nil
    line = Self.line(attribute ?? .width, of: named.first ?? newest ?? "title", number)
  }

  /// What one does with a view.
  private static let placingWords: Set = [
    "center", "centre", "place", "put", "pin", "align", "stretch", "fill", "中央",
  ]

  /// `ok below title`: what lies between two views.
  private static func line(among words: [String], of views: [String]) -> String? {
    guard views.count > 1 else { return nil }
    if words.contains(where: ["below", "under", "beneath"].contains) {
      return "\(views[0]).top == \(views[1]).bottom + 8"
    }
    return words.contains("above") ? "\(views[0]).bottom == \(views[1]).top - 8" : nil
  }

  /// `pin title to view`, `center title`: what speaks of both axes.
  private static func wholeLine(
    _ word: String, _ words: [String], of views: [String]
  ) -> String? {
    guard let view = views.first, !([word] + words).contains(where: { Attribute(name: $0) != nil })
    else { return nil }
    switch word.lowercased() {
    case "pin", "stretch", "fill": return "H:|[\(view)]|; V:|[\(view)]|"
    case "center", "centre", "中央":
      return "\(view).centerX == view.centerX; \(view).centerY == view.centerY"
    default: return nil
    }
  }

  /// `align title photo`, `align title photo top`
  private static func aligning(
    _ word: String, _ attribute: Attribute?, _ views: [String]
  ) -> String? {
    guard word.lowercased() == "align", views.count > 1, views[0] != views[1] else { return nil }
    let edge = (attribute ?? .leading).name
    return "\(views[0]).\(edge) == \(views[1]).\(edge)"
  }

  /// What a word speaks of: `centered`, `wide`.
  private static func attribute(_ word: String) -> Attribute? {
    switch word.lowercased() {
    case "center", "centre", "centered", "centred", "middle", "中央": .centerX
    case "wide", "wider", "narrow", "narrower": .width
    case "high", "higher", "tall", "taller": .height
    default: Attribute(name: word)
    }
  }

  private static func line(_ attribute: Attribute, of view: String, _ number: String?) -> String {
    let anchor = "\(view).\(attribute.name)"
    switch attribute.kind {
    case .size: return "\(anchor) == \(number ?? "100")"
    case .horizontalLocation where number == nil && attribute == .centerX,
      .verticalLocation where number == nil && attribute == .centerY:
      return "\(anchor) == view.\(attribute.name)"
    case .horizontalLocation, .verticalLocation:
      let isNegative =
        number?.hasPrefix("-") == true || [.trailing, .right, .bottom].contains(attribute)
      let distance = number?.drop { "+-".contains($0) } ?? "16"
      return "\(anchor) == view.\(attribute.name) \(isNegative ? "-" : "+") \(distance)"
    }
  }
}
