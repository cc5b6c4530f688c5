/// Open cells in groups: those that a wish or a column connects.
///
/// Groups are kept from one update to the next. Made anew are those in which a form, a wish or a cell
/// is another one; of the others it is noted which an update moves.
struct OpenGroups: ~Copyable {
  /// What is brought as near to its goal as can be, and its form in parametric columns.
  struct Member: BitwiseCopyable {
    /// The row of a wish, or a column that goes to 0.
    var subject: Int32
    var firstPart: Int32
    var partCount: Int32

    var parts: Range<Int> { Int(firstPart)..<Int(firstPart + partCount) }
  }

  struct Group {
    var cells: [Int32] = []
    /// In their order.
    var wishes: [Member] = []
    /// The columns that may move, by variable.
    var columns: [Member] = []
    var parts: ContiguousArray<Entry> = []
    var isTouched = false

    mutating func reserve(wishes: Int, columns: Int, parts: Int) {
      self.wishes.reserveCapacity(wishes)
      self.columns.reserveCapacity(columns)
      self.parts.reserveCapacity(parts)
    }
  }

  /// Nil for a number that is free.
  private var groups: [Group?] = []
  private var freeNumbers: [Int] = []
  /// The groups that an update has to do with.
  private(set) var touched: [Int] = []
  /// Those were moved by a drag, so that the next update has to do with them too.
  private var keepsTouched = false

  /// The number of the group of a cell, a column and a wish, -1 for none.
  private var groupOfCell = Vector<Int32>()
  private var groupOfColumn = Vector<Int32>()
  private var groupOfWish = Vector<Int32>()
  /// Whether a wish of a group mentions a column, or did.
  private var isWished = Vector<Bool>()

  /// What is in no group yet: cells in the order in which they were found, and what moves with
  /// them.
  private var found = Vector<Int32>()
  private var isFound = Vector<Bool>()
  private var connections = DisjointSets()
  private var columns = Vector<Member>()
  private var wishes = Vector<Member>()
  private var isSeenColumn = Vector<Bool>()
  private var isSeenWish = Vector<Bool>()
  private var parts = Vector<Entry>()
  private var dependents = Vector<Int32>()
  private var knownColumns = KnownForms()
  private var knownWishes = KnownForms()

  /// Whether no cell was in a group ever since everything was made anew.
  var isEmpty: Bool { groupOfCell.isEmpty }

  func group(_ number: Int) -> Group? { groups[number] }

  /// Whether a column takes part in a group, or is mentioned by a wish that does.
  func hasToDo(with column: Int32, _ system: borrowing LinearSystem) -> Bool {
    groupOfColumn[column] >= 0
      || isWished[column]
        && system.mentions.places(of: column).contains { groupOfWish[system.mentions[$0]] >= 0 }
  }

  /// Follows what an update has changed.
  mutating func follow(_ state: inout SolverState) {
    if state.pending.isFull { self = OpenGroups() }
    extend(state)
    if !keepsTouched { forgetTouched() }
    keepsTouched = false
    if state.pending.isFull {
      for cell in 0..<Int32(state.partition.cells.numberCount) { add(cell, state) }
    } else {
      followOpenness(state)
      followForms(&state)
      noteTouched(&state)
    }
    var next = 0
    while next < found.count {
      explore(found[next], &state)
      next += 1
    }
    if found.count > 0 { assemble(state) }
    knownColumns.removeAll()
    knownWishes.removeAll()
  }

  private mutating func forgetTouched() {
    for number in touched { groups[number]?.isTouched = false }
    touched.removeAll(keepingCapacity: true)
  }

  /// Finds the groups that have to do with what is reached: a drag moves them.
  mutating func touchReached(_ state: inout SolverState) {
    forgetTouched()
    touchColumns(&state)
  }

  /// Notes that a drag moved the groups touched.
  mutating func keepTouched() { keepsTouched = true }

  private mutating func extend(_ state: borrowing SolverState) {
    let (system, cells) = (state.system.columnCount, state.partition.cells.numberCount)
    groupOfCell.extend(to: cells, with: -1)
    isFound.extend(to: cells, with: false)
    connections.extend(to: cells)
    groupOfColumn.extend(to: system, with: -1)
    isSeenColumn.extend(to: system, with: false)
    isWished.extend(to: system, with: false)
    groupOfWish.extend(to: state.system.slotCount, with: -1)
    isSeenWish.extend(to: state.system.slotCount, with: false)
    knownColumns.extend(to: system)
    knownWishes.extend(to: state.system.slotCount)
  }
}

