import AutoLayout
import Prose
import Testing

@testable import Console

/// Views of pasted classes that say themselves how large they want to be.
struct LanguageOwnSizeTests {
  private func screen(_ body: String, of base: String = "UIView", _ setUp: String = "") -> String {
    """
    class Pill: \(base) {
      let inset: CGFloat = 8
      override var intrinsicContentSize: CGSize {
        \(body)
      }
    }
    class Screen: UIViewController {
      let pill = Pill()
      override func viewDidLoad() {
        view.addSubview(pill)
        pill.translatesAutoresizingMaskIntoConstraints = false
        \(setUp)
      }
    }
    """
  }

  @Test(arguments: [
    ("CGSize(width: 60, height: 24)", "pill.width == 60 and pill.height == 24"),
    ("return CGSize(width: 44 + inset * 2, height: 24)", "pill.width == 60"),
    (
      "return CGSize(width: UIView.noIntrinsicMetric, height: 30)",
      "pill.intrinsicContentSize == (-1, 30) and pill.height == 30"
    ),
    ("get { return CGSize(width: 50, height: 20) }", "pill.width == 50"),
    (
      "var size = super.intrinsicContentSize\nsize.height = inset\nreturn size",
      "pill.intrinsicContentSize == (-1, 8)"
    ),
  ])
  func aViewIsAsLargeAsItSays(body: String, question: String) throws {
    #expect(try LanguageDesk.holds(screen(body), question))
  }

  /// Only at the layout, when the text is there.
  @Test func aPaddedLabelGoesByTheTextThatItHasInTheEnd() throws {
    let body = """
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + inset * 2, height: size.height + inset)
      """
    let code = screen(body, of: "UILabel", "pill.text = \"Name\"")
    #expect(
      try LanguageDesk.holds(
        code, "pill.width == title.width + 16 and pill.height == title.height + 8"))
  }

  @Test func aClassGetsTheSizeOfWhatItComesFrom() throws {
    let code = screen("CGSize(width: 60, height: 24)") + "\nfinal class Round: Pill {}\n"
    #expect(
      try LanguageDesk.holds(
        code.replacing("= Pill()", with: "= Round()"), "pill.width == 60 and pill.height == 24"))
  }

  @Test func itIsSaidThatTheSizeIsAskedOnce() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(screen("CGSize(width: 60, height: 24)"), asPaste: true)
    #expect(notes.contains { $0.contains("Pill.intrinsicContentSize is asked once") }, "\(notes)")
  }

  @Test(arguments: ["CGSize(width: model.count, height: 24)", "model.size"])
  func whatIsNotKnownLeavesTheSizeOfTheKind(body: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(screen(body), asPaste: true)
    #expect(notes.contains { $0.contains("Pill.intrinsicContentSize asks for") }, "\(notes)")
    #expect(try desk.view("pill").content == ViewKind.view.addedContent)
  }
}
