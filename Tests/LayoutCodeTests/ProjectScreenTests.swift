import AutoLayout
import Testing

@testable import LayoutCode

/// What whole projects have beside their layout: none of it is a crash, a conflict or a loop of the app.
@Suite struct ProjectScreenTests {
  private func screen(_ body: String, members: String = "") throws -> RunResult {
    try RunResult(
      """
      class Screen: UIViewController {
        let note = UITextView()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """)
  }

  /// UIKit gives fields and text views an empty text, and only labels none.
  @Test func aTextViewHasAnEmptyText() throws {
    let result = try screen(
      "view.addSubview(note); note.isHidden = note.text.isEmpty; _ = note.attributedText.length")
    #expect(result.crashes == [])
    #expect(result.run.document.view(named: "note")?.isHidden == true)
  }

  @Test func whatWhileLetMayFindForEverIsGoneThroughOnce() throws {
    let result = try screen(
      "while let part = source.next() { let dot = UIView(); view.addSubview(dot) }")
    #expect(result.views == ["dot: UIView in view"])
    #expect(!result.run.isCutOff)
  }

  /// UIKit measures a text view that scrolls, too, and frames and sizes that fit are on the same pixels.
  @Test func scrollingOnlyWhereATextNeedsItComesToRest() throws {
    let result = try screen(
      """
      view.addSubview(note)
      note.translatesAutoresizingMaskIntoConstraints = false
      note.isScrollEnabled = false
      note.text = "A short note"
      NSLayoutConstraint.activate([
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      """,
      members: """
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let offered = CGSize(width: note.frame.width, height: .greatestFiniteMagnitude)
          note.isScrollEnabled = note.sizeThatFits(offered).height > note.frame.height
        }
        """)
    #expect(result.run.loop == nil)
    #expect(result.run.document.view(named: "note")?.content.isScrollEnabled == false)
  }

  /// As Swift reads them: types in angle brackets behind the end of a line, and closures that a body gives
  /// back.
  @Test(arguments: [
    """
    let make = Kit.Registration
      <Cell, Item> { cell, _, _ in cell.isHidden = true }
    """,
    """
    let other = Kit.Registration
      <Cell>(kind: Kit.header) { [weak self] in self?.update($0) }
    """,
    """
    let act: () -> Void = if isOpen {
      { [weak self] in
        self?.close()
      }
    } else {
      { }
    }
    """,
    """
    var made: (Int) -> UIView {
      { count in
        UIView()
      }
    }
    """,
  ])
  func isReadWhole(statement: String) throws {
    #expect(try screen(statement).run.isReadWhole)
  }

  /// A helper that is not here may have put the view somewhere.
  @Test func aViewGivenToAHelperMayStandAnywhere() throws {
    let result = try screen(
      """
      view.addSubview(icon)
      icon.add(badge, pinning: .zero)
      badge.centerXAnchor.constraint(equalTo: icon.centerXAnchor).isActive = true
      """, members: "let icon = UIView(); let badge = UIView()")
    #expect(result.crashes == [])
    #expect(result.constraints == ["badge.centerX == icon.centerX"])
  }

  /// `.greatestFiniteMagnitude` is often given for "as high as you like".
  @Test func aConstantBeyondUIKitsLimitsIsMadeSmaller() throws {
    let result = try screen(
      """
      view.addSubview(note)
      let most = note.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
      most.isActive = true
      most.constant = 100
      most.constant = -.greatestFiniteMagnitude
      """)
    #expect(result.crashes == [])
    let constants = result.run.document.constraints.values { _ in true }.map(\.constant)
    #expect(constants == [-Limits.length])
  }

  @Test func aCellLetsItsContentViewBeTakenOut() throws {
    let result = try RunResult(
      """
      class Tile: UICollectionViewCell {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(box)
          subviews.forEach { $0.removeFromSuperview() }
        }
      }
      """)
    #expect(result.crashes == [])
    #expect(!result.views.contains { $0.hasPrefix("box") })
  }

  /// UIKit makes cells for what can be seen.
  @Test(arguments: [(0, 0), (40, 1)])
  func anItemWithoutASizeHasNoCell(height: Int, cells: Int) throws {
    let result = try RunResult(
      """
      class Tiles: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: 90, height: \(height)) }
      }
      class Tile: UICollectionViewCell {}
      """, chosen: "Tiles")
    #expect(result.views.filter { $0.contains(": Tile in") }.count == cells)
  }

