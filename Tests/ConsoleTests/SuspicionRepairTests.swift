import Console
import Prose
import Testing

/// Repairs of what was copied too early, of what has no size, and of what lies beside a content view.
@Suite struct SuspicionRepairTests {
  private func conversation(
    _ lines: [String], language: Language = .english
  ) throws -> Conversation {
    var conversation = try Conversation(language: language)
    conversation.mustSay(["device iphone-8"] + lines)
    return conversation
  }

  // MARK: Copied frames

  private static let scene = [
    "canvas 600x600", "add imageView back 400x300",
    "back.top == view.top + 60; back.height == 300", "H:|-20-[back]-20-|",
    "let photo = UIImageView()", "view.addSubview(photo)",
  ]

  @Test func `What was copied before the layout is copied after each`() throws {
    var conversation = try conversation(
      Self.scene + ["at viewDidLoad { photo.frame = back.frame }"])
    #expect(conversation.say("suspicions").contains("(fix 1)"))
    #expect(conversation.say("fix").contains("1  onLayout view { photo.frame = back.frame }"))
    conversation.mustSay([
      "fix 1", "expect photo.frame == back.frame", "expect unsuspicious photo", "rotate",
      "expect photo.frame == back.frame", "expect unsuspicious photo", "undo", "undo",
      "expect suspicious photo early",
    ])
  }

  @Test func `Other code of the phase stays`() throws {
    var conversation = try conversation(
      Self.scene + [
        "let other = UIView()", "view.addSubview(other)",
        "at viewDidLoad { photo.frame = back.frame; other.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }",
        "fix 1", "expect photo.frame == back.frame", "expect other.frame == (1, 2, 3, 4)",
      ])
    conversation.mustSay([
      "save a.tsume", "replay a.tsume", "expect photo.frame == back.frame",
      "expect other.frame == (1, 2, 3, 4)", "expect unsuspicious photo",
    ])
    #expect(conversation.files["a.tsume"]?.contains("\nonLayout view { photo.frame = back") == true)
  }

  @Test func `A copy that has gone stale is one that follows from then on`() throws {
    var conversation = try conversation(
      Self.scene + ["photo.frame = back.frame", "rotate", "expect suspicious photo stale"])
    #expect(conversation.say("fix").contains("onLayout view { photo.frame = back.frame }"))
    conversation.mustSay(["fix 1", "rotate", "expect photo.frame == back.frame"])
  }

  @Test func `Of code it is said what to write by hand`() throws {
    let code = """
      import UIKit
      class GlowController: UIViewController {
        let card = UIView()
        let glow = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(card)
          view.addSubview(glow)
          card.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
            card.widthAnchor.constraint(equalToConstant: 200),
            card.heightAnchor.constraint(equalToConstant: 100),
          ])
          glow.frame = card.frame
        }
      }
      """
    var conversation = try Conversation(MemoryFiles(["Glow.swift": code]))
    conversation.mustSay(["import Glow.swift", "expect suspicious glow"])
    let answer = conversation.say("fix")
    #expect(answer.contains("onLayout view { glow.frame = card.frame }"), "\(answer)")
    #expect(answer.contains("is to be written by hand, in"), "\(answer)")
    #expect(answer.contains("viewDidLayoutSubviews()"), "\(answer)")
    conversation.mustSay([
      "fix 1", "expect glow.frame == (20, 60, 200, 100)", "expect unsuspicious",
    ])
  }

  // MARK: No size

