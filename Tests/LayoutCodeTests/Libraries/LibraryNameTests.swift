import AutoLayout
import Prose
import Testing

@testable import LayoutCode

/// What projects make of libraries: extensions of their types, their names for UIKit's, older spellings,
/// and words that nobody knows.
@Suite struct LibraryNameTests {
  @Test func extensionsOfSnapKitAreCarriedOut() throws {
    let result = try RunResult(
      """
      import SnapKit
      extension ConstraintMaker {
        func hang(below view: UIView, gap: CGFloat = 4) { top.equalTo(view.snp.bottom).offset(gap) }
      }
      extension ConstraintMakerEditable {
        @discardableResult
        func points(_ amount: CGFloat) -> ConstraintMakerEditable { return offset(amount) }
      }
      extension ConstraintViewDSL {
        func fill(_ inset: CGFloat) { makeConstraints { $0.edges.equalToSuperview().inset(inset) } }
      }
      extension UIView {
        var safe: ConstraintBasicAttributesDSL { return safeAreaLayoutGuide.snp }
      }
      class C: UIViewController {
        let a = UIView(), b = UIView()
        override func viewDidLoad() {
          view.addSubview(a)
          view.addSubview(b)
          a.snp.fill(8)
          b.snp.makeConstraints {
            $0.hang(below: a)
            $0.left.equalTo(a).points(3)
            $0.bottom.equalTo(view.safe.bottom)
          }
        }
      }
      """)
    #expect(
      result.constraints == [
        "a.left == view.left + 8", "a.top == view.top + 8", "a.right == view.right - 8",
        "a.bottom == view.bottom - 8", "b.top == a.bottom + 4", "b.left == a.left + 3",
        "b.bottom == view.safeArea.bottom",
      ])
    #expect(result.crashes + result.leftOut == [])
  }

  /// What stands behind a word that is not known is not lost, and the word is told.
  @Test func anUnknownWordKeepsTheChain() throws {
    let result = try RunResult(
      """
      import SnapKit
      class C: UIViewController {
        let a = UIView()
        override func viewDidLoad() {
          view.addSubview(a)
          a.snp.makeConstraints {
            $0.leading.equalToSuperview().nudged().offset(16)
            $0.trailing.equalToSuperview().snugly.inset(4)
          }
        }
      }
      """)
    #expect(
      result.constraints == ["a.leading == view.leading + 16", "a.trailing == view.trailing - 4"])
    let notes = result.run.notes.map { $0.text(in: .english).string }
    for word in ["nudged", "snugly"] {
      #expect(notes.contains { $0.contains("SnapKit has no \(word)") }, "\(notes)")
    }
  }

  @Test func prioritiesOfContentAreReadAndWritten() throws {
    let result = try RunResult(
      """
      import SnapKit
      class C: UIViewController {
        let a = UILabel(), b = UILabel()
        override func viewDidLoad() {
          view.addSubview(a)
          view.addSubview(b)
          a.snp.contentHuggingVerticalPriority = 600
          a.snp.contentCompressionResistanceHorizontalPriority = 601
          b.snp.contentHuggingHorizontalPriority = a.snp.contentHuggingVerticalPriority + 1
        }
      }
      """)
    let (a, b) = (result.run.document.view(named: "a"), result.run.document.view(named: "b"))
    #expect(a?.hugging.vertical.rawValue == 600)
    #expect(a?.resistance.horizontal.rawValue == 601)
    #expect(b?.hugging.horizontal.rawValue == 601)
  }

  @Test func guidesOfControllersAreThoseOfVersion0() throws {
    try expectConstraints(
      importing: "SnapKit",
      """
      view.addSubview(a)
      a.snp_makeConstraints { make in
        make.top.equalTo(snp_topLayoutGuideBottom).offset(8)
        make.bottom.equalTo(self.snp_bottomLayoutGuideTop).offset(-8)
        make.height.equalTo(self.topLayoutGuide.snp_height)
      }
      """, members: "let a = UIView()",
      [
        "a.top == view.topLayoutGuide.bottom + 8", "a.bottom == view.bottomLayoutGuide.top - 8",
        "a.height == view.topLayoutGuide.height",
      ])
  }

  @Test func tinyConstraintsHasNamesForTypes() throws {
    try expectOfThreeViews(
      importing: "TinyConstraints",
      """
      let insets = TinyEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      a.edgesToSuperview(excluding: .bottom, insets: insets)
      b.height(9, priority: LayoutPriority(rawValue: 700))
      """,
      [
        "a.top == view.top + 1", "a.left == view.left + 2", "a.right == view.right - 4",
        "b.height == 9 @700",
      ])
  }

  @Test func cartographyHasNamesForTypes() throws {
    try expectOfThreeViews(
      importing: "Cartography",
      """
      constrain(a, b) { a, b in
        a.width == 100 ~ LayoutPriority(750)
        a.height == 9 ~ LayoutPriority.defaultLow
        b.width == 4 ~ LayoutPriority(rawValue: 10)
      }
      """, ["a.width == 100 @750", "a.height == 9 @250", "b.width == 4 @10"])
  }

  @Test func aModuleMayStandBeforeItsFunctions() throws {
    try expectOfThreeViews(
      importing: "Anchorage",
      """
      let all = Anchorage.batch(active: false) {
        a.widthAnchor == 10
        a.heightAnchor == 20
      }
      all.first?.isActive = true
      Anchorage.batch { b.widthAnchor == 5 }
      """, ["a.width == 10", "b.width == 5"])
  }

  @Test func blocksOfPureLayoutWereTheViewsOnce() throws {
    try expectOfThreeViews(
      importing: "PureLayout",
      """
      UIView.autoSetPriority(.defaultHigh) { a.autoSetDimension(.width, toSize: 100) }
      UIView.autoSetPriority(UILayoutPriority(rawValue: 999), forConstraints: {
        a.autoSetDimension(.height, toSize: 20)
      })
      """, ["a.width == 100 @750", "a.height == 20 @999"])
  }
}
