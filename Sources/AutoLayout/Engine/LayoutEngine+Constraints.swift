import Simplex

/// What the engine makes of a document: its constraints, and what they cost.
extension LayoutEngine {
  /// What a constraint says; `nil` if there is none of that handle.
  package func equation(of handle: Handle, in document: Document) throws(LayoutFailure)
    -> Equation?
  {
    if case .constraint(let id) = handle { return document.constraints[id]?.equation }
    try match(document)
    return lowered.row(RowID(handle))?.equation
  }

  /// The constraints that the system has made, in order; of `view` only those that speak of it, if
  /// one is given.
  package func generatedConstraints(mentioning view: ViewID? = nil, in document: Document)
    throws(LayoutFailure) -> [(handle: Handle, equation: Equation)]
  {
    try match(document)
    let generated = lowered.generatedRows.filter { row in
      view.map { row.equation.mentions(document.resolved($0)) } ?? true
    }
    return generated.sorted { $0.handle < $1.handle }.map { ($0.handle, $0.equation) }
  }

  /// The user's constraints in the layout that speak of the view or of one of its guides, by number.
  package func constraints(mentioning view: ViewID, in document: Document) throws(LayoutFailure)
    -> [Constraint]
  {
    try match(document)
    return lowered.usage.constraints(mentioning: view)
      .filter { !lowered.rows(of: $0).isEmpty }.compactMap { document.constraints[$0] }
  }

  /// The user's constraints that speak of any of the views or of their guides, whether in the layout or
  /// not, by number.
  package func constraints(
    mentioningAny views: some Sequence<ViewID>, in document: Document
  ) throws(LayoutFailure) -> [Constraint] {
    try match(document)
    var found: Set<ConstraintID> = []
    for view in views { found.formUnion(lowered.usage.constraints(mentioning: view)) }
    return found.sorted().compactMap { document.constraints[$0] }
  }

  /// What a stack view has made of how it arranges views, for each of them what speaks of it: in the
  /// order of the views, and last the edges of the stack view.
  package func arrangement(of stack: ViewID, in document: Document) throws(LayoutFailure)
    -> [ViewID: [(handle: Handle, equation: Equation)]]
  {
    try match(document)
    let arranged = document.arrangedSubviews(of: stack).map(\.id)
    let rows = (arranged + [stack]).map { view in
      lowered.rows(of: view).filter { row in
        guard case .generated(_, let rule) = row.handle, let stackRule = rule.stackRule else {
          return false
        }
        return stackRule.isAboutArranged == (view != stack)
      }
    }
    var found: [ViewID: [(handle: Handle, equation: Equation)]] = [:]
    for row in rows.joined() {
      for item in Set([row.equation.first.item.view, row.equation.second?.item.view]) {
        guard let item, item != stack else { continue }
        found[item, default: []].append((row.handle, row.equation))
      }
    }
    return found
  }

  /// The sum of what is missed on each priority that has constraints, from high to low.
  package func levelSums(in document: Document) throws(LayoutFailure)
    -> [(priority: Priority, sum: Double)]
  {
    try match(document)
    return solver.levelSums.compactMap { $0.byPriority }
  }

  /// How much the solver has done since the engine was made or last began afresh.
  package var work: SolverWork { SolverWork(solver.work) }

  /// The same of what is done around the solver.
  package var layoutWork: LayoutWork {
    LayoutWork(
      rowsLowered: lowered.rowsLowered, itemsRead: itemsRead,
      constraintsChecked: constraintsChecked, questionsAsked: questionsAsked,
      exactSteps: exactWork.count)
  }

  /// Whether the layout found is proved right, from the constraints alone.
  package var keepsItsPromises: Bool { solver.verify().isEmpty }

  /// Cancelled by whom the last layout was.
  func match(_ document: Document) throws(LayoutFailure) {
    questionsAsked += 1
    _ = try layout(of: document, isCancelled: isCancelled)
  }

  /// `nil` for what is not in the window. A system guide that no constraint speaks of is no unknown
  /// of the solver's; it lies where its view is.
  func form(of measure: Measure) -> LinearForm? {
    let form = coordinates.form(of: measure)
    var result = LinearForm(form.constant)
    for term in form.terms {
      let item = term.variable.item
      guard lowered.order.contains(item.view) else { return nil }
      let isUnknown = item.guide == nil || lowered.usage.isUsed(item)
      result.add(
        isUnknown ? LinearForm(term.variable) : placed(term.variable.part, of: item),
        times: term.coefficient)
    }
    return result
  }

  private func placed(_ part: RectPart, of item: Item) -> LinearForm {
    guard let guide = item.guide, let solution else { return LinearForm() }
    return coordinates.part(
      part, of: guide, in: item.view, insets: solution.insets.insets(of: guide, in: item.view))
  }

  var coordinates: Coordinates {
    guard let document = lowered.document else {
      preconditionFailure("the engine has matched a document before it is asked about one")
    }
    return Coordinates(document: document)
  }
}

/// How much the solver did, as counts that mean the same on every machine.
package struct SolverWork: Hashable, Sendable {
  package var factorizations: Int
  package var pivots: Int
  package var entriesTouched: Int
  package var componentsSolved: Int

  init(_ work: Work) {
    factorizations = work.factorizations
    pivots = work.pivots
    entriesTouched = work.entriesTouched
    componentsSolved = work.componentsSolved
  }
}

/// How much was done to tell the solver of documents and to take over what it found.
package struct LayoutWork: Hashable, Sendable {
  /// Constraints and wishes made for the solver.
  package var rowsLowered: Int
  /// Rectangles of views and guides taken over.
  package var itemsRead: Int
  /// Constraints, and views for their content sizes, looked at for what they miss.
  package var constraintsChecked: Int
  /// Ranges, proofs and the like.
  package var questionsAsked: Int
  /// Numbers computed in exact fractions, by their lengths.
  package var exactSteps: Int

  package static func - (lhs: Self, rhs: Self) -> Self {
    LayoutWork(
      rowsLowered: lhs.rowsLowered - rhs.rowsLowered, itemsRead: lhs.itemsRead - rhs.itemsRead,
      constraintsChecked: lhs.constraintsChecked - rhs.constraintsChecked,
      questionsAsked: lhs.questionsAsked - rhs.questionsAsked,
      exactSteps: lhs.exactSteps - rhs.exactSteps)
  }
}

extension LevelSum {
  /// `nil` for the level on which printed constants wish to be exact.
  var byPriority: (priority: Priority, sum: Double)? {
    guard Level.optional(rank: rank) != .exactValue else { return nil }
    return Priority(rawValue: rank).map { ($0, sum) }
  }
}

extension Equation {
  package func mentions(_ view: ViewID) -> Bool {
    first.item.view == view || second?.item.view == view
  }
}
