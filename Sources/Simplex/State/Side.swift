/// Where an answer is, seen from the bounds of a row.
enum Side: UInt8, BitwiseCopyable {
  /// At a bound, or so near that rounding may have put it on either side; also where nobody looked.
  case bound
  case below, within, above

  init(of activity: Double, low: Double, high: Double, magnitude: Double) {
    let play = Self.play(at: max(magnitude, abs(activity)))
    if activity < low - play {
      self = .below
    } else if activity > high + play {
      self = .above
    } else {
      self = activity > low + play && activity < high - play ? .within : .bound
    }
  }

  /// How near to a bound counts as at it.
  static func play(at magnitude: Double) -> Double { 2 * Tolerance.residual(at: magnitude) }
}

/// Components whose answer stays, whatever moved.
///
/// Violations are convex, so the best answer is known by how they grow in its neighbourhood. Only a row
/// that comes to one of its bounds, leaves it, or has it on the other side, has them grow otherwise.
extension SolverState {
  /// Whether the answer of a component is on the side of the bounds of all rows that moved on which it
  /// was before.
  mutating func keepsAnswer(_ component: Int32) -> Bool {
    let node = partition.nodes[component]
    if node.firstMoved < 0 { return false }
    return node.isSearched ? keepsSearched(component) : node.hasSides && keepsInterval(component)
  }

  private mutating func keepsInterval(_ component: Int32) -> Bool {
    var row = partition.nodes[component].firstMoved
    while row >= 0 {
      let side = side(of: row)
      guard side != .bound, side == partition.sides[row] else { return false }
      search.noteMoved(row, of: component)
      work.entriesTouched += 1
      row = partition.nextMoved[row]
    }
    partition.forgetMoved(in: component)
    return true
  }

  private mutating func keepsSearched(_ component: Int32) -> Bool {
    guard let solved = partition.solution(of: component), isCurrent(solved, component),
      case .feasible = solved.solution.outcome, solved.solution.faceBlocks.isEmpty
    else { return false }
    var row = partition.nodes[component].firstMoved
    while row >= 0 {
      let known = solved.solver.bounds(of: Int(partition.placeOfRow[row]))
      let before = Side(
        of: partActivity(of: row, at: settled), low: known.low, high: known.high,
        magnitude: known.magnitude)
      guard before != .bound, before == side(of: row) else { return false }
      work.entriesTouched += 1
      row = partition.nextMoved[row]
    }
    return tellBounds(of: component, to: solved.solver)
  }

  /// Lets a solver know the bounds of rows that moved; false if it was to know too many.
  private mutating func tellBounds(of component: Int32, to solver: ComponentSolver) -> Bool {
    guard solver.hasRoomForMoves else { return false }
    tellMovedBounds(of: component, to: solver)
    partition.forgetMoved(in: component)
    return true
  }

  /// Lets a solver know the bounds of the rows of its component that moved, all in one go.
  mutating func tellMovedBounds(of component: Int32, to solver: ComponentSolver) {
    pending.movedBounds.removeAll()
    var row = partition.nodes[component].firstMoved
    while row >= 0 {
      let (low, high, magnitude) = bounds(of: row)
      pending.movedBounds.append(
        Component.Bounds(
          place: partition.placeOfRow[row], low: low, high: high, magnitude: magnitude))
      row = partition.nextMoved[row]
    }
    solver.setBounds(pending.movedBounds)
  }

  /// Notes on which sides of the rows of an interval's component its answer is, after a search. What
  /// is inactive has no bounds.
  ///
  /// - Parameter isOnlyRenewed: The answer is what it was, and so is what is known of all rows but those
  ///   whose wishes were renewed.
  mutating func noteSides(of component: Int32, isOnlyRenewed: Bool) {
    let value = settled[partition.nodes[component].firstColumn]
    partition.setHasSides(component, true)
    if isOnlyRenewed {
      for index in 0..<search.renewed.count {
        noteSide(of: value, at: Int(search.renewed[index]))
      }
      return
    }
    var row = partition.nodes[component].firstRow
    while row >= 0 {
      if system.kind(of: row) != .other { partition.setSide(of: row, to: .within) }
      row = partition.nextRow[row]
    }
    for place in 0..<search.wishCount { noteSide(of: value, at: place) }
  }

  private func noteSide(of value: Double, at place: Int) {
    let (row, side) = search.side(of: value, at: place)
    partition.setSide(of: row, to: side)
  }

  /// Where the settled answer is, seen from the bounds of a component's row.
  func side(of row: Int32) -> Side {
    let (low, high, magnitude) = bounds(of: row)
    return Side(
      of: partActivity(of: row, at: settled), low: low, high: high, magnitude: magnitude)
  }

  /// The left side of a component's row in parametric columns.
  func partActivity(of row: Int32, at values: borrowing Vector<Double>) -> Double {
    var sum = 0.0
    for place in partition.form(of: row) {
      sum += partition.formValues[place] * values[partition.formColumns[place]]
    }
    return sum
  }
}
