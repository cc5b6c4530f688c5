import Testing

@testable import Interchange

// The forms of the fact file (constraint conflict log, section 2), one by one.

@Test(arguments: [
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:[UIImageView:0x7fa1b2c3(-50)]>",
    means: "0x7fa1b2c3.width == + -50.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.height <= 0   (active)>",
    means: "0x7fa1b2c3.height <= + 0.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.width == 0.333333   (active)>",
    means: "0x7fa1b2c3.width == + 0.333333"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.width == 1.77778*UIView:0x7fa1b2c3.height   (active)>",
    means: "0x7fa1b2c3.width == 1.77778 * 0x7fa1b2c3.height + 0.0"),
  LineCase(
    "<MASLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c3.width == 43.666666666666664>",
    means: "0x7fa1b2c3.width == + 43.666666666666664"),
])
func sizesAreReadInEveryForm(_ example: LineCase) throws { try checkLine(example) }

@Test(arguments: [
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UITableViewCellContentView:0x7fa1b2c4.bottomMargin == UILabel:0x7fa1b2c3.bottom + 4   (active)>",
    means: "0x7fa1b2c4.bottomMargin == 0x7fa1b2c3.bottom + 4.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c3.baseline == UIView:0x7fa1b2c4.bottom>",
    means: "0x7fa1b2c3.baseline == 0x7fa1b2c4.bottom + 0.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.centerX == UIView:0x7fa1b2c4.centerX - 44   (active)>",
    means: "0x7fa1b2c3.centerX == 0x7fa1b2c4.centerX + -44.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.centerXWithinMargins == UIView:0x7fa1b2c4.centerX>",
    means: "0x7fa1b2c3.centerXWithinMargins == 0x7fa1b2c4.centerX + 0.0"),
  LineCase(
    "<_UISystemBaselineConstraint:0x600000a1 UILabel:0x7fa1b2c3.firstBaseline >= UILabel:0x7fa1b2c4.lastBaseline NSLayoutAnchorConstraintSpace(8)   (active)>",
    means: "0x7fa1b2c3.firstBaseline >= 0x7fa1b2c4.lastBaseline + 8.0"),
  LineCase(
    "<Demo.PinConstraint:0x600000a1 UIView:0x7fa1b2c3.left == UIView:0x7fa1b2c4.right + 0.5   (active)>",
    means: "0x7fa1b2c3.left == 0x7fa1b2c4.right + 0.5"),
])
func marginsBaselinesAndCentresAreRead(_ example: LineCase) throws { try checkLine(example) }

@Test(arguments: [
  LineCase(
    "<NSAutoresizingMaskLayoutConstraint:0x600000a1 h=--& v=--& UIView:0x7fa1b2c3.midY == + 70>",
    means: "0x7fa1b2c3.midY == + 70.0"),
  LineCase(
    "<NSAutoresizingMaskLayoutConstraint:0x600000a1 h=--& v=--& UIView:0x7fa1b2c3.minY == - 0.333333>",
    means: "0x7fa1b2c3.minY == + -0.333333"),
  LineCase(
    "<NSAutoresizingMaskLayoutConstraint:0x600000a1 h=--& v=--& H:[UIView:0x7fa1b2c3(0)]>",
    means: "0x7fa1b2c3.width == + 0.0"),
  LineCase(
    "<NSAutoresizingMaskLayoutConstraint:0x600000a1 h=-&- v=-&- UIView:0x7fa1b2c3.midX == UIView:0x7fa1b2c4.midX + 20   (active)>",
    means: "0x7fa1b2c3.midX == 0x7fa1b2c4.midX + 20.0"),
  LineCase(
    "<NSAutoresizingMaskLayoutConstraint:0x600000a1 h=-&- v=-&- H:[UIView:0x7fa1b2c3]-(0.4)-|   (active, names: '|':Demo.Cell:0x7fa1b2c4 )>",
    means: "0x7fa1b2c4.trailing == 0x7fa1b2c3.trailing + 0.4"),
  LineCase(
    "<NSAutoresizingMaskLayoutConstraint:0x600000a1 h=--- v=--- '_UITemporaryLayoutLeft' Demo.Bar:0x7fa1b2c3.minX == 0   (active)>",
    means: "0x7fa1b2c3.minX == + 0.0"),
  LineCase(
    "<_UILayoutSupportConstraint:0x600000a1 V:|-(0)-[_UILayoutGuide:0x7fa1b2c3]   (active, names: '|':UIView:0x7fa1b2c4 )>",
    means: "0x7fa1b2c3.top == 0x7fa1b2c4.top + 0.0"),
])
func whatTheSystemMakesIsRead(_ example: LineCase) throws { try checkLine(example) }

@Test(arguments: [
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c3]-(8)-[UILabel:0x7fa1b2c4](RTL)   (active)>",
    means: "0x7fa1b2c4.left == 0x7fa1b2c3.right + 8.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c3'it's [odd] (8)]-(8']-(8)-[UILabel:0x7fa1b2c4]   (active)>",
    means: "0x7fa1b2c4.leading == 0x7fa1b2c3.trailing + 8.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 'top > \\\"row\\\" ] 🎉' V:|-(8)-[UILabel:0x7fa1b2c3]   (active, names: '|':UIView:0x7fa1b2c4'a, b )' )>",
    means: "0x7fa1b2c3.top == 0x7fa1b2c4.top + 8.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 V:|-(8)-[orders-table-view]   (active, names: card:0x7fa1b2c4, '|':card:0x7fa1b2c4, orders-table-view:0x7fa1b2c3 )>",
    means: "0x7fa1b2c3.top == 0x7fa1b2c4.top + 8.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c3]-(20@100)-[UIView:0x7fa1b2c4]  priority:100>",
    means: "0x7fa1b2c4.leading == 0x7fa1b2c3.trailing + 20.0"),
  LineCase(
    "<NSLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c3][UIView:0x7fa1b2c4]>",
    means: "0x7fa1b2c4.leading == 0x7fa1b2c3.trailing + 0.0"),
])
func directionsTextsAndNamesDoNotConfuseAVisualFormat(_ example: LineCase) throws {
  try checkLine(example)
}

@Test(arguments: [
  ("UISV-canvas-connection", true), ("UISV-hiding", true), ("fittingSizeHTarget", true),
  ("UIView-Encapsulated-Layout-Height", true), ("IB_Leading_Leading", true),
  ("UIInputWindowController-top", true), ("NSView-Encapsulated-Layout-Width", true),
  ("buttonHeight - auto generated by SignInButton", false), ("id15", false), ("Maskable", false),
])
func theSystemsIdentifiersAreToldFromOthers(identifier: String, isSystems: Bool) throws {
  let constraint = try onlyConstraint(
    "<NSLayoutConstraint:0x600000a1 '\(identifier)' UIView:0x7fa1b2c3.width == 4   (active)>")
  #expect(constraint.identifier == identifier)
  #expect(constraint.isUserMade == !isSystems)
}

@Test func anInactiveConstraintIsKeptAsOne() throws {
  let constraint = try onlyConstraint(
    "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.width == 4   (inactive)>")
  #expect(!constraint.isActive)
}
