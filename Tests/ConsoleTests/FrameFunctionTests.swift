import Console
import Testing

/// `min`, `max` and their like in frames that follow others.
@Suite struct FrameFunctionTests {
  private func desk() throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay([
      "device 320x480", "add view back", "back.leading == view.leading; back.top == view.top",
      "back.width == 200 as wide", "back.height == 100", "let square = UIView()",
      "view.addSubview(square)",
    ])
    return conversation
  }

  private static let square =
    "square.frame = CGRect(x: 0, y: 0, width: min(back.frame.width, back.frame.height), height: 10)"

  @Test func theyAreWorkedOutAtEveryLayout() throws {
    var conversation = try desk()
    conversation.mustSay([
      "onLayout view { \(Self.square) }", "expect square.width == 100", "wide.constant = 60",
      "expect square.width == 60", "undo", "expect square.width == 100", "save kept",
      "replay kept.tsume", "expect square.width == 100",
    ])
  }

  /// What is left of less than nothing is `CGRect.null`, and not the rectangle turned round.
  @Test(arguments: [
    "square.frame = back.frame.insetBy(dx: 40, dy: 0)",
    "square.frame = back.frame.insetBy(dx: 40, dy: 0).insetBy(dx: -40, dy: 0)",
    "let box = back.frame.insetBy(dx: back.frame.height * 0.4, dy: 0); "
      + "square.frame = box.offsetBy(dx: 1, dy: 0)",
  ])
  func anInsetOfMoreThanThereIsLeavesTheFrame(body: String) throws {
    var conversation = try desk()
    conversation.mustSay([
      "square.frame = CGRect(x: 1, y: 2, width: 3, height: 4)", "onLayout view { \(body) }",
      "expect square.height == 100",
    ])
    let answer = conversation.say("wide.constant = 60")
    #expect(answer.contains("the insets leave nothing for square"), "\(answer)")
    conversation.mustSay(["expect square.frame == (1, 2, 3, 4)"])
    #expect(!conversation.say("back.backgroundColor = .red").contains("leave nothing"))
    conversation.mustSay(["wide.constant = 80", "expect square.height == 100"])
  }

  @Test(arguments: [
    "(square as! UILabel).frame = back.frame", "square.frame = (back as! UILabel).frame",
    "square.frame.size = (back as! UILabel).bounds.size",
  ])
  func aForcedCastToAnotherClassIsRefused(body: String) throws {
    var conversation = try desk()
    #expect(conversation.refusal(of: "onLayout view { \(body) }").contains("not of UILabel"))
  }

  @Test func aCastToAnotherClassSetsNothing() throws {
    var conversation = try desk()
    let answer = conversation.say("onLayout view { (square as? UILabel)?.frame = back.frame }")
    #expect(answer.contains("(square as? UILabel)? is nil, so nothing happens"), "\(answer)")
    conversation.mustSay([
      "expect square.frame == (0, 0, 0, 0)",
      "onLayout view { (square as? UIView)?.frame = (back as! UIView).frame }",
      "expect square.width == 200",
    ])
  }

  @Test func pastedLayoutCodeTellsOfItOnce() throws {
    var conversation = try desk()
    let answer = conversation.paste(
      """
      class Page: UIViewController {
        let badge = UIView()
        override func viewDidLoad() { view.addSubview(badge) }
        override func viewDidLayoutSubviews() {
          badge.frame = view.bounds.insetBy(dx: 400, dy: 0)
        }
      }
      """)
    #expect(answer.matches(of: /CGRect.null/).count == 1, "\(answer)")
    #expect(answer.contains("the insets leave nothing for badge"), "\(answer)")
  }

  @Test func aMomentReadsThemAsTheyAreThen() throws {
    var conversation = try desk()
    conversation.mustSay([
      "at viewDidAppear { \(Self.square) }", "expect square.width == 100",
      "expect at viewDidLayoutSubviews square.frame == (0, 0, 0, 0)",
    ])
  }

  /// What was set once does not follow.
  @Test func aCopyGoesStale() throws {
    var conversation = try desk()
    conversation.mustSay([
      Self.square, "expect unsuspicious square stale", "wide.constant = 60",
      "expect square.width == 100", "expect suspicious square stale",
    ])
  }

  /// What a frame was copied from is forgotten before it becomes too long to tell.
  @Test func aFrameMadeOfItselfAgainAndAgainStaysShort() throws {
    var conversation = try desk()
    let line =
      "square.frame.size.width = max(square.frame.width, back.frame.width - square.frame.width)"
    conversation.mustSay([Self.square] + Array(repeating: line, count: 40))
    conversation.mustSay(["expect square.width == 100"])
  }

  /// And so is what a rectangle with a name was made of.
  @Test func aRectangleMadeOfTheOneBeforeAgainAndAgainStaysShort() throws {
    var conversation = try desk()
    conversation.mustSay(["let r0 = back.frame"])
    conversation.mustSay(
      (0..<40).map { step in
        let (wide, high) = ("r\(step).width", "r\(step).height")
        return "let r\(step + 1) = CGRect(x: 0, y: 0, width: max(\(wide), \(high)), "
          + "height: min(\(wide), \(high)))"
      })
    conversation.mustSay(["expect r40.width == 200", "expect r40.height == 100"])
  }

  @Test(arguments: [
    (
      "let side = min(back.frame.width, back.frame.height); square.frame = CGRect(x: 0, y: 0, "
        + "width: side, height: side)", "(0, 0, 100, 100)"
    ),
    (
      "let box = back.bounds; let half: CGFloat = box.width / 2; square.frame = CGRect(x: half, "
        + "y: 0, width: half, height: box.midY)", "(100, 0, 100, 50)"
    ),
    (
      "square.frame = CGRect(x: 0, y: 0, width: Swift.min(back.bounds.width, CGFloat(300)), "
        + "height: Swift.max(1, 2))", "(0, 0, 200, 2)"
    ),
    (
      "square.frame = CGRect(x: 0, y: 0, width: (back.bounds.width / 3).rounded(), "
        + "height: (back.bounds.height / 3).rounded(.up))", "(0, 0, 67, 34)"
    ),
  ])
  func aBodyIsWrittenAsCodeIs(body: String, frame: String) throws {
    var conversation = try desk()
    conversation.mustSay(["onLayout view { \(body) }", "expect square.frame == \(frame)"])
  }

  @Test func aValueFollowsTheLayout() throws {
    var conversation = try desk()
    conversation.mustSay([
      "onLayout view { let side = back.frame.width; square.frame.size.width = side }",
      "expect square.width == 200", "wide.constant = 60", "expect square.width == 60",
    ])
  }

  @Test(arguments: [
    ("let side = 5; let side = 6", "already"),
    (
      "let w = square.bounds.width; square.frame = .zero; square.frame.size.width = w",
      "was read before"
    ),
    ("square.frame.origin.y = topLayoutGuide.length", "safe area"),
    ("square.frame.origin.y = view.safeAreaInsets.top", "safe area"),
    ("square.frame.size.width = back.bounds.width.rounded(.towardZero)", "every layout"),
  ])
  func whatCannotBeFollowedSaysWhy(body: String, reason: String) throws {
    var conversation = try desk()
    let refusal = conversation.refusal(of: "onLayout view { \(body) }")
    #expect(refusal.contains(reason), "\(refusal)")
  }

  @Test(arguments: [
    ("Swift.min(3, 4)", "3"), ("CGFloat(3.7).rounded(.down)", "3"), ("2.5.rounded()", "3"),
  ])
  func theyAreSpelledInSwiftsWays(expression: String, value: String) throws {
    var conversation = try desk()
    conversation.mustSay(["let number = \(expression)", "expect number == \(value)"])
  }

  @Test func aSlipGetsAdvice() throws {
    var conversation = try desk()
    #expect(conversation.refusal(of: "let side = mini(3, 4)").contains("Did you mean min?"))
  }

  /// In the code of a view `bounds` are those of the view, and not of the root view.
  @Test(arguments: [
    ("[.flexibleWidth, .flexibleHeight]", "expect unsuspicious inner stale"),
    ("[]", "expect suspicious inner stale"),
  ])
  func aCopyOfTheBoundsIsOneOfTheViewsOwn(mask: String, expectation: String) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      """
      class Row: UIView {
        let inner = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          inner.frame = bounds
          inner.autoresizingMask = \(mask)
          addSubview(inner)
        }
      }
      let row = Row(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      view.addSubview(row)
      """, "expect unsuspicious inner stale", "row.frame.size.width = 90", expectation,
    ])
    #expect(!conversation.say("suspicions").contains("view.bounds"))
  }
}
