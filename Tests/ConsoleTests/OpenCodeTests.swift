import Console
import Testing

/// Code that does not say everything: it is carried out as far as it goes.
@Suite struct OpenCodeTests {
  private static let card = """
    class Card: UIView {
      let title = UILabel()
      let model = CardModel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        title.textColor = Palette.text
        title.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.gap).isActive = true
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4).isActive = true
        if model.isWide {
          title.widthAnchor.constraint(equalToConstant: 200).isActive = true
        }
      }
    }
    """

  private func conversation(_ lines: String...) throws -> Conversation {
    var conversation = try Conversation(MemoryFiles(["Card.swift": Self.card]))
    conversation.mustSay([Self.card] + lines)
    return conversation
  }

  @Test func aNumberThatIsNotKnownIsWaitedFor() throws {
    var conversation = try conversation("expect title.leading == card.leading + 4")
    #expect(conversation.say("constraints title").contains("?Metrics.gap"))
    #expect(conversation.say("constraints title").contains("waiting for Metrics.gap"))
    #expect(conversation.say("constraints --json").contains("waiting for Metrics.gap"))
    #expect(conversation.say("assumptions").contains("assume Metrics.gap = "))
  }

  @Test func anAssumedNumberIsAStepThatCanBeUndone() throws {
    var conversation = try conversation(
      "assume Metrics.gap = 12", "expect title.top == card.top + 12")
    #expect(conversation.session.history.step == 2)
    #expect(conversation.say("assumptions").contains("Metrics.gap = 12"))
    conversation.mustSay(["assume Metrics.gap = 20", "expect title.top == card.top + 20", "undo"])
    conversation.mustSay(["expect title.top == card.top + 12", "undo"])
    #expect(conversation.say("constraints title").contains("?Metrics.gap"))
    conversation.mustSay(["redo", "expect title.top == card.top + 12"])
  }

  @Test func linesSinceThePasteAreCarriedOutAgain() throws {
    var conversation = try conversation(
      "title.text = \"Hello\"", "title.height == 40 as height", "assume Metrics.gap = 12")
    conversation.mustSay([
      "expect height is title.height == 40", "expect title.text == \"Hello\"",
      "expect title.top == card.top + 12",
    ])
  }

  @Test func aTruthIsTurnedRound() throws {
    var conversation = try conversation()
    #expect(conversation.say("assumptions").contains("CardModel().isWide = false"))
    conversation.mustSay(["assume CardModel().isWide = true", "expect title.width == 200"])
  }

  @Test func everyCallIsListedWithWhatCameOfIt() throws {
    var conversation = try conversation()
    let code = conversation.say("code")
    #expect(code.contains("2 of 3 constraint calls carried out"))
    #expect(code.contains("branch"))
  }

  @Test func itIsSavedAndReplayed() throws {
    var conversation = try conversation("assume Metrics.gap = 12", "save s.tsume")
    conversation.mustSay(["replay s.tsume", "expect title.top == card.top + 12", "undo"])
    #expect(conversation.say("constraints title").contains("?Metrics.gap"))
  }

  @Test func aFileIsReadTheSameWay() throws {
    var conversation = try Conversation(MemoryFiles(["Card.swift": Self.card]))
    conversation.mustSay(["import Card.swift", "expect title.leading == card.leading + 4"])
    conversation.mustSay(["assume Metrics.gap = 12", "expect title.top == card.top + 12"])
    #expect(conversation.say("code").contains("Card.swift:"))
    #expect(conversation.say("scenes").contains("Card"))
  }

  @Test func whatNothingAsksForIsRefused() throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: "assume Metrics.gip = 3").contains("Did you mean Metrics.gap"))
    #expect(conversation.refusal(of: "assume Metrics.gap").contains("value"))
    #expect(conversation.refusal(of: "assume Metrics.gap = title").contains("can be assumed"))
  }

  @Test func tabOffersWhatIsOpen() throws {
    let offered = try conversation().offered("assume ")
    #expect(offered.contains("Metrics.gap") && offered.contains("CardModel().isWide"))
    #expect(try conversation().offered("assume CardModel().isWide = ").contains("true"))
  }

  @Test func whatOnePasteDeclaresTheNextKnows() throws {
    var conversation = try Conversation()
    conversation.mustSay(["enum Metrics {\n  static let gap: CGFloat = 12\n}", Self.card])
    conversation.mustSay(["expect title.top == card.top + 12"])
  }
}
