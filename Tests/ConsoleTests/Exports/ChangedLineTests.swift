import Prose
import Testing

/// What a constraint says is changed on its own line, and what has a name keeps it.
@Suite struct ChangedLineTests {
  private static let card = """
    import UIKit

    final class CardController: UIViewController {
      let card = UIView()
      private enum Metrics { static let padding: CGFloat = 20 }

      override func viewDidLoad() {
        super.viewDidLoad()
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.padding),
          card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: Metrics.padding),
          card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
          card.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        ])
        NSLayoutConstraint(
          item: card, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 500
        ).isActive = true
      }
    }
    """

  /// The lines of the patch that come and go.
  private func changes(_ lines: [String]) throws -> [String] {
    var conversation = try Conversation(MemoryFiles(["Card.swift": Self.card]))
    conversation.mustSay(["import Card.swift"] + lines + ["export patch out"])
    let patch = try #require(conversation.files["out.patch"])
    return patch.split(separator: "\n").map(String.init).filter { line in
      (line.hasPrefix("+") || line.hasPrefix("-")) && !line.hasPrefix("+++")
        && !line.hasPrefix("---")
    }
  }

  @Test func aSignIsTurnedAtItsName() throws {
    #expect(
      try changes(["fix 1"]) == [
        "-      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: Metrics.padding),",
        "+      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Metrics.padding),",
      ])
  }

  @Test func aRelationIsChangedInItsPlace() throws {
    #expect(
      try changes(["remove c2", "card.trailing <= view.trailing + 20"]) == [
        "-      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: Metrics.padding),",
        "+      card.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: Metrics.padding),",
      ])
  }

  @Test func soIsAMultiplier() throws {
    #expect(
      try changes(["remove c4", "card.height == 0.25*view.height"]) == [
        "-      card.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),",
        "+      card.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),",
      ])
  }

  @Test func andAConstraintByItems() throws {
    let changed = try changes(["remove c5", "card.width >= 300"])
    #expect(changed.contains { $0.contains("relatedBy: .greaterThanOrEqual") }, "\(changed)")
  }

  /// Where the line cannot say it, it goes, and another one comes.
  @Test func anotherPriorityBesidesIsWrittenAsBefore() throws {
    let changed = try changes(["remove c2", "card.trailing <= view.trailing + 20 @750"])
    #expect(changed.contains("+    cardTrailing.priority = .defaultHigh"), "\(changed)")
  }
}
