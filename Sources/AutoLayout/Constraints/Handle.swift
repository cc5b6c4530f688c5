/// What one calls a constraint: a user's by its number, a generated one by its view and its rule
/// (`title.hug.h`, `window.w`, `view.safeArea.top`).
package enum Handle: Hashable, Comparable, Sendable {
  case generated(ViewID, Rule)
  case constraint(ConstraintID)
}

/// The rule that generated a constraint, with the part of it: `hug.h`, `mask.x`, `safeArea.top`.
package struct Rule: Hashable, Comparable, Sendable {
  /// Everything of the handle behind the view's name.
  package let name: String
  package let maker: Maker

  package init(_ name: String, by maker: Maker) {
    self.name = name
    self.maker = maker
  }

  /// By maker, then horizontal before vertical.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }

  /// What makes constraints by itself, in the order in which required ones are believed.
  package enum Maker: Int, Hashable, Sendable {
    case window
    case nonnegativeSize
    case autoresizingMask
    case safeArea
    case layoutMargins
    case readableContent
    case keyboard
    case compressionResistance
    case hugging
  }

  package static func window(_ axis: Axis) -> Rule {
    Rule(axis == .horizontal ? "w" : "h", by: .window)
  }
  package static func size(_ axis: Axis) -> Rule {
    Rule(axis == .horizontal ? "size.w" : "size.h", by: .nonnegativeSize)
  }
  package static func hugging(_ axis: Axis) -> Rule {
    Rule(axis == .horizontal ? "hug.h" : "hug.v", by: .hugging)
  }
  package static func resistance(_ axis: Axis) -> Rule {
    Rule(axis == .horizontal ? "resist.h" : "resist.v", by: .compressionResistance)
  }
  /// `part` is x, y, w or h.
  package static func mask(_ part: String) -> Rule {
    Rule("mask.\(part)", by: .autoresizingMask)
  }
  /// `edge` is top, left, bottom or right.
  package static func guide(_ guide: SystemGuide, _ edge: String) -> Rule {
    let maker: Maker =
      switch guide {
      case .safeArea: .safeArea
      case .layoutMargins: .layoutMargins
      case .readableContent: .readableContent
      case .keyboard: .keyboard
      }
    return Rule("\(guide.rawValue).\(edge)", by: maker)
  }
}

extension Document {
  /// What the user calls it: `c3`, `gap`, `title.hug.h`.
  package func text(of handle: Handle) -> String {
    switch handle {
    case .constraint(let id):
      constraints[id].map(self.handle(of:)) ?? "c\(id.rawValue)"
    case .generated(let view, let rule): "\(views[view]?.name ?? "?").\(rule.name)"
    }
  }
}
