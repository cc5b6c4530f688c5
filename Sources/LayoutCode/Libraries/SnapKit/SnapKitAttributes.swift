import AutoLayout

/// What SnapKit calls attributes and groups of them.
enum SnapKitAttributes {
  /// In the order in which SnapKit makes the constraints of a group, whatever the order of the chain.
  private static let order: [Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  static let named: [(name: String, attributes: [Attribute])] =
    order.map { ($0.name, [$0]) } + [
      ("baseline", [.lastBaseline]),
      ("edges", edges), ("horizontalEdges", [.left, .right]),
      ("verticalEdges", [.top, .bottom]), ("directionalEdges", directionalEdges),
      ("directionalHorizontalEdges", [.leading, .trailing]),
      ("directionalVerticalEdges", [.top, .bottom]), ("size", [.width, .height]),
      ("center", [.centerX, .centerY]), ("margins", margins),
      ("directionalMargins", directionalMargins),
      ("centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins]),
    ]

  private static let edges = sorted([.top, .left, .bottom, .right])
  private static let directionalEdges = sorted([.top, .leading, .bottom, .trailing])
  private static let margins = sorted([.topMargin, .leftMargin, .bottomMargin, .rightMargin])
  private static let directionalMargins = sorted([
    .topMargin, .leadingMargin, .bottomMargin, .trailingMargin,
  ])

  /// What a chain calls attributes: `size` for both of them, and each by itself where no word stands for all.
  static func names(of attributes: [Attribute]) -> [String] {
    let words = ["size", "center", "edges", "directionalEdges"]
    let word = named.first { words.contains($0.name) && Set($0.attributes) == Set(attributes) }
    return word.map { [$0.name] } ?? attributes.map(\.name)
  }

  static func union(_ one: [Attribute], _ other: [Attribute]) -> [Attribute] {
    sorted(Set(one).union(other))
  }

  private static func sorted(_ attributes: Set<Attribute>) -> [Attribute] {
    order.filter(attributes.contains)
  }

  /// Whether attributes can be held against others: those of one, the same, or edges against margins.
  static func fit(_ first: [Attribute], _ second: [Attribute]) -> Bool {
    second.count <= 1 || first == second || counterparts(first, second) != nil
  }

  /// The second attribute for each of the first; edges are held against margins one by one.
  static func counterparts(_ first: [Attribute], _ second: [Attribute]) -> [Attribute]? {
    if first == second { return second }
    let pairs = [(edges, margins), (directionalEdges, directionalMargins)]
    for (plain, within) in pairs {
      if first == plain, second == within { return first.map { $0.margin ?? $0 } }
      if first == within, second == plain { return first.map { $0.withinMargins ?? $0 } }
    }
    return nil
  }
}
