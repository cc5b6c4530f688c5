import AutoLayout
import Testing

@testable import LayoutCode

/// Types that functions declare, lists that are changed, and properties with wrappers.
@Suite struct LocalTypeTests {
  @Test func aStructWithinAFunctionIsOne() throws {
    try expectConstraints(
      """
      struct Gaps {
        var top: CGFloat = 3
        mutating func grow() { top += 1 }
      }
      var gaps = Gaps()
      gaps.grow()
      func double(_ gaps: inout Gaps) { gaps.top *= 2 }
      double(&gaps)
      view.heightAnchor.constraint(equalToConstant: gaps.top).isActive = true
      """, ["view.height == 8"])
  }

  @Test func whatIsAppendedIsOfTheListsType() throws {
    try expectConstraints(
      """
      struct Row { var height: CGFloat; var isTall = false }
      var rows: [Row] = [], others = [Row]()
      rows.append(.init(height: 12, isTall: true))
      others.append(contentsOf: [.init(height: 20)])
      for row in rows + others {
        view.heightAnchor.constraint(equalToConstant: row.height).isActive = true
      }
      """, ["view.height == 12", "view.height == 20"])
  }

  @Test func aPropertyMayHaveSeveralWrappers() throws {
    let result = try RunResult(
      """
      @propertyWrapper struct Doubled {
        var value: CGFloat
        var wrappedValue: CGFloat { get { value * 2 } set { value = newValue } }
        init(wrappedValue: CGFloat) { value = wrappedValue }
      }
      @propertyWrapper struct Kept<T> {
        var wrappedValue: T
        init(wrappedValue: T) { self.wrappedValue = wrappedValue }
      }
      class C: UIViewController {
        @Kept @Doubled var gap: CGFloat = 4
        override func viewDidLoad() {
          view.topAnchor.constraint(equalTo: view.superview!.topAnchor, constant: gap).isActive = true
          gap = 10
          view.heightAnchor.constraint(equalToConstant: gap).isActive = true
        }
      }
      """)
    #expect(result.constraints.last == "view.height == 20", "\(result.constraints)")
    #expect(result.constraints.first?.hasSuffix("+ 8") == true, "\(result.constraints)")
  }

  @Test func observersOfAViewsSizeRunAtItsLayout() throws {
    let result = try RunResult(
      """
      class Card: UIView {
        let inner = UIView()
        override var bounds: CGRect { didSet { inner.frame = bounds.insetBy(dx: 10, dy: 5) } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(inner)
          widthAnchor.constraint(equalToConstant: 100).isActive = true
          heightAnchor.constraint(equalToConstant: 40).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    let inner = try #require(result.run.document.view(named: "inner")?.id)
    let frame = try LayoutEngine().layout(of: result.run.document).frame(of: inner)
    #expect(frame == Rect(x: 10, y: 5, width: 80, height: 30))
  }

  @Test func aListingShowsTheControllerThatItMakesWhereItPutsIt() throws {
    let result = try RunResult([
      CodeSource(
        text: """
          class Screen: UIViewController {
            let label = UILabel()
            override func viewDidLoad() { view.addSubview(label) }
          }
          let screen = Screen()
          view.addSubview(screen.view)
          """)
    ])
    #expect(result.views == ["screenView: UIView in view", "label: UILabel in screenView"])
  }
}