// MARK: - What changed

extension OpenGroups {
  /// Takes a group apart: its cells look for others.
  private mutating func drop(_ number: Int32, _ state: borrowing SolverState) {
    guard number >= 0, let group = groups[Int(number)] else { return }
    groups[Int(number)] = nil
    freeNumbers.append(Int(number))
    for member in group.wishes {
      groupOfWish[member.subject] = -1
      knownWishes.keep(member, of: group)
    }
    for member in group.columns {
      groupOfColumn[member.subject] = -1
      knownColumns.keep(member, of: group)
    }
    for cell in group.cells { groupOfCell[cell] = -1 }
    for cell in group.cells { add(cell, state) }
  }

  /// Lets a cell look for others, if it is open.
  private mutating func add(_ cell: Int32, _ state: borrowing SolverState) {
    guard state.partition.cells.isOpen(cell), !isFound[cell] else { return }
    isFound[cell] = true
    found.append(cell)
    connections.separate(cell)
    drop(groupOfCell[cell], state)
  }

  private mutating func followOpenness(_ state: borrowing SolverState) {
    for index in 0..<state.partition.cells.opened.count {
      let cell = state.partition.cells.opened[index]
      drop(groupOfCell[cell], state)
      add(cell, state)
    }
  }

  /// Looks at columns whose forms changed, and at those of wishes that did.
  private mutating func followForms(_ state: inout SolverState) {
    for index in 0..<state.pending.wishColumns.count {
      follow(formOf: state.pending.wishColumns[index], &state)
    }
    for index in 0..<state.pending.rematchedCount {
      state.forEachColumn(ofBlockOf: state.reach.order[index]) { state, column in
        follow(formOf: column, &state)
      }
    }
  }

  private mutating func follow(formOf column: Int32, _ state: inout SolverState) {
    drop(groupOfColumn[column], state)
    knownColumns.forget(column)
    state.loadForm(of: column)
    connectLoaded(state)
    for place in state.system.mentions.places(of: column) {
      let wish = state.system.mentions[place]
      guard state.system.kind(of: wish) == .wish else { continue }
      drop(groupOfWish[wish], state)
      knownWishes.forget(wish)
      state.loadForm(ofRow: wish)
      connectLoaded(state)
    }
  }

  /// Notes the groups that have to do with what moved.
  private mutating func noteTouched(_ state: inout SolverState) {
    for index in 0..<state.partition.cells.moved.count {
      touch(groupOfCell[state.partition.cells.moved[index]])
    }
    for index in 0..<state.pending.solved.count {
      let component = state.pending.solved[index]
      let node = state.partition.nodes[component]
      // It may have been taken apart again.
      guard !node.isSearched, node.firstColumn >= 0 else { continue }
      let cell = state.partition.cells.numbers[node.firstColumn]
      if cell >= 0 { touch(groupOfCell[cell]) }
    }
    touchColumns(&state)
  }

  private mutating func touchColumns(_ state: inout SolverState) {
    for index in 0..<state.reach.order.count {
      state.forEachColumn(ofBlockOf: state.reach.order[index]) { state, column in
        touch(column: column, state)
      }
    }
  }

  private mutating func touch(column: Int32, _ state: borrowing SolverState) {
    touch(groupOfColumn[column])
    guard isWished[column] else { return }
    for place in state.system.mentions.places(of: column) {
      touch(groupOfWish[state.system.mentions[place]])
    }
  }

  private mutating func touch(_ number: Int32) {
    guard number >= 0, groups[Int(number)]?.isTouched == false else { return }
    groups[Int(number)]?.isTouched = true
    touched.append(Int(number))
  }
}

// MARK: - New groups

extension OpenGroups {
  /// Adds the open cells of the form loaded, and connects them.
  private mutating func connectLoaded(_ state: borrowing SolverState) {
    var first: Int32 = -1
    for index in 0..<state.partColumns.count {
      let cell = state.partition.cells.numbers[state.partColumns[index]]
      guard cell >= 0 else { continue }
      add(cell, state)
      if first < 0 { first = cell } else { connections.unite(first, cell) }
    }
  }

