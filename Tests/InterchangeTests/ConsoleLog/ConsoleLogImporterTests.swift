import AutoLayout
import Testing

@testable import Interchange

/// A document made from constraint lines, and what the importer had to say.
struct ImportedLog {
  let document: Document
  let imported: ConsoleLogImport

  init(_ lines: [String], breaking broken: String? = nil) throws {
    let list = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    let ending =
      broken.map { "\n\nWill attempt to recover by breaking constraint \n<\($0)>\n" } ?? ""
    let log = ConsoleLogReader.read("(\n\(list)\n)\(ending)")
    let report = try #require(log.reports.first)
    imported = ConsoleLogImporter.importing(report)
    document = try Document(device: nil).applying(imported.edits)
  }

  func name(_ view: ViewID?) -> String {
    view.flatMap(document.view)?.name ?? "-"
  }

  /// Each constraint as a person would type it.
  var relations: [String] {
    document.constraints.values.map { constraint in
      var text = "\(name(constraint.first.item.view)).\(constraint.first.attribute.name) "
      text += constraint.relation.symbol
      if let second = constraint.second {
        if constraint.multiplier != 1 { text += " \(constraint.multiplier) *" }
        text += " \(name(second.item.view)).\(second.attribute.name)"
      }
      return text + " + \(constraint.constant)"
    }
  }

  /// Each view but the first two with its superview.
  var tree: [String] {
    document.views.values.dropFirst(2).map { "\($0.name) in \(name($0.superview))" }
  }
}

/// Several that would be called alike get numbers, however long what they are called by is.
@Test(arguments: [16, 96, 97, 100, 101, 400])
func whatIsCalledAlikeIsNumberedHoweverLongItsName(count: Int) throws {
  let name = String(repeating: "n", count: count)
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 H:[\(name)]-(8)-[UIView:0x7fa1b2c1]   (active, names: \(name):0x7fa1b2c2 )",
    "NSLayoutConstraint:0x600000a2 H:[\(name)]-(8)-[UIView:0x7fa1b2c1]   (active, names: \(name):0x7fa1b2c3 )",
    "NSLayoutConstraint:0x600000a3 H:[UILabel:0x7fa1b2c4'\(name)']-(8)-[UILabel:0x7fa1b2c5'\(name)']",
    "NSLayoutConstraint:0x600000a4 H:[App.\(name):0x7fa1b2c6]-(8)-[App.\(name):0x7fa1b2c7]",
  ])
  let names = log.document.views.values.dropFirst(2).map(\.name)
  #expect(names.count == 7 && Set(names).count == 7, "\(names)")
  #expect(names.allSatisfy { $0.count <= 100 })
}

@Test func viewsAreNamedAfterTheirTextOrTheirClass() throws {
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c1'Seconds']-(8)-[UILabel:0x7fa1b2c2]",
    "NSLayoutConstraint:0x600000a2 UILabel:0x7fa1b2c3'A rather long text that goes on'.width == 4",
    "NSLayoutConstraint:0x600000a3 H:[Demo.PriceCell:0x7fa1b2c4]-(8)-[UIView:0x7fa1b2c5]",
    "NSLayoutConstraint:0x600000a4 _TtGC4Demo8BoxOfAnyVS_4Item_:0x7fa1b2c6.width == 4",
    "NSLayoutConstraint:0x600000a5 H:[price tag]-(8)-[UIButton:0x7fa1b2c8'C3']   (active, names: price tag:0x7fa1b2c7 )",
  ])

  #expect(
    log.document.views.values.dropFirst(2).map(\.name)
      == ["seconds", "label1", "label2", "priceCell", "view1", "boxOfAny", "priceTag", "button"])
  #expect(log.document.view(named: "seconds")?.alias == "0x7fa1b2c1")
  #expect(log.document.view(named: "seconds")?.kind == .label)
  #expect(log.document.view(named: "priceCell")?.className == "Demo.PriceCell")
}

