import AutoLayout
import Prose
import Testing

@testable import Console

/// Cells at the prompt: their content view has a name, and everything can be asked of it.
@Suite struct CellTests {
  private static let desk = [
    "device iphone-8", "add tableViewCell cell", "add label title \"Title\" in cell.contentView",
  ]

  private func conversation(_ lines: [String] = []) throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay(Self.desk + lines)
    return conversation
  }

  @Test(arguments: [
    "cell.contentView.frame == (0, 0, 375, 43.5)", "cell.contentView.superview == cell",
    "cell.contentView.layoutMargins == (11, 16, 10.5, 16)",
    "cell.contentView.safeAreaInsets == (0, 0, 0, 0)", "title.superview == cell.contentView",
    "cell.contentView.subviews.count == 1", "cell.frame == (0, 20, 375, 44)",
    "cell.contentView.translatesAutoresizingMaskIntoConstraints",
  ])
  func theContentViewAnswers(_ expectation: String) throws {
    _ = try conversation(["expect \(expectation)"])
  }

  /// What is pasted alone stands in a table, which asks its content how high it is.
  @Test func aPastedCellStandsInATable() throws {
    var conversation = try Conversation()
    conversation.paste("class ArticleCell: UITableViewCell {}")
    conversation.mustSay([
      "expect articleCell.superview == tableView", "add view box in articleCell.contentView",
      "box.top == articleCell.contentView.top; box.bottom == articleCell.contentView.bottom",
      "box.height == 99", "expect no conflict", "expect box.height == 99",
    ])
  }

  /// A row that its contents leave no height gets the usual one, whatever these hug.
  @Test func aRowThatWouldCollapseIsAsHighAsUsual() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class ArticleCell: UITableViewCell {
        let headline = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          headline.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(headline)
          NSLayoutConstraint.activate([
            headline.topAnchor.constraint(equalTo: contentView.topAnchor),
            headline.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            headline.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    conversation.mustSay([
      "expect articleCell.height == 44",
      "headline.text = \"News\"", "expect articleCell.height == 20.667",
      "headline.height == 0", "expect no conflict",
    ])
  }

  @Test(arguments: [
    "title.leading == cell.contentView.layoutMarginsGuide.leading",
    "title.centerY == cell.contentView.centerY", "cell.contentView.backgroundColor = .red",
    "title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8).isActive = true",
    "why cell.contentView.width", "constraints cell.contentView", "hide cell.contentView",
    "affecting cell.contentView", "help cell.contentView", "add view badge in cell.contentView",
    "help contentView", "help cell.contentView.mask.w",
    "V:|-[title]-|",
  ])
  func itCanBeSpokenOf(_ line: String) throws { _ = try conversation([line]) }

  @Test(arguments: [
    "onLayout cell { q.frame = cell.contentView.bounds }",
    "onLayout cell { q.frame = contentView.bounds.insetBy(dx: 0, dy: 0) }",
    "onLayout cell { q.frame = self.contentView.bounds }",
    "at viewDidAppear { q.frame = cell.contentView.bounds }",
  ])
  func aCallbackReadsIt(_ line: String) throws {
    _ = try conversation([
      "let q = UIView()", "cell.contentView.addSubview(q)", line,
      "expect q.frame == (0, 0, 375, 43.5)",
    ])
  }

  @Test func aCallbackSetsIt() throws {
    _ = try conversation([
      "onLayout cell { cell.contentView.frame = CGRect(x: 8, y: 0, width: 100, height: 20) }",
      "expect cell.contentView.frame == (8, 0, 100, 20)",
    ])
  }

  /// As a copy of the cell's own bounds does.
  @Test func aCopyOfItGoesStale() throws {
    _ = try conversation([
      "let q = UIView()", "cell.contentView.addSubview(q)", "q.frame = cell.contentView.bounds",
      "expect unsuspicious q stale", "rotate", "expect suspicious q stale",
    ])
  }

  @Test func theTreeShowsIt() throws {
    var conversation = try conversation()
    let tree = conversation.say("tree")
    #expect(tree.contains("cell.contentView  view "), "\(tree)")
    // A class of that length would put each such row on two lines of a terminal.
    #expect(!tree.contains("UITableViewCellContentView"), "\(tree)")
  }

  @Test(arguments: [
    ("cell.con", "contentView"), ("cell.contentView.lay", "layoutMargins"),
    ("title.top == cell.con", "contentView"), ("add label more in cell.c", "cell.contentView"),
    ("why cell.", "contentView"), ("let cell2 = UITable", "UITableViewCell()"),
    ("add tableViewC", "tableViewCell"),
  ])
  func itIsOffered(_ typed: String, _ candidate: String) throws {
    let offered = try conversation().offered(typed)
    #expect(offered.contains(candidate), "\(offered)")
  }

  @Test(arguments: [
    "remove cell.contentView", "move cell.contentView in view", "rename cell.contentView inner",
    "cell.contentView.removeFromSuperview()",
  ])
  func itStaysInItsCell(_ line: String) throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: line).contains("belongs to cell"))
  }

  /// What is offered is accepted: the cell brings its content view with it.
  @Test func outOfTheWindowTheCellIsWhatIsToBeAdded() throws {
    var conversation = try conversation([
      "cell.contentView.translatesAutoresizingMaskIntoConstraints = false", "remove cell",
    ])
    let refusal = conversation.refusal(of: "cell.contentView.frame")
    #expect(refusal.contains("view.addSubview(cell)"), "\(refusal)")
    conversation.mustSay(["view.addSubview(cell)", "expect title.superview == cell.contentView"])
  }

  @Test func aNewNameOfTheCellIsAlsoTheContentViews() throws {
    var conversation = try conversation([
      "rename cell row", "expect title.superview == row.contentView",
    ])
    #expect(conversation.refusal(of: "cell.contentView").contains("cell"))
    conversation.mustSay(["undo", "expect title.superview == cell.contentView"])
  }

  @Test func whatIsPutBesideItIsToldOf() throws {
    var conversation = try conversation()
    let remark = "lies beside cell.contentView, not in it"
    #expect(conversation.say("add label detail in cell").contains(remark))
    #expect(!conversation.say("add label other in cell.contentView").contains(remark))
    conversation.mustSay(["let icon = UIImageView()"])
    #expect(conversation.say("cell.addSubview(icon)").contains(remark))
  }

  @Test func swiftMakesItAsUIKitDoes() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)",
      "cell.selectionStyle = .none", "expect cell.frame == (0, 0, 320, 44)",
      "let title = UILabel()", "cell.contentView.addSubview(title)",
      "expect title.superview == cell.contentView", "add tableView table",
      "H:|[table]|", "V:|[table]|", "table.addSubview(cell)",
      "expect cell.frame == (0, 0, 393, 44)", "add tableViewCell next 100x60 in table",
      "expect next.frame == (0, 44, 393, 60)", "add tableViewCell last in table",
      "expect last.frame == (0, 104, 393, 44)",
    ])
  }

  /// However it comes there; what is in the table already stays where it is.
  @Test func aRowThatIsMovedIntoATableIsPlacedAsOneThatIsMadeThere() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "add tableView table", "H:|[table]|", "V:|[table]|", "add tableViewCell first in table",
      "move cell in table", "expect cell.frame == (0, 44, 375, 44)", "table.addSubview(first)",
      "expect first.frame == (0, 0, 375, 44)",
    ])
    conversation.mustSay(["add view icon"])
    #expect(conversation.say("move icon in first").contains("lies beside first.contentView"))
  }

  @Test func aRowThatIsPutBackComesBelowTheOthers() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add tableView table", "H:|[table]|", "V:|[table]|",
      "add tableViewCell a in table", "add tableViewCell b in table",
      "add tableViewCell c in table", "remove b", "expect c.frame == (0, 44, 375, 44)",
      "add b in table", "expect b.frame == (0, 88, 375, 44)", "expect c.frame == (0, 44, 375, 44)",
    ])
  }

  /// A table lays its rows out one after another.
  @Test func theRowsBelowAHigherOneFollow() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add tableView table", "H:|[table]|", "V:|[table]|",
      "add tableViewCell first in table", "add tableViewCell next in table",
      "first.frame = CGRect(x: 0, y: 0, width: 375, height: 80)",
      "expect next.frame == (0, 80, 375, 44)",
    ])
    #expect(conversation.say("why next.y").contains("next.top == first.bottom"))
    conversation.mustSay(["hide first", "expect next.y == 80"])
    #expect(conversation.say("remove first").contains("y  80 → 0"))
    conversation.mustSay([
      "undo", "expect next.y == 80", "remove first", "table.addSubview(first)",
      "expect first.frame == (0, 44, 375, 80)", "expect next.y == 0",
    ])
  }

  @Test func aClosureMakesOneWithWhatLiesInIt() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(
      """
      let cell: UICollectionViewCell = {
        let item = UICollectionViewCell()
        let label = UILabel()
        item.contentView.addSubview(label)
        return item
      }()
      """)
    #expect(!answer.contains("refused"), "\(answer)")
    conversation.mustSay(["expect cell.contentView.subviews.count == 1"])
  }

  /// As in the code of a cell.
  @Test func withoutItsCellTheOnlyOneIsMeant() throws {
    var conversation = try conversation(["contentView.backgroundColor = .red"])
    conversation.mustSay(["let more = UILabel()", "contentView.addSubview(more)"])
    conversation.mustSay(["expect more.superview == cell.contentView"])
    conversation.mustSay(["add collectionViewCell item"])
    #expect(conversation.refusal(of: "contentView.frame").contains("item.contentView"))
    var empty = try Conversation()
    #expect(empty.refusal(of: "contentView.frame").contains("add tableViewCell cell"))
  }

  @Test func aRowThatIsTooLowIsToldAsACells() throws {
    var conversation = try conversation([
      "title.top == cell.contentView.top + 8", "title.height == 30",
      "cell.contentView.bottom == title.bottom + 8",
    ])
    #expect(conversation.say("conflicts").contains("encapsulated cell size"))
    #expect(!conversation.say("fix").contains("contentView by constraints"))
  }

  @Test func ofAViewWithoutASizeTheContentViewIsNotSuspectedToo() throws {
    var conversation = try conversation(["add visualEffectView blur"])
    let answer = conversation.say("suspicions")
    #expect(answer.contains("blur has no size"), "\(answer)")
    #expect(!answer.contains("blur.contentView"), "\(answer)")
  }

  @Test func whatItFollowsIsNoFrameThatAnyoneSet() throws {
    var conversation = try conversation()
    let answer = conversation.say("cell.frame = CGRect(x: 0, y: 20, width: 375, height: 60)")
    #expect(answer.contains("cell.frame = (0, 20, 375, 60)"), "\(answer)")
  }

  @Test func aFrameIsToldInTheOnlySizeThereIs() throws {
    var conversation = try Conversation()
    conversation.mustSay(["let power = UISwitch()"])
    let resized = conversation.say("power.frame = CGRect(x: 0, y: 0, width: 100, height: 100)")
    #expect(resized.contains("power.frame = (0, 0, 51, 31)"), "\(resized)")
    let moved = conversation.say("power.frame = CGRect(x: 5, y: 0, width: 51, height: 31)")
    #expect(moved.contains("power.frame (0, 0, 51, 31) → (5, 0, 51, 31)"), "\(moved)")
  }

  /// A table bounces up and down, so what it shows begins below the status bar, and so do its rows.
  @Test func inATableUnderTheStatusBarARowKeepsItsMargins() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add tableView table", "H:|[table]|", "V:|[table]|", "add tableViewCell cell in table",
      "expect table.alwaysBounceVertical", "expect table.adjustedContentInset == (59, 0, 34, 0)",
      "expect cell.contentView.layoutMargins == (11, 20, 10.667, 20)",
      "table.alwaysBounceVertical = false",
      "expect table.adjustedContentInset == (0, 0, 0, 0)",
    ])
  }

  @Test func howHighRowsAreIsSaidOfTheTable() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add tableView table", "H:|[table]|", "V:|[table]|", "add tableViewCell cell in table",
      "add view box in cell.contentView", "V:|-10-[box(80)]-10-|",
      "expect table.rowHeight == .automaticDimension", "table.rowHeight = 44",
    ])
    let told = conversation.say("table.rowHeight = UITableView.automaticDimension")
    #expect(told.contains("table.rowHeight 44 → .automaticDimension"), "\(told)")
    #expect(told.contains("cell              height  44 → 100.333"), "\(told)")
    let set = conversation.say("cell.frame = CGRect(x: 0, y: 0, width: 393, height: 60)")
    #expect(set.contains("table.rowHeight says"), "\(set)")
    conversation.mustSay(["expect cell.height - cell.contentView.height == 1 / 3", "undo"])
    #expect(conversation.say("table.rowHeight = 120").contains(".automaticDimension → 120"))
    conversation.mustSay([
      "table.estimatedRowHeight = 60", "expect cell.height == 120", "table.rowHeight = -1",
      "expect table.rowHeight == .automaticDimension", "undo", "undo", "undo",
      "expect cell.height == 44",
    ])
    #expect(conversation.offered("table.rowHeight = .").contains("automaticDimension"))
    #expect(conversation.refusal(of: "table.rowHeight = .automatic").contains("automatic"))
    #expect(conversation.refusal(of: "cell.rowHeight = 60").contains("rowHeight"))
  }

  @Test func theContentViewIsAsLargeAsItsContent() throws {
    var conversation = try conversation([
      "title.removeFromSuperview()", "add view box 120x60 in cell.contentView",
      "H:|-8-[box]-8-|", "V:|-10-[box]-10-|",
      "expect cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == "
        + "CGSize(width: 136, height: 80)",
      "expect cell.contentView.frame == (0, 0, 375, 43.5)", "add visualEffectView blur",
      "add view tint 30x20 in blur.contentView", "H:|[tint]|", "V:|[tint]|",
      "expect blur.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == "
        + "CGSize(width: 30, height: 20)",
    ])
    conversation.mustSay([
      "add view far 10x10 in cell.contentView", "far.bottom == cell.bottom + 200",
      "expect cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == "
        + "CGSize(width: 136, height: 80)",
    ])
  }

  /// Neither is laid out by constraints, so switching the translation off is no advice.
  @Test(arguments: [
    ("add view more in view", "cell.height == 80", "cell"),
    ("add collectionViewCell item", "item.contentView.width == 20", "item.contentView"),
    ("add view other", "cell.contentView.width == 200", "cell.contentView"),
  ])
  func aSizeThatUIKitGivesIsNotTheAuthors(_ made: String, _ line: String, _ name: String) throws {
    var conversation = try conversation([made])
    var answer = conversation.say(line)
    #expect(answer.contains("a size that UIKit gives"), "\(answer)")
    #expect(answer.contains("\(name) "), "\(answer)")
    answer += conversation.say("fix")
    #expect(answer.contains("remove c1"), "\(answer)")
    #expect(answer.contains("c1 @999"), "\(answer)")
    #expect(!answer.contains("translatesAutoresizingMask"), "\(answer)")
    #expect(!answer.contains("by constraints"), "\(answer)")
    conversation.mustSay(["remove c1", "expect no conflict"])
  }

  @Test func inATableTheWidthThatIsSetIsNotTheTables() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add tableView table", "H:|[table]|", "V:|[table]|", "add tableViewCell cell in table",
    ])
    let answer = conversation.say("cell.contentView.width == 200")
    #expect(answer.contains("a size that UIKit gives"), "\(answer)")
    #expect(!answer.contains("a width of 200 from its table"), "\(answer)")
    #expect(answer.contains("remove c5"), "\(answer)")
  }

  @Test(arguments: ["add label more in blur", "blur.addSubview(icon)", "move title in blur"])
  func nothingGoesStraightIntoAnEffectView(_ line: String) throws {
    var conversation = try conversation(["add visualEffectView blur", "let icon = UIImageView()"])
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains("NSInternalInconsistencyException"), "\(refusal)")
    #expect(refusal.contains("blur.contentView"), "\(refusal)")
    conversation.mustSay([
      "add label more in blur.contentView", "blur.contentView.addSubview(icon)",
      "move title in blur.contentView", "expect icon.superview == blur.contentView",
    ])
  }

  /// UIKit warns of the one and forgets the other.
  @Test func whatIsNotSupportedOfAContentViewIsNoted() throws {
    var conversation = try conversation()
    let cell = conversation.say("cell.frame = CGRect(x: 0, y: 20, width: 90, height: 90)")
    #expect(!cell.contains("UIKit"), "\(cell)")
    let framed = conversation.say(
      "cell.contentView.frame = CGRect(x: 0, y: 0, width: 9, height: 9)")
    #expect(framed.contains("UIKit does not keep this frame"), "\(framed)")
    let answer = conversation.say(
      "cell.contentView.translatesAutoresizingMaskIntoConstraints = false")
    #expect(answer.contains("this is not supported for"), "\(answer)")
  }

  @Test func ofAViewWithoutAPlaceTheContentViewIsNotAmbiguousToo() throws {
    var conversation = try conversation()
    let answer = conversation.say("add visualEffectView blur")
    #expect(answer.contains("ambiguous blur.width"), "\(answer)")
    #expect(!answer.contains("ambiguous blur.contentView"), "\(answer)")
    conversation.mustSay([
      "blur.width == 50; blur.height == 50", "blur.leading == view.leading",
      "blur.top == cell.bottom", "expect unambiguous blur.x blur.width blur.contentView.width",
    ])
  }

  @Test func whatHasNoContentViewSaysSo() throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: "title.contentView").contains("contentView"))
    #expect(conversation.refusal(of: "add view cell.contentView").contains("cell.contentView"))
  }
}