  /// Adds what moves with a cell, and what it is connected with thereby.
  private mutating func explore(_ cell: Int32, _ state: inout SolverState) {
    for column in state.partition.cells[cell]?.columns ?? [] {
      dependents.removeAll()
      state.reachDependents(of: column, &dependents)
      for index in 0..<dependents.count where !isSeenColumn[dependents[index]] {
        let dependent = dependents[index]
        isSeenColumn[dependent] = true
        if !knownColumns.load(dependent, &state) { state.loadForm(of: dependent) }
        columns.append(takeLoaded(of: dependent, &state))
        exploreWishes(on: dependent, &state)
      }
    }
  }

  private mutating func exploreWishes(on column: Int32, _ state: inout SolverState) {
    for place in state.system.mentions.places(of: column) {
      let wish = state.system.mentions[place]
      guard state.system.kind(of: wish) == .wish, !isSeenWish[wish] else { continue }
      isSeenWish[wish] = true
      if !knownWishes.load(wish, &state) { state.loadForm(ofRow: wish) }
      wishes.append(takeLoaded(of: wish, &state))
    }
  }

  /// Takes over the form loaded, and connects what it has to do with.
  private mutating func takeLoaded(of subject: Int32, _ state: inout SolverState) -> Member {
    connectLoaded(state)
    state.work.entriesTouched += state.partColumns.count
    let first = parts.count
    for index in 0..<state.partColumns.count {
      parts.append(Entry(state.partColumns[index], state.partValues[index]))
    }
    return Member(
      subject: subject, firstPart: Int32(first), partCount: Int32(parts.count - first))
  }

  private mutating func assemble(_ state: borrowing SolverState) {
    for index in 0..<found.count {
      let cell = found[index]
      let root = connections.root(of: cell)
      if groupOfCell[root] < 0 { groupOfCell[root] = Int32(newGroup()) }
      groupOfCell[cell] = groupOfCell[root]
      groups[Int(groupOfCell[root])]?.cells.append(cell)
    }
    // Most updates make one group.
    let first = Int(groupOfCell[found[0]])
    if groups[first]?.cells.count == found.count {
      groups[first]?.reserve(wishes: wishes.count, columns: columns.count, parts: parts.count)
    }
    columns.sort(0..<columns.count) {
      state.system.variables[$0.subject] < state.system.variables[$1.subject]
    }
    wishes.sort(0..<wishes.count) { state.system.isOrdered($0.subject, before: $1.subject) }
    for index in 0..<columns.count {
      let column = columns[index].subject
      isSeenColumn[column] = false
      guard let (number, member) = placed(columns[index], state) else { continue }
      groups[Int(number)]?.columns.append(member)
      groupOfColumn[column] = number
    }
    for index in 0..<wishes.count {
      let wish = wishes[index].subject
      isSeenWish[wish] = false
      guard let (number, member) = placed(wishes[index], state) else { continue }
      groups[Int(number)]?.wishes.append(member)
      groupOfWish[wish] = number
      for place in state.system.entries(of: wish) {
        isWished[state.system.entryColumns[place]] = true
      }
    }
    for index in 0..<found.count { isFound[found[index]] = false }
    found.removeAll()
    columns.removeAll()
    wishes.removeAll()
    parts.removeAll()
  }

  private mutating func newGroup() -> Int {
    let number = freeNumbers.popLast() ?? groups.count
    if number == groups.count { groups.append(nil) }
    groups[number] = Group(isTouched: true)
    touched.append(number)
    return number
  }

  /// The group that a member's form has to do with, and the member with its form where the group has
  /// it; nil for none.
  private mutating func placed(
    _ member: Member, _ state: borrowing SolverState
  ) -> (number: Int32, member: Member)? {
    for place in member.parts {
      let cell = state.partition.cells.numbers[parts[place].column]
      guard cell >= 0, isFound[cell] else { continue }
      let number = groupOfCell[cell]
      guard let first = groups[Int(number)]?.parts.count else { return nil }
      for place in member.parts { groups[Int(number)]?.parts.append(parts[place]) }
      var member = member
      member.firstPart = Int32(first)
      return (number, member)
    }
    return nil
  }
}
