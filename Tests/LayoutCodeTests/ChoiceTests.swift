import AutoLayout
import Testing

@testable import LayoutCode

/// What is not known is taken to be one thing, wherever it is asked.
@Suite struct ChoiceTests {
  private let boxes = "let a = UIView(), b = UIView(), c = UIView()"
  private let start = "[a, b, c].forEach(view.addSubview)\n"

  private func expect(
    _ body: String, _ constraints: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectConstraints(
      start + body, members: boxes, constraints, sourceLocation: sourceLocation)
  }

  @Test func aConditionAndItsNegationAreNeverBothFalse() throws {
    try expect(
      """
      if !Settings.isOn { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if Settings.isOn { b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      """, ["b.top == view.top"])
    try expect(
      """
      if Settings.isOn { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if !Settings.isOn { b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if Settings.isOn == false { c.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      """, ["b.top == view.top", "c.top == view.top"])
  }

  @Test func whatAGuardNeedsHoldsBehindIt() throws {
    try expect(
      """
      guard Settings.isOn, !Settings.isPlain else { return }
      if Settings.isOn { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if Settings.isPlain || !Settings.isOn {
        b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      """, ["a.top == view.top"])
  }

  @Test func aListHasOneElementUnlessTheCodeNeedsAnother() throws {
    try expect(
      """
      if store.items.isEmpty { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if !store.items.isEmpty { b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if store.items.count == 0 { a.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true }
      if store.items.count != 0 { b.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true }
      if store.items.count > 0 { b.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true }
      for _ in store.items { c.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      """,
      ["b.top == view.top", "b.left == view.left", "b.right == view.right", "c.top == view.top"])
    try expect(
      """
      guard store.items.isEmpty else { return }
      for _ in store.items { c.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if store.items.count < 1 { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      """, ["a.top == view.top"])
  }

  @Test func aNumberIsOneNumber() throws {
    try expect(
      """
      if step == 0 { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if step != 0 { b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if step >= 1 { c.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      """, ["b.top == view.top", "c.top == view.top"])
  }

  @Test func aCaseIsOneCase() throws {
    try expect(
      """
      if Store.mode == .wide { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if Store.mode != .wide { b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      switch Store.mode {
      case .wide: a.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      case .plain: b.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      }
      if Store.mode == .plain { c.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      """, ["b.top == view.top", "b.left == view.left", "c.top == view.top"])
  }

  @Test func itIsToldOnceAndCanBeTurnedRound() throws {
    let text = """
      class C: UIViewController { let a = UIView(), b = UIView()
      override func viewDidLoad() {
      view.addSubview(a)
      view.addSubview(b)
      if !Settings.isOn { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if Settings.isOn { b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      if store.count > 0 { b.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true }
      } }
      """
    let open = try RunResult(text)
    #expect(open.assumptions == ["Settings.isOn = true", "store.count = 1"])
    #expect(
      open.sites == [
        "5: in a branch that is not taken, for Settings.isOn is assumed", "6: 1", "7: 1",
      ])
    let given = try RunResult(
      text, assuming: ["Settings.isOn": .boolean(false), "store.count": .number(0)])
    #expect(given.constraints == ["a.top == view.top"])
  }

  @Test func aLoopThatOnlyTheUnknownEndsIsLeft() throws {
    try expect(
      """
      guard queue.hasNext else { return }
      while queue.hasNext { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      """, ["b.top == view.top"])
  }

  // MARK: What Swift says

  @Test func aPropertyThatTheCodeWillSetIsNothingBefore() throws {
    try expectConstraints(
      """
      if table == nil { make() }
      if table == nil { make() }
      model.load()
      """,
      members: """
        private var table: UITableView!
        var model: Model!
        private func make() {
          table = UITableView()
          view.addSubview(table)
          table.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
        """, ["table.top == view.top"])
  }

  @Test func whatOthersSetIsThere() throws {
    try expectConstraints(
      """
      view.addSubview(box)
      if let model { box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
      """, members: "let box = UIView()\nvar model: Model!", ["box.top == view.top"])
  }

  @Test func casesWithAnOrderAreCompared() throws {
    try expect(
      """
      if traitCollection.preferredContentSizeCategory >= .accessibilityLarge {
        a.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
      } else {
        a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      if traitCollection.preferredContentSizeCategory < .accessibilityMedium {
        b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      """, ["a.top == view.top", "b.top == view.top"])
  }

  @Test func casesOfTheCodeAreOrderedAsItSays() throws {
    let enums = """
      enum Size: Comparable { case small, large }
      enum Rank: Int, Comparable {
        case first = 1, second
        static func < (one: Rank, two: Rank) -> Bool { one.rawValue > two.rawValue }
      }

      """
    let result = try RunResult(
      enums + """
        class C: UIViewController { let a = UIView()
        override func viewDidLoad() {
        view.addSubview(a)
        if Size.large > .small { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        if Rank.first >= .second { a.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true }
        if Rank.first <= .second { a.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true }
        } }
        """)
    #expect(result.constraints == ["a.top == view.top", "a.left == view.left"])
    #expect(result.leftOut == [])
  }

  @Test func eachCallOfSomethingUnknownMakesItsOwn() throws {
    let result = try RunResult(
      """
      class C: UIViewController {
      let a = Bundle.loadBox(type: .left), b = Bundle.loadBox(type: .right)
      override func viewDidLoad() {
      view.addSubview(a)
      view.addSubview(b)
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
      } }
      """)
    #expect(result.views == ["a: UIView in view", "b: UIView in view"])
    #expect(result.constraints == ["b.leading == a.trailing"])
  }
}
