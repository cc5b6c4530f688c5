import Testing

/// What the app's own code does when the device is turned, and at other changes.
@Suite struct CodeReactionTests {
  private func conversation(_ members: String, loading: String = "") throws -> Conversation {
    var conversation = try Conversation()
    let code = """
      class Screen: UIViewController {
        let card = UIView()
        var high: NSLayoutConstraint!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(card)
          card.translatesAutoresizingMaskIntoConstraints = false
          high = card.heightAnchor.constraint(equalToConstant: 50)
          high.isActive = true
          card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          card.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
          card.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
          \(loading)
        }
        \(members)
      }
      """
    conversation.mustSay(["paste"])
    code.split(separator: "\n").forEach { conversation.say(String($0)) }
    conversation.say(".")
    return conversation
  }

  @Test func aRotationRunsWhatTheAppWouldRun() throws {
    var conversation = try conversation(
      """
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        card.tag = Int(view.bounds.width)
        coordinator.animate(
          alongsideTransition: { _ in self.high.constant = size.height / 3 },
          completion: { _ in self.card.alpha = 0.5 })
      }
      """)
    let step = conversation.say("rotate")
    #expect(step.contains("orientation portrait → landscape"), "\(step)")
    #expect(conversation.say("high.constant") == "131")
    #expect(conversation.say("card.tag") == "393")
    #expect(conversation.say("card.alpha") == "0.5")
    conversation.mustSay(["undo"])
    #expect(conversation.say("high.constant") == "50")
    conversation.mustSay(["redo"])
    #expect(conversation.say("high.constant") == "131")
  }

  @Test func otherTraitsAreTold() throws {
    var conversation = try conversation(
      """
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous?.verticalSizeClass == .regular else { return }
        high.constant = traitCollection.verticalSizeClass == .compact ? 30 : 50
      }
      """,
      loading: """
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (me: Self, _) in me.card.tag = 7 }
        """)
    // Another trait than the one that it waits for.
    conversation.mustSay(["traits contentSize accessibilityLarge"])
    #expect(conversation.say("card.tag") != "7")
    conversation.mustSay(["rotate"])
    #expect(conversation.say("high.constant") == "30")
    #expect(conversation.say("card.tag") == "7")
  }

  @Test func theKeyboardPostsItsNotifications() throws {
    var conversation = try conversation(
      """
      @objc func keyboardShows(_ note: Notification) {
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        guard let frame = value?.cgRectValue else { return }
        high.constant = frame.height
      }
      """,
      loading: """
        NotificationCenter.default.addObserver(
          self, selector: #selector(keyboardShows(_:)),
          name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
        ) { [weak self] _ in self?.high.constant = 50 }
        """)
    conversation.mustSay(["keyboard 300"])
    #expect(conversation.say("high.constant") == "300")
    conversation.mustSay(["keyboard off"])
    #expect(conversation.say("high.constant") == "50")
  }

  @Test func anOutletIsTheViewThatIsThere() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label name \"Hi\""])
    let code = """
      class Screen: UIViewController {
        @IBOutlet weak var name: UILabel!
        override func viewDidLoad() { name.text = "Hello" }
      }
      """
    conversation.mustSay([code])
    #expect(conversation.say("name.text") == "\"Hello\"")
    #expect(!conversation.say("tree").contains("name2"))
  }

  /// Callbacks run at the layout that follows any line.
  @Test func aTypedLineIsLaidOutByTheCodeToo() throws {
    var conversation = try conversation(
      "override func viewDidLayoutSubviews() { card.tag = card.frame.height > 60 ? 1 : 0 }")
    conversation.mustSay(["high.constant = 70"])
    #expect(conversation.say("card.tag") == "1")
    conversation.mustSay(["high.constant = 40"])
    #expect(conversation.say("card.tag") == "0")
  }
}
