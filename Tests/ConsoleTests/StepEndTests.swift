import Console
import Testing

/// What a step says at its end, and what of code surprises those who know UIKit less well.
@Suite struct StepEndTests {
  private func opening(_ code: String) throws -> (Conversation, said: String) {
    var conversation = try Conversation(MemoryFiles(["Card.swift": code]))
    let said = conversation.say("import Card.swift")
    return (conversation, said)
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `Where the app would crash is told last, as what it is`() throws {
    let (_, said) = try opening(
      """
      class Screen: UIViewController {
        let box = UIView()
        let row = UIStackView()
        let name = UILabel()
        override func viewDidLoad() {
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          view.addSubview(box)
          view.addSubview(row)
          row.addSubview(name)
        }
      }
      """)
    let lines = said.split(separator: "\n")
    let crash = try #require(lines.firstIndex { $0.hasPrefix("crash     Card.swift:7: ") })
    #expect(lines.suffix(from: crash).contains { $0.hasPrefix("state") })
    #expect(!lines.suffix(from: crash).contains { $0.hasPrefix("ambiguous") })
    #expect(oneLine(said).contains("line 10: row does not arrange name"))
  }

  private static let early = """
    class Screen: UIViewController {
      let card = UIView(), title = UILabel()
      override func viewDidLoad() {
        for v in [card, title] { v.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(card)
        title.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
        card.addSubview(title)
      }
    }
    """

  @Test func `A crash counts, and the line that comes too late is named`() throws {
    var (conversation, said) = try opening(Self.early)
    #expect(oneLine(said).contains("the app crashes"), "\(said)")
    #expect(conversation.session.endsInCrash)
    for line in ["fix", "suspicions"] {
      let answer = oneLine(conversation.say(line))
      #expect(answer.contains("crash Card.swift:6: the app would crash here"), "\(answer)")
      #expect(
        answer.contains("repair move card.addSubview(title) (line 7) above line 6"), "\(answer)")
      #expect(!answer.contains("nothing to repair") && !answer.contains("nothing looks"))
    }
  }

  @Test func `Of code that cannot be read whole no crash is certain`() throws {
    let (conversation, said) = try opening(
      Self.early.replacing("    view.addSubview(card)", with: "    view.addSubview(card"))
    #expect(!conversation.session.endsInCrash, "\(said)")
    #expect(!said.contains("would crash"), "\(said)")
  }

  @Test func `A row that nothing holds open is as high as UIKit makes it, and says so`() throws {
    var (conversation, said) = try opening(
      """
      class Cell: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(title)
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          ])
        }
      }
      """)
    #expect(oneLine(said).contains("ambiguously suggest a height of zero"))
    conversation.mustSay(["expect cell.height == 44"])
    #expect(!conversation.say("title.text = \"Hello\"").contains("height of zero"))
    #expect(conversation.say("title.text = \"\"").contains("height of zero"))
  }

  @Test func `A long list is not repeated while it stays the same`() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label a", "add label b", "add label c"])
    let said = oneLine(conversation.say("a.width == 30"))
    #expect(said.contains("ambiguous: the same 6 as before"))
    #expect(
      oneLine(conversation.say("a.top == view.top")).contains("a.x, b.x, b.y, c.x and 1 more"))
  }
}
