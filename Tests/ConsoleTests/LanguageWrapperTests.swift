import AutoLayout
import Prose
import Testing

@testable import Console

/// Property wrappers that a paste declares are carried out.
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
    let marks = desk.document.views.values.filter { $0.name.hasPrefix("mark") }
    #expect(marks.count == 2)
    #expect(marks.allSatisfy { $0.frameLayout == nil })
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
    #expect(outcome?.result != nil)
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
