import AutoLayout

/// The relation that may be meant by a line of its parts as words, like a command: `box height 100`,
/// `width 100`.
struct RelationMeant {
  /// What it would be here: `box.height == 100`, `box.left == view.left + 16`.
  let line: String

  /// - Parameter word: The first of the line, which is no command.
  /// - Returns: `nil` where neither a view nor an anchor begins the line.
  init?(_ word: String, _ arguments: String, in document: Document) {
    let views = document.preorder().compactMap(document.view).filter { !$0.id.isInitial }
    let words = arguments.split(whereSeparator: \.isWhitespace).map(String.init)
    let own = Attribute(name: word)
    guard own != nil || views.contains(where: { $0.name == word }) else { return nil }
    let attribute = own ?? words.lazy.compactMap(Attribute.init(name:)).first ?? .width
    let named = ([word] + words).first { name in views.contains { $0.name == name } }
    let newest = views.max { $0.id < $1.id }?.name
    let number = words.first { Double($0)?.isFinite == true }
    line = Self.line(attribute, of: named ?? newest ?? "title", number)
  }

  private static func line(_ attribute: Attribute, of view: String, _ number: String?) -> String {
    let anchor = "\(view).\(attribute.name)"
    switch attribute.kind {
    case .size: return "\(anchor) == \(number ?? "100")"
    case .horizontalLocation, .verticalLocation:
      let isNegative =
        number?.hasPrefix("-") == true || [.trailing, .right, .bottom].contains(attribute)
      let distance = number?.drop { "+-".contains($0) } ?? "16"
      return "\(anchor) == view.\(attribute.name) \(isNegative ? "-" : "+") \(distance)"
    }
  }
}
