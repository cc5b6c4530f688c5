import AutoLayout
import Testing

@testable import Diagnosis

/// Each cause on the smallest conflict that shows it, as a log prints it.
struct CauseTests {
  /// A layout as it comes from a log: `'UISV-hiding' promo.height == 0`.
  private func conflict(
    classes: [String: String] = [:], in trees: [String: String] = [:], _ lines: String...
  ) throws -> (Sample, Conflict) {
    var sample = Sample.ofALog
    var names = Set(trees.values).sorted()
    for line in lines {
      for word in line.split(separator: " ") where word.contains(".") && Double(word) == nil {
        let name = String(word.prefix { $0 != "." })
        if !names.contains(name), !name.hasPrefix("'") { names.append(name) }
      }
    }
    for name in names {
      var view = NewView.added(.view, name: name, in: .root, step: 1)
      if let outer = trees[name] { view.superview = try sample.view(outer) }
      view.className = classes[name] ?? "UIView"
      try sample.apply([.addView(view)])
    }
    for (place, line) in lines.enumerated() {
      var parts = line.split(separator: "'").map(String.init)
      let identifier = parts.count > 1 ? parts.removeFirst() : nil
      let equation = try sample.equation(parts[0].trimmed)
      var new = NewConstraint(
        equation.first, equation.relation, equation.second, origin: .imported(line: place + 1))
      (new.multiplier, new.constant) = (equation.multiplier, equation.constant)
      if let identifier, identifier.hasSuffix("Constraint") {
        new.className = identifier
      } else {
        new.identifier = identifier
      }
      try sample.apply([.addConstraint(new)])
    }
    let found = try sample.findings().conflicts
    return (sample, try #require(found.first))
  }

  private static let cell = ["cell": "UITableViewCellContentView"]

  @Test func aHiddenViewOfAStackGivesUpItsFarPin() throws {
    let (sample, conflict) = try conflict(
      "title.top == promo.top + 16", "title.bottom == promo.bottom - 16",
      "'UISV-hiding' promo.height == 0")
    #expect(conflict.cause?.kind == .hiddenInStack)
    #expect(conflict.cause?.view == (try sample.view("promo")))
    #expect(conflict.usualRepair?.action == .lower(ConstraintID(2), to: try almost))
  }

  @Test func aCellGivesUpItsBottom() throws {
    let (_, conflict) = try conflict(
      classes: Self.cell, "photo.top == cell.top + 8", "photo.height == 60",
      "photo.bottom == cell.bottom - 8", "'UIView-Encapsulated-Layout-Height' cell.height == 44")
    #expect(conflict.cause?.kind == .cellSize)
    #expect(conflict.usualRepair?.action == .lower(ConstraintID(3), to: try almost))
    #expect(conflict.broken == .constraint(ConstraintID(3)))
  }

  @Test func halfAPointOfARowIsTheSeparator() throws {
    let (_, conflict) = try conflict(
      classes: Self.cell, "photo.top == cell.top + 12", "photo.height == 46",
      "photo.bottom == cell.bottom - 12",
      "'UIView-Encapsulated-Layout-Height' cell.height == 69.5")
    #expect(conflict.cause?.kind == .cellRounding)
  }

  @Test(arguments: [
    ("'UIView-Encapsulated-Layout-Width'", "UITableViewCellContentView", Cause.Kind.emptyCell),
    ("'UIView-Encapsulated-Layout-Width'", "UIView", .emptyForNow),
    ("'_UITemporaryLayoutWidth'", "Demo.Bar", .emptyForNow),
    ("'fittingSizeHTarget'", "Demo.Bar", .emptyWhileMeasured),
    ("'NSAutoresizingMaskLayoutConstraint'", "Demo.Bar", .emptyFrame),
    ("", "Demo.Bar", .collapsed),
  ])
  func aWidthOfZeroIsNamedByWhoGivesIt(
    identifier: String, className: String, kind: Cause.Kind
  ) throws {
    let (_, conflict) = try conflict(
      classes: ["bar": className], "title.leading == bar.leading + 8",
      "title.trailing == bar.trailing - 8", "\(identifier) bar.width == 0")
    #expect(conflict.cause?.kind == kind)
    #expect(conflict.usualRepair?.action == .lower(ConstraintID(2), to: try almost))
  }

  @Test func aMaskThatIsTranslatedBesideConstraintsIsSwitchedOff() throws {
    let (sample, conflict) = try conflict(
      in: ["badge": "photo"],
      "'NSAutoresizingMaskLayoutConstraint' badge.width == photo.width - 210",
      "'NSAutoresizingMaskLayoutConstraint' badge.centerX == photo.centerX - 105",
      "badge.trailing == photo.trailing + 1", "photo.width == 250")
    let badge = try sample.view("badge")
    #expect(conflict.cause?.kind == .translatesMask)
    #expect(conflict.usualRepair?.action == .stopTranslating(badge))
    #expect(
      conflict.usualRepair?.edits
        == [.removeConstraint(ConstraintID(1)), .removeConstraint(ConstraintID(2))])
  }

