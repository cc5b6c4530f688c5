import Testing

@testable import LayoutCode

/// Libraries that relate anchors by operators: Anchorage, Cartography and the attributes of Stevia.
@Suite struct RelationLibraryTests {
  @Test func anchorageRelatesAnchors() throws {
    try expectOfThreeViews(
      importing: "Anchorage",
      """
      a.topAnchor == view.safeAreaLayoutGuide.topAnchor + 8
      a.leadingAnchor >= b.trailingAnchor - 4 ~ .high
      a.widthAnchor == 2 * b.widthAnchor + 1
      a.heightAnchor <= 44 ~ .low + 1
      a.centerXAnchor == b.centerXAnchor / 2
      a.bottomAnchor /==/ view.bottomAnchor
      """,
      [
        "a.top == view.safeArea.top + 8", "a.leading >= b.trailing - 4 @750",
        "a.width == 2 * b.width + 1", "a.height <= 44 @251", "a.centerX == 0.5 * b.centerX",
        "a.bottom == view.bottom",
      ])
  }

  @Test func anchorageGroups() throws {
    try expectOfThreeViews(
      importing: "Anchorage",
      """
      let group = a.edgeAnchors == view.edgeAnchors + 10
      group.top.constant = 1
      b.horizontalAnchors == view.horizontalAnchors + 4 ~ 600
      b.sizeAnchors == CGSize(width: 3, height: 5)
      c.edgeAnchors >= a.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let held = batch(active: false) {
        c.centerAnchors == a.centerAnchors
      }
      held.first?.isActive = true
      """,
      [
        "a.leading == view.leading + 10", "a.trailing == view.trailing - 10",
        "a.top == view.top + 1", "a.bottom == view.bottom - 10",
        "b.leading == view.leading + 4 @600", "b.trailing == view.trailing - 4 @600",
        "b.width == 3", "b.height == 5", "c.leading >= a.leading + 2",
        "c.trailing <= a.trailing - 4", "c.top >= a.top + 1", "c.bottom <= a.bottom - 3",
        "c.centerX == a.centerX",
      ])
  }

  @Test func cartographyConstrains() throws {
    try expectOfThreeViews(
      importing: "Cartography",
      """
      constrain(a, b) { a, b in
        a.top == b.bottom + 8
        a.leading >= a.superview!.leading + 4 ~ .defaultHigh
        (a.width == (b.width + 8) * 2) ~ 250
        a.height == 44
        b.edges == inset(b.superview!.edges, 10, 20)
        b.center == a.center
        b.size == a.size / 2
      }
      constrain(c) { $0.edges == $0.superview!.edges.inseted(by: 3) }
      """,
      [
        "a.top == b.bottom + 8", "a.leading >= view.leading + 4 @750",
        "a.width == 2 * b.width + 16 @250", "a.height == 44", "b.top == view.top + 20",
        "b.leading == view.leading + 10", "b.bottom == view.bottom - 20",
        "b.trailing == view.trailing - 10", "b.centerX == a.centerX", "b.centerY == a.centerY",
        "b.width == 0.5 * a.width", "b.height == 0.5 * a.height", "c.top == view.top + 3",
        "c.leading == view.leading + 3", "c.bottom == view.bottom - 3",
        "c.trailing == view.trailing - 3",
      ])
  }

  @Test func cartographyReplacesAGroup() throws {
    try expectOfThreeViews(
      importing: "Cartography",
      """
      let group = ConstraintGroup()
      constrain(a, replace: group) { a in a.width == 10 }
      constrain(a, replace: group) { a in a.width == 20 }
      constrain(a, b, c) { a, b, c in
        align(top: a, b, c)
        distribute(by: 5, horizontally: a, b, c)
      }
      constrain([a, b]) { views in distribute(equalWidth: views) }
      """,
      [
        "a.width == 10 inactive", "a.width == 20", "a.top == b.top", "a.top == c.top",
        "a.trailing == b.leading - 5", "b.trailing == c.leading - 5", "a.width == b.width",
      ])
  }

  @Test func steviaRelatesAttributes() throws {
    try expectOfThreeViews(
      importing: "Stevia",
      """
      a.Top == b.Bottom + 8
      a.Width == 50 % b.Width
      view.Leading == a.Leading
      a.Bottom == 10
      a.Trailing == view.safeAreaLayoutGuide.Trailing - 4
      a.Height >= 44
      """,
      [
        "a.top == b.bottom + 8 @751", "a.width == 0.5 * b.width @751",
        "a.leading == view.leading @751", "a.bottom == view.bottom - 10 @751",
        "a.trailing == view.safeArea.trailing - 4", "a.height >= 44 @751",
      ])
  }

  @Test func relationsAreSites() throws {
    let result = try RunResult(
      """
      import Anchorage
      class C: UIViewController {
        let a = UIView()
        override func viewDidLoad() {
          view.addSubview(a)
          a.topAnchor == view.topAnchor
          a.edgeAnchors == view.edgeAnchors
        }
      }
      """)
    #expect(result.sites == ["6: 1", "7: 4"])
  }
}
