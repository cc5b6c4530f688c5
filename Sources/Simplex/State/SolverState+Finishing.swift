/// Settles what constraints leave open: wishes are met one after another, then each column that is
/// still free goes as near to 0 as it can, by variable number.
///
/// Open components take part in groups: those that a wish or a column connects. Only groups are
/// settled that have to do with what an update touched.
extension SolverState {
  mutating func finish(isCancelled: () -> Bool) throws(Cancellation) {
    guard partition.openCount > 0 else { return }
    for index in 0..<pending.solved.count { reachColumns(of: pending.solved[index]) }
    if partition.openCount == 1, partition.nodes[partition.openSum].columnCount == 1 {
      let only = partition.openSum
      if isTouched(only) { finishSingle(only) }
      return
    }
    var groups = OpenGroups()
    groups.collect(&self)
    for group in groups.groups {
      if group.components.count == 1, partition.nodes[group.components[0]].columnCount == 1 {
        finishSingle(group.components[0])
      } else {
        try finish(group, isCancelled: isCancelled)
      }
    }
  }

  /// Whether what an update touched has to do with a component of one column.
  private mutating func isTouched(_ component: Int32) -> Bool {
    if pending.isFull || !pending.wishColumns.isEmpty { return true }
    for index in 0..<pending.solved.count where pending.solved[index] == component { return true }
    let column = partition.nodes[component].firstColumn
    var isTouched = false
    for index in 0..<reach.order.count where !isTouched {
      forEachColumn(ofBlockOf: reach.order[index]) { state, touched in
        isTouched = isTouched || state.touches(touched, column)
      }
    }
    return isTouched
  }

  /// Whether a column, or a wish that mentions it, depends on a parametric one.
  private mutating func touches(_ column: Int32, _ parametric: Int32) -> Bool {
    loadForm(of: column)
    if hasPart(parametric) { return true }
    for wish in wishes(on: column) {
      loadForm(ofRow: wish)
      if hasPart(parametric) { return true }
    }
    return false
  }

  private func hasPart(_ column: Int32) -> Bool {
    for index in 0..<partColumns.count where partColumns[index] == column { return true }
    return false
  }

  /// One free column: the first wish that moves with it decides, or the first variable does.
  private mutating func finishSingle(_ component: Int32) {
    let column = partition.nodes[component].firstColumn
    let face = faces[column]
    var dependents = Vector<Int32>()
    reachDependents(of: column, &dependents)
    var best: (target: Double, key: (Int, Order, Int))?
    for index in 0..<dependents.count {
      let dependent = dependents[index]
      let variable = system.variables[dependent]
      if best.map({ $0.key.0 == 1 && $0.key.2 < variable }) ?? false {
        if !hasWish(dependent) { continue }
      }
      for place in system.mentions.places(of: dependent)
      where system.kind(of: system.mentions[place]) == .wish {
        let wish = system.mentions[place]
        let key = (0, system.heads[wish].order, system.heads[wish].id)
        if best.map({ $0.key <= key }) ?? false { continue }
        loadForm(ofRow: wish)
        let rest = system.heads[wish].low - system.activity(of: wish, at: base).sum
        if let target = target(rest, by: column) { best = (target, key) }
      }
      let key = (1, Order(stage: 0, major: 0, minor: 0), variable)
      if best.map({ $0.key <= key }) ?? false { continue }
      loadForm(of: dependent)
      if let target = target(-base[dependent], by: column) { best = (target, key) }
    }
    settled[column] = min(max(best?.target ?? 0, face.low), face.high)
    pending.solved.append(component)
  }

  private func hasWish(_ column: Int32) -> Bool {
    for place in system.mentions.places(of: column)
    where system.kind(of: system.mentions[place]) == .wish { return true }
    return false
  }

  /// The value of a parametric column for which the loaded form is `rest`, all others staying; nil
  /// if the form does not move with it.
  private func target(_ rest: Double, by column: Int32) -> Double? {
    var coefficient = 0.0
    var rest = rest
    for index in 0..<partColumns.count {
      if partColumns[index] == column {
        coefficient = partValues[index]
      } else {
        rest -= partValues[index] * settled[partColumns[index]]
      }
    }
    return coefficient == 0 ? nil : rest / coefficient
  }

  /// Finds a column and all that depend on it.
  mutating func reachDependents(of column: Int32, _ found: inout Vector<Int32>) {
    probe.begin(system)
    probe.addDependents(of: column, form, system)
    for index in 0..<probe.order.count {
      let leader = probe.order[index]
      let block = form.columns[leader].block
      if block < 0 {
        found.append(leader)
      } else {
        for place in form.places(of: block) { found.append(form.blockColumns[place]) }
      }
    }
  }

