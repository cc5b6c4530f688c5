import AutoLayout
import Diagnosis
import Interchange
import Prose

extension LogWords {
  // MARK: What was read

  /// The constraints that the answer speaks of, by the names that it calls them.
  static func read(_ report: ConsoleLog.Report, in document: Document) -> [Report.Block] {
    let lines = Set(report.constraints.map(\.line))
    let constraints = document.constraints.values { constraint in
      guard case .imported(let line) = constraint.origin, lines.contains(line) else { return false }
      // Margins that are supposed stand in no line.
      return constraint.systemRole != .margins || constraint.identifier != nil
    }
    if constraints.isEmpty { return [] }
    let rows = Report.RowGroup(
      constraints.map { ConflictWords.row(.constraint($0.id), $0.equation, in: document) })
    return [
      .row(Phrase(en: "read", ja: "読取"), LogQuestionWords.read(constraints.count)),
      .rows(rows.limited(to: mostRead) { LogQuestionWords.more($0) }),
    ]
  }

  private static let mostRead = 40

  // MARK: Missing lines

  /// The broken constraint, if the app made it.
  static func giveable(in document: Document) -> Text? {
    guard let id = document.reportedBroken.min(), let constraint = document.constraint(id),
      constraint.systemRole == nil, document.view(constraint.first.item.view).map(isOfApp) == true
    else { return nil }
    return document.handleText(.constraint(id))
  }

  private static func isOfApp(_ view: View) -> Bool { !SystemViews.isPrivate(view) }

  /// A length that was broken beside the length that the system gives to what is around it.
  static func open(
    _ own: ConsoleLog.Constraint, in given: ConsoleLog.Constraint, _ document: Document
  ) -> Report {
    let isLonger = own.relation.constant > given.relation.constant
    let words = LogQuestionWords.GivenSize(
      view: document.viewText(of: given), number: given.relation.constant,
      inner: document.viewText(of: own), own: own.relation.constant,
      isHorizontal: own.relation.first.attribute.isHorizontal,
      isFrame: given.systemRole == .autoresizingMask, isCell: given.relation.first.item.isCell)
    return question(
      words.question, isKnown: isLonger, repair: words.repair(document.handle(of: own)),
      in: document)
  }
}

extension Document {
  /// A cell, header or footer that is pinned at its top and its bottom from inside, with the last of the
  /// constraints at the bottom.
  var rowOfUnknownHeight: (view: View, bottom: Constraint)? {
    for view in views.values(where: { $0.isRow }) {
      let inner = constraints.values { constraint in
        constraint.systemRole == nil && constraint.relation == .equal
          && constraint.items.contains { $0.view == view.id }
      }
      let ends = { (end: Attribute) in inner.last { $0.pins(end, of: view.id, in: self) } }
      if ends(.top) != nil, let bottom = ends(.bottom) { return (view, bottom) }
    }
    return nil
  }
}

extension View {
  fileprivate var isRow: Bool {
    className.hasSuffix("Cell") || SystemViews.isContentOfCell(self)
      || SystemViews.isHeaderOrFooter(self)
  }
}

extension Constraint {
  /// Whether it pins something in `view` to an end of that.
  fileprivate func pins(_ end: Attribute, of view: ViewID, in document: Document) -> Bool {
    guard let second else { return false }
    return [(first, second), (second, first)].contains { outer, inner in
      outer.item.view == view && outer.attribute == end && inner.attribute == end
        && document.superview(of: view) != inner.item.view
    }
  }
}