  @Test func `A view that is laid out by its frame gets a size`() throws {
    var conversation = try conversation(["let box = UIView()", "view.addSubview(box)"])
    #expect(
      conversation.say("fix").contains("1  box.frame.size = CGSize(width: 100, height: 100)"))
    conversation.mustSay(["fix 1", "expect box.frame == (0, 0, 100, 100)", "expect unsuspicious"])
    #expect(
      conversation.say("history").contains("box.frame.size = CGSize(width: 100, height: 100)"))
  }

  @Test func `A text gets its own size`() throws {
    var conversation = try conversation([
      "let title = UILabel()", "title.text = \"Hello\"", "view.addSubview(title)",
    ])
    #expect(conversation.say("fix").contains("1  title.sizeToFit()"))
    conversation.mustSay(["fix 1", "expect title.height == 20.5", "expect unsuspicious title"])
  }

  @Test func `A container ends where its contents do`() throws {
    var conversation = try conversation([
      "add view box", "box.leading == view.leading + 16; box.trailing == view.trailing - 16",
      "box.top == view.top + 60", "box.height == 0 @250", "add view inner in box",
      "inner.leading == box.leading + 8; inner.width == 50; inner.top == box.top + 8",
      "inner.height == 40",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("inner.bottom == box.bottom - 8"), "\(listed)")
    conversation.mustSay(["fix 1", "expect box.height == 56", "expect unsuspicious box"])
  }

  @Test func `A length of 0 becomes one that is seen`() throws {
    var conversation = try conversation([
      "add view box", "box.leading == view.leading; box.top == view.top + 20",
      "box.width == 50; box.height == 0 as closed",
    ])
    #expect(conversation.say("fix").contains("1  closed becomes box.height == 100"))
    conversation.mustSay(["fix 1", "expect box.height == 100", "expect unsuspicious"])
  }

  /// What is open is settled as such, and a log leaves open what it does not tell.
  @Test func `A size that nothing settles has no second repair`() throws {
    var conversation = try conversation(["add view box", "expect suspicious box empty"])
    let listed = conversation.say("fix")
    #expect(listed.contains("box.width == 100") && !listed.contains("empty"), "\(listed)")
  }

  @Test func `A text that was squeezed to nothing resists`() throws {
    var conversation = try conversation([
      "add label name \"Yamada Taro\"", "add button edit \"Edit\"", "H:|-16-[name]-8-[edit]-16-|",
      "V:|-80-[name]; V:|-80-[edit]", "edit.width == 400 @700 as wide",
      "name.resist.h @600", "expect suspicious name empty",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("name.resist.h @999"), "\(listed)")
    conversation.mustSay(["fix 1", "expect unsuspicious name empty"])
  }

  // MARK: Cells

  private static let cell = [
    "add tableViewCell cell", "add label title \"Title\" in cell.contentView",
    "title.leading == cell.leading + 16; title.top == cell.top + 8 as upper",
  ]

  @Test func `What is pinned to a cell is pinned to its content view`() throws {
    var conversation = try conversation(Self.cell)
    let listed = conversation.say("fix")
    #expect(listed.contains("1  constraints to cell go to cell.contentView"), "\(listed)")
    conversation.mustSay([
      "fix 1", "expect unsuspicious title", "expect title.y == 8", "undo",
      "expect suspicious title besideContent",
    ])
  }

  @Test func `What lies beside the content view goes into it`() throws {
    var conversation = try conversation([
      "add tableViewCell cell", "add label title \"Title\" in cell",
      "add label more \"More\" in cell",
      "title.leading == cell.leading + 16; title.top == cell.top + 8",
      "more.leading == title.trailing + 8; more.top == title.top",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("title into cell.contentView, with the constraints"), "\(listed)")
    conversation.mustSay([
      "fix 1", "expect title.superview == cell.contentView", "expect title.frame.y == 8",
      "expect more.y == 8", "expect unsuspicious title", "expect no conflict",
    ])
  }

  @Test(arguments: ["contentView.addSubview(title)", "addSubview(title)"])
  func `In code the anchors are those of the content view`(_ adding: String) throws {
    let code = """
      import UIKit
      class PhotoCell: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.text = "Hello"
          \(adding)
          NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    var conversation = try Conversation(MemoryFiles(["Cell.swift": code]))
    conversation.mustSay([
      "import Cell.swift", "expect suspicious title besideContent", "fix 1",
      "expect unsuspicious title", "export patch cell.patch",
    ])
    let patch = try #require(conversation.files["cell.patch"])
    for anchor in ["leading", "top", "bottom"] {
      #expect(
        patch.contains(
          "+      title.\(anchor)Anchor.constraint(equalTo: contentView.\(anchor)Anchor"),
        "\(patch)")
    }
  }

  // MARK: Out of what holds it

  @Test func `A bound that lets a view out is told as a sign`() throws {
    var conversation = try conversation([
      "add view card", "card.leading == view.leading + 16; card.trailing == view.trailing - 16",
      "card.top == view.top; card.height == 50", "add label title \"Title\" in card",
      "title.leading == card.leading + 12; title.top == card.top",
      "title.trailing <= card.trailing + 12 as bound",
    ])
    #expect(conversation.say("suspicions").contains("bound lets title go out of card by 12"))
    conversation.mustSay(["fix 1", "expect bound.constant == -12", "expect unsuspicious title"])
  }

  /// Its other end is free.
  @Test func `A control that is pushed out of the window is turned back`() throws {
    var conversation = try conversation([
      "add view header", "header.leading == view.leading; header.trailing == view.trailing",
      "header.top == view.top; header.height == 50", "add control pill 100x40 in header",
      "pill.top == header.top; pill.trailing == header.trailing + 16 as end",
    ])
    #expect(conversation.say("suspicions").contains("pill lies partly outside the window"))
    conversation.mustSay(["fix 1", "expect end.constant == -16", "expect unsuspicious pill"])
  }

  @Test func `A bound the wrong way lets a view out and is turned`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view outer", "outer.leading == view.leading + 20; outer.trailing == view.trailing - 20",
      "outer.top == view.top; outer.height == 100", "add view inner in outer",
      "inner.leading == outer.leading + 8; inner.top == outer.top; inner.height == 20",
      "inner.width == 200 @900 as wide",
    ])
    conversation.mustSay([
      "inner.trailing >= outer.trailing - 8 as end", "expect unsuspicious inner",
      "wide.constant = 300", "expect suspicious inner turnedBound",
    ])
    let told = conversation.say("suspicions")
    #expect(told.contains("end keeps inner from ending within outer"), "\(told)")
    let listed = conversation.say("fix")
    #expect(listed.contains("1  end becomes inner.trailing <= outer.trailing - 8"), "\(listed)")
    conversation.mustSay(["fix 1", "expect inner.width == 264", "expect unsuspicious"])
  }

  @Test func `A text past the edge ends before it, on more lines`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label title \"A title that is so long that it does not fit on this narrow screen\"",
      "title.leading == view.leading + 16; title.top == view.top + 40",
      "expect suspicious title offscreen",
    ])
    let listed = conversation.say("fix")
    #expect(
      listed.contains("1  title.trailing <= view.trailing - 16; title.numberOfLines = 0"),
      "\(listed)")
    conversation.mustSay([
      "fix 1", "expect unsuspicious", "expect title.frame.maxX <= 304", "expect title.height == 41",
    ])
    #expect(conversation.say("history").contains("title.trailing <= view.trailing - 16; title."))
  }

  @Test func `What is laid out by its frame ends where the view does`() throws {
    var conversation = try conversation([
      "device iphone-5", "let button = UIButton(type: .system)",
      "button.setTitle(\"Fill\", for: .normal)",
      "button.frame = CGRect(x: 0, y: 0, width: 320, height: 548)", "view.addSubview(button)",
      "navbar on",
      "expect suspicious button offscreen",
    ])
    let listed = conversation.say("fix")
    #expect(
      listed.contains("1  button.frame.size = CGSize(width: 320, height: 504)"), "\(listed)")
    conversation.mustSay(["fix 1", "expect button.frame == view.bounds", "expect unsuspicious"])
  }

  /// Both places are fixed: the later one gets another.
  @Test func `What lies on another begins where that ends`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label a \"One\"", "add label b \"Two\"",
      "a.leading == view.leading; a.top == view.top + 40",
      "b.leading == view.leading + 10; b.top == view.top + 45 as low",
      "expect suspicious a overlapping",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("1  low becomes b.top == a.bottom + 8"), "\(listed)")
    conversation.mustSay(["fix 1", "expect b.y == 68.5", "expect unsuspicious"])
  }

  @Test func `Two ratios that leave no size are told and one goes`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view a", "a.leading == view.leading; a.top == view.top", "a.width == 2*a.height",
    ])
    let answer = conversation.say("a.height == 3*a.width")
    #expect(answer.contains("suspect   c4 (ratios)"), "\(answer)")
    #expect(conversation.say("suspicions").contains("c3 and c4 are two ratios of a"))
    let listed = conversation.say("fix")
    #expect(listed.contains("1  remove c4"), "\(listed)")
    conversation.mustSay([
      "fix 1", "expect unsuspicious a twoRatios", "undo", "a.width == 50 @900", "remove c4",
      "expect a.height == 25", "expect unsuspicious",
    ])
  }

  /// One of the two could have its room alone, and the other could not.
  @Test func `Of two texts that tie both have room where what holds them may be longer`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "H:|[box]|", "box.top == view.top + 40; box.height == 30 as low",
      "add label a \"Title\" in box", "add label b \"Second\" in box",
      "a.leading == box.leading; b.leading == box.leading", "V:|[a][b]|",
      "expect suspicious a truncated",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("2  low becomes box.height >= 30"), "\(listed)")
    conversation.mustSay(["fix 2", "expect box.height == 41", "expect unsuspicious"])
  }

  @Test func `What two directions lead out of sight is read by the other`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label a \"Title\"", "a.semanticContentAttribute = .forceRightToLeft",
      "a.left == view.left + 250; a.top == view.top + 40", "add label b \"Second\"",
      "b.leading == a.trailing + 8 as beside; b.top == a.top",
      "expect suspicious b offscreen",
    ])
    let listed = conversation.say("fix")
    #expect(listed.contains("1  beside becomes b.right == a.left - 8"), "\(listed)")
    conversation.mustSay(["fix 1", "expect b.frame.maxX == 242", "expect unsuspicious"])
  }

  @Test func `A bound between two directions is turned with its sides`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view a 50x20", "a.left == view.left + 150; a.top == view.top + 40", "a.width == 50",
      "add view b 60x20", "b.semanticContentAttribute = .forceRightToLeft",
      "b.leading >= a.trailing + 8; b.top == a.top; b.width == 60",
      "b.left == view.left + 100 @900",
    ])
    let before = conversation.say("b.frame")
    conversation.mustSay(["fix 1", "expect unsuspicious b mixedDirections"])
    #expect(conversation.say("b.frame") == before)
  }

  @Test func `They are told in Japanese`() throws {
    var conversation = try conversation(Self.cell, language: .japanese)
    #expect(conversation.say("fix").contains("cell への制約を cell.contentView に付け替える"))
  }
}
