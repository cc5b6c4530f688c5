import AutoLayout
import Testing

@testable import Console

/// Values that types have by themselves, which speak of one another.
@Suite struct LanguageTypeValueTests {
  private static let metrics = """
    enum Metrics {
      static let wide = narrow * 2
      static let narrow: CGFloat = 8
      static let widest = Metrics.wide + Self.narrow
      static var rest: CGFloat { wide + 1 }
      static func gap(_ count: CGFloat) -> CGFloat { narrow * count }
      enum Row { static let height = Metrics.narrow * 5 }
    }
    """

  @Test(arguments: [
    ("Metrics.wide", "16"), ("Metrics.widest", "24"), ("Metrics.rest", "17"),
    ("Metrics.gap(3)", "24"), ("Metrics.Row.height", "40"), ("Screen.side", "48"),
  ])
  func itIsWhatItsTypeSays(value: String, number: String) throws {
    let screen = """
      class Screen: UIViewController {
        static let side = Metrics.gap(2) * 3
        override func viewDidLoad() { old.frame.size.width = \(value) }
      }
      """
    for code in [Self.metrics + "\n" + screen, screen + "\n" + Self.metrics] {
      #expect(try LanguageDesk.holds(code, "old.frame.width == \(number)"))
    }
  }

  @Test func firstValuesOfPropertiesSpeakOfThem() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          private let top = Screen.twice + Metrics.narrow
          static let twice = inset * 2
          static let inset: CGFloat = Metrics.wide
          override func viewDidLoad() {
            old.frame = CGRect(x: Self.inset, y: top, width: 10, height: 10)
          }
        }
        """ + "\n" + Self.metrics, "old.frame.minX == 16 and old.frame.minY == 40"))
  }

  @Test func whatALayoutSetsReadsThem() throws {
    var desk = try LanguageDesk()
    try desk.type(
      Self.metrics + """

        class Screen: UIViewController {
          override func viewDidLayoutSubviews() { old.frame.size.width = view.bounds.width - Metrics.wide }
        }
        """, asPaste: true)
    #expect(desk.document.callbacks[.root]?.assignments.count == 1)
  }

  @Test func aLongRowOfThemIsWorkedOutInEitherOrder() throws {
    let row = (1...60).map { "static let v\($0) = v\($0 - 1) + 1" }
    for lines in [row, row.reversed()] {
      let body = (["static let v0: CGFloat = 0"] + lines).joined(separator: "\n")
      #expect(
        try LanguageDesk.holds(
          "enum Steps {\n\(body)\n}\nold.frame.size.width = Steps.v60", "old.frame.width == 60"))
    }
  }

  /// Two types may have something of one name, and UIKit may.
  @Test func whatExtensionsHaveMayStandBehindADotAlone() throws {
    var conversation = try Conversation()
    conversation.mustSay(["device 320x480", "add label title \"N\"", "add view card"])
    conversation.paste(
      """
      extension CGFloat { static let pad: CGFloat = 12, high: CGFloat = 5, almost: CGFloat = 1 }
      extension UIEdgeInsets { static let pad = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      extension UILayoutPriority { static let almost = UILayoutPriority(999) }
      extension UIFont { static let big = UIFont.systemFont(ofSize: 30) }
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: .high).isActive = true
      title.leading == view.leading + .pad
      let end = title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -.pad * 2)
      end.priority = .almost
      end.isActive = true
      title.setContentHuggingPriority(.defaultHigh, for: .vertical)
      title.font = .big
      card.layoutMargins = .pad
      """)
    conversation.mustSay([
      "expect title.x == 12", "expect title.y == 5", "expect end.constant == -24",
      "expect end.priority == 999", "expect title.hug.v.priority == 750",
      "expect title.font.pointSize == 30", "expect card.layoutMargins == (1, 2, 3, 4)",
    ])
  }
}
