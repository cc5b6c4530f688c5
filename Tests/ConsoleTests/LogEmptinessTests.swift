import Prose
import Testing

/// What has a size of 0 in a log, and what it is the cause of.
struct LogEmptinessTests {
  /// A height of 0 in a column is one length of several, and nothing is in it.
  @Test func aSizeOfNothingInAColumnIsNotACollapse() {
    let cell = "UITableViewCellContentView:0x7fd4b100"
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000401 V:[UILabel:0x7fd4b101(30)]",
        "NSLayoutConstraint:0x60000402 V:[UIView:0x7fd4b102(0)]",
        "NSLayoutConstraint:0x60000403 V:|-(10)-[UILabel:0x7fd4b101]   (active, names: '|':\(cell) )",
        "NSLayoutConstraint:0x60000404 V:[UILabel:0x7fd4b101]-(10)-[UIView:0x7fd4b102]",
        "NSLayoutConstraint:0x60000405 V:[UIView:0x7fd4b102]-(10)-|   (active, names: '|':\(cell) )",
        "NSLayoutConstraint:0x60000406 'UIView-Encapsulated-Layout-Height' V:[\(cell)(44.5)]",
      ], breaking: 0)
    #expect(text.contains("encapsulated cell size"), "\(text)")
    #expect(!text.contains("collapsed"), "\(text)")
  }

  /// What stands above a view of height 0 is not in it.
  @Test func whatStandsAboveAnEmptyFooterIsNotItsContents() {
    let card = "Demo.CardView:0x7fd4b111"
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000411 V:[UIView:0x7fd4b112]-(>=40)-|   (active, names: '|':\(card) )",
        "NSLayoutConstraint:0x60000412 V:[UIView:0x7fd4b112]-(9)-[UIView:0x7fd4b113]",
        "NSLayoutConstraint:0x60000413 V:[UIView:0x7fd4b113]-(0)-|   (active, names: '|':\(card) )",
        "NSLayoutConstraint:0x60000414 V:[UIView:0x7fd4b113(0)]",
      ], breaking: 3)
    #expect(text.contains("two ways of two lengths"), "\(text)")
  }

  @Test func aPanelThatIsFoldedAroundItsContentsIsACollapse() {
    let panel = "Demo.PanelView:0x7fd4b121"
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000421 \(panel).height == 0",
        "NSLayoutConstraint:0x60000422 V:|-(6)-[UILabel:0x7fd4b122]   (active, names: '|':\(panel) )",
        "NSLayoutConstraint:0x60000423 V:[UILabel:0x7fd4b122]-(6)-|   (active, names: '|':\(panel) )",
      ], breaking: 2)
    #expect(text.contains("collapsed around its contents: c1 makes the height of panelView 0"))
  }

  /// There is no inner constraint that could give way.
  @Test func whereNothingIsTheAuthorsNothingIsToGiveWay() {
    let item = "UICollectionViewCell:0x7fd4b131"
    let entries = [
      "NSAutoresizingMaskLayoutConstraint:0x60000431 h=-&- v=-&- UIView:0x7fd4b132.height == \(item).height - 0.5",
      "NSLayoutConstraint:0x60000432 'UIView-Encapsulated-Layout-Height' V:[\(item)(0)]",
    ]
    let text = LogText.answer(entries, breaking: 1)
    #expect(text.contains("none of these constraints is yours to change"), "\(text)")
    #expect(!text.contains("999"), "\(text)")
    #expect(LogText.answer(entries, breaking: 1, .japanese).contains("自分の制約はありません"))
  }

  /// Finder's views in an open panel: AppKit's words, and names without the prefix.
  @Test func findersViewsAreTheSystems() {
    let text = LogText.answer(
      [
        "NSAutoresizingMaskLayoutConstraint:0x60000441 h=--& v=--& V:[FI_TPathView:0x7fd4b141(0)]",
        "NSAutoresizingMaskLayoutConstraint:0x60000442 h=-&- v=-&- V:|-(0)-[NSClipView:0x7fd4b142]   (active, names: '|':FI_TPathView:0x7fd4b141 )",
        "NSAutoresizingMaskLayoutConstraint:0x60000443 h=-&- v=-&- V:[NSClipView:0x7fd4b142]-(14)-|   (active, names: '|':FI_TPathView:0x7fd4b141 )",
      ], breaking: 2)
    #expect(text.contains("inside a view of the system"), "\(text)")
    #expect(text.contains("tPathView") && text.contains("AppKit's"), "\(text)")
  }
}
