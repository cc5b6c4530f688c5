import AutoLayout
import Prose
import Testing

@testable import LayoutCode

/// What the text does not say.
@Suite struct UnknownTests {
  private let box = "let box = UIView()"

  @Test func numbersWaitByTheirNames() throws {
    try expectConstraints(
      """
      view.addSubview(box)
      box.heightAnchor.constraint(equalToConstant: Metrics.row).isActive = true
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 2 * Metrics.row + 8).isActive = true
      """, members: box,
      ["box.height == ?Metrics.row", "box.top == view.top + ?2 * Metrics.row + 8"])
  }

  @Test func whatIsAssumedIsKnown() throws {
    let text = """
      class C: UIViewController { let box = UIView()
      override func viewDidLoad() { view.addSubview(box)
      box.heightAnchor.constraint(equalToConstant: Metrics.row * 2).isActive = true
      if viewModel.isOpen { box.widthAnchor.constraint(equalToConstant: 10).isActive = true }
      for item in viewModel.items { box.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true }
      } }
      """
    let open = try RunResult(text)
    #expect(open.constraints == ["box.height == ?2 * Metrics.row", "box.left == view.left"])
    #expect(open.assumptions == ["viewModel.isOpen = false", "viewModel.items.count = 1"])
    let given = try RunResult(
      text,
      assuming: [
        "Metrics.row": .number(44), "viewModel.isOpen": .boolean(true),
        "viewModel.items.count": .number(2),
      ])
    #expect(
      given.constraints == [
        "box.height == 88", "box.width == 10", "box.left == view.left", "box.left == view.left",
      ])
  }

  /// A guard goes on where nothing says what is there; an `if` takes it to be there.
  @Test func aGuardAgainstSomethingGoesOn() throws {
    let text = """
      class C: UIViewController { let box = UIView()
      override func viewDidLoad() { view.addSubview(box)
      guard model.badge == nil else { return }
      box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      if model.other == nil { box.heightAnchor.constraint(equalToConstant: 9).isActive = true }
      if model.third != nil { return }
      if let known = model.fourth { print(known); return }
      box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      } }
      """
    let open = try RunResult(text)
    #expect(open.constraints == ["box.width == 10", "box.top == view.top"])
    #expect(
      open.assumptions == [
        "model.badge == nil = true", "model.third != nil = false", "model.fourth != nil = false",
      ])
    #expect(
      try RunResult(text, assuming: ["model.fourth != nil": .boolean(true)]).constraints
        == ["box.width == 10"])
    #expect(
      try RunResult(text, assuming: ["model.badge == nil": .boolean(false)]).constraints == [])
  }

  /// A dictionary of metrics that is not here has numbers that are not known, and no app crashes of it.
  @Test func metricsOfAFormatWait() throws {
    let text = """
      class C: UIViewController { let box = UIView()
      override func viewDidLoad() { view.addSubview(box)
      let format = "H:|-(pad)-[box(wide@high)]"
      view.addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: Look.metrics, views: ["box": box]))
      view.addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[box]", metrics: nil, views: Look.views))
      } }
      """
    let open = try RunResult(text)
    #expect(
      open.constraints == [
        "box.leading == view.leading + ?Look.metrics[\"pad\"]",
        "box.width == ?Look.metrics[\"wide\"] @?Look.metrics[\"high\"]",
      ])
    #expect(open.crashes + open.leftOut == [])
    let given = try RunResult(text, assuming: ["Look.metrics[\"pad\"]": .number(8)])
    #expect(given.constraints.first == "box.leading == view.leading + 8")
  }

  /// What an extension keeps for an object is what it has kept, by its key.
  @Test func associatedObjectsAreKept() throws {
    let result = try RunResult(
      """
      private var badgeKey = 0
      private var otherKey = 0
      extension UIView {
        var badge: UILabel? {
          get { objc_getAssociatedObject(self, &badgeKey) as? UILabel }
          set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
        func showBadge() {
          guard badge == nil, objc_getAssociatedObject(self, &otherKey) == nil else { return }
          let label = UILabel()
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          badge = label
        }
      }
      class C: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          box.showBadge()
          box.showBadge()
          box.badge?.widthAnchor.constraint(equalToConstant: 8).isActive = true
        }
      }
      """)
    #expect(result.constraints.count == 2, "\(result.constraints)")
    #expect(result.views.count == 2, "\(result.views)")
  }

  /// The picture of a view that code makes which is not here, and an attribute, wait or are not known.
  @Test func whatHangsOnCodeThatIsNotHereIsNotMadeUp() throws {
    try expectConstraints(
      """
      let size = header.imageView.image!.size
      let photo = UIImageView()
      view.addSubview(photo)
      photo.heightAnchor.constraint(equalToConstant: size.height).isActive = true
      NSLayoutConstraint(
        item: photo, attribute: model.attribute, relatedBy: .equal, toItem: view,
        attribute: .top, multiplier: 1, constant: 0
      ).isActive = true
      """, ["photo.height == ?header.imageView.image.size.height"])
  }

  /// What a view model always says is said by one that nobody handed over, too.
  @Test(arguments: [
    ("let gap: CGFloat = 8", "box.top == view.top + 8"),
    ("var gap: CGFloat { 8 }", "box.top == view.top + 8"),
    (
      "var gap: CGFloat { return Self.base / 2 }\n  static let base: CGFloat = 16",
      "box.top == view.top + 8"
    ),
    ("var gap: CGFloat = 8", "box.top == view.top + ?model.gap"),
    ("var gap: CGFloat { rows * 8 }\n  var rows: CGFloat", "box.top == view.top + ?model.gap"),
    ("let gap: CGFloat", "box.top == view.top + ?model.gap"),
    (
      "var gap: CGFloat { 8 }\n}\nclass Wide: Model {\n  override var gap: CGFloat { 16 }",
      "box.top == view.top + ?model.gap"
    ),
  ])
  func whatATypeAlwaysSaysIsKnown(property: String, constraint: String) throws {
    let result = try RunResult(
      """
      class Model {
        init(service: Service) {}
        \(property)
      }
      class C: UIViewController {
        let model: Model
        let box = UIView()
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          view.addSubview(box)
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: model.gap).isActive = true
        }
      }
      """)
    #expect(result.constraints == [constraint])
  }

  @Test func anUnknownThatIsUsedAsAViewIsOne() throws {
    let result = try RunResult(
      """
      class C: UIViewController { override func viewDidLoad() {
      let label = Kit.label("Hi")
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      let fancy = FancyBadgeView(style: .round)
      view.addSubview(fancy)
      } }
      """)
    #expect(result.views == ["label: UIView in view", "fancy: FancyBadgeView in view"])
    #expect(result.constraints == ["label.top == view.top"])
  }

  /// A method is pasted without its class: what it does with a name says what that is.
  @Test func whatNothingDeclaresIsWhatItIsUsedAs() throws {
    let result = try RunResult(
      """
      func setUp() {
        titleLabel.text = "Hi"
        view.addSubview(titleLabel)
        view.addSubview(loginButton)
        loginButton.setTitle("Log In", for: .normal)
        self.photo.image = picture
        view.addSubview(self.photo)
        view.addSubview(box)
        box.backgroundColor = .red
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        viewModel.text = "no view"
      }
      """)
    #expect(
      result.views == [
        "titleLabel: UILabel in view", "loginButton: UIButton in view",
        "photo: UIImageView in view", "box: UIView in view",
      ])
    #expect(
      result.assumptions == [
        "titleLabel = UILabel()", "loginButton = UIButton()", "photo = UIImageView()",
        "box = UIView()",
      ])
    #expect(result.run.document.view(named: "titleLabel")?.content.text == "Hi")
    let note = result.run.notes.first?.text(in: .english).string
    #expect(
      note
        == "Nothing declares titleLabel (taken to be UILabel()), loginButton (taken to be UIButton()), photo (taken to be UIImageView()) and 1 more: let titleLabel = UILabel() above would say what it is."
    )
  }

  /// No more is pasted than the activation, as people do.
  @Test func whatIsOnlyConstrainedStandsWhereItsConstraintsLead() throws {
    let result = try RunResult(
      """
      NSLayoutConstraint.activate([
        avatar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        avatar.widthAnchor.constraint(equalToConstant: 64),
        name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
        badge.centerXAnchor.constraint(equalTo: dot.centerXAnchor),
      ])
      """)
    #expect(
      result.views == [
        "avatar: UIView in view", "name: UIView in view", "badge: UIView in view",
        "dot: UIView in view",
      ])
    #expect(
      result.constraints == [
        "avatar.top == view.safeArea.top + 16", "avatar.width == 64",
        "name.leading == avatar.trailing + 12", "badge.centerX == dot.centerX",
      ])
    let translates = result.run.document.views.values.filter { !$0.id.isInitial }
      .map(\.translatesAutoresizingMaskIntoConstraints)
    #expect(translates == [false, false, false, false])
  }

  @Test func inAViewOfItsOwnItStandsInThat() throws {
    let result = try RunResult(
      """
      class Card: UIView {
        init() {
          super.init(frame: .zero)
          Kit.title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      let card = Card()
      view.addSubview(card)
      """)
    #expect(result.views == ["card: Card in view", "title: UIView in card"])
  }

  @Test func aHelperThatIsGivenAViewHasConsequences() throws {
    let result = try RunResult(
      """
      class C: UIViewController { let box = UIView()
      override func viewDidLoad() { view.addSubview(box)
      box.anchorToAllSides(of: view, padding: 20)
      Analytics.log("x")
      } }
      """)
    #expect(result.unknowns.first == "box.anchorToAllSides(of: view, padding: 20)!")
  }

  @Test func guardsGoOnAndBindingsEnter() throws {
    try expectConstraints(
      """
      view.addSubview(box)
      guard let user = Store.shared.user, user.isActive else { return }
      if let name = user.name {
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      }
      """, members: box, ["box.width == 10"])
  }

  @Test func anUnknownSwitchTakesWhatMakesConstraints() throws {
    try expectConstraints(
      """
      view.addSubview(box)
      switch Store.mode {
      case .plain: break
      case .wide: box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      default: break
      }
      """, members: box, ["box.width == 10"])
  }

  @Test func whatSwiftSaysIsKnown() throws {
    try expectConstraints(
      """
      view.addSubview(box)
      if let badge { box.widthAnchor.constraint(equalToConstant: 10).isActive = true }
      """, members: box + "\nvar badge: UILabel?", [])
  }

  @Test func crashesLeaveTheirStatementOut() throws {
    let result = try RunResult(
      """
      class C: UIViewController { let box = UIView()
      override func viewDidLoad() {
      box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      view.addSubview(box)
      box.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      } }
      """)
    #expect(result.constraints == ["box.left == view.left"])
    #expect(result.crashes.count == 1)
  }
}
