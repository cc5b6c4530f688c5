import AutoLayout
import Testing

@testable import Console

/// What a pasted class sets at every layout is kept as code of the layout.
@Suite struct LanguageLayoutCodeTests {
  private func controller(_ body: String, entry: String = "viewDidLayoutSubviews") -> String {
    """
    class Screen: UIViewController {
      let mark = UIView()
      var gap: CGFloat = 8
      override func viewDidLoad() { view.addSubview(mark) }
      override func \(entry)() {
        super.\(entry)()
        \(body)
      }
      func place(_ x: CGFloat) { mark.center = CGPoint(x: x, y: 0) }
    }
    """
  }

  /// Not when it is made, when it has neither its frame nor what else it is given.
  @Test(arguments: ["bar.progress = 0.5", "bar.share = 0.5"])
  func aViewLaysOutWhatIsInItWhenAllIsMade(assignment: String) throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Bar: UIView {
          let fill = UIView()
          var progress: CGFloat = 0.5 { didSet { setNeedsLayout() } }
          var share: CGFloat = 0.5
          override init(frame: CGRect) { super.init(frame: frame); addSubview(fill) }
          override func layoutSubviews() {
            super.layoutSubviews()
            fill.frame = CGRect(x: 0, y: 0, width: bounds.width * progress * share * 4, height: 4)
          }
        }
        class Screen: UIViewController {
          let bar = Bar()
          override func viewDidLoad() {
            bar.progress = 0
            bar.share = 0
            view.addSubview(bar)
            bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
            bar.progress = 0.5
            bar.share = 0.25
            \(assignment)
          }
        }
        """,
        assignment.hasPrefix("bar.share") ? "fill.frame.width == 200" : "fill.frame.width == 100"))
  }

  @Test(arguments: ["didMoveToSuperview", "didMoveToWindow"])
  func aViewThatIsPutSomewhereKnowsIt(_ entry: String) throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Sticker: UIView {
          let sub = UILabel()
          override func \(entry)() { super.\(entry)(); addSubview(sub); sub.text = "New" }
        }
        """,
        "sub.superview == sticker and sub.text == \"New\""))
  }

  @Test(arguments: [
    "mark.frame = view.bounds",
    "self.mark.frame = CGRect(x: gap, y: 0, width: view.bounds.width / 2, height: 44)",
    "let side = view.frame.width; mark.frame.size = CGSize(width: side, height: side)",
    "let path = UIBezierPath(); mark.center = view.center; mark.layer.cornerRadius = 4",
    "mark.frame = view.bounds; mark.setNeedsDisplay(); print(mark)",
  ])
  func framesAreSetAtEveryLayout(body: String) throws {
    for entry in ["viewDidLayoutSubviews", "viewWillLayoutSubviews"] {
      var desk = try LanguageDesk()
      let notes = try desk.type(controller(body, entry: entry), asPaste: true)
      let mark = try desk.view("mark").id
      #expect(desk.document.callbacks[.root]?.assignments.map(\.target) == [mark], "\(notes)")
      #expect(!notes.contains { $0.contains("carried out once") })
    }
  }

  @Test func eachViewOfAClassKeepsItsOwn() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Badge: UIView {
        let mark = UIView()
        init() { super.init(frame: .zero); addSubview(mark) }
        override func layoutSubviews() { super.layoutSubviews(); mark.frame = bounds }
      }
      let one = Badge()
      let two = Badge()
      [one, two].forEach(view.addSubview)
      """, asPaste: true)
    for (badge, mark) in [("one", "mark"), ("two", "mark2")] {
      let callback = desk.document.callbacks[try desk.view(badge).id]
      #expect(callback?.assignments.map(\.target) == [try desk.view(mark).id])
    }
  }

  @Test func whatSetsNoFramesIsNoCodeOfTheLayout() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(controller("mark.layer.cornerRadius = 4"), asPaste: true)
    #expect(desk.document.callbacks[.root] == nil)
    #expect(!notes.contains { $0.contains("carried out once") }, "\(notes)")
  }

  @Test func theCodeOfASuperclassComesFirst() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Base: UIViewController {
        let low = UIView()
        override func viewDidLoad() { view.addSubview(low) }
        override func viewDidLayoutSubviews() { low.frame = view.bounds }
      }
      class Screen: Base {
        let high = UIView()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(high) }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          high.frame = low.frame.insetBy(dx: 8, dy: 8)
        }
      }
      """, asPaste: true)
    #expect(
      desk.document.callbacks[.root]?.assignments.map(\.target)
        == [try desk.view("low").id, try desk.view("high").id])
  }

  /// It runs at changes (`CodeReactionTests`), and not when it is pasted.
  @Test(arguments: [
    "viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator)",
    "traitCollectionDidChange(_ previous: UITraitCollection?)",
  ])
  func whatIsDoneAtChangesIsNotDoneBefore(signature: String) throws {
    var desk = try LanguageDesk()
    try desk.type(
      "class Screen: UIViewController { override func \(signature) { photo.alpha = 0.5 } }",
      asPaste: true)
    #expect(try desk.answer(to: "? photo.alpha == 1") == ["true"])
  }

  @Test func whatFunctionsSetThatItCallsIsKeptToo() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Screen: UIViewController {
        let mark = UIView()
        override func viewDidLoad() { view.addSubview(mark) }
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); placeAll() }
        func placeAll() { self.place() }
        func place() { mark.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44) }
      }
      """, asPaste: true)
    #expect(desk.document.callbacks[.root]?.assignments.count == 1)
  }

  @Test func aSecondControllersCodeDoesNotTakeAwayThatOfTheFirst() throws {
    var desk = try LanguageDesk()
    for name in ["mark", "spot"] {
      try desk.type(
        """
        class Screen\(name): UIViewController {
          let \(name) = UIView()
          override func viewDidLoad() { view.addSubview(\(name)) }
          override func viewDidLayoutSubviews() { \(name).frame = view.bounds }
        }
        """, asPaste: true)
    }
    #expect(desk.document.callbacks[.root]?.assignments.count == 2)
  }

  @Test(arguments: [
    ("index / columns", "1"), ("index % columns", "2"), ("(index + 1) / columns * 10 - 1", "19"),
    ("-index / 2", "-2"), ("CGFloat(index) / CGFloat(columns)", "5 / 3"),
    ("Int(gap) / columns", "2"), ("index / metrics.columns", "2"), ("count / index", "1"),
  ])
  func wholeNumbersDivideAsInSwift(value: String, number: String) throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      struct Metrics { let columns = 2 }
      class Grid: UIView {
        let tile = UIView()
        let index = 5, columns = 3
        var count: Int = 9
        let gap: CGFloat = 8
        let metrics = Metrics()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(tile) }
        override func layoutSubviews() {
          super.layoutSubviews()
          let place = \(value)
          let side = bounds.width / CGFloat(columns)
          tile.frame = CGRect(x: CGFloat(place), y: 0, width: side, height: 4)
        }
      }
      class Screen: UIViewController {
        let grid = Grid()
        override func viewDidLoad() {
          view.addSubview(grid)
          grid.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        }
      }
      """, asPaste: true)
    #expect(try desk.answer(to: "? tile.frame == (\(number), 0, 100, 4)") == ["true"])
    #expect(desk.document.callbacks[try desk.view("grid").id]?.assignments.count == 1)
  }

  @Test(arguments: [
    ("let n = 7; photo.alpha = CGFloat(n / 2) / 4", "0.75"),
    ("let n = 7; photo.alpha = CGFloat(n) / 14", "0.5"),
    ("let n = 7.0; photo.alpha = n / 14", "0.5"),
    ("let n: CGFloat = 7; photo.alpha = n / 14", "0.5"),
    ("let w = 640; photo.alpha = view.bounds.width / w", "0.5"),
  ])
  func onlyALiteralWithoutAPointIsWhole(code: String, alpha: String) throws {
    #expect(try LanguageDesk.holds("func f() { \(code) }; f()", "photo.alpha == \(alpha)"))
  }
}
