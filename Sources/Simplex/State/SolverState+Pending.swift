extension SolverState {
  /// What an update has yet to do.
  struct Pending: ~Copyable {
    /// Nothing that was computed before can be used.
    var isEverything = true
    /// Everything was made anew in this update.
    var isFull = false
    /// How many rows changed their part since everything was made anew.
    var editCount = 0
    var equations = Vector<Int32>()
    /// Columns that another equation determines than before, or none.
    var seeds = Vector<Int32>()
    /// Columns whose equation has a new constant.
    var moved = Vector<Int32>()
    /// How many of the columns in `reach` depend on a changed equation; those behind them only have new
    /// values.
    var rematchedCount = 0
    /// Rows whose parametric form is to be made anew.
    var forms = NumberList()
    /// Rows that the equations decide on: superfluous equations, and rows without parametric
    /// columns.
    var checks = Vector<Int32>()
    /// Columns of wishes that came, went or changed, and of forms that did.
    var wishColumns = Vector<Int32>()
    /// Components that were solved; the rows whose bounds solvers were told, and the bounds that one was told
    /// last; and the columns that wishes settled.
    var solved = Vector<Int32>()
    var movedRows = Vector<Int32>()
    var movedBounds = Vector<Component.Bounds>()
    var settled = Vector<Int32>()
    /// Columns of what was solved and rounding may have decided.
    var delicate = Vector<Int32>()
    /// Fixed rows that are missed by no more than play.
    var strained = Vector<Int32>()
    /// The order in which all columns were computed, if everything is made anew.
    var order = ColumnOrder()
    /// Broken rows whose proofs are to be looked at again.
    var proofs: Set<Int32> = []
    /// Superfluous equations that changed places with a later one in this update.
    var relieved: Set<Int32> = []
    /// Superfluous equations that were looked at again.
    var reviewed: Set<Int32> = []

    /// Whether rows changed their part.
    var isRestructured: Bool { !seeds.isEmpty || !equations.isEmpty || !forms.isEmpty }

    mutating func removeAll() {
      isFull = false
      equations.removeAll()
      seeds.removeAll()
      moved.removeAll()
      forms.removeAll()
      checks.removeAll()
      wishColumns.removeAll()
      solved.removeAll()
      movedRows.removeAll()
      settled.removeAll()
      delicate.removeAll()
      strained.removeAll()
      order.removeAll()
      if !reviewed.isEmpty { reviewed.removeAll() }
    }
  }
}