  @Test func aFrameAroundContentsIsNotAMaskLeftOn() throws {
    let (_, conflict) = try conflict(
      in: ["title": "card"], "'NSAutoresizingMaskLayoutConstraint' card.height == 20",
      "title.top == card.top + 16", "title.bottom == card.bottom - 16")
    #expect(conflict.cause?.kind == .frameSize)
  }

  @Test func twoConstantsForOneThingLoseTheOneThatWasBroken() throws {
    let (_, conflict) = try conflict("title.height == 81", "title.height == 60")
    #expect(conflict.cause?.kind == .twoValues)
    #expect(conflict.usualRepair?.action == .remove(ConstraintID(1)))
  }

  @Test func oppositeGapsAreATurnedSign() throws {
    let (_, conflict) = try conflict(
      "photo.bottom == title.top + 8", "title.top == photo.bottom + 8")
    #expect(conflict.cause?.kind == .oppositeSigns)
  }

  @Test func severalPairsAreASetThatWasMadeTwice() throws {
    let (_, conflict) = try conflict(
      "title.leading == card.leading + 8", "title.width == 40",
      "title.leading == card.leading + 16", "title.width == 40")
    #expect(conflict.cause?.kind == .madeTwice)
  }

  /// Two bounds stand together on purpose.
  @Test func boundsAreNoSetThatWasMadeTwice() throws {
    let (_, conflict) = try conflict(
      "title.height == 81", "title.height == 60", "title.width >= 40", "title.width <= 90")
    #expect(conflict.cause?.kind == .twoValues)
  }

  @Test func sizesHeldEqualAndBothFixed() throws {
    let (_, conflict) = try conflict(
      "title.height == 150", "photo.height == 100", "title.height == photo.height")
    #expect(conflict.cause?.kind == .equalButFixed)
  }

  @Test func bothEndsAndASizeLoseTheSize() throws {
    let (_, conflict) = try conflict(
      in: ["list": "root"], "list.top == root.top + 66", "list.bottom == root.bottom - 44",
      "list.height == 100", "'UIView-Encapsulated-Layout-Height' root.height == 896")
    #expect(conflict.cause?.kind == .bothEndsAndSize)
    #expect(conflict.usualRepair?.action == .remove(ConstraintID(3)))
  }

  @Test func aNeighbourIsNotAnEndOfOnesOwn() throws {
    let (sample, conflict) = try conflict(
      "a.leading == root.leading", "a.width == 200", "b.leading == a.trailing + 8",
      "b.width >= 200", "c.leading == b.trailing", "c.trailing == root.trailing",
      "'UIView-Encapsulated-Layout-Width' root.width == 375")
    #expect(conflict.cause?.kind == .givenSize)
    #expect(conflict.cause?.view == (try sample.view("root")))
  }

  @Test func aRatioBesideBothSides() throws {
    let (_, conflict) = try conflict(
      "photo.width == photo.height", "photo.width == 40", "photo.height == 44")
    #expect(conflict.cause?.kind == .aspectAndSides)
    #expect(conflict.usualRepair?.action == .lower(ConstraintID(1), to: try almost))
  }

  @Test func aSizeAgainstItselfIsNoRatio() throws {
    let (sample, conflict) = try conflict("photo.width == photo.width + 8", "photo.height == 40")
    #expect(conflict.cause?.kind == .tiedToItself)
    #expect(conflict.cause?.view == (try sample.view("photo")))
    #expect(conflict.usualRepair?.action == .remove(ConstraintID(1)))
  }

  @Test func anEdgeAgainstItself() throws {
    let (_, conflict) = try conflict("photo.leading == photo.leading + 8", "photo.height == 40")
    #expect(conflict.cause?.kind == .tiedToItself)
  }

  @Test func aRatioInALineThatIsTooLongIsNotWhatIsWrong() throws {
    let (_, conflict) = try conflict(
      "photo.width == 120", "photo.height == photo.width", "photo.top == box.top + 40",
      "go.top == photo.bottom + 32", "go.height == 30", "go.bottom == box.bottom - 16",
      "box.height == 200")
    #expect(conflict.members.count == 7)
    #expect(conflict.cause?.kind != .aspectAndSides)
  }

  @Test func aRatioBesideTwoEndsAndAPartOfAnotherWidth() throws {
    let (_, conflict) = try conflict(
      "photo.height == photo.width", "photo.width == 0.5 * box.width", "box.left == page.left",
      "box.right == page.right", "page.width == 200", "photo.top == page.top + 5",
      "photo.bottom == page.bottom - 5", "page.height == 93")
    #expect(conflict.members.count == 8)
    #expect(conflict.cause?.kind == .aspectAndSides)
  }

