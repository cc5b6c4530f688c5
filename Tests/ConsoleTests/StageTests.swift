import Foundation
import Testing

@testable import Console

/// A view of code that stands on a stage until somebody says where it goes.
@Suite struct StageTests {
  private static let badge = """
    class Badge: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        heightAnchor.constraint(equalToConstant: Metrics.side).isActive = true
      }
    }
    """

  private func conversation() throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay(["device iphone-8"])
    return conversation
  }

  /// What the stage says is none of the user's.
  @Test func itIsNotCounted() throws {
    var conversation = try conversation()
    let answer = conversation.paste("class Plain: UIView {}\nfunc nothing() {}")
    #expect(answer.contains("0 constraints"), "\(answer)")
    conversation.mustSay(["expect count 0", "expect plain.centerX == 187.5"])
  }

  /// It is told that it is there, is told from what the code says, and misses nothing.
  @Test func itIsToldAsTsumesOwn() throws {
    var conversation = try conversation()
    let answer = conversation.paste(Self.form)
    #expect(answer.contains("nothing says where form stands"), "\(answer)")
    #expect(answer.contains("+ c1 c2 c3,") && !answer.contains("missed"), "\(answer)")
    #expect(!answer.contains("violated"), "\(answer)")
    let listed = conversation.say("constraints").split(separator: "\n")
    #expect(listed.filter { $0.contains("Tsume's own") }.count == 5, "\(listed)")
    #expect(conversation.say("notes").contains("nothing says where form stands"))
  }

  private static let form = """
    class Form: UIView {
      let field = UITextField()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
          field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
          field.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  /// A length leaves the place to the stage, and what lies inside leaves both.
  @Test func aLengthLeavesThePlace() throws {
    var conversation = try conversation()
    conversation.paste(Self.form)
    conversation.mustSay([
      "form.width == 300", "expect form.centerX == 187.5", "expect not ambiguous",
      "field.top >= form.top + 8", "expect form.centerY == 343.5", "expect not ambiguous",
    ])
  }

  /// A long text is cut off at the edges of the screen, as in the app; what is required is not.
  @Test func aLongTextMakesItNoWiderThanTheSafeArea() throws {
    var conversation = try conversation()
    conversation.paste(
      Self.form.replacingOccurrences(of: "UITextField", with: "UILabel"))
    let text = String(repeating: "A very long title ", count: 9)
    conversation.mustSay(["field.text = \"\(text)\"", "expect form.width == 375"])
    conversation.mustSay(["field.width == 400", "expect form.width == 448"])
  }

  /// The other axis stays where it was.
  @Test func itGivesWayAlongTheAxisThatIsConstrained() throws {
    var conversation = try conversation()
    conversation.paste("class Plain: UIView {}\nfunc nothing() {}")
    conversation.mustSay([
      "plain.top == view.top + 50", "expect plain.y == 50", "expect plain.width == 375",
      "undo", "expect plain.centerY == 343.5",
    ])
  }

  /// All lines are carried out again with what is assumed, the one that took its place too.
  @Test func itDoesNotComeBackWithAnAssumption() throws {
    var conversation = try conversation()
    conversation.paste(Self.badge)
    conversation.mustSay([
      "badge.top == view.top + 50", "assume Metrics.side = 30",
      "expect badge.frame == (0, 50, 375, 30)", "expect no conflict",
    ])
  }
}
