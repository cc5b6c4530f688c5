import AutoLayout
import Testing

@testable import Console

/// What a pasted controller's code finds before and behind the first layout.
@Suite struct FramesBeforeLayoutTests {
  /// `box` is laid out by constraints, 100×60 at (10, 20).
  private static func controller(_ body: String, at entry: String = "viewDidLoad()") -> String {
    """
    class Screen: UIViewController {
      let box = UIView(), copy = UIView(), inner = UIView()
      override func loadView() {
        view = UIView()
        for item in [box, copy] { view.addSubview(item) }
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
          box.widthAnchor.constraint(equalToConstant: 100),
          box.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
      override func \(entry) { \(body) }
    }
    """
  }

  private static let early = [
    "viewDidLoad()", "viewWillAppear(_ animated: Bool)", "viewIsAppearing(_ animated: Bool)",
    "updateViewConstraints()",
  ]

  @Test(arguments: early)
  func framesAreZeroBeforeTheFirstLayout(entry: String) throws {
    var desk = try LanguageDesk()
    try desk.type(
      Self.controller(
        """
        copy.frame = box.frame
        if box.bounds.height > 0 { photo.alpha = 0.5 }
        let shade = CAGradientLayer()
        shade.frame = box.bounds
        box.layer.addSublayer(shade)
        card.alpha = view.bounds.height == 480 ? 0.5 : 1
        """, at: entry), asPaste: true)
    #expect(
      try desk.answer(
        to: "? copy.frame == (0, 0, 0, 0) and photo.alpha == 1 and card.alpha == 0.5 "
          + "and shade.frame == (0, 0, 0, 0)") == ["true"])
  }

  @Test(arguments: [
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_ animated: Bool)",
  ])
  func framesAreThereFromTheFirstLayoutOn(entry: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      Self.controller("copy.frame = box.frame", at: entry), asPaste: true)
    #expect(try desk.answer(to: "? copy.frame == (10, 20, 100, 60)") == ["true"])
    #expect(!notes.contains { $0.contains("before the first layout") }, "\(notes)")
  }

  @Test(arguments: [
    // Asked for, or later.
    ("view.layoutIfNeeded(); copy.frame = box.frame", "copy.frame == (10, 20, 100, 60)"),
    ("box.layoutIfNeeded(); copy.frame = box.frame", "copy.frame == (10, 20, 100, 60)"),
    ("view.setNeedsLayout(); copy.frame = box.frame", "copy.frame == (0, 0, 0, 0)"),
    (
      "DispatchQueue.main.async { self.copy.frame = self.box.frame }",
      "copy.frame == (10, 20, 100, 60)"
    ),
    (
      "DispatchQueue.main.async { self.copy.alpha = 0.5 }; copy.frame = box.frame",
      "copy.frame == (0, 0, 0, 0)"
    ),
    // What was there before is laid out, what is new is not.
    ("copy.frame = photo.frame", "copy.frame.width == 60"),
    ("copy.frame = old.frame", "copy.frame == (10, 20, 100, 50)"),
    // Frames of one's own, in what is still empty.
    (
      "inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4); copy.frame = inner.frame",
      "copy.frame == (1, 2, 3, 4)"
    ),
    (
      """
      inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      inner.translatesAutoresizingMaskIntoConstraints = false
      copy.frame = inner.bounds
      """, "copy.frame == (0, 0, 40, 40)"
    ),
    // Outside the window.
    (
      """
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.layoutIfNeeded()
      copy.frame = inner.frame
      """, "copy.frame == (0, 0, 0, 0)"
    ),
  ])
  func whatFramesAreInViewDidLoad(body: String, question: String) throws {
    #expect(try LanguageDesk.holds(Self.controller(body), question))
  }

  /// Constraints take it over at the first layout.
  @Test func codeReadsTheFrameThatAViewWasMadeWith() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class Screen: UIViewController {
        let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          card.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(card)
          NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            card.widthAnchor.constraint(equalToConstant: 100),
            card.heightAnchor.constraint(equalToConstant: 50),
          ])
          card.layer.cornerRadius = card.frame.height / 2
        }
      }
      """)
    conversation.mustSay([
      "expect card.layer.cornerRadius == 20", "expect card.frame == (16, 16, 100, 50)",
      "expect at viewDidLoad card.frame == (10, 20, 30, 40)",
      "expect at viewDidLayoutSubviews card.frame == (16, 16, 100, 50)",
    ])
  }

  @Test(arguments: [
    ("viewDidLoad()", 0), ("viewWillAppear(_ animated: Bool)", 0),
    ("viewIsAppearing(_ animated: Bool)", 59), ("viewDidAppear(_ animated: Bool)", 59),
  ])
  func theSafeAreaIsThereWhenTheViewAppears(entry: String, top: Int) throws {
    var conversation = try Conversation()
    conversation.say("device iphone-15-pro")
    conversation.paste(
      """
      class Screen: UIViewController {
        let box = UIView()
        override func \(entry) {
          view.addSubview(box)
          box.frame.size.height = view.safeAreaInsets.top
        }
      }
      """)
    #expect(conversation.say("box.frame.height") == "\(top)")
  }

  @Test func codeWithoutAControllerFindsWhatIsLaidOut() throws {
    #expect(
      try LanguageDesk.holds(
        """
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.heightAnchor.constraint(equalToConstant: 60).isActive = true
        view.layoutIfNeeded()
        func copy() { old.frame.size.height = box.frame.height }
        copy()
        """, "old.frame.height == 60"))
  }

  @Test func aPasteIsNotToldThatEveryLineIsLaidOut() throws {
    for request in ["layoutIfNeeded", "setNeedsLayout", "setNeedsUpdateConstraints"] {
      var desk = try LanguageDesk()
      let notes = try desk.type("view.\(request)(); view.layer.\(request)()", asPaste: true)
      #expect(!notes.contains { $0.contains("laid out") }, "\(notes)")
      let typed = try desk.type("view.\(request)()")
      #expect(typed.contains { $0.contains("laid out at its end") }, "\(typed)")
    }
  }
}
