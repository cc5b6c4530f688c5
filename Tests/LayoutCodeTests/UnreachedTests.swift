import AutoLayout
import Prose
import Testing

@testable import LayoutCode

/// What is not carried out, and the reasons that are told for it.
@Suite struct UnreachedTests {
  /// A controller whose `viewDidLoad` holds `code` behind a view `a`; line 5 is its first.
  private func run(
    _ code: String, members: String = "", assuming: [String: NamedValue] = [:]
  ) throws -> RunResult {
    try RunResult(
      """
      class C: UIViewController {
      let a = UIView()
      override func viewDidLoad() { super.viewDidLoad()
      view.addSubview(a)
      \(code)
      }
      \(members)
      }
      """, assuming: assuming)
  }

  private func notes(_ result: RunResult) -> [String] {
    result.run.notes.map { $0.text(in: .english).string }
  }

  private static let wide =
    "func widen() { a.widthAnchor.constraint(equalToConstant: 9).isActive = true }"

  // MARK: Branches that are not taken

  private static let branches: [(code: String, reason: String)] = [
    ("if false { widen() }", "line 5 calls widen() in a branch that is not taken"),
    (
      "if Kit.isWide { widen() }",
      "line 5 calls widen() in a branch that is not taken, for Kit.isWide is assumed"
    ),
    (
      "guard let text = title else { return }; widen()",
      "line 5 calls widen(), and line 5 leaves before it"
    ),
    ("for _ in 0..<0 { widen() }", "line 5 calls widen() in a loop that goes through nothing"),
  ]

  @Test(arguments: branches)
  func aMethodOfABranchThatIsNotTakenIsNotRun(code: String, reason: String) throws {
    let result = try run(code, members: "var text: String?\n" + Self.wide)
    #expect(result.constraints.isEmpty)
    #expect(result.sites == ["8: not reached: \(reason)"])
    #expect(notes(result).contains("Not run: widen(), 1 constraint call: \(reason)."))
  }

  @Test func aBranchThatIsTakenByAnAssumptionRunsItsMethodsAlone() throws {
    let code = "if Kit.isWide { widen() } else { heighten() }"
    let members =
      "func heighten() { a.heightAnchor.constraint(equalToConstant: 8).isActive = true }\n"
      + Self.wide
    #expect(try run(code, members: members).constraints == ["a.height == 8"])
    let turned = try run(code, members: members, assuming: ["Kit.isWide": .boolean(true)])
    #expect(turned.constraints == ["a.width == 9"])
  }

  /// What such a method calls is not run by itself either.
  @Test func theStepsOfAMethodThatIsNotTakenAreNotRun() throws {
    let result = try run("if false { outer() }", members: "func outer() { widen() }\n" + Self.wide)
    #expect(result.constraints.isEmpty)
  }

