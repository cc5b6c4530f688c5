import Console
import Testing

/// `import a.swift`: the code of a file, as if it were pasted into an empty window.
@Suite struct SwiftFileTests {
  private static let plain = """
    let title = UILabel()
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)
    title.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true
    """

  private func conversation(_ code: String, _ lines: [String] = []) throws -> Conversation {
    var conversation = try Conversation(MemoryFiles(["a.swift": code]))
    conversation.mustSay(lines)
    return conversation
  }

  @Test(arguments: [plain, "\u{FEFF}" + plain.replacing("\n", with: "\r\n")])
  func plainLinesBecomeTheDocumentInOneStep(_ code: String) throws {
    var conversation = try conversation(code, ["add label old", "import a.swift"])
    conversation.mustSay(["expect title.top == 24", "expect count 1"])
    #expect(conversation.session.history.step == 2)
    #expect(conversation.refusal(of: "old.width").contains("old"))
    conversation.mustSay(["undo", "expect old.superview == view"])
  }

  @Test func aControllerIsMadeAsByAPaste() throws {
    let code = """
      import UIKit
      class Screen: UIViewController {
        let photo = UIImageView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(photo)
        }
      }
      """
    var conversation = try conversation(code, ["import a.swift"])
    conversation.mustSay(["expect photo.superview == view"])
  }

  /// A file that was changed is opened again: what it declares itself is no name that is taken, and
  /// a number that it asked for is still there.
  @Test func theFileCanBeOpenedAgain() throws {
    let code = "let gap = 8\n" + Self.plain.replacing("24", with: "gap + wanted")
    var conversation = try conversation(code)
    conversation.mustSay(["import a.swift"])
    #expect(conversation.say("assumptions").contains("assume wanted = "))
    conversation.mustSay(["device 320x480", "let wanted = 4", "import a.swift"])
    conversation.mustSay(["expect title.top == 12", "expect view.width == 320"])
    conversation.files["a.swift"] = code.replacing("= 8", with: "= 9")
    conversation.mustSay(["import a.swift", "expect title.top == 13"])
  }

  @Test func whatNobodyKnowsInAFileStopsNothing() throws {
    var conversation = try conversation("let a = UILabel()\nview.addSubview(a)\n  a.frobnicate()\n")
    conversation.mustSay(["import a.swift", "expect a.superview == view"])
  }

  @Test func codeWithoutViewsIsRefused() throws {
    var conversation = try conversation("import UIKit\n// nothing yet\n", ["add view box"])
    #expect(conversation.refusal(of: "import a.swift").contains("makes a view"))
    #expect(conversation.refusal(of: "import a.swift in box").contains("where its views go"))
  }

  @Test func anotherOfItsClassesCanBeChosen() throws {
    let code = "class Card: UIView { }\nclass Badge: UIView { }\n"
    var conversation = try conversation(code, ["add view old", "import a.swift"])
    conversation.mustSay(["expect badge.superview == view", "use Card"])
    conversation.mustSay(["expect card.superview == view"])
    #expect(conversation.refusal(of: "old.width").contains("old"))
  }

  @Test func itIsSavedAsTheLineThatOpensIt() throws {
    var conversation = try conversation(Self.plain, ["import a.swift", "save s.tsume"])
    #expect(conversation.files["s.tsume"] == "import a.swift\n")
    conversation.mustSay(["replay s.tsume", "expect title.top == 24"])
  }

  private static let program = [
    "App/Screen.swift": """
    class Screen: UIViewController {
      let card = Card()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.place(in: view)
      }
    }
    """,
    "App/Views/Card.swift": """
    class Card: UIView {
      func place(in view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        topAnchor.constraint(equalTo: view.topAnchor, constant: Metrics.gap).isActive = true
      }
    }
    """, "App/Views/Metrics.swift": "enum Metrics { static let gap: CGFloat = 12 }\n",
    "App/notes.txt": "nothing",
  ]

  @Test(arguments: [
    "import App", "import App/",
    "import App/Screen.swift App/Views/Card.swift App/Views/Metrics.swift",
    "import App/Screen.swift App/Views",
  ])
  func filesAndFoldersAreOneProgram(_ line: String) throws {
    var conversation = try Conversation(MemoryFiles(Self.program))
    conversation.mustSay([line, "expect card.top == 12", "expect count 1", "save s.tsume"])
    conversation.mustSay(["replay s.tsume", "expect card.top == 12"])
    #expect(
      conversation.files["s.tsume"]?.hasPrefix(line.hasSuffix("/") ? String(line.dropLast()) : line)
        == true)
  }

  @Test func onlyCodeComesInSeveralFiles() throws {
    var conversation = try Conversation(MemoryFiles(Self.program))
    let refusal = conversation.refusal(of: "import App/Screen.swift App/notes.txt")
    #expect(refusal.contains("Only Swift files"))
    let wrong = conversation.refusal(of: "import App/Screen.swift App/None.swift")
    #expect(wrong.contains("None.swift"))
  }

  @Test func whatNoFileOfAProgramDeclaresIsNamed() throws {
    var files = Self.program
    files["App/Views/Metrics.swift"] = "enum Sizes { static let gap: CGFloat = 12 }\n"
    var conversation = try Conversation(MemoryFiles(files))
    conversation.mustSay(["import App"])
    #expect(conversation.say("assumptions").contains("Metrics.gap"))
  }

  @Test func tabOffersSwiftFiles() throws {
    #expect(try conversation(Self.plain).offered("import ").contains("a.swift"))
  }
}
