import Foundation
import Prose
import Testing

/// What is said of a paste besides what it did.
@Suite struct PasteWordsTests {
  private static let screens = ["First", "Second", "Third"].map { name in
    "class \(name): UIViewController {\n"
      + "  let box = UIView()\n  override func viewDidLoad() { view.addSubview(box) }\n}\n"
  }

  /// The paste's answer names the screen, and the lines do what it says.
  @Test func severalScreensAreNamedWithTheWayToThem() throws {
    var conversation = try Conversation()
    let words = conversation.paste(Self.screens.joined()).replacing("\n          ", with: " ")
    #expect(
      words.contains(
        "Third is shown; First and Second are there, too: scenes lists them, scene First shows one."
      ),
      "\(words)")
    conversation.mustSay(["scenes", "scene First", "scene Second", "add label title"])
    let refusal = conversation.refusal(of: "scene Third")
    #expect(
      refusal.contains("goto 1, then scene Third") && !refusal.contains("use Third"), "\(refusal)")
  }

  /// One paste behind the other, too: a window shows one of the screens, and each has its own layout.
  @Test func aScreenThatIsPastedBehindAnotherTakesItsPlace() throws {
    var conversation = try Conversation()
    let first = Self.screens[0].replacing(
      "view.addSubview(box)",
      with: "view.addSubview(box); box.widthAnchor.constraint(equalToConstant: 8).isActive = true; "
        + "box.widthAnchor.constraint(equalToConstant: 9).isActive = true")
    conversation.paste(first)
    conversation.mustSay(["expect conflict"])
    conversation.paste(Self.screens[1])
    conversation.mustSay(["expect no conflict", "expect count 0"])
    #expect(conversation.say("tree").split(separator: "\n").count == 2)
    let scenes = conversation.say("scenes").split(separator: "\n").map(String.init)
    #expect(scenes.contains { $0.contains("First") && $0.contains("conflict") })
    #expect(scenes.contains { $0.contains("Second") && !$0.contains("conflict") })
    conversation.mustSay(["scene First", "expect conflict", "undo", "undo", "expect conflict"])
  }

  @Test func aLogThatReplacesALayoutSaysSo() throws {
    var conversation = try Conversation()
    #expect(!conversation.paste(CatalogueTests.log).contains("takes the place"))
    conversation.mustSay(["add label title"])
    #expect(
      conversation.paste(CatalogueTests.log).replacing("\n          ", with: " ")
        .contains("takes the place of the layout that was here; undo brings that back"))
    conversation.mustSay(["undo"])
    #expect(conversation.say("title").contains("title"))
  }

  @Test func whatIsSettledByUndoIsCalledSo() throws {
    var conversation = try Conversation(language: .japanese)
    conversation.mustSay(["add label title", "title.leading == view.leading + 16", "undo"])
    let words = conversation.say("redo")
    #expect(words.contains("解消      title.x の曖昧さ"), "\(words)")
    #expect(conversation.say("undo").contains("\n曖昧      title.x"))
  }

  /// In the words of a library a line says as much as a paste.
  @Test(arguments: [
    "box.snp.makeConstraints { $0.edges.equalToSuperview() }", "box.autoPinEdgesToSuperviewEdges()",
    "box.edgesToSuperview()",
  ])
  func aLineOfALibraryIsCarriedOut(line: String) throws {
    var conversation = try Conversation(onSmallScreen: ["add view box", line])
    #expect(conversation.say("box.frame") == "(0, 0, 320, 480)")
    conversation.mustSay(["save s"])
    var again = try Conversation(conversation.files)
    again.mustSay(["replay s", "expect box.frame == (0, 0, 320, 480)"])
  }

  @Test func whatIsNearlyMeantIsNamed() throws {
    var conversation = try Conversation(onSmallScreen: ["add view box", "add view other"])
    #expect(
      conversation.refusal(of: "box.center == other.center").replacing("\n          ", with: " ")
        .contains("box.centerX == other.centerX"))
    #expect(conversation.refusal(of: "paste log.txt").contains("import log.txt"))
    #expect(conversation.refusal(of: "resume nothing").contains("replay FILE"))
  }

  /// Wide names and long ones.
  @Test func columnsStayStraight() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view 写真のとなりの長い名前", "add view b", "b.width == 10 @750", "b.width == 20 @700 as 幅の希望",
    ])
    for line in ["exercise", "priorities", "solver", "constraints"] {
      let answer = conversation.say(line)
      let groups = answer.split(separator: "\n").split { row in
        !row.hasPrefix("  ") || !row.contains("  = ")
      }
      for group in groups {
        let columns = group.map { row in Self.width(String(row), upTo: "  = ") }
        #expect(Set(columns).count == 1, "\(answer)")
      }
    }
    #expect(
      conversation.say("exercise").contains(
        "\n  写真のとなりの長い名前  x  0 → -100, y  0 → -100\n  b                       x  0 → -100"))
  }

  /// How many cells stand before the last `mark`.
  private static func width(_ row: String, upTo mark: String) -> Int {
    guard let place = row.range(of: mark, options: .backwards) else { return 0 }
    return TextWidth.inCells(of: row[..<place.lowerBound])
  }
}
