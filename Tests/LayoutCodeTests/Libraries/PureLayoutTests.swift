import AutoLayout
import Testing

@testable import LayoutCode

/// PureLayout's calls in Swift and in Objective-C: signs of insets, relations from the inside, rows.
@Suite struct PureLayoutTests {
  /// Multiples of a center count from the left, whichever side is read first.
  @Test func aRowOfOneSizeTurnsWithTheReadingDirection() throws {
    var start = Document()
    try start.apply(.setDirection(.rightToLeft))
    let text = """
      import PureLayout
      class C: UIViewController {
        let a = UIView(), b = UIView(), c = UIView()
        override func viewDidLoad() {
          [a, b, c].forEach(view.addSubview)
          ([a, b, c] as NSArray).autoDistributeViews(
            along: .horizontal, alignedTo: .horizontal, withFixedSize: 20)
        }
      }
      """
    let result = try RunResult([CodeSource(name: "C.swift", text: text)], on: start)
    #expect(
      result.constraints == [
        "c.width == 20", "c.centerX == 0.5 * view.centerX - 5", "b.width == 20",
        "b.centerX == view.centerX", "b.centerY == c.centerY", "a.width == 20",
        "a.centerX == 1.5 * view.centerX + 5", "a.centerY == b.centerY",
      ])
  }

  @Test func edgesOfTheSuperview() throws {
    try expect(
      """
      a.autoPinEdge(toSuperviewEdge: .top)
      a.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
      a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 4, relation: .greaterThanOrEqual)
      b.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      c.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .left)
      """,
      [
        "a.top == view.top", "a.trailing == view.trailing - 8", "a.bottom <= view.bottom - 4",
        "b.top == view.top + 1", "b.leading == view.leading + 2", "b.bottom == view.bottom - 3",
        "b.trailing == view.trailing - 4", "c.top == view.top", "c.bottom == view.bottom",
        "c.right == view.right",
      ])
  }

  @Test func marginsAndSafeArea() throws {
    try expect(
      """
      a.autoPinEdge(toSuperviewMargin: .leading)
      a.autoPinEdge(toSuperviewMargin: .bottom, relation: .greaterThanOrEqual)
      a.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)
      b.autoPinEdgesToSuperviewSafeArea(with: .zero, excludingEdge: .bottom)
      c.autoPinEdgesToSuperviewMargins(excludingEdge: .top)
      """,
      [
        "a.leading == view.leadingMargin", "a.bottom <= view.bottomMargin",
        "a.top == view.safeArea.top + 8", "b.top == view.safeArea.top",
        "b.leading == view.safeArea.leading", "b.trailing == view.safeArea.trailing",
        "c.leading == view.leadingMargin", "c.bottom == view.bottomMargin",
        "c.trailing == view.trailingMargin",
      ])
  }

  @Test func neighboursAxesAndSizes() throws {
    try expect(
      """
      a.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)
      a.autoPinEdge(.left, to: .right, of: b, withOffset: 8, relation: .greaterThanOrEqual)
      a.autoAlignAxis(.vertical, toSameAxisOf: b)
      a.autoAlignAxis(.baseline, toSameAxisOf: b, withOffset: 2)
      a.autoAlignAxis(toSuperviewAxis: .horizontal)
      b.autoCenterInSuperview()
      a.autoMatch(.width, to: .height, of: b, withMultiplier: 2)
      a.autoSetDimensions(to: CGSize(width: 40, height: 20))
      b.autoSetDimension(.height, toSize: 44, relation: .lessThanOrEqual)
      c.autoConstrainAttribute(.vertical, to: .marginLeading, of: a)
      """,
      [
        "a.top == b.bottom + 8", "a.left >= b.right + 8", "a.centerX == b.centerX",
        "a.lastBaseline == b.lastBaseline + 2", "a.centerY == view.centerY",
        "b.centerY == view.centerY", "b.centerX == view.centerX", "a.width == 2 * b.height",
        "a.width == 40", "a.height == 20", "b.height <= 44", "c.centerX == a.leadingMargin",
      ])
  }

  @Test func prioritiesIdentifiersAndWhatIsNotInstalled() throws {
    try expect(
      """
      NSLayoutConstraint.autoSetPriority(.defaultHigh) {
        a.autoSetDimension(.width, toSize: 100)
        a.autoSetContentHuggingPriority(for: .horizontal)
      }
      let later = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
        b.autoSetDimension(.width, toSize: 10)
        b.autoSetDimension(.height, toSize: 10)
      }
      (later as NSArray).autoInstallConstraints()
      c.autoSetDimension(.width, toSize: 1).autoRemove()
      """,
      ["a.width == 100 @750", "b.width == 10", "b.height == 10", "c.width == 1 inactive"])
  }

  @Test func rowsOfViews() throws {
    try expect(
      """
      let row = [a, b, c] as NSArray
      row.autoSetViewsDimension(.height, toSize: 50)
      row.autoDistributeViews(
        along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 10, insetSpacing: true)
      """,
      [
        "a.height == 50", "b.height == 50", "c.height == 50", "a.leading == view.leading + 10",
        "b.leading == a.trailing + 10", "b.width == a.width", "b.centerY == a.centerY",
        "c.leading == b.trailing + 10", "c.width == b.width", "c.centerY == b.centerY",
        "c.trailing == view.trailing - 10",
      ])
    try expect(
      """
      [a, b, c].autoDistributeViews(along: .vertical, alignedTo: .vertical, withFixedSize: 30)
      """,
      [
        "a.height == 30", "a.centerY == 0.5 * view.centerY - 7.5", "b.height == 30",
        "b.centerY == view.centerY", "b.centerX == a.centerX", "c.height == 30",
        "c.centerY == 1.5 * view.centerY + 7.5", "c.centerX == b.centerX",
      ])
  }

  @Test func theSameInObjectiveC() throws {
    try expectConstraints(
      objectiveC: """
        UIView *a = [UIView newAutoLayoutView];
        UILabel *b = [[UILabel alloc] initForAutoLayout];
        [self.view addSubview:a];
        [self.view addSubview:b];
        [a autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:20];
        [a autoPinEdgesToSuperviewEdgesWithInsets:UIEdgeInsetsMake(1, 2, 3, 4) excludingEdge:ALEdgeTop];
        [b autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:a withOffset:8];
        [b autoAlignAxisToSuperviewAxis:ALAxisVertical];
        [b autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:a withMultiplier:0.5];
        [b autoPinToTopLayoutGuideOfViewController:self withInset:4];
        [NSLayoutConstraint autoSetPriority:UILayoutPriorityDefaultLow forConstraints:^{
          [b autoSetDimension:ALDimensionHeight toSize:30];
        }];
        [@[a, b] autoAlignViewsToEdge:ALEdgeLeft];
        """, before: "#import <PureLayout/PureLayout.h>",
      [
        "a.top == view.top + 20", "a.leading == view.leading + 2", "a.bottom == view.bottom - 3",
        "a.trailing == view.trailing - 4", "b.top == a.bottom + 8", "b.centerX == view.centerX",
        "b.width == 0.5 * a.width", "b.top == view.safeArea.top + 4", "b.height == 30 @250",
        "b.left == a.left",
      ])
  }

  @Test func masksAreOffAndEarlySwiftIsRead() throws {
    let result = try RunResult(
      """
      import PureLayout
      class C: UIViewController {
        let title = UILabel.newAutoLayoutView()
        override func viewDidLoad() {
          view.addSubview(title)
          title.autoPinEdgeToSuperviewEdge(.Top, withInset: 8)
          title.autoPinEdgesToSuperviewEdgesWithInsets(UIEdgeInsetsMake(0, 1, 2, 3), excludingEdge: .Top)
        }
      }
      """)
    #expect(
      result.constraints == [
        "title.top == view.top + 8", "title.leading == view.leading + 1",
        "title.bottom == view.bottom - 2", "title.trailing == view.trailing - 3",
      ])
    #expect(
      result.run.document.view(named: "title")?.translatesAutoresizingMaskIntoConstraints == false)
    #expect(result.crashes + result.leftOut == [])
  }

  private func expect(
    _ body: String, _ constraints: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectOfThreeViews(
      importing: "PureLayout", body, constraints, sourceLocation: sourceLocation)
  }
}
