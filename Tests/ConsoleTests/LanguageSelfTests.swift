import AutoLayout
import Testing

@testable import Console

/// `self` by other names, as closures call it that hold it weakly.
@Suite struct LanguageSelfTests {
  @Test(arguments: [
    "let all = { [weak self] in guard let strongSelf = self else { return }; CODE }; all()",
    "let all = { [weak self] in guard let strongSelf = self else { return }; CODE }\n all()",
    "DispatchQueue.main.async { [weak self] in if let strongSelf = self { CODE } }",
    "weak var strongSelf = self; UIView.animate(withDuration: 1) { CODE }",
    "let other = self; if let strongSelf = other { CODE }",
  ])
  func itsPropertiesAndFunctionsAreReached(_ body: String) throws {
    let code = "strongSelf.box.alpha = 0.5; strongSelf.gap = 12; strongSelf.shift()"
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          let box = UIView()
          var gap: CGFloat = 4
          override func viewDidLoad() {
            \(body.replacing("CODE", with: code))
          }
          func shift() { box.frame = CGRect(x: gap, y: 0, width: 10, height: 10) }
        }
        """, "box.alpha == 0.5 and box.frame.minX == 12"))
  }

  @Test func insideAViewItIsTheView() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Card: UIView {
          let mark = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            let setUp = { [weak self] in
              guard let me = self else { return }
              me.addSubview(me.mark)
              me.mark.leadingAnchor.constraint(equalTo: me.leadingAnchor, constant: 7).isActive = true
            }
            setUp()
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        let one = Card()
        view.addSubview(one)
        """, "mark.superview == one"))
  }

  @Test func itIsTheControllersViewWhereAViewIsMeant() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          let box = UIView()
          override func viewDidLoad() {
            let add = { [weak self] in
              guard let this = self else { return }
              this.view.addSubview(this.box)
            }
            add()
          }
        }
        """, "box.superview == view"))
  }
}
