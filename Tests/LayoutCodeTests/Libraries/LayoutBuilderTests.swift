import AutoLayout
import Testing

@testable import LayoutCode

/// EasyPeasy's attributes, Stevia's rows and columns, and builders such as Then.
@Suite struct LayoutBuilderTests {
  @Test func easyPeasyLaysOut() throws {
    try expectOfThreeViews(
      importing: "EasyPeasy",
      """
      a.easy.layout(Top(8), Left(>=4).to(b), Width(*0.5).like(b), Height(44).with(.high))
      b.easy.layout([Edges(2), CenterX().to(a)])
      c.easy.layout(
        Bottom(10).to(view.safeAreaLayoutGuide, .bottom), Size(CGSize(width: 3, height: 5)),
        Center(1).with(.custom(600)))
      """,
      [
        "a.top == view.top + 8", "a.left >= b.right + 4", "a.width == 0.5 * b.width + 0.5",
        "a.height == 44 @750", "b.top == view.top + 2", "b.left == view.left + 2 inactive",
        "b.right == view.right - 2 inactive", "b.bottom == view.bottom - 2",
        "b.centerX == a.centerX", "c.bottom == view.safeArea.bottom - 10", "c.width == 3",
        "c.height == 5", "c.centerX == view.centerX + 1 @600", "c.centerY == view.centerY + 1 @600",
      ])
  }

  @Test func easyPeasyAppliesAnew() throws {
    try expectOfThreeViews(
      importing: "EasyPeasy",
      """
      a <- [Width(10), Top(1)]
      a <- Width(20)
      b.easy.layout(Height(9).when { false }, Left())
      b.easy.clear()
      """,
      [
        "a.width == 10 inactive", "a.top == view.top + 1", "a.width == 20",
        "b.left == view.left inactive",
      ])
  }

  @Test func steviaRows() throws {
    try expectConstraints(
      importing: "Stevia",
      """
      view.subviews(a, b, c)
      view.layout(
        100,
        |-a-| ~ 80,
        8,
        |b-(>=5)-c| ~ 40,
        "",
        c.width(20%),
        >=0
      )
      """, members: views,
      [
        "a.trailing == view.trailing - 8 @751", "a.leading == view.leading + 8 @751",
        "a.height == 80 @751", "b.leading == view.leading @751",
        "c.trailing == view.trailing @751", "c.leading >= b.trailing + 5 @751",
        "b.height == 40 @751", "c.height == 40 @751", "c.width == 0.2 * view.width @751",
        "a.top == view.top + 100 @751", "b.centerY == c.centerY @751",
        "b.top == a.bottom + 8 @751", "c.bottom <= view.bottom @751",
      ])
  }

  @Test func steviaCalls() throws {
    try expectConstraints(
      importing: "Stevia",
      """
      view.subviews {
        a
        b
        c
      }
      a.fillContainer(padding: 4)
      b.top(10).left(50%).width(>=30)
      b.centerVertically(offset: 2)
      view.layout {
        8
        |-16-c-16-|
      }
      align(tops: a, b)
      equal(widths: b, c)
      c.style { $0.heightEqualsWidth() }
      """, members: views,
      [
        "a.leading == view.leading + 4 @751", "a.trailing == view.trailing - 4 @751",
        "a.top == view.top + 4 @751", "a.bottom == view.bottom - 4 @751",
        "b.top == view.top + 10 @751", "b.left == 0.5 * view.right @751", "b.width >= 30 @751",
        "b.centerY == view.centerY + 2 @751", "c.leading == view.leading + 16 @751",
        "c.trailing == view.trailing - 16 @751", "c.top == view.top + 8 @751",
        "a.top == b.top @751", "c.width == b.width @751", "c.height == c.width @751",
      ])
  }

  @Test func thenBuildsAView() throws {
    let result = try RunResult(
      """
      import Then
      class C: UIViewController {
        let name = UILabel().then {
          $0.text = "Ann"
          $0.translatesAutoresizingMaskIntoConstraints = false
        }
        override func viewDidLoad() {
          view.addSubview(name)
          name.do { $0.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        }
      }
      """)
    #expect(result.constraints == ["name.top == view.top"])
    #expect(result.views == ["name: UILabel in view"])
    #expect(result.run.document.view(named: "name")?.content.text == "Ann")
    #expect(result.crashes + result.leftOut + result.unknowns == [])
  }

  private let views = "let a = UIView(), b = UIView(), c = UIView()"
}