@Test func superviewsAreTakenFromNamesAndMasks() throws {
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 V:|-(8)-[UILabel:0x7fa1b2c1]   (active, names: '|':UIStackView:0x7fa1b2c2 )",
    "NSLayoutConstraint:0x600000a2 'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[UILayoutGuide:0x7fa1b2c3'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIStackView:0x7fa1b2c2 )",
    "NSAutoresizingMaskLayoutConstraint:0x600000a3 h=-&- v=--& UIStackView:0x7fa1b2c2.width == Demo.Card:0x7fa1b2c4.width - 20   (active)",
    "NSLayoutConstraint:0x600000a4 UILabel:0x7fa1b2c1.trailing == UIImageView:0x7fa1b2c5.trailing   (active)",
  ])

  #expect(
    log.tree == [
      "card in view", "stackView in card", "label in stackView", "stackViewSafeArea in stackView",
      "imageView in view",
    ])
  #expect(log.imported.notes == [])
  #expect(log.document.device == nil)
}

@Test func constraintsKeepWhatTheLogSaysOfThem() throws {
  let log = try ImportedLog(
    [
      "NSLayoutConstraint:0x600000a1 'UISV-spacing' H:[UILabel:0x7fa1b2c1]-(8)-[UILabel:0x7fa1b2c2]   (active)",
      "SnapKit.LayoutConstraint:0x600000a2@Cell.swift#4 UILabel:0x7fa1b2c1.width == UILabel:0x7fa1b2c2.width * 0.5 ^750.0",
    ],
    breaking:
      "SnapKit.LayoutConstraint:0x600000a2@Cell.swift#4 UILabel:0x7fa1b2c1.width == UILabel:0x7fa1b2c2.width * 0.5 ^750.0"
  )
  let constraints = Array(log.document.constraints.values)

  #expect(
    log.relations == [
      "label2.leading == label1.trailing + 8.0", "label1.width == 0.5 * label2.width + 0.0",
    ])
  #expect(constraints.map(\.identifier) == ["UISV-spacing", "Cell.swift#4"])
  #expect(constraints.map(\.className) == [nil, "SnapKit.LayoutConstraint"])
  #expect(constraints.map(\.priority.rawValue) == [1000, 750])
  #expect(constraints.map { log.document.reportedBroken.contains($0.id) } == [false, true])
  #expect(constraints.map(\.origin) == [.imported(line: 2), .imported(line: 3)])
  #expect(
    constraints.map { log.imported.references[$0.id]?.description }
      == ["0x600000a1", "0x600000a2"])
}

@Test(arguments: [
  (43.6667, 0.000_05), (0.333333, 0.000_000_5), (-59.3333, 0.000_05), (1.23457e6, 5.0),
  (43.5, 0.0), (375, 0.0), (123_456, 0.0), (43.666_666_666_666_664, 0.0), (0, 0.0),
])
func numbersThatUseAllSixDigitsHaveTheSlackOfTheLastOne(number: Double, slack: Double) {
  #expect(abs(LogPrecision.roundingError(of: number) - slack) <= slack * 1e-9)
}

@Test func positionsOfMasksAreCountedInTheSuperview() throws {
  let log = try ImportedLog([
    "NSAutoresizingMaskLayoutConstraint:0x600000a1 h=--& v=--& UIView:0x7fa1b2c1.minX == 20   (active, names: '|':UIScrollView:0x7fa1b2c2 )",
    "NSAutoresizingMaskLayoutConstraint:0x600000a2 h=--& v=--& UIView:0x7fa1b2c1.midY == 70   (active)",
    "NSAutoresizingMaskLayoutConstraint:0x600000a3 h=&-& v=--& UIView:0x7fa1b2c1.minX == 0.5*UIScrollView:0x7fa1b2c2.width - 32   (active)",
  ])

  #expect(
    log.relations == [
      "view1.left == scrollView.left + 20.0", "view1.centerY == scrollView.top + 70.0",
      "view1.left == 0.5 * scrollView.right + -32.0",
    ])
  #expect(log.imported.notes == [])
}

