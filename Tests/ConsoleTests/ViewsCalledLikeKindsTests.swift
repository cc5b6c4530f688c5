import Console
import Prose
import Testing

/// Views may be called `label` or `button`, like the kinds of view that `add` makes.
@Suite struct ViewsCalledLikeKindsTests {
  /// What the last of the lines prints, one after another in one session.
  private func answer(to lines: [String]) throws -> [String] {
    var session = try Session(language: .english, surroundings: .none)
    var turn = Turn()
    for line in lines { turn = session.execute(line) }
    return turn.lines(on: .standard(.english))
  }

  @Test func aRemovedViewCalledLabelComesBackByItsName() throws {
    let lines = ["add label label", "remove label", "add label", "label.superview"]
    #expect(try answer(to: lines) == ["view"])
  }

  @Test func itComesBackIntoTheSuperviewThatIsNamed() throws {
    let lines = [
      "add view card", "add label label", "remove label", "add label in card", "label.superview",
    ]
    #expect(try answer(to: lines) == ["card"])
  }

  @Test func behindTheKindStillStandsANewName() throws {
    let lines = ["add label label", "remove label", "add label title", "title.superview"]
    #expect(try answer(to: lines) == ["view"])
  }
}
