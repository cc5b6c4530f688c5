/// Open cells in groups: those that a wish or a column connects.
///
/// Groups are kept from one update to the next. Those are made anew in which a form, a wish or a cell
/// changed; of the others it is noted which an update moves.
struct FaceGroups: ~Copyable {
  /// What is brought as near to its goal as can be.
  struct Member: BitwiseCopyable {
    /// The row of a wish, or a column that goes to 0.
    var subject: Int32
    var isWish: Bool
    /// Where its form in parametric columns is among the parts, -1 before anybody asks for it.
    fileprivate var firstPart: Int32 = -1
    fileprivate var partCount: Int32 = 0

    fileprivate init(_ subject: Int32, isWish: Bool) {
      self.subject = subject
      self.isWish = isWish
    }
  }

  struct Group {
    var cells: [Int32] = []
    /// Wishes in their order, then the columns that may move, by variable.
    var members: [Member] = []
    var parts: ContiguousArray<Entry> = []
    var isTouched = false

    /// Nil beyond the last one.
    func member(at place: Int) -> Member? { place < members.count ? members[place] : nil }

    /// The form of a member that was loaded.
    func parts(of member: Member) -> ArraySlice<Entry> {
      let first = max(0, Int(member.firstPart))
      return parts[first..<first + Int(member.partCount)]
    }

    fileprivate mutating func keep(
      _ columns: borrowing Vector<Int32>, _ values: borrowing Vector<Double>,
      forMemberAt place: Int
    ) {
      members[place].firstPart = Int32(parts.count)
      members[place].partCount = Int32(columns.count)
      for index in 0..<columns.count { parts.append(Entry(columns[index], values[index])) }
    }
  }

  /// Nil for a number that is free.
  private var groups: [Group?] = []
  private var freeNumbers: [Int] = []
  /// The groups that an update has to do with.
  private(set) var touched: [Int] = []

  /// The number of the group of a cell, a column and a wish, -1 for none.
  private var groupOfCell = Vector<Int32>()
  private var groupOfColumn = Vector<Int32>()
  private var groupOfWish = Vector<Int32>()
  /// Whether a wish of a group mentions a column, or did.
  private var isWished = Vector<Bool>()

  /// What is in no group yet: cells in the order in which they were found, and what moves with
  /// them.
  private var found = NumberList()
  private var connections = DisjointSets()
  private var columns = Vector<Int32>()
  private var wishes = Vector<Int32>()
  /// The first cell found with which each of them moves, -1 for none.
  private var finderOfColumn = Vector<Int32>()
  private var finderOfWish = Vector<Int32>()
  private var dependents = Vector<Int32>()

  /// Whether no cell was in a group ever since everything was made anew.
  var isEmpty: Bool { groupOfCell.isEmpty }

  func group(_ number: Int) -> Group? { groups[number] }

  /// Follows what an update has changed.
  mutating func follow(_ state: inout SolverState) {
    if state.pending.isFull { self = FaceGroups() }
    extend(state)
    forgetTouched()
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
  }

  private mutating func forgetTouched() {
    for number in touched { groups[number]?.isTouched = false }
    touched.removeAll(keepingCapacity: true)
  }

  private mutating func extend(_ state: borrowing SolverState) {
    let (system, cells) = (state.system.columnCount, state.partition.cells.numberCount)
    groupOfCell.extend(to: cells, with: -1)
    found.extend(to: cells)
    connections.extend(to: cells)
    groupOfColumn.extend(to: system, with: -1)
    finderOfColumn.extend(to: system, with: -1)
    isWished.extend(to: system, with: false)
    groupOfWish.extend(to: state.system.slotCount, with: -1)
    finderOfWish.extend(to: state.system.slotCount, with: -1)
  }
}

// MARK: - What changed

extension FaceGroups {
  /// Takes a group apart: its cells look for others.
  private mutating func drop(_ number: Int32, _ state: borrowing SolverState) {
    guard number >= 0, let group = groups[Int(number)] else { return }
    groups[Int(number)] = nil
    freeNumbers.append(Int(number))
    // A new group may get its number in the same update, and is to be settled once.
    if group.isTouched, let place = touched.lastIndex(of: Int(number)) { touched.remove(at: place) }
    for member in group.members {
      if member.isWish {
        groupOfWish[member.subject] = -1
      } else {
        groupOfColumn[member.subject] = -1
      }
    }
    for cell in group.cells { groupOfCell[cell] = -1 }
    for cell in group.cells { add(cell, state) }
  }