@Test func aSuperviewThatIsNotNamedIsSupposedAndNoted() throws {
  let log = try ImportedLog([
    "NSAutoresizingMaskLayoutConstraint:0x600000a1 h=--& v=--& UIView:0x7fa1b2c1.midX == 50   (active)",
    "NSAutoresizingMaskLayoutConstraint:0x600000a2 h=--& v=--& UIButton:0x7fa1b2c2.midX == 50   (active)",
    "NSLayoutConstraint:0x600000a3 UIButton:0x7fa1b2c2.centerX == UISwitch:0x7fa1b2c3.centerX   (active)",
  ])

  #expect(
    log.tree == [
      "superview in view", "view1 in superview", "switch in view", "button in switch",
    ])
  #expect(
    log.imported.notes.map(\.kind) == [
      .superviewIsSupposed(of: try #require(log.document.view(named: "view1")).id),
      .superviewIsSupposed(of: try #require(log.document.view(named: "button")).id),
    ])
}

@Test func anUnexplainedBarIsTheSuperviewOfTheOtherLines() throws {
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 H:|-(8)-[UILabel:0x7fa1b2c1]",
    "NSLayoutConstraint:0x600000a2 H:[UILabel:0x7fa1b2c1]-(9)-|   (Names: '|':UIScrollView:0x7fa1b2c2 )",
    "NSLayoutConstraint:0x600000a3 H:|-(8)-[UIButton:0x7fa1b2c3]",
  ])

  #expect(
    log.relations == [
      "label.leading == scrollView.leading + 8.0", "scrollView.trailing == label.trailing + 9.0",
      "button.leading == superview.leading + 8.0",
    ])
}

@Test func marginsThatArePrintedAreTheGuideOfTheLog() throws {
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c1.leading == UIStackView:0x7fa1b2c2.leadingMargin   (active)",
    "NSLayoutConstraint:0x600000a2 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x7fa1b2c3'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIStackView:0x7fa1b2c2 )",
  ])

  #expect(
    log.relations == [
      "label.leading == stackViewLayoutMargins.leading + 0.0",
      "stackViewLayoutMargins.left == stackView.left + 16.0",
    ])
  #expect(log.imported.notes == [])
}

@Test func marginsThatAreNotPrintedAreAnythingUsual() throws {
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c1.leading == UIView:0x7fa1b2c2.leadingMargin",
    "NSLayoutConstraint:0x600000a2 UIView:0x7fa1b2c2.trailingMargin == UILabel:0x7fa1b2c1.trailing + 4",
  ])
  let supposed = log.document.constraints.values.filter { log.imported.references[$0.id] == nil }

  #expect(
    log.relations == [
      "view1Margins.leading == view1.leading + 14.0",
      "label.leading == view1Margins.leading + 0.0",
      "view1Margins.trailing == view1.trailing + -14.0",
      "view1Margins.trailing == label.trailing + 4.0",
    ])
  #expect(supposed.map(\.slack) == [6, 6])
  let view = try #require(log.document.view(named: "view1"))
  #expect(log.imported.notes.first?.kind == .marginsAreSupposed(of: view.id))
}

@Test func theBaselineOfATextIsLeftOpenAndThatOfAPlainViewIsItsBottom() throws {
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c1.firstBaseline == UIView:0x7fa1b2c2.lastBaseline + 4",
    "NSLayoutConstraint:0x600000a2 UILabel:0x7fa1b2c1.firstBaseline == UILabel:0x7fa1b2c3.baseline",
  ])

  #expect(
    log.relations == [
      "label1FirstBaseline.top == view1.lastBaseline + 4.0",
      "label1FirstBaseline.top == label2LastBaseline.top + 0.0",
    ])
}

@Test func contentSizesGoToTheViewThatAsksForThem() throws {
  let log = try ImportedLog([
    "NSContentSizeLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c1'A'(52)] Hug:251 CompressionRes:1000",
    "NSContentSizeLayoutConstraint:0x600000a2 V:[UILabel:0x7fa1b2c1'A'(20.5)] Hug:250 CompressionRes:750",
  ])
  let label = try #require(log.document.view(named: "a"))

  #expect(label.content.given == NaturalSize(width: 52, height: 20.5))
  #expect(label.hugging.horizontal.rawValue == 251)
  #expect(label.resistance.horizontal.isRequired)
  #expect(log.document.constraints.isEmpty)
}

