import Console
import Testing

/// What folders of projects hold beside the app's own code.
@Suite struct ProjectFolderTests {
  private static let screen = """
    import SnapKit
    class Screen: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        view.addSubview(box)
        box.snp.makeConstraints { make in
          make.top.left.equalToSuperview().offset(16)
          make.size.equalTo(40)
        }
      }
    }
    """
  private static let other = """
    class Other: UIViewController {
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
      override func viewDidLoad() { view.addSubview(mark) }
    }
    """

  @Test func aFileThatCannotBeOpenedIsLeftOutAndNamed() throws {
    let files = MemoryFiles(["App/Gone.h": "", "App/Screen.swift": Self.screen])
    var surroundings = files.surroundings
    let (read, probe) = (surroundings.read, surroundings.probe)
    surroundings.read = { $0 == "App/Gone.h" ? .failure(.missing($0)) : read($0) }
    surroundings.probe = { $0 == "App/Gone.h" ? .failure(.missing($0)) : probe($0) }
    var conversation = try Conversation(surroundings: surroundings)
    let said = conversation.say("import App") + conversation.say("notes")
    #expect(said.contains("Could not be opened and was left out: App/Gone.h."), "\(said)")
    #expect(conversation.say("box.x") == "16")
    surroundings.read = { .failure(.missing($0)) }
    surroundings.probe = { $0 == "App" ? probe($0) : .failure(.missing($0)) }
    conversation = try Conversation(surroundings: surroundings)
    #expect(conversation.say("import App").contains("There is no file App/Gone.h"))
  }

  /// A screen that nobody has looked at yet is said to crash, too.
  @Test func aScreenThatCrashesIsListedSo() throws {
    let crashing = """
      class Away: UIViewController {
        let mark = UIView()
        override func viewDidLoad() {
          mark.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """
    let files = MemoryFiles(["App/Away.swift": crashing, "App/Screen.swift": Self.screen])
    var conversation = try Conversation(files)
    conversation.mustSay(["import App"])
    let said = conversation.say("scenes")
    #expect(said.contains("Away    crash"), "\(said)")
    #expect(said.contains("Screen  fine"), "\(said)")
  }

  /// The sources of a library would be taken for the app's helpers.
  @Test func whatALibraryDoesIsKnownAndNotRead() throws {
    let files = MemoryFiles([
      "App/Screen.swift": Self.screen,
      "App/Pods/SnapKit/View.swift": "extension UIView { var snp: Int { fatalError() } }",
    ])
    var conversation = try Conversation(files)
    let said = conversation.say("import App") + conversation.say("notes")
    #expect(said.contains("what the library does is known: App/Pods/SnapKit."), "\(said)")
    #expect(conversation.say("box.width") == "40")
  }

  /// Somebody may look at the library itself.
  @Test func theProjectOfALibraryIsRead() throws {
    var conversation = try Conversation(MemoryFiles(["Kit/SnapKit/Other.swift": Self.other]))
    conversation.mustSay(["import Kit", "expect mark.width == 7"])
  }

  @Test(arguments: ["Pods/Kit", "Carthage/Checkouts/Kit", "AppTests"])
  func screensOfPackagesAndTestsAreNotTheApps(folder: String) throws {
    let files = MemoryFiles([
      "App/Screen.swift": Self.screen, "App/\(folder)/Other.swift": Self.other,
    ])
    var conversation = try Conversation(files)
    conversation.mustSay(["import App", "expect box.y == 16"])
    #expect(!conversation.say("scenes").contains("Other"))
    conversation.mustSay(["import App/\(folder)", "expect mark.width == 7"])
  }
}
