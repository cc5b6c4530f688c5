import Foundation
import TestSupport
import Testing

/// What goes into a patch, and where: what the user did, in lines of the code as it was opened.
@Suite struct PatchOriginTests {
  private static let collapsing = """
    import UIKit
    final class Screen: UIViewController {
      let box = UIView(), label = UILabel()
      var boxHeight: NSLayoutConstraint!
      override func viewDidLoad() {
        super.viewDidLoad()
        [box, label].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; view.addSubview($0) }
        boxHeight = box.heightAnchor.constraint(equalToConstant: 160)
        NSLayoutConstraint.activate([
          boxHeight,
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          label.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
          label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        ])
      }
      func collapse() {
        boxHeight.constant = 60
        box.heightAnchor.constraint(equalToConstant: 80).isActive = true
        label.isHidden = true
      }
      func grow() { boxHeight.constant = 300 }
    }
    """

  private func opening(_ text: String) throws -> Conversation {
    var conversation = try Conversation(MemoryFiles(["Screen.swift": text]))
    conversation.mustSay(["import Screen.swift"])
    return conversation
  }

  private func patch(of conversation: inout Conversation) throws -> String {
    conversation.mustSay(["export patch out"])
    return try #require(conversation.files["out.patch"])
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The lines that `fix` takes out of the code.
  private func removed(in answer: String) -> [String] {
    answer.split(separator: "\n").map(String.init).filter { $0.hasPrefix("             - ") }
      .map { String($0.dropFirst(15)) }
  }

  @Test(arguments: [["grow()"], ["collapse()"], ["collapse()", "grow()"]])
  func `What a function of the code does is no change of the user's`(_ lines: [String]) throws {
    var conversation = try opening(Self.collapsing)
    conversation.mustSay(lines)
    #expect(conversation.refusal(of: "export patch").contains("Nothing has changed"))
  }

  @Test func `A repair after a function has run changes the lines that fix shows`() throws {
    var conversation = try opening(Self.collapsing)
    conversation.mustSay(["collapse()"])
    let answer = conversation.say("fix")
    #expect(answer.contains("--- Screen.swift:10"), "\(answer)")
    #expect(answer.contains("--- Screen.swift:20"), "\(answer)")
    for line in removed(in: answer) { #expect(Self.collapsing.contains(line), "\(line)") }

    conversation.mustSay(["c7.isActive = false"])
    let patch = try patch(of: &conversation)
    #expect(
      patch.contains("-    box.heightAnchor.constraint(equalToConstant: 80).isActive = true"),
      "\(patch)")
    #expect(!patch.contains("+    "), "\(patch)")
  }

  @Test func `What was typed before and after a function stays the user's`() throws {
    var conversation = try opening(Self.collapsing)
    conversation.mustSay(["c3.constant = 24", "collapse()", "c6.constant = 12"])
    let patch = try patch(of: &conversation)
    #expect(patch.contains("view.leadingAnchor, constant: 24)"), "\(patch)")
    #expect(patch.contains("box.leadingAnchor, constant: 12)"), "\(patch)")
    #expect(!patch.contains("isHidden") && !patch.contains("60"), "\(patch)")
  }

  @Test(arguments: [
    ("c3.constant = 24; collapse()", "view.leadingAnchor, constant: 24)"),
    ("collapse(); c6.constant = 12", "box.leadingAnchor, constant: 12)"),
    ("if true { c6.constant = 30; collapse() }", "box.leadingAnchor, constant: 30)"),
    (
      "grow(); box.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true",
      "+      box.widthAnchor.constraint(lessThanOrEqualToConstant: 300),"
    ),
  ])
  func `A line that runs the app's code keeps its own part`(_ line: String, _ change: String) throws
  {
    var conversation = try opening(Self.collapsing)
    conversation.mustSay([line])
    let patch = try patch(of: &conversation)
    #expect(patch.contains(change), "\(patch)")
    #expect(!patch.contains("isHidden") && !patch.contains("160"), "\(patch)")
  }

  @Test func `What the app's layout answers to a change comes with it`() throws {
    let text = Self.collapsing.replacing(
      "  func grow()",
      with: """
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            label.alpha = box.bounds.height > 200 ? 0.5 : 1
          }
          func grow()
        """)
    var conversation = try opening(text)
    conversation.mustSay(["boxHeight.constant = 250", "expect label.alpha == 0.5"])
    let patch = try patch(of: &conversation)
    #expect(patch.contains("+    boxHeight = box.heightAnchor.constraint(equalToConstant: 250)"))
    #expect(!patch.contains("+    label.alpha"), "\(patch)")
  }

  @Test func `What a helper is given is changed where it is called`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "BrokenFiles/HelperSize.txt")
    for (line, argument) in [
      ("c1.constant = 24", "left: 24, bottom: 8"), ("c7.constant = -30", "bottom: 0, right: 30)"),
      ("remove c3", "trailing: nil, padding: .init(top: 0, left: 16"),
    ] {
      var conversation = try opening(try String(contentsOf: file, encoding: .utf8))
      conversation.mustSay([line])
      let patch = try patch(of: &conversation)
      #expect(patch.contains(argument), "\(patch)")
      #expect(!patch.contains("-            leadingAnchor"), "\(patch)")
    }
  }

  @Test func `A rotation is no change of the code's lines`() throws {
    let text = Self.collapsing.replacing(
      "  func grow()",
      with: """
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            coordinator.animate(alongsideTransition: { _ in self.boxHeight.constant = 90 })
          }
          func grow()
        """)
    var conversation = try opening(text)
    conversation.mustSay(["rotate", "expect box.height == 90"])
    #expect(conversation.refusal(of: "export patch").contains("Nothing has changed"))
  }

  @Test func `A line that was typed is shown as none of the file's`() throws {
    var conversation = try opening(Self.collapsing)
    conversation.mustSay(["box.height == 200"])
    let answer = conversation.say("fix")
    for line in removed(in: answer) { #expect(Self.collapsing.contains(line), "\(line)") }
    #expect(oneLine(answer).contains("takes back what was typed here"), "\(answer)")
  }

  // MARK: Where it goes

  @Test func `What SnapKit holds in a property is switched off behind its block`() throws {
    var conversation = try opening(
      """
      import SnapKit
      final class Screen: UIViewController {
        let a = UIView(), b = UILabel()
        var bTop: Constraint!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a); view.addSubview(b)
          a.snp.makeConstraints { make in
            make.top.leading.equalToSuperview().offset(50)
            make.size.equalTo(64)
          }
          b.snp.makeConstraints { make in
            bTop = make.top.equalTo(a.snp.bottom).offset(8).constraint
            make.leading.equalTo(a)
          }
        }
        func collapse() { bTop.deactivate() }
      }
      """)
    conversation.mustSay(["collapse()", "b.top == view.top + 200"])
    let added = try patch(of: &conversation)
    #expect(added.contains("+      make.top.equalToSuperview().offset(200)"), "\(added)")
    #expect(!added.contains("\n-      bTop"), "\(added)")
    conversation.mustSay(["undo", "undo", "bTop.isActive = false"])
    let patch = try patch(of: &conversation)
    #expect(patch.contains("+    bTop.deactivate()"), "\(patch)")
    #expect(!patch.contains("\n- "), "\(patch)")
  }

  @Test func `A chain that a property holds takes another priority before its end`() throws {
    var conversation = try opening(
      """
      import SnapKit
      final class Screen: UIViewController {
        let a = UIView()
        var height: Constraint?
        override func viewDidLoad() {
          view.addSubview(a)
          a.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            height = make.height.equalTo(160).constraint
          }
        }
        func close() { height?.update(offset: 0) }
      }
      """)
    conversation.mustSay([
      "height.isActive = false; height.priority = .init(750); height.isActive = true"
    ])
    let patch = try patch(of: &conversation)
    #expect(patch.contains("+      height = make.height.equalTo(160).priority(.high).constraint"))
  }

  @Test(arguments: [
    (
      "let a = UILabel()",
      "+    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"
    ),
    (
      "let a: UILabel = {\n    let label = UILabel()\n    return label\n  }()",
      "+    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"
    ),
  ])
  func `A view that only a stack's initializer takes has its place`(
    _ declaration: String, _ line: String
  ) throws {
    var conversation = try opening(
      """
      import UIKit
      final class Screen: UIViewController {
        \(declaration)
        let b = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          a.text = "A"; b.text = "B"
          let s = UIStackView(arrangedSubviews: [a, b])
          s.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(s)
          NSLayoutConstraint.activate([
            s.topAnchor.constraint(equalTo: view.topAnchor),
            s.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            s.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
      }
      """)
    conversation.mustSay(["fix 1"])
    let patch = try patch(of: &conversation)
    #expect(patch.contains(line), "\(patch)")
  }

  // MARK: Helpers

  @Test func `The line of a helper is the repair where all that it makes counts the wrong way`()
    throws
  {
    var conversation = try opening(
      """
      import UIKit
      extension UIView {
        func pin(to v: UIView, inset: CGFloat) {
          translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: v.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: -inset),
            leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: inset),
          ])
        }
      }
      final class Screen: UIViewController {
        let a = UIView(), b = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
          a.addSubview(b)
          a.pin(to: view, inset: 8)
          b.pin(to: a, inset: 10)
        }
      }
      """)
    let answer = oneLine(conversation.say("fix"))
    #expect(answer.contains("turn the signs of c4 and c8"), "\(answer)")
    #expect(answer.contains("pin is called at 2 places: all of them change."), "\(answer)")
    conversation.mustSay(["fix 1", "expect b.width == 357"])
    let patch = try patch(of: &conversation)
    #expect(
      patch.contains(
        "+      trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -inset),"))
  }

  // MARK: Pastes

  @Test func `Repairs of a pasted controller are shown as its lines`() throws {
    var conversation = try Conversation()
    conversation.paste(Self.collapsing)
    conversation.mustSay(["box.height == 200"])
    let answer = conversation.say("fix")
    #expect(answer.contains("--- line "), "\(answer)")
    #expect(!removed(in: answer).isEmpty, "\(answer)")
    for line in removed(in: answer) { #expect(Self.collapsing.contains(line), "\(line)") }
    #expect(conversation.refusal(of: "export patch").contains("Pasted code is in no file"))
  }
}
