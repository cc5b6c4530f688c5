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
}