  /// Of two things that are not known nothing says that they are what another operator is for.
  @Test func anOperatorOfTheProgramIsForItsTypes() throws {
    let result = try RunResult(
      """
      struct Mark { var name = ""; var place = "" }
      func == (one: Mark, two: Mark) -> Bool {
        one.name == two.name && one.place == two.place
      }
      class Screen: UIViewController {
        let note = UILabel()
        let mark = Mark()
        override func viewDidLoad() {
          super.viewDidLoad()
          if model.mark == model.other { view.addSubview(note) }
          view.isHidden = mark == Mark()
        }
      }
      """)
    #expect(result.assumptions == ["model.mark == model.other = false"])
    #expect(result.run.document.view(.root)?.isHidden == true)
  }

  /// Each level would double the work.
  @Test func whatAsksItselfOfUnknownsEnds() throws {
    let result = try screen(
      "if isOpen(model.part) { view.isHidden = true }\nview.addSubview(note)",
      members: """
        func isOpen(_ part: Part) -> Bool { isClosed(part.one) || isClosed(part.other) }
        func isClosed(_ part: Part) -> Bool { isOpen(part.one) || isOpen(part.other) }
        """)
    #expect(!result.run.isCutOff)
    #expect(result.views == ["note: UITextView in view"])
  }

  /// What a type keeps for all is a number, what an object has may be a view.
  @Test func aConstantOfATypeIsANumber() throws {
    let result = try RunResult(
      """
      import SnapKit
      class Screen: UIViewController {
        let note = UILabel()
        override func viewDidLoad() {
          view.addSubview(note)
          note.snp.makeConstraints { make in
            make.top.equalTo(Kit.Sizes.gap)
            make.left.equalTo(model.edge)
          }
        }
      }
      """)
    #expect(
      result.constraints == ["note.top == view.top + ?Kit.Sizes.gap", "note.left == edge.left"])
  }

  /// Then UIKit loads none.
  @Test func aViewThatAnInitializerGivesIsTheControllers() throws {
    let result = try RunResult(
      """
      class Screen: UIViewController {
        let note = UITextView()
        init(title: String) {
          super.init(nibName: nil, bundle: nil)
          view = UIView()
          view.addSubview(note)
        }
      }
      """)
    let note = try #require(result.run.document.view(named: "note"))
    #expect(result.run.document.isInWindow(note.id))
  }

  /// UIKit takes the rectangle that is none.
  @Test func aViewIsMadeWithoutARectangle() throws {
    let result = try screen("view.addSubview(box)", members: "let box = UIView(frame: .null)")
    #expect(result.crashes == [])
    #expect(result.views == ["box: UIView in view"])
  }

  // MARK: Tables of storyboards

  /// A cell of a table is shown alone as a xib would have it, and the scene of the table with its rows.
  @Test(arguments: ["List", "RowCell"])
  func cellsOfStoryboardsAreThere(chosen: String) throws {
    var resources = Resources()
    resources.storyboards = [CodeSource(name: "Main.storyboard", text: Self.storyboard)]
    let run = try CodeRun.run(
      [CodeSource(name: "List.swift", text: Self.list)], with: resources, on: Document(), step: 1,
      chosen: chosen)
    let dot = try #require(run.document.view(named: "dot"))
    #expect(run.shown == chosen)
    #expect(dot.isHidden)
    #expect(run.document.isInWindow(dot.id))
    #expect(run.crashes.isEmpty)
  }

  private static let list = """
    class List: UITableViewController {}
    class RowCell: UITableViewCell {
      @IBOutlet var dot: UIView!
      override func awakeFromNib() { super.awakeFromNib(); dot.isHidden = true }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" initialViewController="c">
    <device id="retina6_12" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects>
    <tableViewController id="c" customClass="List" sceneMemberID="viewController">
    <tableView key="view" rowHeight="-1" id="table">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <prototypes><tableViewCell reuseIdentifier="row" id="cell" customClass="RowCell">
    <rect key="frame" x="0" y="28" width="393" height="60"/>
    <tableViewCellContentView key="contentView" id="inside">
    <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>
    <view id="dot" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="10" width="30" height="40"/><constraints>
    <constraint firstAttribute="width" constant="30" id="wide"/>
    <constraint firstAttribute="height" constant="40" id="tall"/>
    </constraints></view></subviews><constraints>
    <constraint firstItem="dot" firstAttribute="leading" secondItem="inside" \
    secondAttribute="leading" constant="20" id="left"/>
    <constraint firstItem="dot" firstAttribute="top" secondItem="inside" \
    secondAttribute="top" constant="10" id="up"/>
    <constraint firstAttribute="bottom" secondItem="dot" secondAttribute="bottom" \
    constant="10" id="down"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="dot" destination="dot" id="o1"/></connections>
    </tableViewCell></prototypes></tableView></tableViewController>
    </objects></scene></scenes></document>
    """
}
