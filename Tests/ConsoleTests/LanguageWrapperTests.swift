import AutoLayout
import Prose
import Testing

@testable import Console

/// Property wrappers that a paste declares are carried out; of others there is a remark.
@Suite struct LanguageWrapperTests {
  private static let usual = """
    @propertyWrapper
    public struct UsesAutoLayout<T: UIView> {
      public var wrappedValue: T { didSet { setAutoLayout() } }
      public init(wrappedValue: T) {
        self.wrappedValue = wrappedValue
        setAutoLayout()
      }
      func setAutoLayout() { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
    }
    """

  private static func screen(_ members: String, _ body: String = "") -> String {
    """
    final class Screen: UIViewController {
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        \(body)
        view.addSubview(box)
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
    """
  }

  @Test(arguments: [
    ("@UsesAutoLayout private var box = UIView()", ""),
    ("@UsesAutoLayout\n var box: UILabel = { let l = UILabel(); l.text = \"A\"; return l }()", ""),
    ("@UsesAutoLayout<UIView> var box = UIView()", ""),
    ("@UsesAutoLayout() var box = UIView()", ""),
    ("@UsesAutoLayout var box: UIView", "box = UIView()"),
    ("@UsesAutoLayout var box = UIView()", "box = UIView()"),
    ("@UsesAutoLayout var box = UIView()", "self.box = UILabel()"),
    ("@UsesAutoLayout var box: UIButton = .init()", ""),
    ("@Kit.UsesAutoLayout var box = UIView()", ""),
    ("@MainActor @UsesAutoLayout var box = Card()", ""),
  ])
  func itsInitializerIsCarriedOutWithTheValue(members: String, body: String) throws {
    let card = "class Card: UIView {}"
    for types in [[Self.usual, card], [card, Self.usual]] {
      var desk = try LanguageDesk()
      let code = [types[0], Self.screen(members, body), types[1]].joined(separator: "\n")
      let notes = try desk.type(code, asPaste: true)
      let all = desk.document.views.values.filter {
        $0.name.hasPrefix("box") && $0.superview != nil
      }
      #expect(all.count == 1)
      #expect(all.allSatisfy { $0.frameLayout == nil }, "\(code)")
      #expect(!notes.contains { $0.contains("@") }, "\(notes)")
    }
  }

  @Test(arguments: ["UILabel", "UILabel!", "Sign"])
  func aWrapperMakesTheValueItself(type: String) throws {
    let code = """
      @propertyWrapper struct Made<T: UIView> {
        var wrappedValue: T
        init() { wrappedValue = T(); wrappedValue.alpha = 0.5 }
      }
      class Sign: UILabel {}
      \(Self.screen("@Made private var box: \(type)", "box.text = \"A\""))
      """
    #expect(try LanguageDesk.holds(code, "box.text == \"A\" and box.alpha == 0.5"))
  }

  /// The inner one has the value, the outer one the inner.
  @Test(arguments: ["UIView()", "UIView()\n  override func loadView() { box = UIView() }"])
  func ofTwoWrappersTheInnerOneHasTheValue(value: String) throws {
    let code = """
      \(Self.usual)
      @propertyWrapper struct Kept<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value, _ alpha: CGFloat) {
          self.wrappedValue = wrappedValue
          photo.alpha = alpha
        }
      }
      \(Self.screen("@Kept(0.5) @UsesAutoLayout var box = \(value)"))
      """
    var desk = try LanguageDesk()
    let notes = try desk.type(code, asPaste: true)
    #expect(!notes.contains { $0.contains("@") }, "\(notes)")
    #expect(try desk.answer(to: "? photo.alpha == 0.5") == ["true"])
    let placed = desk.document.views.values.first {
      $0.name.hasPrefix("box") && $0.superview != nil
    }
    #expect(placed?.frameLayout == nil && placed != nil)
  }

  @Test func aViewIsGivenAnotherFromOutside() throws {
    let code = """
      \(Self.usual)
      class Row: UIView { @UsesAutoLayout var mark = UIView() }
      class Screen: UIViewController {
        let row = Row()
        override func viewDidLoad() {
          view.addSubview(row)
          let other = UIView()
          row.mark = other
          row.addSubview(row.mark)
        }
      }
      """
    var desk = try LanguageDesk()
    try desk.type(code, asPaste: true)
    #expect(try desk.view("other").frameLayout == nil)
    #expect(try desk.view("mark").frameLayout == nil)
    #expect(try desk.view("row").frameLayout != nil)
  }

