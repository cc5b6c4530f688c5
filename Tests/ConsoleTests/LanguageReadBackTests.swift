import AutoLayout
import Testing

@testable import Console

/// What has no part in the layout and is asked for by the code that set it.
@Suite struct LanguageReadBackTests {
  private static func screen(_ body: String) -> String {
    """
    class Screen: UIViewController {
      let a = UIButton(), b = UIButton(), box = UIView()
      @Published var query = ""
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        [a, b].enumerated().forEach { $1.tag = $0 + 10; box.addSubview($1) }
        \(body)
      }
    }
    """
  }

  @Test(arguments: [
    ("[a, b].first { $0.tag == 11 }?.isHidden = true", "b.isHidden and not a.isHidden"),
    ("view.viewWithTag(11)?.isHidden = true", "b.isHidden and not a.isHidden"),
    ("view.viewWithTag(12)?.isHidden = true", "not a.isHidden and not b.isHidden"),
    ("a.tag += 4; a.alpha = a.tag == 14 ? 0.5 : 1", "a.alpha == 0.5"),
    ("a.alpha = CGFloat(b.tag - a.tag) / 2", "a.alpha == 0.5"),
    ("box.alpha = box.tag == 0 && !a.isSelected && a.isEnabled ? 0.5 : 1", "box.alpha == 0.5"),
    ("a.isSelected.toggle(); a.alpha = a.isSelected ? 0.5 : 1", "a.alpha == 0.5"),
    ("a.accessibilityHint = \"x\"; a.isHidden = a.accessibilityHint == \"x\"", "a.isHidden"),
  ])
  func itIsWhatItWasGiven(body: String, question: String) throws {
    #expect(try LanguageDesk.holds(Self.screen(body), question))
  }

  @Test func aViewAsksItself() throws {
    let code = """
      class Row: UIView {
        let mark = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          mark.tag = 3; tag = 4; addSubview(mark)
          viewWithTag(3)?.alpha = 0.5
          alpha = self.tag == 4 && tag == 4 ? 0.25 : 1
        }
      }
      """
    #expect(try LanguageDesk.holds(code, "mark.alpha == 0.5 and row.alpha == 0.25"))
  }

  @Test func nothingButCodeOfAClassPublishes() throws {
    try expectRefusal(of: "$query.sink { title.alpha = 0 }", at: "$query", "stands for nothing")
  }
}
