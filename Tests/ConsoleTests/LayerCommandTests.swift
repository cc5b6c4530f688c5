import Console
import Prose
import Testing

/// `add layer`, `layers`, `onLayout`, and what the other commands make of layers.
@Suite struct LayerCommandTests {
  /// The sign of the seed on borders, with the border on the sign itself.
  private static let sign = [
    "device 300x300", "add view sign", "V:|-100-[sign(100)]", "H:|-50-[sign]-50-|",
    "add imageView crown 40x40 in sign", "crown.backgroundColor = .systemRed",
    "crown.top == sign.top - 20; crown.centerX == sign.centerX",
  ]
  private static let border = [
    "add layer border in sign", "border.borderWidth = 2",
    "onLayout sign { border.frame = sign.bounds }",
  ]

  private func conversation(
    _ lines: [String], language: Language = .english
  ) throws -> Conversation {
    var conversation = try Conversation(language: language)
    conversation.mustSay(Self.sign + lines)
    return conversation
  }

  @Test func theReportSaysWhatCoversWhatAndWhy() throws {
    var conversation = try conversation([
      "sign.layer.borderWidth = 2", "sign.layer.borderColor = .systemGreen",
    ])
    #expect(
      conversation.say("layers") == """
        back      view             (0, 0, 300, 300)     view  paints nothing
                    sign           (50, 100, 200, 100)  view  paints nothing
                      crown        (130, 80, 40, 40)    imageView  .systemRed
        front       sign's border  (50, 100, 200, 100)  2 .systemGreen
        covers    sign's border covers 5% of crown, at (130, 100, 40, 2): a border is
                  painted above all sublayers of its layer
                  neither zPosition nor move lifts a sublayer above that border; give
                  the border to a layer or a view of its own that lies behind
        """)
    conversation.mustSay(["sign.clipsToBounds = true"])
    #expect(
      conversation.say("layers crown").contains(
        "cut       50% of crown is left: sign cuts off what lies outside its bounds"))
  }

  @Test(arguments: [
    (
      [
        "add view lid 40x40", "lid.top == sign.top; lid.leading == sign.leading",
        "lid.backgroundColor = .white", "sign.backgroundColor = .black",
      ],
      "lid covers 8% of sign, at (50, 100, 40, 40): lid comes after sign in view"
    ),
    (
      [
        "sign.backgroundColor = .black", "add view lid 200x100", "move lid back",
        "lid.top == sign.top; lid.leading == sign.leading; lid.trailing == sign.trailing",
        "lid.bottom == sign.bottom", "lid.backgroundColor = .red", "lid.layer.zPosition = 1",
        "lid.alpha = 0.5",
      ],
      "lid lies over all of sign, at (50, 100, 200, 100), and lets it through: lid has the zPosition "
        + "1, sign 0"
    ),
    (["remove crown"], "nothing covers anything else"),
    (
      [
        "sign.clipsToBounds = true; sign.layer.cornerRadius = 50",
        "add view inside 200x100 in sign", "inside.backgroundColor = .red",
        "inside.top == sign.top; inside.leading == sign.leading",
      ],
      "89% of inside is left: sign cuts off what lies outside its round corners"
    ),
    (
      ["sign.clipsToBounds = true", "c5.constant = -80"],
      "nothing is seen of crown: sign cuts off what lies outside its bounds"
    ),
  ])
  func theReasonIsGiven(_ lines: [String], _ words: String) throws {
    var conversation = try conversation(lines)
    let report = conversation.say("layers").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(report.contains(words), "\(report)")
  }

  @Test func aLayerIsAddedMovedHiddenRenamedRemovedAndPutBack() throws {
    var conversation = try conversation([
      "add layer border 20x10 in sign", "expect border.frame == (0, 0, 20, 10)",
      "expect painted sign crown border", "move border below crown", "expect painted border crown",
      "move border front", "expect painted crown border", "rename border edge", "hide edge",
      "expect painted sign crown", "show edge", "remove edge", "expect edge.superlayer == nil",
      "add edge in sign", "expect painted crown edge", "move edge in view",
      "expect edge.superlayer == view.layer", "undo", "undo", "undo", "expect painted crown edge",
    ])
    #expect(conversation.say("tree").contains("└─ edge   layer      (0, 0, 20, 10)"))
    #expect(conversation.say("frames").contains("edge"))
    #expect(conversation.refusal(of: "add label name in edge").contains("edge is a layer"))
    #expect(conversation.refusal(of: "why edge.width").contains("no anchors"))
    #expect(conversation.refusal(of: "constraints edge").contains("a layer, not a view"))
    #expect(conversation.refusal(of: "edge.width == 5").contains("onLayout"))
  }

  @Test func aCallbackFollowsEveryLayoutAndIsToldUndoneSavedAndReplayed() throws {
    var conversation = try conversation(Array(Self.border.dropLast()))
    let told = conversation.say("onLayout sign { border.frame = sign.bounds }")
    #expect(told.contains("onLayout sign { border.frame = sign.bounds }"))
    #expect(told.contains("border    width  0 → 200, height  0 → 100"))
    conversation.mustSay(["device 400x300"])
    conversation.mustSay(["expect border.frame == (0, 0, 300, 100)", "undo", "undo"])
    conversation.mustSay(["expect border.frame == (0, 0, 0, 0)", "redo", "save kept"])
    let saved = try #require(conversation.files["kept.tsume"])
    #expect(saved.contains("onLayout sign { border.frame = sign.bounds }"))
    conversation.mustSay(["replay kept.tsume", "expect border.frame == (0, 0, 200, 100)"])
  }

  /// UIKit's frames are what was set last: code that is taken away takes none of them back.
  @Test func whatACallbackHasSetStaysWhenItIsTakenAway() throws {
    var conversation = try conversation(Self.border)
    conversation.mustSay(["let v = UIView()", "view.addSubview(v)"])
    conversation.mustSay(["onLayout sign { border.frame = bounds; v.frame = sign.frame }"])
    let frames = ["expect border.frame == (0, 0, 200, 100)", "expect v.bounds == (0, 0, 200, 100)"]
    conversation.mustSay(frames + ["onLayout sign border.frame = bounds"] + frames)
    #expect(!conversation.say("onLayout sign nothing").contains("→"))
    conversation.mustSay(frames + ["device 400x300"] + frames)
    conversation.mustSay(["undo", "undo", "undo", "device 400x300"])
    conversation.mustSay(["expect border.frame == (0, 0, 300, 100)", "expect v.width == 300"])
  }

  @Test(arguments: [
    ("border.frame = bounds", "border.frame = sign.bounds", "(0, 0, 200, 100)"),
    (
      "border.frame = sign.layer.bounds.insetBy(dx: 2, dy: 3)",
      "border.frame = sign.bounds.insetBy(dx: 2, dy: 3)", "(2, 3, 196, 94)"
    ),
    ("border.frame = crown.frame", "border.frame = crown.frame", "(80, -20, 40, 40)"),
    (
      "border.frame = CGRect(x: 0, y: 0, width: min(bounds.width, bounds.height), "
        + "height: abs(-crown.frame.height) + max(1, 2))",
      "border.frame = CGRect(x: 0, y: 0, width: min(sign.bounds.width, sign.bounds.height), "
        + "height: abs(-crown.bounds.height) + 2)", "(0, 0, 100, 42)"
    ),
    (
      "border.frame = CGRect(x: floor(crown.frame.width / 3), y: 0, width: 2 * ceil(0.3), "
        + "height: max(min(bounds.height, 70), crown.frame.height))",
      nil, "(13, 0, 2, 70)"
    ),
    (
      "border.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 2 * crown.frame.height - 1)",
      "border.frame = CGRect(x: 0, y: 0, width: 0.5 * sign.bounds.width, "
        + "height: 2 * crown.bounds.height - 1)", "(0, 0, 100, 79)"
    ),
    (
      "border.frame = CGRect(x: 2 / 3 * bounds.width, y: bounds.height / 7, "
        + "width: 10 / 3 + 0.0625 * bounds.width, height: 0.1234567 - bounds.height / 3)",
      "border.frame = CGRect(x: 2 / 3 * sign.bounds.width, y: sign.bounds.height / 7, "
        + "width: 0.0625 * sign.bounds.width + 10 / 3, "
        + "height: -sign.bounds.height / 3 + 0.1234567)", "(133.333, -18.924, 15.833, 33.21)"
    ),
    (
      "border.frame.size.width = self.bounds.width; border.frame.origin.y = -gap",
      "border.frame = CGRect(x: border.frame.x, y: border.frame.y, width: sign.bounds.width, "
        + "height: border.bounds.height)", "(0, -8, 200, 0)"
    ),
    ("border.position = crown.center", nil, "(100, 0, 0, 0)"),
    ("border.bounds = CGRect(origin: .zero, size: crown.bounds.size)", nil, "(-20, -20, 40, 40)"),
    ("border.frame = .zero", nil, "(0, 0, 0, 0)"),
  ])
  func whatIsSetIsWorkedOut(_ statement: String, _ told: String?, _ frame: String) throws {
    var conversation = try conversation(["add layer border in sign", "let gap = 8"])
    let report = conversation.say("onLayout sign { \(statement) }").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
    if let told { #expect(report.contains(told), "\(report)") }
    #expect(conversation.say("border.frame") == frame)
  }

  @Test(arguments: [
    ("onLayout sign { crown.frame = sign.bounds }", "crown is laid out by constraints"),
    ("onLayout border { border.frame = sign.bounds }", "Only views lay out subviews"),
    ("onLayout sign { border.borderWidth = 2 }", "bounds, center or position"),
    ("onLayout sign { border.frame = title.bounds }", "Nothing is called title"),
    ("onLayout sign { border.frame = sign.bounds.width * sign.bounds }", "multiplied by numbers"),
    ("onLayout sign { border.frame = 5 }", "multiplied by numbers"),
    ("onLayout sign { border.frame.size.width = min(sign.bounds.width) }", "such as min"),
    ("onLayout sign { border.frame.size.width = round(sign.bounds) }", "such as min"),
    ("onLayout sign { sign.width == 5 }", "bounds, center or position"),
    ("onLayout sign", "border.frame = sign.bounds"),
    ("onLayout sgn nothing", "sign"),
  ])
  func whatCannotFollowALayoutIsRefused(_ line: String, _ words: String) throws {
    var conversation = try conversation(["add layer border in sign"])
    let refusal = conversation.refusal(of: line).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(refusal.contains(words), "\(refusal)")
  }

  @Test func whatIsReadTooEarlyAndWhatIsSetAgainIsNoted() throws {
    var conversation = try conversation(["add layer border in sign", "add view jewel 4x4 in crown"])
    #expect(
      conversation.say("onLayout sign { border.frame = jewel.frame }").contains("its old frame"))
    #expect(conversation.say("border.frame = sign.bounds").contains("set again by every layout"))
  }

  @Test func aBlockOfSeveralLinesIsOneStep() throws {
    var conversation = try conversation(["add layer border in sign", "add layer shine in sign"])
    conversation.paste(
      "onLayout sign {\n  border.frame = sign.bounds\n  shine.frame = border.frame\n}")
    conversation.mustSay(["expect shine.frame == (0, 0, 200, 100)", "undo"])
    conversation.mustSay(["expect shine.frame == (0, 0, 0, 0)"])
  }

  @Test func thePictureShowsTheBorderOverTheCrownAndItsRepairBehind() throws {
    var wrong = try conversation(["sign.layer.borderWidth = 2"])
    let picture = wrong.say("draw")
    #expect(picture.contains("━┿━━━━━┿━"), "\(picture)")
    #expect(picture.contains("━ border"))
    var right = try conversation(Self.border + ["move border below crown"])
    let repaired = right.say("draw")
    #expect(repaired.contains("━┥░░░░░┝━"), "\(repaired)")
  }

  @Test(arguments: [
    ("expect covered crown", "expected crown covered, found crown uncovered"),
    ("expect covered crown by sign", "expected crown covered by sign, found crown uncovered"),
    ("expect uncovered border", "expected border uncovered, found border covered by crown"),
    ("expect cut crown", "expected crown cut, found crown uncut"),
    ("expect painted crown border", "expected painted crown border, found painted border crown"),
  ])
  func anExpectationThatFailsSaysWhatWasFound(_ line: String, _ words: String) throws {
    var conversation = try conversation(Self.border + ["move border below crown"])
    #expect(conversation.say(line).contains(words))
    let opposites = [
      "expect uncovered crown", "expect covered border by crown", "expect uncut crown",
    ]
    conversation.mustSay(opposites + ["expect painted sign border crown"])
  }

  @Test func tabOffersLayersWhereTheyCanBe() throws {
    let offers = try conversation(Self.border).offered
    #expect(offers("layers ").contains("border"))
    #expect(offers("constraints ").contains("crown") && !offers("constraints ").contains("border"))
    #expect(offers("border.").contains("zPosition"))
    #expect(offers("sign.layer.bo") == ["borderWidth", "borderColor", "bounds"])
    #expect(offers("sign.backgroundColor = .systemGre") == ["systemGreen"])
    #expect(offers("onLayout ").contains("sign") && !offers("onLayout ").contains("border"))
    #expect(offers("onLayout sign ").contains("nothing"))
    #expect(offers("onLayout sign { bor") == ["border"])
    #expect(offers("onLayout sign { border.fr") == ["frame"])
    #expect(offers("expect covered crown by ").contains("sign"))
  }
}
