import AutoLayout
import Testing

@testable import LayoutCode

/// SnapKit's chains, and what its constraints do later.
@Suite struct SnapKitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: String
    let lines: [String]

    init(_ code: String, _ lines: String...) {
      self.code = code
      self.lines = lines
    }

    var testDescription: String { code }
  }

  @Test(arguments: [
    Case(
      "a.snp.makeConstraints { $0.edges.equalToSuperview() }",
      "a.left == view.left", "a.top == view.top", "a.right == view.right",
      "a.bottom == view.bottom"),
    Case(
      "a.snp.makeConstraints { $0.trailing.top.leading.equalTo(b).inset(8) }",
      "a.top == b.top + 8", "a.leading == b.leading + 8", "a.trailing == b.trailing - 8"),
    Case(
      "a.snp.makeConstraints { $0.edges.equalTo(b).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }",
      "a.left == b.left + 2", "a.top == b.top + 1", "a.right == b.right - 4",
      "a.bottom == b.bottom - 3"),
    Case(
      "a.snp.makeConstraints { $0.size.equalTo(b).inset(8) }", "a.width == b.width - 16",
      "a.height == b.height - 16"),
    Case(
      "a.snp.makeConstraints { $0.center.equalTo(b).offset(5) }", "a.centerX == b.centerX + 5",
      "a.centerY == b.centerY + 5"),
    Case(
      "a.snp.makeConstraints { $0.size.equalTo(CGSize(width: 3, height: 4)) }", "a.width == 3",
      "a.height == 4"),
    // A number alone is one behind the superview's edge; a center's is behind its left and top.
    Case("a.snp.makeConstraints { $0.bottom.equalTo(9) }", "a.bottom == view.bottom + 9"),
    Case("a.snp.makeConstraints { $0.centerX.equalTo(9) }", "a.centerX == view.left + 9"),
    Case(
      "a.snp.makeConstraints { $0.left.right.equalTo(b.snp.centerX) }",
      "a.left == b.centerX", "a.right == b.centerX"),
    Case(
      "a.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide).offset(4) }",
      "a.top == view.safeArea.top + 4"),
    Case(
      "a.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide.snp.bottom) }",
      "a.top == view.safeArea.bottom"),
    Case(
      "a.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide.snp.topMargin).offset(2) }",
      "a.top == view.safeArea.top + 2"),
    Case(
      "a.snp.makeConstraints { $0.edges.equalTo(b.snp.margins) }",
      "a.left == b.leftMargin", "a.top == b.topMargin", "a.right == b.rightMargin",
      "a.bottom == b.bottomMargin"),
    Case(
      "a.snp.makeConstraints { $0.width.equalTo(b).multipliedBy(0.5).offset(3).priority(250) }",
      "a.width == 0.5 * b.width + 3 @250"),
    Case(
      "a.snp.makeConstraints { $0.height.lessThanOrEqualTo(44).priorityHigh() }",
      "a.height <= 44 @750"),
    Case(
      "a.snp.makeConstraints { $0.top.equalToSuperview { $0.safeAreaLayoutGuide.snp.top } }",
      "a.top == view.safeArea.top"),
    Case(
      "let g = UILayoutGuide()\nview.addLayoutGuide(g)\ng.snp.makeConstraints { $0.left.equalToSuperview() }",
      "g.left == view.left"),
    Case("a.snp_makeConstraints { $0.left.equalTo(b.snp_right) }", "a.left == b.right"),
    Case("a.snp.makeConstraints { $0.width.equalTo(Metrics.side) }", "a.width == ?Metrics.side"),
  ]) func makes(_ example: Case) throws {
    try expectConstraints(Self.views + example.code, example.lines)
  }

  @Test(arguments: [
    // What updates finds what says the same but for its constant.
    Case(
      "a.snp.updateConstraints { $0.width.equalTo(60) }", "a.width == 60", "a.left == b.left + 8"),
    // What remakes takes away all that was made before.
    Case("a.snp.remakeConstraints { $0.top.equalTo(b) }", "a.top == b.top"),
    Case("a.snp.removeConstraints()"),
    Case("width.update(offset: 70)", "a.width == 70", "a.left == b.left + 8"),
    Case("width.deactivate()", "a.width == 50 inactive", "a.left == b.left + 8"),
    Case(
      "width.isActive = false\nwidth.isActive = true\nwidth.update(offset: 1)", "a.width == 1",
      "a.left == b.left + 8"),
    Case("left.update(inset: 3)", "a.width == 50", "a.left == b.left + 3"),
    // A required constraint's priority stays, as SnapKit keeps it.
    Case("width.update(priority: .low)", "a.width == 50", "a.left == b.left + 8"),
  ]) func changes(_ example: Case) throws {
    try expectConstraints(
      Self.views + """
        a.snp.makeConstraints { make in
        let w = make.width.equalTo(50).constraint
        width = w
        left = make.left.equalTo(b).inset(8).constraint
        }

        """ + example.code,
      members: example.code.contains("width.") || example.code.contains("left.")
        ? "var width: Constraint!\nvar left: Constraint!" : "", example.lines)
  }

  @Test func aLabelIsTheIdentifierAndAPropertyTheName() throws {
    let result = try RunResult(
      """
      import SnapKit
      class V: UIView {
        let title = UILabel()
        var high: Constraint!
        func setup() {
          addSubview(title)
          title.snp.makeConstraints { high = $0.height.equalTo(20).labeled("tall").constraint }
        }
      }
      """)
    let made = result.run.document.constraints.values.first { $0.identifier == "tall" }
    #expect(made?.name == "high")
  }

  @Test func whatIsPreparedWaitsForItsActivation() throws {
    try expectConstraints(
      Self.views + """
        let made = a.snp.prepareConstraints { $0.width.height.equalTo(9) }
        made.forEach { $0.activate() }
        """, ["a.width == 9", "a.height == 9"])
  }

  @Test func aViewThatStandsNowhereEndsTheApp() throws {
    let result = try RunResult(
      """
      class C: UIViewController {
        override func viewDidLoad() {
          let a = UIView()
          a.snp.makeConstraints {
            $0.top.equalToSuperview()
            $0.width.equalTo(4)
          }
          a.snp.updateConstraints { $0.height.equalTo(4) }
        }
      }
      """)
    #expect(
      result.crashes == [
        "5: a has no superview yet: add it to one first.",
        "8: There is no constraint that says the same but for its constant: updateConstraints finds nothing to update.",
      ])
  }

  private static let views = """
    let a = UIView()
    let b = UILabel()
    view.addSubview(a)
    view.addSubview(b)

    """
}
