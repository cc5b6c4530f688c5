import AutoLayout
import Testing

@testable import Console

/// Structs and enums that are pasted: what is made of them is no view.
@Suite struct LanguageInstanceTests {
  private static let space = """
    enum Space: CGFloat { case small = 8, medium = 16
      case large = 32 }
    enum Row: Int, CaseIterable { case first, second = 4, third
      var height: CGFloat { switch self { case .first: return 10
        case .second, .third: return CGFloat(rawValue) * 2 } }
      func scaled(by factor: CGFloat) -> CGFloat { height * factor }
      static func start() -> Row { .second } }
    enum Key: String { case plain, named = "Name" }
    enum Side: CGFloat { case small = -4 }
    enum Mask: Int { case `default`
      case all = 1 << 4, none = 3, some }
    """

  @Test(arguments: [
    ("Space.small.rawValue", "8"), ("Space.large.rawValue / 3", "32 / 3"),
    ("Row.first.rawValue", "0"), ("Row.third.rawValue", "5"), ("Row.second.height", "8"),
    ("Row.first.scaled(by: 3)", "30"), ("Row.start().height", "8"), ("Side.small.rawValue", "-4"),
    ("CGFloat(Row.allCases.count)", "3"), ("Space(rawValue: 16)?.rawValue ?? 0", "16"),
    ("Space(rawValue: 17)?.rawValue ?? 1", "1"), ("CGFloat(Row.third.rawValue / 2)", "2"),
    ("CGFloat(Mask.some.rawValue)", "4"),
  ])
  func aCaseHasARawValueAndWhatItsTypeGivesIt(value: String, number: String) throws {
    #expect(
      try LanguageDesk.holds(
        Self.space + "\nold.frame.size.width = 100 + (\(value))",
        "old.frame.width == 100 + \(number)"
      ))
  }

  @Test func aRawValueMayBeAText() throws {
    #expect(
      try LanguageDesk.holds(
        Self.space + "\ntitle.text = Key.plain.rawValue + Key.named.rawValue",
        "title.text == \"plainName\""))
  }

  /// Both enums have a `small`.
  @Test(arguments: [
    "let gap: Space = .small", "var gap: Space = .large; gap = .small",
    "let gap = Space.small", "let gap: Space = 1 < 2 ? .small : .large",
  ])
  func aTypeSaysWhoseCaseIsMeant(declaration: String) throws {
    let code = "\(declaration); old.frame.size.width = gap.rawValue"
    #expect(
      try LanguageDesk.holds(
        "\(Self.space)\nfunc f() { \(code) }; f()", "old.frame.width == 8"))
  }

  @Test func parametersAndPropertiesSayItToo() throws {
    #expect(
      try LanguageDesk.holds(
        Self.space + """

          class Screen: UIViewController {
            var space: Space = .large { didSet { old.frame.size.height = space.rawValue } }
            func place(at space: Space, row: Row? = .third) {
              old.frame.origin.x = space.rawValue
              old.frame.origin.y = CGFloat(row?.rawValue ?? 0)
            }
            override func viewDidLoad() { place(at: .small); show() }
            func show() { space = .small; if space == .small { photo.alpha = 0.5 } }
          }
          """, "old.frame == (8, 5, 100, 8) and photo.alpha == 0.5"))
  }

  @Test(arguments: [
    (".toggle(isOn: true)", "0.25"), (".toggle(isOn: false)", "0.5"), (".detail(0.75)", "0.75"),
    (".none", "1"), ("Accessory.pair(0.25, 2)", "0.5"), (".twice", "0.125"),
  ])
  func whatComesWithACaseGetsAName(accessory: String, alpha: String) throws {
    #expect(
      try LanguageDesk.holds(
        """
        enum Accessory { case none, twice, toggle(isOn: Bool)
          case detail(CGFloat), pair(CGFloat, CGFloat) }
        func show(_ accessory: Accessory) {
          switch accessory {
          case .none: photo.alpha = 1
          case .toggle(let isOn): photo.alpha = isOn ? 0.25 : 0.5
          case let .detail(alpha): photo.alpha = alpha
          case .pair(let alpha, _): photo.alpha = alpha * 2
          case .twice: photo.alpha = 0.125
          }
          if case .pair(_, let width) = accessory { old.frame.size.width = width }
        }
        show(\(accessory))
        """,
        "photo.alpha == \(alpha) and old.frame.width == \(accessory.contains("pair") ? 2 : 100)"))
  }

  @Test func whatUIKitCallsSoIsNotThePastesOwn() throws {
    #expect(
      try LanguageDesk.holds(
        """
        enum Axis { case vertical, depth }
        func make(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
          let stack = UIStackView()
          stack.axis = axis
          return stack
        }
        let row = make(.vertical)
        """, "row.axis == .vertical"))
  }

  private static let metrics = """
    struct Metrics { var gap: CGFloat = 8
      let inset = CGSize(width: 4, height: 6)
      var count = 7
      var note: String?
      var space: Space = .small
      static var wide = Metrics(gap: 20, count: 9)
      var twice: CGFloat { gap * 2 }
      func times(_ n: CGFloat) -> CGFloat { self.gap * n } }
    enum Space: CGFloat { case small = 8, large = 32 }
    struct Scaled { let side: CGFloat
      let isLarge: Bool
      init(by scale: CGFloat) { side = 10 * scale
        self.isLarge = scale > 2 } }
    class Model { var width: CGFloat = 12 }
    struct Board { var width = 7
      let height: Int }
    """

  @Test(arguments: [
    ("let m = Metrics()", "m.gap", "8"), ("let m = Metrics(gap: 3)", "m.gap", "3"),
    ("let m = Metrics()", "m.inset.height", "6"), ("let m = Metrics.wide", "m.twice", "40"),
    ("let m: Metrics = .wide", "m.times(3)", "60"),
    ("let m: Metrics = .init(gap: 5)", "m.gap", "5"),
    ("var m = Metrics(); m.gap = 4; m.gap += 1", "m.gap + m.twice", "15"),
    ("let m = Metrics(space: .large)", "m.space.rawValue", "32"),
    ("let m = Metrics()", "m.note == nil ? 2 : 3", "2"), ("let m = Scaled(by: 3)", "m.side", "30"),
    ("let m = Scaled(by: 2)", "m.isLarge ? 1 : 0", "0"), ("let m = Model()", "m.width", "12"),
    ("Metrics.wide.gap = 5; let m = Metrics.wide", "m.twice", "10"),
    ("let m = Board(height: 9)", "CGFloat(m.width / 2 + m.height / 2)", "7"),
    ("let m = Board(width: 5, height: 9)", "CGFloat(m.width / 2)", "2"),
  ])
  func aStructHasWhatItIsMadeWith(declaration: String, value: String, number: String) throws {
    let code = "\(declaration); old.frame.size.width = \(value)"
    #expect(
      try LanguageDesk.holds("\(Self.metrics)\n\(code)", "old.frame.width == \(number)"))
    #expect(
      try LanguageDesk.holds(
        "\(Self.metrics)\nfunc f() { \(code) }; f()", "old.frame.width == \(number)"))
  }

  /// No types of an app, but no end of Tsume either.
  @Test(arguments: [
    "class Node { var next = Node()\n  var side: CGFloat = 8 }",
    "class Node { var side: CGFloat = 8\n  var other = Other() }\nclass Other { var node = Node() }",
  ])
  func aTypeWithinItselfIsMadeOnce(code: String) throws {
    #expect(
      try LanguageDesk.holds(
        "\(code)\nlet node = Node()\nold.frame.size.width = node.side", "old.frame.width == 8"))
  }

  @Test(arguments: ["struct", "class"])
  func aMethodMayChangeWhatItBelongsTo(kind: String) throws {
    let code = """
      \(kind) Cursor {
        var y: CGFloat = 8
        mutating func next(_ height: CGFloat) -> CGFloat {
          skip(height)
          return y
        }
        mutating func skip(_ height: CGFloat) { y += height }
      }
      class Screen: UIViewController {
        var cursor = Cursor()
        override func viewDidLoad() {
          var own = Cursor()
          own.skip(2)
          photo.alpha = own.next(30) / 80
          cursor.skip(20)
          old.frame.origin.y = cursor.next(30) + cursor.next(30)
        }
      }
      """
    #expect(try LanguageDesk.holds(code, "photo.alpha == 0.5 and old.frame.minY == 146"))
  }

  @Test(arguments: ["Cursor()", "make()", "Holder().cursor", "own", "Holder.shared"])
  func whatAMethodChangesNeedNotBeKept(cursor: String) throws {
    let code = """
      class Cursor {
        var y: CGFloat = 8
        func next(_ height: CGFloat) -> CGFloat {
          y += height
          return y
        }
      }
      struct Holder {
        var cursor = Cursor()
        static var shared = Cursor()
      }
      func make() -> Cursor { Cursor() }
      func f() {
        let own = Cursor()
        old.frame.size.width = \(cursor).next(4)
      }
      f()
      """
    #expect(try LanguageDesk.holds(code, "old.frame.width == 12"))
  }

  /// What makes views of its own has its place in the document.
  @Test func aClassWithViewsIsNoPlainValue() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Builder {
          let label = UILabel()
          func build(in host: UIView) {
            host.addSubview(label)
            label.alpha = 0.5
          }
        }
        let builder = Builder()
        builder.build(in: view)
        """, "label.alpha == 0.5 and label.superview == view"))
  }

  @Test func aViewIsMadeWithOne() throws {
    #expect(
      try LanguageDesk.holds(
        Self.metrics + """

          class Card: UIView {
            private let metrics: Metrics
            init(metrics: Metrics = Metrics()) {
              self.metrics = metrics
              super.init(frame: .zero)
              widthAnchor.constraint(equalToConstant: metrics.twice).isActive = true
            }
          }
          class Screen: UIViewController {
            let one = Card(), other = Card(metrics: .wide)
            override func viewDidLoad() {
              for card in [one, other] {
                card.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(card)
              }
            }
          }
          """, "one.width == 16 and other.width == 40"))
  }
}
