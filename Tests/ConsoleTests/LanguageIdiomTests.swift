import AutoLayout
import Testing

@testable import Console

/// What real code says besides its layout, and how it chains views.
struct LanguageIdiomTests {
  private func screen(_ body: String, members: String = "") -> String {
    """
    class Screen: UIViewController {
      let a = UIView(), b = UIView()
      \(members)
      override func viewDidLoad() {
        for v in [a, b] {
          view.addSubview(v)
          v.translatesAutoresizingMaskIntoConstraints = false
          v.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        \(body)
      }
    }
    """
  }

  /// The standard way to put one view below the other.
  @Test(arguments: [
    ("", "var previous = view.topAnchor", "previous"),
    ("var previous: NSLayoutYAxisAnchor!", "previous = view.topAnchor", "previous"),
    ("lazy var previous = view.topAnchor", "self.previous = view.topAnchor", "self.previous"),
  ])
  func aVariableHoldsAnAnchorAfterTheNext(members: String, start: String, name: String) throws {
    let body = """
      \(start)
      for v in [a, b] {
        v.topAnchor.constraint(equalTo: \(name), constant: 8).isActive = true
        \(name) = v.bottomAnchor
      }
      """
    #expect(
      try LanguageDesk.holds(screen(body, members: members), "a.frame.y == 8 and b.frame.y == 36"))
  }

  /// What is no variable gets the number that an anchor has.
  @Test func aPropertyIsGivenTheNumberOfAnAnchor() throws {
    var desk = try LanguageDesk()
    try desk.type("title.top == view.top + 12; title.numberOfLines = title.top")
    #expect(try desk.answer(to: "title.numberOfLines") == ["12"])
  }

  @Test(arguments: ["DesignSystem", "FirebaseAuth", "My_App2"])
  func aPasteImportsModules(name: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["paste"])
    for line in ["import \(name)", "@testable import \(name)", "let a = UIView()"] {
      conversation.say(line)
    }
    #expect(conversation.say(".").contains("view a"))
    #expect(conversation.refusal(of: "import \(name)").contains(name))
  }

  @Test(arguments: [
    "struct Foundation.Date", "class UIKit.UIView", "func Darwin.sqrt", "os.log",
  ])
  func aPasteImportsOneDeclaration(path: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["paste"])
    for line in ["import \(path)", "@testable import \(path)", "let a = UIView()"] {
      conversation.say(line)
    }
    #expect(conversation.say(".").contains("view a"))
  }

  @Test(arguments: ["class layout.xib in view", "class layout", "struct"])
  func whatSwiftWouldNotImportIsLookedForAsAFile(path: String) throws {
    var conversation = try Conversation()
    #expect(!conversation.refusal(of: "import \(path)").isEmpty)
  }

  @Test(arguments: [
    "model.$title.sink { _ in }.store(in: &bag)", "bag.insert(model)",
    "if UserDefaults.standard.bool(forKey: \"isCompact\") { b.isHidden = true }",
  ])
  func whatHasNoPartInTheLayoutMakesNoView(line: String) throws {
    let members = """
      let model = Model(title: "x")
      var bag = Set<AnyCancellable>()
      let cache = NSCache<NSString, UIImage>()
      """
    let types = """
      final class Model: ObservableObject {
        @Published var title: String
        init(title: String) { self.title = title }
      }
      """
    let code = screen(
      "a.widthAnchor.constraint(equalToConstant: 9).isActive = true\n\(line)", members: members)
    var desk = try LanguageDesk()
    let before = desk.document.views.count
    try desk.type(code + "\n" + types, asPaste: true)
    #expect(desk.document.views.count == before + 2)
    #expect(try desk.answer(to: "? a.width == 9 and not b.isHidden") == ["true"])
  }

  @Test(arguments: [
    ("NSObject", "5"), ("NSObject, UITableViewDataSource", "5"), ("ObservableObject", "5"),
    ("HomeViewModelType", "5"),
  ])
  func aClassThatIsNoViewKeepsItsValues(base: String, constant: String) throws {
    let code =
      screen(
        "a.widthAnchor.constraint(equalToConstant: source.count).isActive = true",
        members: "let source = Source()") + "\nclass Source: \(base) { var count: CGFloat = 5 }"
    #expect(try LanguageDesk.holds(code, "a.width == \(constant)"))
  }

  @Test(arguments: [("1", "B"), ("2", "-"), ("-1", "-")])
  func aPasteHasItsOwnSubscripts(place: String, text: String) throws {
    let lists = """
      extension Collection {
        subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
        public subscript<T>(_ path: T) -> Int where T: Hashable { get { 1 } set { b = newValue } }
      }
      """
    let code = screen(
      "view.addSubview(sign); sign.text = titles[safe: \(place)] ?? \"-\"",
      members: "let titles = [\"A\", \"B\"], sign = UILabel()")
    #expect(try LanguageDesk.holds("\(lists)\n\(code)", "sign.text == \"\(text)\""))
    // Without a label a place that is not there ends an app.
    let crash = try LanguageDesk().outcome(
      of: "let titles = [\"A\"]; title.text = titles[2]", asPaste: true)
    #expect(crash.record?.crashes.count == 1)
  }

  /// What a value of UIKit's or Swift's has stands in an extension of it without `self`.
  @Test(arguments: [
    (
      "extension CGRect { var middle: CGFloat { midX } }",
      "CGRect(x: 0, y: 0, width: 24, height: 1).middle"
    ),
    ("extension Array { var twice: Int { count * 2 } }", "CGFloat([1, 2, 3, 4, 5, 6].twice)"),
    (
      "extension String { var half: Int { count / 2 } }",
      "CGFloat(\"abcdefghijklmnopqrstuvwx\".half)"
    ),
  ])
  func anExtensionOfAValueKnowsItsMembers(declaration: String, value: String) throws {
    let code = screen("a.widthAnchor.constraint(equalToConstant: \(value)).isActive = true")
    #expect(try LanguageDesk.holds("\(declaration)\n\(code)", "a.width == 12"))
  }

  @Test(arguments: [
    ("layoutFittingCompressedSize.height", 0.0), ("layoutFittingExpandedSize.width", 10_000),
  ])
  func theSidesOfFittingSizesAreNumbers(name: String, number: Double) throws {
    let desk = try LanguageDesk()
    #expect(try desk.answer(to: "? UIView.\(name) == \(number)") == ["true"])
  }
}
