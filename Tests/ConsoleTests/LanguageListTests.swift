import AutoLayout
import Testing

@testable import Console

/// What closures make of lists, and calls on what other calls gave.
@Suite struct LanguageListTests {
  @Test(arguments: [
    ("[1, 2].map { CGFloat($0) * 4 }[1]", "8"), ("(0..<3).map { CGFloat($0) + 5 }[2]", "7"),
    ("(1...3).map { n in n }[2]", "3"), ("(0..<9).filter { $0 > 4 }.count", "4"),
    ("[title, photo].compactMap { $0.superview }.count", "2"),
    ("[title, spare].compactMap { $0.superview }.count", "1"),
    ("[[1, 2], [3]].flatMap { $0 }.count", "3"), ("[1, 2].map(twice)[1]", "4"),
    ("[1, 2].map { twice($0) }.filter { $0 > 2 }.count", "1"),
    ("[title, photo].filter { $0 is UILabel }.count", "1"),
  ])
  func aClosureMakesAnotherList(expression: String, value: String) throws {
    let twice = "func twice(_ n: Int) -> Int { return n * 2 }"
    let code = "old.frame.size.width = CGFloat(\(expression))"
    #expect(try LanguageDesk.holds("\(twice)\n\(code)", "old.frame.width == \(value)"))
    #expect(
      try LanguageDesk.holds("\(twice)\nfunc f() { \(code) }", "old.frame.width == \(value)"))
  }

  @Test func viewsAndConstraintsAreMadeByThem() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          let titles = ["Name", "Age"]
          override func viewDidLoad() {
            let labels = titles.map { text -> UILabel in
              let label = UILabel()
              label.text = text
              return label
            }
            let row = UIStackView(arrangedSubviews: labels)
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            (0..<2).map { _ in UIView() }.forEach { row.addArrangedSubview($0) }
            NSLayoutConstraint.activate(labels.map { $0.widthAnchor.constraint(equalToConstant: 40) })
            titles.map(makeLabel).forEach(row.addArrangedSubview)
          }
          func makeLabel(_ text: String) -> UILabel {
            let made = UILabel()
            made.text = text
            return made
          }
        }
        """,
        "row.arrangedSubviews.count == 6 and label.width == 40 and label2.width == 40 and made2.text == \"Age\""
      ))
  }

  private static let chained = """
    extension UIView {
      func wide(_ n: CGFloat) { widthAnchor.constraint(equalToConstant: n).isActive = true }
      func high(_ n: CGFloat) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        heightAnchor.constraint(equalToConstant: n).isActive = true
        return self
      }
    }
    func make() -> UIView {
      let box = UIView()
      view.addSubview(box)
      return box
    }
    """

  @Test(arguments: [
    "make().high(30).wide(20)", "let a = make().high(30); a.wide(20)",
  ])
  func aCallMayFollowWhatAnotherGave(code: String) throws {
    #expect(
      try LanguageDesk.holds(
        "\(Self.chained)\nfunc f() { \(code) }", "box.width == 20 and box.height == 30"))
  }

  @Test func aNewViewMayBeSetUpByACall() throws {
    #expect(
      try LanguageDesk.holds(
        Self.chained + """

          class Screen: UIViewController {
            let photoView = UIImageView().high(30)
            override func viewDidLoad() { view.addSubview(photoView); photoView.wide(20) }
          }
          """, "imageView.width == 20 and imageView.height == 30"))
  }

  @Test(arguments: [
    ("(0..<9999999)", "10000 things"), ("(3..<1)", "3 is above 1"),
  ])
  func aRangeThatIsNoListIsRefused(range: String, reason: String) throws {
    try expectRefusal(of: "\(range).map { $0 }", at: range, reason)
  }

  @Test(arguments: [(0, "1"), (319, "1"), (320, "0.5"), (600, "0.5"), (601, "0")])
  func aRangeIsAPattern(width: Int, alpha: String) throws {
    let code = """
      func f(_ width: CGFloat) {
        switch width {
        case 0..<320: photo.alpha = 1
        case 320...600: photo.alpha = 0.5
        default: photo.alpha = 0
        }
      }
      f(\(width))
      """
    #expect(try LanguageDesk.holds(code, "photo.alpha == \(alpha)"))
  }
}
