import AutoLayout
import Testing

@testable import LayoutCode

/// What whole projects have beside their layout: none of it is a crash, a conflict or a loop of the app.
@Suite struct ProjectScreenTests {
  private func screen(_ body: String, members: String = "") throws -> RunResult {
    try RunResult(
      """
      class Screen: UIViewController {
        let note = UITextView()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """)
  }

  /// UIKit gives fields and text views an empty text, and only labels none.
  @Test func aTextViewHasAnEmptyText() throws {
    let result = try screen(
      "view.addSubview(note); note.isHidden = note.text.isEmpty; _ = note.attributedText.length")
    #expect(result.crashes == [])
    #expect(result.run.document.view(named: "note")?.isHidden == true)
  }

  @Test func whatWhileLetMayFindForEverIsGoneThroughOnce() throws {
    let result = try screen(
      "while let part = source.next() { let dot = UIView(); view.addSubview(dot) }")
    #expect(result.views == ["dot: UIView in view"])
    #expect(!result.run.isCutOff)
  }

  /// UIKit measures a text view that scrolls, too, and frames and sizes that fit are on the same pixels.
  @Test func scrollingOnlyWhereATextNeedsItComesToRest() throws {
    let result = try screen(
      """
      view.addSubview(note)
      note.translatesAutoresizingMaskIntoConstraints = false
      note.isScrollEnabled = false
      note.text = "A short note"
      NSLayoutConstraint.activate([
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      """,
      members: """
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let offered = CGSize(width: note.frame.width, height: .greatestFiniteMagnitude)
          note.isScrollEnabled = note.sizeThatFits(offered).height > note.frame.height
        }
        """)
    #expect(result.run.loop == nil)
    #expect(result.run.document.view(named: "note")?.content.isScrollEnabled == false)
  }

  /// As Swift reads them: types in angle brackets behind the end of a line, and closures that a body gives
  /// back.
  @Test(arguments: [
    """
    let make = Kit.Registration
      <Cell, Item> { cell, _, _ in cell.isHidden = true }
    """,
    """
    let other = Kit.Registration
      <Cell>(kind: Kit.header) { [weak self] in self?.update($0) }
    """,
    """
    let act: () -> Void = if isOpen {
      { [weak self] in
        self?.close()
      }
    } else {
      { }
    }
    """,
    """
    var made: (Int) -> UIView {
      { count in
        UIView()
      }
    }
    """,
  ])
  func isReadWhole(statement: String) throws {
    #expect(try screen(statement).run.isReadWhole)
  }
}
