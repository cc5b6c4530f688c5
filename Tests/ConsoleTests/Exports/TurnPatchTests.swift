import ConsoleSupport
import Testing

@testable import Console

/// What one turn of a loop makes is changed alone: the code asks which turn it is.
@Suite struct TurnPatchTests {
  private static let loops = [
    "for label in [one, two] {": "label", "[one, two].forEach { label in": "label",
    "for (i, label) in labels.enumerated() {": "i",
  ]

  private func text(_ loop: String) -> String {
    """
    final class Turns: UIViewController {
      let one = UILabel(), two = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        let labels = [one, two]
        \(loop)
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          label.widthAnchor.constraint(equalToConstant: 120).isActive = true
        }
      }
    }
    """
  }

  private static let changes: [([String], String)] = [
    (["c4.constant = 90"], "equalToConstant: IT ? 90 : 120).isActive = true"),
    (["c3.constant = 5"], "equalTo: view.topAnchor, constant: IT ? 5 : 0).isActive = true"),
    (["remove c4"], "if OTHER {\n+        label.widthAnchor"),
    (
      ["deactivate c4", "c4.priority = 700", "activate c4"],
      "if IT { labelWidth.priority = UILayoutPriority(700) }"
    ),
  ]

  @Test(arguments: loops.keys.sorted(), changes)
  func oneTurnIsAskedFor(_ loop: String, _ change: ([String], String)) throws {
    var conversation = try Conversation(MemoryFiles(["Turns.swift": text(loop)]))
    conversation.mustSay(["import Turns.swift"] + change.0 + ["export patch out"])
    let patch = try #require(conversation.files["out.patch"])
    let (own, other) = Self.loops[loop] == "i" ? ("i", "1") : ("label", "two")
    let text = change.1.replacing("IT", with: "\(own) == \(other)")
      .replacing("OTHER", with: "\(own) != \(other)")
    #expect(patch.contains(text), "\(patch)")
  }
}

extension TurnPatchTests {
  @Test func turnsThatMakeNothingAreCounted() throws {
    let text = """
      final class Keys: UIViewController {
        let keys = (0..<3).map { _ in UIButton(type: .system) }
        override func viewDidLoad() {
          super.viewDidLoad()
          for (i, key) in keys.enumerated() {
            key.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(key)
            if i > 0 {
              key.leadingAnchor.constraint(equalTo: keys[i - 1].trailingAnchor).isActive = true
            }
          }
        }
      }
      """
    var conversation = try Conversation(MemoryFiles(["Keys.swift": text]))
    conversation.mustSay(["import Keys.swift", "remove c2", "export patch out"])
    let patch = try #require(conversation.files["out.patch"])
    #expect(patch.contains("+        if i != 2 {\n"), "\(patch)")
  }
}

// MARK: - Helpers

extension TurnPatchTests {
  /// A helper gets a parameter that is as before by default, and the one call gives it.
  @Test(arguments: [
    (
      ["c7.constant = 60"],
      [
        "+    place(two, below: one, height: 60)\n",
        "+  private func place(_ box: UIView, below other: UIView?, height: CGFloat = 44) {\n",
        "+      box.heightAnchor.constraint(equalToConstant: height),\n",
      ]
    ),
    (
      ["deactivate c6", "c6.priority = 700", "activate c6"],
      [
        "+    place(two, below: one, widthPriority: UILayoutPriority(700))\n",
        "below other: UIView?, widthPriority: UILayoutPriority = .required) {\n",
        "+    boxWidth.priority = widthPriority\n",
      ]
    ),
    (
      ["remove c6"],
      [
        "+    place(two, below: one, hasWidth: false)\n",
        "below other: UIView?, hasWidth: Bool = true) {\n",
        "+    if hasWidth {\n",
        "+      box.widthAnchor.constraint(equalToConstant: 100).isActive = true\n",
      ]
    ),
  ])
  func oneCallOfAHelperIsChanged(_ lines: [String], _ texts: [String]) throws {
    let text = """
      final class Screen: UIViewController {
        let one = UIView(), two = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          place(one, below: nil)
          place(two, below: one)
        }
        private func place(_ box: UIView, below other: UIView?) {
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
          NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 44),
            box.topAnchor.constraint(equalTo: other?.bottomAnchor ?? view.topAnchor),
          ])
        }
      }
      """
    var conversation = try Conversation(MemoryFiles(["Screen.swift": text]))
    conversation.mustSay(["import Screen.swift"] + lines)
    let answer = conversation.say("export patch out")
    #expect(!answer.contains("2 places"), "\(answer)")
    let patch = try #require(conversation.files["out.patch"])
    for text in texts { #expect(patch.contains(text), "\(patch)") }
  }
}