@Test func aScrollViewsContentIsAGuideOfItsOwn() throws {
  let log = try ImportedLog([
    "_UIScrollViewAutomaticContentSizeConstraint:0x600000a1 UITableView:0x7fa1b2c1.contentHeight{id: 7} == -5.000000"
  ])

  #expect(log.relations == ["tableViewContent.height == + -5.0"])
  #expect(log.tree == ["tableView in view", "tableViewContent in tableView"])
}

@Test func whatADocumentRefusesIsNotedAndTheRestIsBuilt() throws {
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c1.width == UIView:0x7fa1b2c2.leading",
    "NSLayoutConstraint:0x600000a2 UIView:0x7fa1b2c1.height == 1e+20",
    "NSLayoutConstraint:0x600000a3 UIView:0x7fa1b2c1.width == 40",
  ])

  #expect(log.relations == ["view1.width == + 40.0"])
  #expect(log.imported.notes.map(\.line) == [2, 3])
}

@Test func viewsThatContainEachOtherDoNotMakeACircle() throws {
  let log = try ImportedLog([
    "NSLayoutConstraint:0x600000a1 V:|-(8)-[UILabel:0x7fa1b2c1]   (active, names: '|':UIView:0x7fa1b2c2 )",
    "NSLayoutConstraint:0x600000a2 V:|-(8)-[UIView:0x7fa1b2c2]   (active, names: '|':UILabel:0x7fa1b2c1 )",
  ])

  #expect(log.tree == ["view1 in view", "label in view1"])
  #expect(log.relations.count == 2)
}

@Test func anImportGoesIntoWhatIsThereAlready() throws {
  let label = NewView.added(.label, name: "label", in: .root, step: 1)
  let before = try Document().applying([.addView(label)])
  let log = ConsoleLogReader.read(
    "\"<NSLayoutConstraint:0x600000a1 V:|-(8)-[UILabel:0x7fa1b2c1]   (active, names: '|':UIView:0x7fa1b2c2 )>\""
  )
  let report = try #require(log.reports.first)
  let holder = try #require(before.view(named: "label")).id
  let after = try before.applying(
    ConsoleLogImporter.importing(report, into: before, under: holder).edits)

  #expect(after.views.values.dropFirst(3).map(\.name) == ["view1", "label1"])
  #expect(after.view(named: "view1")?.superview == holder)
}

@Test(arguments: 0..<100 as Range<UInt64>)
func theEditsOfAnyReportApply(seed: UInt64) throws {
  var random = LogFragments(seed: seed)
  let attributes = ConsoleLog.Attribute.allCases
  func item() -> String { "UIView:0x7fa1b2c\(random.number(below: 6))" }
  let lines = (0..<12).map { line in
    let number = random.number(below: 3)
    let attribute = attributes[random.number(below: attributes.count)]
    let second = attributes[random.number(below: attributes.count)]
    let names = random.number(below: 2) == 0 ? "   (active, names: '|':\(item()) )" : ""
    return switch number {
    case 0:
      "<NSLayoutConstraint:0x600000a\(line) \(item()).\(attribute) == 0.5*\(item()).\(second) + 4\(names)>"
    case 1: "<NSLayoutConstraint:0x600000a\(line) H:|-(8)-[\(item())]\(names)>"
    default:
      "<NSAutoresizingMaskLayoutConstraint:0x600000a\(line) h=--& v=--& \(item()).\(attribute) == 4\(names)>"
    }
  }
  let log = ConsoleLogReader.read(lines.joined(separator: "\n"))
  let report = try #require(log.reports.first)
  let imported = ConsoleLogImporter.importing(report)

  #expect(throws: Never.self) { try Document(device: nil).applying(imported.edits) }
  #expect(report.constraints.count == 12)
}