  @Test func methodsThatGoThroughTheSameSetUpAreNotBothRun() throws {
    let result = try run(
      "",
      members: """
        func one() { widen() }
        func two() { widen(); a.heightAnchor.constraint(equalToConstant: 8).isActive = true }
        \(Self.wide)
        """)
    #expect(result.constraints == ["a.width == 9"])
    #expect(
      notes(result).contains(
        "Not run: two(), 1 constraint call: one() calls the same set-up as two(), and was run."))
  }

  // MARK: Reasons

  private static let width = "a.widthAnchor.constraint(equalToConstant: 9).isActive = true"

  private static let reasons: [(code: String, reason: String)] = [
    ("let later = { [self] in \(width) }", "in a closure or local function that nothing runs here"),
    ("func inner() { \(width) }", "in a closure or local function that nothing runs here"),
    ("guard 1 > 2 else { return }; \(width)", "line 5 leaves before it"),
    (
      "guard !Kit.isOff, 1 > 2 else { return }; \(width)",
      "line 5 leaves before it, for Kit.isOff is assumed"
    ),
    ("for view in view.layoutGuides { \(width) }", "in a loop that goes through nothing"),
    ("while 1 > 2 { \(width) }", "in a loop that goes through nothing"),
    ("do { print(1) } catch { \(width) }", "nothing is thrown before it"),
    (
      "var b: UIView? = nil; b?.widthAnchor.constraint(equalToConstant: 9).isActive = true",
      "what it is asked of is nil"
    ),
    ("if view.isHidden { return }; if view.isHidden { \(width) }", "in a branch that is not taken"),
  ]

  @Test(arguments: reasons)
  func aReasonIsTheActualOne(code: String, reason: String) throws {
    #expect(try run(code).sites == ["5: \(reason)"])
  }

  private static let reasonsOfMembers: [(code: String, reason: String)] = [
    (
      "lazy var b: UIView = { let v = UIView(); \(width); return v }()",
      "nothing that runs asks for b"
    ),
    ("var b: UIView { \(width); return a }", "nothing that runs asks for b"),
    ("var isOpen = false { didSet { \(width) } }", "nothing that runs sets isOpen"),
    (
      "override func viewDidDisappear(_ animated: Bool) { \(width) }",
      "UIKit calls viewDidDisappear(_:) at another time"
    ),
    (
      "func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { \(width) }",
      "UIKit calls tableView(_:didSelectRowAt:) at another time"
    ),
    ("func open(_ table: UITableView) { \(width) }", "nothing calls open(_:)"),
  ]

  @Test(arguments: reasonsOfMembers)
  func aReasonOfAMemberIsTheActualOne(member: String, reason: String) throws {
    let made = "a.heightAnchor.constraint(equalToConstant: 8).isActive = true"
    #expect(try run(made, members: member).sites == ["5: 1", "7: not reached: \(reason)"])
  }

  /// A method of the same name in a class that has nothing to do with it is no reason.
  @Test func aCallInAnotherClassIsNoReason() throws {
    let result = try RunResult(
      """
      class C: UIViewController { override func viewDidLoad() {
      view.widthAnchor.constraint(equalToConstant: 1).isActive = true }
      func open() { view.heightAnchor.constraint(equalToConstant: 1).isActive = true } }
      class D: UIViewController { override func viewDidLoad() { if false { open() } }
      func open() { } }
      """, chosen: "C")
    #expect(result.sites == ["2: 1", "3: not reached: nothing calls open()"])
  }

  @Test func anOverriddenMethodSaysSo() throws {
    let result = try RunResult(
      """
      class Base: UIViewController { override func viewDidLoad() { setUp() }
      func setUp() { view.widthAnchor.constraint(equalToConstant: 1).isActive = true } }
      class C: Base { override func setUp() {
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true } }
      """)
    #expect(
      notes(result).contains("Not run: setUp(), 1 constraint call: C overrides setUp()."))
  }

  // MARK: What is shown counts

  private static let helper =
    "class Pinner { func pin(_ a: UIView) { a.widthAnchor.constraint(equalToConstant: 9).isActive = true } }"

  @Test func aClassThatIsNoScreenIsNotCountedBesideOne() throws {
    let made = "a.heightAnchor.constraint(equalToConstant: 8).isActive = true"
    let result = try RunResult(
      """
      class C: UIViewController { let a = UIView()
      override func viewDidLoad() { view.addSubview(a); \(made) } }
      \(Self.helper)
      """)
    #expect(result.sites == ["2: 1", "3: not reached: nothing calls pin(_:)"])
  }

  @Test func classesThatAreNoScreensCanBeShownWhereNothingElseIs() throws {
    let text =
      Self.helper + "\nextension UILayoutGuide { func fill() { "
      + "widthAnchor.constraint(equalToConstant: 9).isActive = true } }"
    #expect(try RunResult(text).run.screens == ["Pinner", "UILayoutGuide"])
    #expect(try RunResult(text, chosen: "Pinner").constraints.count == 1)
  }
}
