/// Proofs that rows cannot hold together, made irreducible.
extension Settlement {
  /// A settlement for looking for contradictions among required rows only.
  init(_ system: LinearSystem, _ structure: Structure) {
    self.init()
    replace(system, structure)
  }

  /// Multipliers that show that the required rows contradict each other; nil if they do not.
  func firstContradiction() -> Multipliers? {
    var trial = self
    let empty = Settlement()
    let found = try? trial.settleRequired(empty, isCancelled: { false })
    return found?.first
  }

  /// Why a row is broken; nil for one that is not.
  func contradiction(of row: Int) -> Contradiction? {
    guard broken[row] != nil else { return nil }
    if let multipliers = equationContradiction(of: row) {
      return proof(irreducible(multipliers, keeping: row, in: system), in: system)
    }
    let earlier = (0..<row).filter { broken[$0] == nil }
    let members = earlier + [row]
    let selection = LinearSystem(rows: members.map { system.rows[$0] })
    guard let found = selection.contradiction() else { return nil }
    let multipliers = found.map { (row: members[$0.row], multiplier: $0.multiplier) }
    return proof(irreducible(multipliers, keeping: row, in: system), in: system)
  }

  /// The contradiction of a row with the equations before it, where these fix what it says.
  private func equationContradiction(of row: Int) -> Multipliers? {
    var accumulator = Accumulator(columnCount: system.variables.count)
    let elimination = structure.elimination
    let form = system.rows[row].form
    let (byEquation, rest) = elimination.multipliers(of: form, using: &accumulator)
    guard rest.count == 0 else { return nil }
    let excess = system.rows[row].excess(of: form.value(at: values))
    guard excess != 0 else { return nil }
    let sign: Double = excess > 0 ? -1 : 1
    let equations = canonical(rowMultipliers(byEquation.map { -sign * $0 }))
    guard equations.allSatisfy({ $0.row < row }) else { return nil }
    return equations + [(row, sign)]
  }

  /// Why an optional row is missed: what holds it off at its level and above; nil for a row that
  /// is not missed.
  ///
  /// Rows that hold stay; a missed one may not get worse. As the sum of the level's violations is
  /// least, the row cannot hold beside these: on the way to such a point no violation would grow
  /// and this one would shrink.
  func blame(of row: Int) -> Contradiction? {
    guard !system.rows[row].isRequired, system.excess(of: row, at: values) != 0 else { return nil }
    var frozen = system
    let rank = system.rows[row].rank
    for index in system.requiredCount..<system.rows.count
    where index != row && system.rows[index].rank >= rank {
      frozen.freeze(index, at: values)
    }
    let found = fixedBlame(of: row) ?? componentBlame(of: row, frozen)
    guard let multipliers = found else { return nil }
    return proof(irreducible(multipliers, keeping: row, in: frozen), in: frozen)
  }

  private func fixedBlame(of row: Int) -> Multipliers? {
    guard structure.fixedRows.contains(row) else { return nil }
    let excess = system.excess(of: row, at: values)
    var accumulator = Accumulator(columnCount: system.variables.count)
    let sign: Double = excess > 0 ? -1 : 1
    let (byEquation, _) = structure.elimination.multipliers(
      of: system.rows[row].form, using: &accumulator)
    return canonical(rowMultipliers(byEquation.map { -sign * $0 })) + [(row, sign)]
  }

  private func componentBlame(of row: Int, _ frozen: LinearSystem) -> Multipliers? {
    guard let place = structure.places.firstIndex(where: { $0.rows.contains(row) }) else {
      return nil
    }
    let rank = system.rows[row].rank
    var component = structure.component(at: place, of: frozen, baseValues: baseValues)
    let rows = structure.places[place].rows
    let members = rows.indices.filter { system.rows[rows[$0]].rank >= rank }
    component.rows = members.map { component.rows[$0] }
    for index in component.rows.indices { component.rows[index].rank = .infinity }
    var simplex = LexicographicSimplex(component)
    guard case .infeasible(let found) = simplex.satisfyRequired(isCancelled: { false }) else {
      return nil
    }
    return withEquations(found.map { (rows[members[$0.row]], -$0.multiplier) })
  }

  /// Leaves out members as long as the rest cannot hold together, the latest first.
  ///
  /// Where the members add up to zero in one way only, none can be left out.
  private func irreducible(
    _ multipliers: Multipliers, keeping row: Int, in system: LinearSystem
  ) -> Multipliers {
    var core = multipliers.sorted { $0.row < $1.row }
    let all = LinearSystem(rows: core.map { system.rows[$0.row] })
    guard all.nullity() > 1 else { return core }
    for candidate in core.map(\.row).reversed() where candidate != row {
      let rest = core.filter { $0.row != candidate }
      guard rest.count < core.count else { continue }
      let selection = LinearSystem(rows: rest.map { system.rows[$0.row] })
      guard let found = selection.contradiction() else { continue }
      core = found.map { (rest[$0.row].row, $0.multiplier) }.sorted { $0.row < $1.row }
    }
    return core
  }

  /// The proof in the caller's terms, its smallest multiplier being 1 in size.
  private func proof(_ multipliers: Multipliers, in system: LinearSystem) -> Contradiction {
    let sizes = multipliers.map { abs($0.multiplier) * system.rows[$0.row].scale }
    let unit = sizes.min() ?? 1
    var gap = 0.0
    let members = multipliers.map { part in
      let row = system.rows[part.row]
      let constant = (part.multiplier > 0 ? row.low : row.high) / row.scale
      let multiplier = part.multiplier * row.scale / unit
      gap += multiplier * constant
      return (part.row, Share(row: row.id, multiplier: multiplier, constant: constant))
    }
    let inOrder = members.sorted { system.rows[$0.0].order < system.rows[$1.0].order }
    return Contradiction(members: inOrder.map(\.1), gap: gap)
  }
}

extension LinearSystem {
  /// Makes a row say that it may not get worse than it is.
  mutating func freeze(_ index: Int, at values: [Double]) {
    let excess = excess(of: index, at: values)
    guard excess != 0 else { return }
    if excess > 0 {
      setBounds(of: index, low: -.infinity, high: rows[index].high + excess)
    } else {
      setBounds(of: index, low: rows[index].low + excess, high: .infinity)
    }
  }
}