  @Test func aGuideAndItsViewPinOneEnd() throws {
    var sample = Sample()
    try sample.addViews("bar")
    let bar = try sample.view("bar")
    var guide = NewView.added(.guide, name: "topGuide", in: .root, step: 1)
    guide.className = "_UILayoutGuide"
    try sample.apply([.addView(guide)])
    let id = try sample.view("topGuide")
    for (first, second, constant) in [
      (Anchor(id, .top), Anchor(.root, .top), 20.0), (Anchor(bar, .top), Anchor(id, .top), 0),
      (Anchor(bar, .top), Anchor(.root, .top), 0),
    ] as [(Anchor, Anchor, Double)] {
      var new = NewConstraint(first, .equal, second, origin: .imported(line: 1))
      new.constant = constant
      try sample.apply([.addConstraint(new)])
    }
    let conflict = try #require(sample.findings().conflicts.first)
    #expect(conflict.cause?.kind == .viewAndGuide)
    #expect(conflict.cause?.view == bar)
  }

  @Test func anArrangedViewPlacedByHand() throws {
    let (_, conflict) = try conflict(
      "field.leading == stack.leading", "title.leading == stack.leading + 100",
      "'UISV-alignment' field.leading == title.leading")
    #expect(conflict.cause?.kind == .stackAlignment)
  }

  @Test func aStackThatDoesNotComeOut() throws {
    let (_, conflict) = try conflict(
      "tile.height == 100", "'UISV-canvas-connection' stack.top == tile.top",
      "'UISV-canvas-connection' stack.bottom == tile.bottom", "stack.height == 926")
    #expect(conflict.cause?.kind == .stackLength)
  }

  @Test func aStackThatIsTooNarrowForWhatItAligns() throws {
    let (_, conflict) = try conflict(
      "stack.width == 34", "tile.width == 80", "'UISV-alignment' tile.leading == stack.leading",
      "'UISV-spanning-boundary' tile.trailing <= stack.trailing")
    #expect(conflict.cause?.kind == .stackLength)
  }

  @Test func aSizeBelowZero() throws {
    let (_, conflict) = try conflict(classes: ["photo": "UIImageView"], "photo.width == -50")
    #expect(conflict.cause?.kind == .negativeSize)
  }

  @Test func nothingIsLeftBetweenTwoEnds() throws {
    let (_, conflict) = try conflict(
      "photo.leading == button.trailing + 8", "button.trailing == page.trailing - 20",
      "photo.trailing == page.trailing - 20")
    #expect(conflict.cause?.kind == .nothingLeft)
  }

  @Test func twoChainsOfDifferentLengths() throws {
    let (_, conflict) = try conflict(
      "title.leading == card.leading + 10", "title.width == 40",
      "icon.leading == title.trailing + 8", "icon.width == 20",
      "icon.centerX == card.leading + 20")
    #expect(conflict.cause?.kind == .twoWays)
  }

  /// An end is at its neighbour, and at an edge of what is around both as well.
  @Test func anEndAtItsNeighbourStaysThere() throws {
    let (_, conflict) = try conflict(
      "map.bottom == pin.bottom + 108", "banner.height == 100", "map.bottom == page.bottom",
      "pin.bottom == banner.top - 10", "banner.bottom == page.bottom")
    #expect(conflict.cause?.kind == .twoPlaces)
    #expect(conflict.usualRepair?.action == .remove(ConstraintID(1)))
  }

  @Test(arguments: [
    ("UIKeyboardAssistantBar", "'assistantHeight'", Cause.Kind.keyboardInternals),
    ("_UIButtonBarButton", "'IB_Leading_Leading'", .barInternals),
    ("_UIAlertControllerView", "", .alertInternals),
  ])
  func whatIsUIKitsOwnIsHarmlessAndNotRepaired(
    className: String, identifier: String, kind: Cause.Kind
  ) throws {
    let (_, conflict) = try conflict(
      classes: ["bar": className], "\(identifier) bar.height == 44", "bar.height == 20")
    #expect(conflict.cause?.kind == kind)
    #expect(kind.isOfTheSystem)
    #expect(conflict.fixes.isEmpty)
  }

  @Test func anActionSheetPrintsOneNegativeWidth() throws {
    let (_, conflict) = try conflict("sheet.width == -16")
    #expect(conflict.cause?.kind == .alertInternals)
  }

  @Test func aViewOfTheAppsAboveTheKeyboardIsNotTheKeyboards() throws {
    let (_, conflict) = try conflict(
      classes: ["host": "UIInputSetHostView", "bar": "Demo.MessageBar"],
      "bar.top == host.top + 5", "bar.bottom == host.bottom - 5", "bar.height == 44",
      "host.height == 44")
    #expect(conflict.cause?.kind == .inputAccessory)
  }

  @Test func thePlaceholderOfInterfaceBuilderIsRemoved() throws {
    let (_, conflict) = try conflict(
      "button.height == 48", "'NSIBPrototypingLayoutConstraint' button.height == 44")
    #expect(conflict.cause?.kind == .placeholder)
    #expect(conflict.usualRepair?.action == .remove(ConstraintID(2)))
  }

  @Test func whatWasTypedShowsItsPlainShapesByItself() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.add("title.width == 100", "title.width == 200")
    #expect(try #require(sample.findings().conflicts.first).cause == nil)
  }

  private var almost: Priority {
    get throws { try #require(Priority(rawValue: 999)) }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
