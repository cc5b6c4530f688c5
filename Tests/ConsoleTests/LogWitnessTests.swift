import Prose
import Testing

/// What a report tells besides its numbers: identifiers, masks, the constraint that was broken.
struct LogWitnessTests {
  private static let content = "UITableViewCellContentView:0x7fb2d101"

  /// A view has one size from its table; where no identifier is printed, the one that was broken is not it.
  @Test(arguments: [[0, 1], [1, 0]])
  func aSecondSizeOfACellIsTheAppsOwn(order: [Int]) {
    let sizes = [
      "NSLayoutConstraint:0x60000501 \(Self.content).width == 414",
      "NSLayoutConstraint:0x60000502 \(Self.content).width == 0",
    ]
    let lines = order.map { "  <\(sizes[$0])>" }
    let words = LogText.answer(
      to:
        "Unable to simultaneously satisfy constraints.\n[\n\(lines.joined(separator: ",\n"))\n]\n\n"
        + "Will attempt to recover by breaking constraint \n<\(sizes[0])>")
    #expect(words.contains("a size that UIKit gives"))
    #expect(words.contains(".isActive = false"))
    #expect(words.contains("contentView.widthAnchor.constraint(equalToConstant: 414)"))
  }

  /// The mask is printed from its superview's side, and the constraint is one of a place.
  @Test func aMaskIsThatOfTheInnerView() {
    let words = LogText.answer(
      [
        "NSAutoresizingMaskLayoutConstraint:0x60000511 h=-&- v=-&- V:[Grid]-(0)-|   (active, names: Grid:0x7fb2d111, '|':UIView:0x7fb2d112 )",
        "NSLayoutConstraint:0x60000512 Grid.bottom == UILayoutGuide:0x7fb2d113'UIViewSafeAreaLayoutGuide'.bottom   (active, names: Grid:0x7fb2d111 )",
        "NSLayoutConstraint:0x60000513 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x7fb2d113'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x7fb2d112 )",
      ], breaking: 1)
    #expect(words.contains("autoresizing mask left on: grid"))
    #expect(words.contains("grid.translatesAutoresizingMaskIntoConstraints = false"))
    #expect(words.contains("fix       1  grid by constraints"))
  }

  @Test func aPlaceholderIsTheCauseWhateverTheNumbersProve() {
    let entries = [
      "NSIBPrototypingLayoutConstraint:0x60000521 'IB auto generated at build time for view with fixed frame' V:|-(20)-[UIView:0x7fb2d121]   (active, names: '|':UIView:0x7fb2d122 )",
      "NSLayoutConstraint:0x60000522 UIView:0x7fb2d129.top == UIView:0x7fb2d128.bottom",
    ]
    let words = LogText.answer(entries, breaking: 1)
    #expect(words.contains("cause     Interface Builder's placeholder"))
    #expect(words.contains("Remove at build time") && !words.contains("999"))
    let japanese = LogText.answer(entries, breaking: 1, .japanese)
    #expect(japanese.contains("原因      Interface Builder の仮の制約"))
  }

  @Test func aBaselineBesideAnEdgeIsWhatDecides() {
    let words = LogText.answer(
      [
        "NSLayoutConstraint:0x60000531 UIView:0x7fb2d131.height == 60",
        "NSLayoutConstraint:0x60000532 UILabel:0x7fb2d132'Name'.top == UIView:0x7fb2d131.top",
        "NSLayoutConstraint:0x60000533 UILabel:0x7fb2d132'Name'.firstBaseline == UIView:0x7fb2d131.bottom",
      ], breaking: nil)
    #expect(words.contains("the baseline decides: name"), "\(words)")
    #expect(words.contains("in the place of the baseline"))
  }

  @Test func twoWaysThatAgreeAreNamedWithTheOneThatCanGo() {
    let words = LogText.answer(
      [
        "NSLayoutConstraint:0x60000541 UIView:0x7fb2d141.width == 300",
        "NSLayoutConstraint:0x60000542 UIButton:0x7fb2d142.leading == UIView:0x7fb2d141.leading + 10",
        "NSLayoutConstraint:0x60000543 UIButton:0x7fb2d142.width == 280",
        "NSLayoutConstraint:0x60000544 UIButton:0x7fb2d142.centerX == UIView:0x7fb2d141.centerX",
        "NSLayoutConstraint:0x60000545 UIButton:0x7fb2d142.height == 44",
      ], breaking: nil)
    #expect(words.contains("c1, c2, c3 and c4 come to the same length in two ways"), "\(words)")
    #expect(words.contains("leave one of them out (c4, say)"), "\(words)")
  }

  /// Nothing that is doubled is compared with 0.
  @Test func aCentreAgainstAnEdgeIsCountedOnce() {
    let words = LogText.answer(
      [
        "NSLayoutConstraint:0x60000551 UIView:0x7fb2d151.centerX == UIView:0x7fb2d152.centerX + 100",
        "NSLayoutConstraint:0x60000552 UIView:0x7fb2d151.width == UIView:0x7fb2d152.width + 50",
        "NSLayoutConstraint:0x60000553 UIView:0x7fb2d151.right == UIView:0x7fb2d152.right",
      ], breaking: 2)
    #expect(words.contains("100 + 0.5 × 50 = 125, which is 125 more than 0"), "\(words)")
  }
}