  private mutating func finish(
    _ group: OpenGroups.Group, isCancelled: () -> Bool
  ) throws(Cancellation) {
    var finishing = Finishing()
    for component in group.components { finishing.open(component, &self) }
    try finishing.meetAll(
      wishes: group.wishes, columns: group.columns, &self, isCancelled: isCancelled)
    for (column, value) in finishing.values() { settled[column] = value }
    for component in group.components { pending.solved.append(component) }
    isStalled = isStalled || finishing.isStalled
    work.add(finishing.work)
  }
}

/// Open components in groups: those that a wish or a column connects.
struct OpenGroups {
  struct Group {
    var components: [Int32] = []
    /// In their order.
    var wishes: [Int32] = []
    /// The columns that may move, by variable.
    var columns: [Int32] = []
  }

  private(set) var groups: [Group] = []
  private var parents: [Int32: Int32] = [:]
  /// Components in the order in which they were found.
  private var found: [Int32] = []
  private var columns: [Int32] = []
  private var wishes: [Int32] = []
  private var seenColumns: Set<Int32> = []
  private var seenWishes: Set<Int32> = []

  /// Finds the groups of what the update touched.
  mutating func collect(_ state: inout SolverState) {
    if state.pending.isFull {
      for component in 0..<Int32(state.partition.nodes.count)
      where state.partition.nodes[component].isOpen { add(component) }
    }
    for index in 0..<state.pending.solved.count
    where state.partition.nodes[state.pending.solved[index]].isOpen {
      add(state.pending.solved[index])
    }
    for index in 0..<state.reach.order.count {
      state.forEachColumn(ofBlockOf: state.reach.order[index]) { state, column in
        state.loadForm(of: column)
        addLoaded(&state)
        for wish in state.wishes(on: column) {
          state.loadForm(ofRow: wish)
          addLoaded(&state)
        }
      }
    }
    for index in 0..<state.pending.wishColumns.count {
      state.loadForm(of: state.pending.wishColumns[index])
      addLoaded(&state)
    }
    var next = 0
    while next < found.count {
      explore(found[next], &state)
      next += 1
    }
    assemble(&state)
  }

  private mutating func add(_ component: Int32) {
    guard parents[component] == nil else { return }
    parents[component] = component
    found.append(component)
  }

  /// Adds the open components of the form loaded, and connects them.
  private mutating func addLoaded(_ state: inout SolverState) {
    var first: Int32 = -1
    for index in 0..<state.partColumns.count {
      let component = state.partition.componentOfColumn[state.partColumns[index]]
      guard component >= 0, state.partition.nodes[component].isOpen else { continue }
      add(component)
      if first < 0 { first = component } else { unite(first, component) }
    }
  }

  /// Adds what moves with a component, and what it is connected with thereby.
  private mutating func explore(_ component: Int32, _ state: inout SolverState) {
    for column in state.partition.columns(of: component) {
      var dependents = Vector<Int32>()
      state.reachDependents(of: column, &dependents)
      for index in 0..<dependents.count where seenColumns.insert(dependents[index]).inserted {
        columns.append(dependents[index])
        state.loadForm(of: dependents[index])
        addLoaded(&state)
        for wish in state.wishes(on: dependents[index]) where seenWishes.insert(wish).inserted {
          wishes.append(wish)
          state.loadForm(ofRow: wish)
          addLoaded(&state)
        }
      }
    }
  }

  private mutating func root(of component: Int32) -> Int32 {
    var component = component
    while let parent = parents[component], parent != component { component = parent }
    return component
  }

  private mutating func unite(_ first: Int32, _ second: Int32) {
    let (first, second) = (root(of: first), root(of: second))
    if first != second { parents[max(first, second)] = min(first, second) }
  }

  private mutating func assemble(_ state: inout SolverState) {
    var places: [Int32: Int] = [:]
    for component in found {
      let root = root(of: component)
      let place = places[root] ?? groups.count
      if place == groups.count { groups.append(Group()) }
      places[root] = place
      groups[place].components.append(component)
    }
    for column in columns.sorted(by: { state.system.variables[$0] < state.system.variables[$1] }) {
      state.loadForm(of: column)
      if let place = place(of: state, places) { groups[place].columns.append(column) }
    }
    wishes.sort {
      let (first, second) = (state.system.heads[$0], state.system.heads[$1])
      return (first.order, first.id) < (second.order, second.id)
    }
    for wish in wishes {
      state.loadForm(ofRow: wish)
      if let place = place(of: state, places) { groups[place].wishes.append(wish) }
    }
  }

  /// The group of the form loaded.
  private mutating func place(
    of state: borrowing SolverState, _ places: [Int32: Int]
  ) -> Int? {
    for index in 0..<state.partColumns.count {
      let component = state.partition.componentOfColumn[state.partColumns[index]]
      if component >= 0, parents[component] != nil { return places[root(of: component)] }
    }
    return nil
  }
}

extension SolverState {
  func wishes(on column: Int32) -> [Int32] {
    var wishes: [Int32] = []
    for place in system.mentions.places(of: column)
    where system.kind(of: system.mentions[place]) == .wish { wishes.append(system.mentions[place]) }
    return wishes
  }
}
