import Testing

@testable import Interchange

/// One line of a log, and what it says as an equation.
struct LineCase: Sendable, CustomTestStringConvertible {
  var line: String
  var meaning: String

  init(_ line: String, means meaning: String) {
    self.line = line
    self.meaning = meaning
  }

  var testDescription: String { meaning }
}

/// The relation as text, each item by the first of address, name and text that it has.
func meaning(of relation: ConsoleLog.Relation) -> String {
  func name(_ item: ConsoleLog.Item) -> String {
    item.address?.description ?? item.name ?? (item.isSuperview ? "|" : "?")
  }
  var text = "\(name(relation.first.item)).\(relation.first.attribute) "
  text += relation.comparison.rawValue
  if let second = relation.second {
    if relation.multiplier != 1 { text += " \(relation.multiplier) *" }
    text += " \(name(second.item)).\(second.attribute)"
  }
  return text + " + \(relation.constant)"
}

func checkLine(_ example: LineCase) throws {
  for pasted in ["\"\(example.line)\"", example.line] {
    let log = ConsoleLogReader.read("(\n    \(pasted)\n)")
    let report = try #require(log.reports.first, "\(pasted)")
    #expect(report.unread == [])
    #expect(report.constraints.map { meaning(of: $0.relation) } == [example.meaning])
  }
}

@Test(arguments: [
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.height == 44   (active)>",
    means: "0x7fa1b2c3.height == + 44.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.width == - 16>",
    means: "0x7fa1b2c3.width == + -16.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.bottom == UIView:0x7fa1b2c4.bottom - 12.5   (active)>",
    means: "0x7fa1b2c3.bottom == 0x7fa1b2c4.bottom + -12.5"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.width >= 0.5*UIView:0x7fa1b2c4.width + 10   (active)>",
    means: "0x7fa1b2c3.width >= 0.5 * 0x7fa1b2c4.width + 10.0"),
  LineCase(
    "<SnapKit.LayoutConstraint:0x600000a1@Cell.swift#12 UIView:0x7fa1b2c3.width == UIView:0x7fa1b2c3.height * 0.75>",
    means: "0x7fa1b2c3.width == 0.75 * 0x7fa1b2c3.height + 0.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c3'x == y (z)'.leading == UIView:0x7fa1b2c4.leadingMargin   (active)>",
    means: "0x7fa1b2c3.leading == 0x7fa1b2c4.leadingMargin + 0.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c3.firstBaseline == UILabel:0x7fa1b2c4'a'.lastBaseline + 18   (active)>",
    means: "0x7fa1b2c3.firstBaseline == 0x7fa1b2c4.lastBaseline + 18.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.bottom <= UIView:0x7fa1b2c4.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
    means: "0x7fa1b2c3.bottom <= 0x7fa1b2c4.bottom + 8.0"),
  LineCase(
    "<_UIScrollViewAutomaticContentSizeConstraint:0x600000a1 UITableView:0x7fa1b2c3.contentHeight{id: 17} == -5.000000>",
    means: "0x7fa1b2c3.contentHeight == + -5.0"),
])
func equationsAreReadWithTheirSignsAndFactors(_ example: LineCase) throws { try checkLine(example) }

@Test(arguments: [
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:|-(16)-[UILabel:0x7fa1b2c3'Hi']   (active, names: '|':UIView:0x7fa1b2c4 )>",
    means: "0x7fa1b2c3.leading == 0x7fa1b2c4.leading + 16.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 V:[UILabel:0x7fa1b2c3]-(>=8)-|   (Names: '|':UIView:0x7fa1b2c4 )>",
    means: "0x7fa1b2c4.bottom >= 0x7fa1b2c3.bottom + 8.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c3]-(-20)-[UIView:0x7fa1b2c5](LTR)   (active)>",
    means: "0x7fa1b2c5.left == 0x7fa1b2c3.right + -20.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 V:[UIView:0x7fa1b2c3(>=44)]>",
    means: "0x7fa1b2c3.height >= + 44.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:[UIView:0x7fa1b2c3]-(NSSpace(8))-[UIView:0x7fa1b2c5]>",
    means: "0x7fa1b2c5.leading == 0x7fa1b2c3.trailing + 8.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c3'odd] (9)'(52)]>",
    means: "0x7fa1b2c3.width == + 52.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H: | - (0) - [UIView: 0x7fa1b2c3] (LTR) (Names '|': UIWindow: 0x7fa1b2c4)>",
    means: "0x7fa1b2c3.left == 0x7fa1b2c4.left + 0.0"),
])
func aGapIsTheLaterItemMinusTheEarlierOne(_ example: LineCase) throws { try checkLine(example) }

