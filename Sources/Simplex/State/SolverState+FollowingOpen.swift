/// How what rows leave open follows a constant that is dragged.
///
/// Ties, wishes and the way to 0 leave one point. There as many rows are at their bounds, and wishes
/// and columns at their goals, as columns are to be settled, and these say how fast the columns move.
/// That is so as long as all others stay on their sides.
extension SolverState {
  /// Adds to a drag the components of what is open and has to do with what moves.
  mutating func addOpenToDrag() {
    guard partition.cells.count > 0 else { return }
    var groups = OpenGroups()
    swap(&groups, &openGroups)
    defer { swap(&groups, &openGroups) }
    groups.touchReached(&self)
    for number in groups.touched {
      for cell in groups.group(number)?.cells ?? [] {
        if let cell = partition.cells[cell] { addToDrag(component: cell.component) }
      }
    }
    for number in groups.touched {
      groups.makeForms(of: number, &self)
      for part in groups.group(number)?.parts ?? [] {
        drag.entangle(partition.componentOfColumn[part.column])
      }
    }
  }

  /// Computes how fast the open columns move that have to do with a drag; false where that is not
  /// known.
  mutating func followOpen(_ row: Int32) -> Bool {
    guard partition.cells.count > 0 else { return true }
    let bounds = boundRowsOfOpen()
    for number in openGroups.touched {
      guard let group = openGroups.group(number), follow(group, bounds, row) else { return false }
    }
    return true
  }

  /// For which constants wishes and columns of open groups stay on their sides of their goals; nil if
  /// some does not at all.
  func roomOfOpen(_ row: Int32) -> Interval? {
    var room = Interval(low: -.infinity, high: .infinity)
    guard partition.cells.count > 0 else { return room }
    for number in openGroups.touched {
      guard let group = openGroups.group(number) else { continue }
      for member in group.members {
        let goal = Goal(of: member, self)
        if !limit(&room, by: group.parts(of: member), to: goal, row) { return nil }
      }
    }
    return room
  }

  /// What a form in parametric columns is brought near to, and how fast that moves.
  private struct Goal {
    var place: Double
    var rate: Double

    init(of member: OpenGroups.Member, _ state: borrowing SolverState) {
      place = state.distance(toGoalOf: member)
      rate =
        member.isWish
        ? -state.system.activity(of: member.subject, at: state.baseRates).sum
        : -state.baseRates[member.subject]
    }
  }

  private func limit(
    _ room: inout Interval, by parts: ArraySlice<Entry>, to goal: Goal, _ row: Int32
  ) -> Bool {
    var (activity, rate, magnitude) = (0.0, 0.0, abs(goal.place))
    for part in parts {
      let term = part.coefficient * settled[part.column]
      activity += term
      magnitude = max(magnitude, abs(term))
      rate += part.coefficient * rates[part.column]
    }
    return limit(
      &room, goal.place - activity, Side.play(at: magnitude), by: rate - goal.rate, rate,
      system.heads[row].constant)
  }

  /// The rows of dragged components that are at a bound and mention open columns.
  private func boundRowsOfOpen() -> [Int32] {
    var rows: [Int32] = []
    for place in 0..<drag.components.count where drag.isEntangled(place) {
      var row = partition.nodes[drag.components[place]].firstRow
      while row >= 0 {
        if system.kind(of: row) == .other, mentionsOpen(row), side(of: row) == .bound {
          rows.append(row)
        }
        row = partition.nextRow[row]
      }
    }
    return rows
  }

  private func mentionsOpen(_ row: Int32) -> Bool {
    partition.form(of: row).contains { partition.cells.numbers[partition.formColumns[$0]] >= 0 }
  }

  private mutating func follow(
    _ group: OpenGroups.Group, _ bounds: [Int32], _ row: Int32
  ) -> Bool {
    var equations = RateEquations(
      group.cells.flatMap { partition.cells[$0]?.columns ?? [] })
    guard equations.columns.count <= RateEquations.limit else { return false }
    for other in bounds where !equations.isSolved { add(other, to: &equations, row) }
    for member in group.members where !equations.isSolved {
      add(group.parts(of: member), Goal(of: member, self), to: &equations)
    }
    return take(equations)
  }

  /// Takes over rates; false if there is not one for each column.
  private mutating func take(_ equations: RateEquations) -> Bool {
    guard equations.isSolved else { return false }
    for (column, rate) in equations.solution { rates[column] = rate }
    return true
  }

  /// Says that a row stays at its bound.
  private func add(_ other: Int32, to equations: inout RateEquations, _ row: Int32) {
    var equation = equations.blank
    var rate = boundRate(of: other, row)
    var isNone = true
    for place in partition.form(of: other) {
      let (column, value) = (partition.formColumns[place], partition.formValues[place])
      if let local = equations.columns.firstIndex(of: column) {
        equation[local] += value
        isNone = false
      } else {
        rate -= value * rates[column]
      }
    }
    if isNone { return }
    equation[equations.columns.count] = rate
    equations.add(equation)
  }

  /// Says that a form stays at its goal, if it is there.
  private func add(
    _ parts: ArraySlice<Entry>, _ goal: Goal, to equations: inout RateEquations
  ) {
    var equation = equations.blank
    var (activity, rate, magnitude) = (0.0, goal.rate, abs(goal.place))
    for part in parts {
      let term = part.coefficient * settled[part.column]
      activity += term
      magnitude = max(magnitude, abs(term))
      if let local = equations.columns.firstIndex(of: part.column) {
        equation[local] += part.coefficient
      } else {
        rate -= part.coefficient * rates[part.column]
      }
    }
    guard abs(goal.place - activity) <= Side.play(at: magnitude) else { return }
    equation[equations.columns.count] = rate
    equations.add(equation)
  }

  /// Computes the rates of columns that levels alone leave free and ties settle.
  mutating func computeRates(ofTied columns: [Int32], of component: Int32, _ row: Int32) -> Bool {
    guard columns.count <= RateEquations.limit else { return false }
    var equations = RateEquations(columns)
    for column in columns { rates[column] = 0 }
    var other = partition.nodes[component].firstRow
    while other >= 0, !equations.isSolved {
      if system.kind(of: other) == .other, side(of: other) == .bound {
        add(other, to: &equations, row)
      }
      other = partition.nextRow[other]
    }
    return take(equations)
  }
}