  @Test(arguments: [
    (
      "private var number = 0.0; var wrappedValue: CGFloat { get { number } set { number = min(newValue, 0.5) } }"
        + "; init(wrappedValue: CGFloat) { number = min(wrappedValue, 0.5) }",
      "@Clamped var level = 0.75", "0.5"
    ),
    (
      "private var number = 0.0; var wrappedValue: CGFloat { get { number } set { number = min(newValue, 0.5) } }"
        + "; init(wrappedValue: CGFloat) { number = min(wrappedValue, 0.5) }",
      "@Clamped var level = 0.25 { didSet { view.tag = 1 } }; func set() { level = 3 }", "0.5"
    ),
    (
      "var wrappedValue: CGFloat; init(wrappedValue: CGFloat, to most: CGFloat) { self.wrappedValue = min(wrappedValue, most) }",
      "@Clamped(to: 0.125) var level = 0.75", "0.125"
    ),
    ("var wrappedValue: CGFloat", "@Clamped var level = 0.75", "0.75"),
    (
      "let key: String; let start: CGFloat; var wrappedValue: CGFloat { get { UserDefaults.standard.object(forKey: key) as? CGFloat ?? start } }"
        + "; init(_ key: String, start: CGFloat) { self.key = key; self.start = start }",
      "@Clamped(\"a\", start: 0.25) var level: CGFloat", "0.25"
    ),
  ])
  func aValueIsWhatItsWrapperSays(wrapper: String, member: String, level: String) throws {
    let code = """
      @propertyWrapper struct Clamped { \(wrapper) }
      class Screen: UIViewController {
        \(member)
        override func viewDidLoad() {
          \(member.contains("func set") ? "set()" : "")
          photo.alpha = level
        }
      }
      """
    #expect(try LanguageDesk.holds(code, "photo.alpha == \(level)"))
  }

  @Test(arguments: [
    ("@UsesAutoLayout var box = UIView()", "", "@UsesAutoLayout is not declared"),
    ("@Themed(.dark) var box = UIView()", "", "@Themed is not declared"),
    (
      "@Odd var box = UIView()",
      "@propertyWrapper struct Odd { init(wrappedValue: UIView) { nothing.known = wrappedValue } }",
      "What @Odd does"
    ),
    (
      "@Odd var box = UIView()", "@propertyWrapper struct Odd { init(other: UIView) {} }",
      "What @Odd does"
    ),
    (
      "@Odd var box = UIView()",
      "@propertyWrapper struct Odd { var wrappedValue = UIView() }", "What @Odd does"
    ),
    (
      "@UsesAutoLayout @Odd var box = UIView()", "\(usual)\nstruct Odd {}",
      "What @UsesAutoLayout does"
    ),
    (
      "@Odd @UsesAutoLayout var box = UIView()", "\(usual)\nclass Odd: UIView {}",
      "What @Odd does"
    ),
    ("@Odd @UsesAutoLayout var box = UIView()", usual, "@Odd is not declared"),
  ])
  func whatIsNotCarriedOutIsTold(member: String, types: String, remark: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type("\(types)\n\(Self.screen(member))", asPaste: true)
    #expect(notes.filter { $0.contains(remark) }.count == 1, "\(notes)")
    #expect(notes.first?.contains(remark) == true)
  }

  @Test(arguments: [
    "@IBOutlet weak var badge2: UIView!", "@IBInspectable var corner: CGFloat = 4",
    "@objc dynamic var corner = 4.0", "@MainActor var corner = 4.0", "@Published var corner = 4.0",
    "@available(iOS 15, *) var corner = 4.0", "@State var corner = 4.0",
    "@Invalidating(.layout, .display) var corner: CGFloat = 4", "@NSManaged var corner: Double",
    "@Environment(\\.colorScheme) var scheme: ColorScheme", "@Injected var service: Service",
    "@discardableResult func pin() -> UIView { view }", "@AppStorage(\"corner\") var corner = 4.0",
  ])
  func whatHasNoBearingStaysSilent(member: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(Self.screen("let box = UIView()\n\(member)"), asPaste: true)
    #expect(!notes.contains { $0.contains("@") }, "\(notes)")
  }

  /// Wrappers that make what they wrap come to an end.
  @Test(arguments: [
    "class Row: UIView { @Endless var a = UIView(); @Endless var b = UIView() }",
    "class Row: UIView { @Endless var a = Row(); @Endless var b = Row() }",
  ])
  func wrappersThatMakeOneAnotherEnd(row: String) throws {
    let code = """
      @propertyWrapper struct Endless {
        init(wrappedValue: UIView) { let row = Row(); row.addSubview(wrappedValue) }
      }
      \(row)
      \(Self.screen("let box = Row()"))
      """
    let desk = try LanguageDesk()
    let outcome = try? desk.outcome(of: code, asPaste: true)
    #expect(outcome?.notes.contains { $0.english.string.contains("@Endless") } ?? true)
  }

  /// Not taken for a property of Objective-C's.
  @Test func whatIsWrongBesideAWrapperIsToldAsThat() throws {
    var conversation = try Conversation()
    let said = conversation.paste("\(Self.usual)\nlet a = UIView()\na.nothing = 4")
    #expect(said.contains("nothing") && !said.contains("Objective-C"))
  }

  @Test func itIsUndoneSavedAndReplayed() throws {
    let files = MemoryFiles()
    var conversation = try Conversation(files)
    let lines = (Self.usual + "\n" + Self.screen("@UsesAutoLayout var box = UIView()"))
      .split(separator: "\n").map(String.init)
    conversation.mustSay(["paste"] + lines + ["."])
    #expect(conversation.session.history.current.document.view(named: "box")?.frameLayout == nil)
    let made = conversation.session.history.current.document
    conversation.mustSay(["undo"])
    #expect(conversation.session.history.current.document.view(named: "box") == nil)
    conversation.mustSay(["redo", "save wrapped.tsume"])
    var other = try Conversation(files)
    other.mustSay(["replay wrapped.tsume"])
    #expect(other.session.history.current.document == made)
  }
}