  /// Lets a cell look for others, if it is open.
  private mutating func add(_ cell: Int32, _ state: borrowing SolverState) {
    guard state.partition.cells.isOpen(cell), !found.contains(cell) else { return }
    found.insert(cell)
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

  /// Looks at columns whose forms changed, and at those of wishes that did. Where their forms are long, what
  /// all of them come from is gone through once.
  private mutating func followForms(_ state: inout SolverState) {
    var length = 0
    state.probe.begin(state.system)
    for index in 0..<state.pending.wishColumns.count {
      follow(formOf: state.pending.wishColumns[index], &length, &state)
    }
    for index in 0..<state.pending.rematchedCount {
      state.forEachColumn(ofBlockOf: state.reach.order[index]) { state, column in
        follow(formOf: column, &length, &state)
      }
    }
    if length > Self.shortForms { addReached(state) }
  }

  /// Forms of so many entries together are looked at one by one.
  private static let shortForms = 256

  /// - Parameter length: How many entries the forms have that were looked at.
  private mutating func follow(
    formOf column: Int32, _ length: inout Int, _ state: inout SolverState
  ) {
    drop(groupOfColumn[column], state)
    if length > Self.shortForms {
      state.probe.addSources(of: column, state.form, state.system)
    } else {
      state.loadForm(of: column)
      addLoaded(state)
      length += state.partColumns.count
    }
    for place in state.system.mentions.places(of: column) {
      let wish = state.system.mentions[place]
      guard state.system.kind(of: wish) == .wish else { continue }
      drop(groupOfWish[wish], state)
      if length > Self.shortForms {
        for entry in state.system.entries(of: wish) {
          state.probe.addSources(of: state.system.entryColumns[entry], state.form, state.system)
        }
      } else {
        state.loadForm(ofRow: wish)
        addLoaded(state)
        length += state.partColumns.count
      }
    }
  }

  /// Adds the open cells of all that was reached.
  private mutating func addReached(_ state: borrowing SolverState) {
    for cell in 0..<Int32(state.partition.cells.numberCount)
    where state.partition.cells.isOpen(cell) {
      let columns = state.partition.cells[cell]?.columns ?? []
      if columns.contains(where: { state.probe.isReached(state.form.leader(of: $0)) }) {
        add(cell, state)
      }
    }
  }

  /// Notes the groups that have to do with what moved.
  private mutating func noteTouched(_ state: inout SolverState) {
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

extension FaceGroups {
  /// Adds the open cells of the form loaded.
  private mutating func addLoaded(_ state: borrowing SolverState) {
    for index in 0..<state.partColumns.count {
      let cell = state.partition.cells.numbers[state.partColumns[index]]
      if cell >= 0 { add(cell, state) }
    }
  }

  /// Adds what moves with a cell, and with it all cells with which some of that moves, too.
  private mutating func explore(_ cell: Int32, _ state: inout SolverState) {
    dependents.removeAll()
    state.moveAll(of: state.partition.cells[cell]?.columns ?? [], &dependents)
    for index in 0..<dependents.count {
      let column = dependents[index]
      guard !Tolerance.isZero(state.faceRates[column]) else { continue }
      if isFirst(cell, after: finderOfColumn[column]) {
        finderOfColumn[column] = cell
        columns.append(column)
        drop(groupOfColumn[column], state)
      }
      exploreWishes(on: column, from: cell, state)
    }
    for index in 0..<dependents.count { state.faceRates[dependents[index]] = 0 }
  }

  private mutating func exploreWishes(
    on column: Int32, from cell: Int32, _ state: borrowing SolverState
  ) {
    for place in state.system.mentions.places(of: column) {
      let wish = state.system.mentions[place]
      guard state.system.kind(of: wish) == .wish,
        !Tolerance.isZero(state.system.activity(of: wish, at: state.faceRates).sum)
      else { continue }
      if isFirst(cell, after: finderOfWish[wish]) {
        finderOfWish[wish] = cell
        wishes.append(wish)
        drop(groupOfWish[wish], state)
      }
    }
  }

  /// Whether no cell was found before that moves something; else they belong together.
  private func isFirst(_ cell: Int32, after finder: Int32) -> Bool {
    if finder < 0 { return true }
    connections.unite(finder, cell)
    return false
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
      groups[first]?.members.reserveCapacity(wishes.count + columns.count)
    }
    addWishes(state)
    addColumns(state)
    found.removeAll()
  }

  private mutating func addWishes(_ state: borrowing SolverState) {
    wishes.sort(0..<wishes.count) { state.system.isOrdered($0, before: $1) }
    for index in 0..<wishes.count {
      let wish = wishes[index]
      groupOfWish[wish] = groupOfCell[finderOfWish[wish]]
      finderOfWish[wish] = -1
      groups[Int(groupOfWish[wish])]?.members.append(Member(wish, isWish: true))
      for place in state.system.entries(of: wish) {
        isWished[state.system.entryColumns[place]] = true
      }
    }
    wishes.removeAll()
  }

  private mutating func addColumns(_ state: borrowing SolverState) {
    columns.sort(0..<columns.count) { state.system.variables[$0] < state.system.variables[$1] }
    for index in 0..<columns.count {
      let column = columns[index]
      groupOfColumn[column] = groupOfCell[finderOfColumn[column]]
      finderOfColumn[column] = -1
      groups[Int(groupOfColumn[column])]?.members.append(Member(column, isWish: false))
    }
    columns.removeAll()
  }

  private mutating func newGroup() -> Int {
    let number = freeNumbers.popLast() ?? groups.count
    if number == groups.count { groups.append(nil) }
    groups[number] = Group(isTouched: true)
    touched.append(number)
    return number
  }
}

// MARK: - Forms

extension FaceGroups {
  /// Loads the form of a member in parametric columns, and keeps it for the next time.
  ///
  /// - Returns: The member, nil beyond the last one.
  mutating func load(
    _ place: Int, of number: Int, _ state: inout SolverState
  ) -> Member? {
    guard let member = groups[number]?.member(at: place) else { return nil }
    if member.firstPart < 0 {
      make(member, at: place, of: number, &state)
      return member
    }
    state.beginForm()
    for part in groups[number]?.parts(of: member) ?? [] {
      state.addToForm(part.coefficient, of: part.column)
    }
    return member
  }

  private mutating func make(
    _ member: Member, at place: Int, of number: Int, _ state: inout SolverState
  ) {
    if member.isWish {
      state.loadForm(ofRow: member.subject)
    } else {
      state.loadForm(of: member.subject)
    }
    state.work.entriesTouched += state.partColumns.count
    groups[number]?.keep(state.partColumns, state.partValues, forMemberAt: place)
  }
}
