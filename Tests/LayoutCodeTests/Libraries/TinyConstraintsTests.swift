import Testing

@testable import LayoutCode

/// TinyConstraints: signs of offsets and insets, what is left out, stacks.
@Suite struct TinyConstraintsTests {
  @Test func edgesAndInsets() throws {
    try expect(
      """
      a.edgesToSuperview(insets: .horizontal(8) + .top(4))
      b.edgesToSuperview(excluding: .bottom, usingSafeArea: true)
      c.edges(to: a, excluding: [.top, .left], insets: .uniform(2), priority: .defaultHigh)
      """,
      [
        "a.top == view.top + 4", "a.left == view.left + 8", "a.right == view.right - 8",
        "a.bottom == view.bottom", "b.top == view.safeArea.top", "b.left == view.safeArea.left",
        "b.right == view.safeArea.right", "c.bottom == a.bottom - 2 @750",
        "c.right == a.right - 2 @750",
      ])
  }

  @Test func oneEdgeAtATime() throws {
    try expect(
      """
      a.leadingToSuperview(offset: 8)
      a.trailingToSuperview(offset: 8)
      a.rightToSuperview(offset: 8)
      a.topToBottom(of: b, offset: 10, relation: .equalOrGreater)
      a.bottom(to: c, c.topAnchor, offset: -4)
      a.centerX(to: b, offset: 1)
      a.centerYToSuperview(multiplier: 0.5)
      a.top(to: c, isActive: false).set(true)
      """,
      [
        "a.leading == view.leading + 8", "a.trailing == view.trailing - 8",
        "a.right == view.right + 8", "a.top >= b.bottom + 10", "a.bottom == c.top - 4",
        "a.centerX == b.centerX + 1", "a.centerY == 0.5 * view.centerY", "a.top == c.top",
      ])
  }

  @Test func sizes() throws {
    try expect(
      """
      a.width(100)
      a.height(min: 20, max: 60, priority: .defaultLow)
      b.size(CGSize(width: 30, height: 40))
      b.aspectRatio(2)
      c.width(to: a, multiplier: 0.5, offset: -8)
      c.heightToWidth(of: c).with(.defaultHigh)
      c.center(in: b, offset: CGPoint(x: 1, y: 2))
      c.originToSuperview(insets: .uniform(3))
      """,
      [
        "a.width == 100", "a.height >= 20 @250", "a.height <= 60 @250", "b.width == 30",
        "b.height == 40", "b.width == 2 * b.height", "c.width == 0.5 * a.width - 8",
        "c.height == c.width @750", "c.centerX == b.centerX + 1", "c.centerY == b.centerY + 2",
        "c.left == view.left + 3", "c.top == view.top + 3",
      ])
  }

  @Test func aStackOfViews() throws {
    try expectConstraints(
      importing: "TinyConstraints",
      """
      view.addSubview(a)
      a.stack([b, c], axis: .vertical, height: 20, spacing: 6)
      """, members: views,
      [
        "b.top == a.top", "b.left == a.left", "b.right == a.right", "b.height == 20",
        "c.top == b.bottom + 6", "c.left == a.left", "c.right == a.right", "c.bottom == a.bottom",
        "c.height == 20",
      ])
  }

  private let views = "let a = UIView(), b = UIView(), c = UIView()"

  private func expect(
    _ body: String, _ constraints: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectOfThreeViews(
      importing: "TinyConstraints", body, constraints, sourceLocation: sourceLocation)
  }
}
