import Prose
import Testing

@testable import LayoutCode

/// Methods and functions that are not in the code, and what they are most likely meant to do.
@Suite struct HelperTests {
  @Test func constraintsThatAHelperActivatesAreActive() throws {
    let result = try RunResult(
      """
      class C: UIViewController { let a = UIView()
      override func viewDidLoad() {
      view.addSubview(a)
      a.topAnchor.constraint(equalTo: view.topAnchor).activate()
      a.heightAnchor.constraint(equalToConstant: 44).setPriority(.defaultHigh).activate()
      a.widthAnchor.constraint(equalToConstant: 50).withPriority(600).isActive = true
      [a.leftAnchor.constraint(equalTo: view.leftAnchor)].activate(priority: .defaultLow)
      activateAll([a.rightAnchor.constraint(equalTo: view.rightAnchor)])
      a.bottomAnchor.constraint(equalTo: view.bottomAnchor).store(in: &bag).isActive = true
      } }
      """)
    #expect(
      result.constraints == [
        "a.top == view.top", "a.height == 44 @750", "a.width == 50 @600",
        "a.left == view.left @250",
        "a.right == view.right", "a.bottom == view.bottom",
      ])
    #expect(
      result.assumptions == [
        "activate() = { isActive = true }", "setPriority(_:) = { priority = $0 }",
        "withPriority(_:) = { priority = $0 }",
        "activate(priority:) = { priority = $0; isActive = true }",
        "activateAll(_:) = { isActive = true }", "store(in:) = { self }",
      ])
    #expect(result.run.assumptions.allSatisfy { $0.alternative == nil })
  }

  @Test func aConstraintThatNothingSwitchesOnIsTold() throws {
    let result = try RunResult(
      """
      class C: UIViewController { let a = UIView(); var kept: NSLayoutConstraint!
      override func viewDidLoad() {
      view.addSubview(a)
      let idle = a.topAnchor.constraint(equalTo: view.topAnchor)
      kept = a.leftAnchor.constraint(equalTo: view.leftAnchor)
      } }
      """)
    #expect(result.constraints == ["a.left == view.left inactive"])
    #expect(result.sites == ["4: makes a constraint that nothing switches on", "5: 1"])
  }

  @Test func codeThatIsGivenAwayIsToldAndNotRun() throws {
    let result = try RunResult(
      """
      class C: UIViewController { let a = UIView()
      override func viewDidLoad() {
      view.addSubview(a)
      Provider.shared.dequeue { w in
      self.view.addSubview(w)
      w.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true
      }
      } }
      """)
    #expect(result.constraints == [])
    #expect(
      result.sites == [
        "6: in code that Provider.shared.dequeue is given and that was not carried out"
      ])
    #expect(result.run.unknowns.filter(\.holdsCode).map(\.name) == ["Provider.shared.dequeue(…)"])
    let notes = result.run.notes.map { $0.text(in: .english).string }
    #expect(
      notes.first
        == "Provider.shared.dequeue(…) (0.swift:4) is given code that lays something out and is not here: that code was not carried out. Open its file, too, or paste it."
    )
  }

  @Test func codeThatBuildsWhatItIsHandedIsRun() throws {
    let result = try RunResult(
      """
      class C: UIViewController {
      let title = with(UILabel()) { $0.text = "Hi" }
      override func viewDidLoad() {
      view.addSubview(title)
      title.layOut { $0.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true }
      title.onTap { sender in sender.isHidden = true }
      } }
      """)
    #expect(result.views == ["title: UILabel in view"])
    #expect(result.constraints == ["title.top == view.top"])
    #expect(result.assumptions == ["with(_:_:) = { $1($0) }", "layOut(_:) = { $0(self) }"])
  }

  @Test func anAnchorThatIsGivenToAHelperHasConsequences() throws {
    let result = try RunResult(
      """
      class C: UIViewController { let a = UIView()
      override func viewDidLoad() {
      view.addSubview(a)
      a.topAnchor.pin(to: view.topAnchor)
      } }
      """)
    #expect(result.unknowns == ["a.topAnchor.pin(to: view.topAnchor)!"])
  }

  // MARK: Reasons

  @Test func whyAMethodDidNotRun() throws {
    let result = try RunResult(
      """
      class C: UIViewController { enum State { case loading, failed }; var state = State.loading
      let a = UIView()
      override func viewDidLoad() {
      view.addSubview(a)
      a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      switch state { case .loading: break; case .failed: fail() }
      if Settings.isWide { widen() }
      button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      }
      func fail() { a.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true }
      func widen() { a.widthAnchor.constraint(equalToConstant: 9).isActive = true }
      @objc func tapped() { a.heightAnchor.constraint(equalToConstant: 9).isActive = true }
      func outer() { inner() }
      func inner() { a.heightAnchor.constraint(equalToConstant: 8).isActive = true }
      } 
      """)
    #expect(
      result.sites == [
        "5: 1",
        "10: not reached: line 6 calls fail() in a branch that is not taken",
        "11: not reached: line 7 calls widen() in a branch that is not taken, for Settings.isWide is assumed",
        "12: not reached: tapped() is called at an event",
        "14: not reached: outer(), which calls inner(), is not reached",
      ])
  }

  @Test func whatNothingCallsIsRunAndSaysSo() throws {
    let result = try RunResult(
      """
      class Cell: UITableViewCell { let a = UIView()
      func configure(with other: UIView?) { if let other { add(other) } }
      private func add(_ other: UIView) {
      a.addSubview(other)
      other.topAnchor.constraint(equalTo: a.topAnchor).isActive = true } }
      """)
    #expect(result.run.sites.map(\.made) == [1])
    #expect(result.sites == ["5: nothing that runs calls configure(with:): run all the same"])
  }

  // MARK: What is shown

  @Test func whatAPlaygroundShowsIsInTheWindow() throws {
    let result = try RunResult(
      """
      import PlaygroundSupport
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)); let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label); label.text = "Hi"
      label.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
      PlaygroundPage.current.liveView = box
      """)
    #expect(result.views == ["box: UIView in view", "label: UILabel in box"])
    #expect(result.run.notes == [])
  }

  @Test func aPlaygroundShowsAController() throws {
    let result = try RunResult(
      """
      class Page: UIViewController { let a = UIView()
      override func viewDidLoad() {
      view.addSubview(a)
      a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      } }
      PlaygroundPage.current.liveView = Page()
      """)
    #expect(result.views == ["a: UIView in view"])
  }

  @Test func whatBarsAndTablesHoldIsInTheWindow() throws {
    let result = try RunResult(
      """
      class C: UITableViewController { let b = UIView(), t = UILabel(), bar = UIView(), f = UITextField()
      override func viewDidLoad() {
      tableView.backgroundView = b
      navigationItem.titleView = t
      f.inputAccessoryView = bar
      } }
      """)
    let shown = ["b: UIView in tableView", "t: UILabel in view", "bar: UIView in view"]
    #expect(shown.allSatisfy(result.views.contains), "\(result.views)")
  }
}