@Test(arguments: [
  LineCase(
    "<NSLayoutConstraint:0x600000a1 V:[price label]-(4)-[Demo.Badge:0x7fa1b2c5]   (active, names: price label:0x7fa1b2c3 )>",
    means: "0x7fa1b2c5.top == 0x7fa1b2c3.bottom + 4.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 bar_summary_....trailing == card.lock.trailing   (active, names: bar_summary_...:0x7fa1b2c3, card.lock:0x7fa1b2c4 )>",
    means: "0x7fa1b2c3.trailing == 0x7fa1b2c4.trailing + 0.0"),
  LineCase(
    "<MASLayoutConstraint:0x600000a1 UILabel:priceLabel.left == UIView:self.view.left + 4>",
    means: "priceLabel.left == self.view.left + 4.0"),
  LineCase(
    "<MASLayoutConstraint:Key[0] UILabel:priceLabel.left == UIView:0x7fa1b2c4.left>",
    means: "priceLabel.left == 0x7fa1b2c4.left + 0.0"),
  LineCase(
    "<NSLayoutConstraint:id15[0x600000a1] UIView:box[0x7fa1b2c3].height <= 83>",
    means: "0x7fa1b2c3.height <= + 83.0"),
  LineCase(
    "<SnapKit.LayoutConstraint:my label@Cell.swift#10 UIView:0x7fa1b2c3.top == UIView:0x7fa1b2c4.top + 8.0>",
    means: "0x7fa1b2c3.top == 0x7fa1b2c4.top + 8.0"),
  LineCase(
    "<<Demo.LayoutConstraint:0x600000a1> <UIView:0x7fa1b2c3>.top == <_UILayoutGuide:0x7fa1b2c4>.bottom>",
    means: "0x7fa1b2c3.top == 0x7fa1b2c4.bottom + 0.0"),
  LineCase(
    "<NSLayoutConstraint: 0x600000a1> V:[UIView:0x7fa1b2c3]-(20)-[UIView:0x7fa1b2c4] ((null), (null))",
    means: "0x7fa1b2c4.top == 0x7fa1b2c3.bottom + 20.0"),
])
func namesLabelsAndForeignSpellingsAreRead(_ example: LineCase) throws { try checkLine(example) }

func onlyConstraint(_ line: String) throws -> ConsoleLog.Constraint {
  try #require(ConsoleLogReader.read("(\n    \"\(line)\"\n)").reports.first?.constraints.first)
}

@Test func identifierMaskAndSuperviewAreKept() throws {
  let constraint = try onlyConstraint(
    "<NSAutoresizingMaskLayoutConstraint:0x600000a1 h=-&- v=--& 'my 'own' edge' UIView:0x7fa1b2c3.minX == 0   (active, names: '|':Demo.Box:0x7fa1b2c4 )>"
  )

  #expect(constraint.className == "NSAutoresizingMaskLayoutConstraint")
  #expect(constraint.identifier == "my 'own' edge")
  #expect(constraint.superview?.className == "Demo.Box")
  #expect(constraint.mask?.horizontal.isSizeFlexible == true)
  #expect(constraint.mask?.horizontal.isMaximumMarginFlexible == false)
  #expect(constraint.mask?.vertical.isMaximumMarginFlexible == true)
  #expect(constraint.relation.first.attribute == .minX)
  #expect(constraint.relation.second == nil)
}

@Test func aMaskConstraintWithNothingBehindTheSignIsZero() throws {
  let constraint = try onlyConstraint(
    "<NSAutoresizingMaskLayoutConstraint:0x600000a1 h=--& v=--& UIView:0x7fa1b2c3.midY ==>")

  #expect(meaning(of: constraint.relation) == "0x7fa1b2c3.midY == + 0.0")
}

@Test func contentSizeLinesKeepTheirTwoPriorities() throws {
  let constraint = try onlyConstraint(
    "<NSContentSizeLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c3'A'(52)] Hug:251 CompressionRes:750>"
  )

  #expect(constraint.contentPriorities == .init(hugging: 251, compressionResistance: 750))
}

@Test(arguments: [
  ("UIView:0x7fa1b2c3.width == 40 @750   (active)", 750.0),
  ("UIView:0x7fa1b2c3.width == 40.0 ^999.0", 999),
  ("UIView:0x7fa1b2c3.width == 40 ^high", 750),
  ("H:[UIView:0x7fa1b2c3]-(20@100)-[UIView:0x7fa1b2c4]  priority:100", 100),
])
func aPriorityIsReadInEverySpelling(body: String, priority: Double) throws {
  #expect(try onlyConstraint("<NSLayoutConstraint:0x600000a1 \(body)>").priority == priority)
}

@Test func textsAndGuideIdentifiersAreUnescaped() throws {
  let constraint = try onlyConstraint(
    #"<NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c3'\U5206 \"a\" \Ud83d\Ude00\nb'.top == UILayoutGuide:0x7fa1b2c4'UIViewSafeAreaLayoutGuide'.top   (active)>"#
  )

  #expect(constraint.relation.first.item.text == "分 \"a\" 😀\nb")
  #expect(!constraint.relation.first.item.isGuide)
  #expect(constraint.relation.second?.item.isGuide == true)
  #expect(constraint.relation.second?.item.text == "UIViewSafeAreaLayoutGuide")
}

@Test func snapKitSaysWhereTheConstraintWasMade() throws {
  let constraint = try onlyConstraint(
    "<SnapKit.LayoutConstraint:0x600000a1@/Users/me/My App/Cell.swift#12 UIView:0x7fa1b2c3.top == 4.0>"
  )

  #expect(constraint.source == .init(file: "Cell.swift", line: 12))
}
