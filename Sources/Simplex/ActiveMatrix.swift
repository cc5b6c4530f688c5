/// The equations that are not used up yet, and the choice of the next pivot among them.
///
/// Equations of one column come first (propagation), then columns that only one equation has, then
/// Markowitz's rule; always preferring columns that neither an inequality nor an optional
/// constraint mentions, which keeps those apart from each other.
struct ActiveMatrix {
  private var rows: ContiguousArray<SparseRow>
  private var isActive: ContiguousArray<Bool>
  /// For each column the rows that may have it.
  private var columnRows: ContiguousArray<ContiguousArray<Int32>>
  private var columnCounts: ContiguousArray<Int32>
  private let interest: [Int32]
  private var singletons: ContiguousArray<Int32> = []
  private var nextSingleton = 0
  private var buckets: ContiguousArray<ContiguousArray<Int32>> = []
  private var lowestBucket = 0
  private var isPatient: ContiguousArray<Bool>
  private(set) var emptyRows: [Int32] = []

  /// What a mention in another constraint weighs against one more equation.
  private static let interestWeight: Int32 = 4
  private static let bucketLimit = 256
  /// How small a pivot may be, relative to the largest coefficient of its row.
  private static let threshold = 0.01

  init(_ forms: [SparseRow], interest: [Int32]) {
    rows = ContiguousArray(forms)
    isActive = ContiguousArray(repeating: true, count: forms.count)
    columnRows = ContiguousArray(repeating: [], count: interest.count)
    columnCounts = ContiguousArray(repeating: 0, count: interest.count)
    isPatient = ContiguousArray(repeating: true, count: interest.count)
    buckets = ContiguousArray(repeating: [], count: Self.bucketLimit + 1)
    self.interest = interest
    for (index, form) in forms.enumerated() {
      for entry in form.entries {
        columnRows[Int(entry.column)].append(Int32(index))
        columnCounts[Int(entry.column)] += 1
      }
      noteLength(of: Int32(index))
    }
    for column in interest.indices.reversed() where columnCounts[column] > 0 {
      enqueue(Int32(column))
    }
  }

  func coefficient(row: Int32, column: Int32) -> Double {
    rows[Int(row)].coefficient(of: column)
  }

  mutating func nextPivot() -> (row: Int32, column: Int32)? {
    while nextSingleton < singletons.count {
      let row = singletons[nextSingleton]
      nextSingleton += 1
      guard isActive[Int(row)], rows[Int(row)].count == 1 else { continue }
      if let entry = rows[Int(row)].entries.first { return (row, entry.column) }
    }
    while let (column, bucket) = popColumn() {
      guard columnCounts[Int(column)] > 0 else { continue }
      let current = self.bucket(of: column)
      guard current == bucket else {
        if current > bucket { enqueue(column) }
        continue
      }
      if let row = bestRow(for: column) { return (row, column) }
      isPatient[Int(column)] = false
      enqueue(column)
    }
    return nil
  }

  /// Subtracts the row from all others that have the column, and reports each subtraction.
  mutating func eliminate(
    row: Int32, column: Int32, report: (_ target: Int32, _ multiplier: Double) -> Void
  ) {
    let source = rows[Int(row)]
    let pivot = source.coefficient(of: column)
    isActive[Int(row)] = false
    let targets = columnRows[Int(column)]
    columnRows[Int(column)] = []
    columnCounts[Int(column)] = 0
    for target in targets where isActive[Int(target)] {
      let coefficient = rows[Int(target)].coefficient(of: column)
      guard coefficient != 0 else { continue }
      let multiplier = coefficient / pivot
      subtract(source, times: multiplier, from: target, eliminating: column)
      report(target, multiplier)
      noteLength(of: target)
    }
    for entry in source.entries where entry.column != column {
      columnCounts[Int(entry.column)] -= 1
      if columnCounts[Int(entry.column)] > 0 { enqueue(entry.column) }
    }
  }

  /// Hands over a row that has been used up.
  mutating func takeRow(_ row: Int32) -> SparseRow {
    defer { rows[Int(row)] = SparseRow() }
    return rows[Int(row)]
  }

  private mutating func subtract(
    _ source: SparseRow, times multiplier: Double, from target: Int32, eliminating column: Int32
  ) {
    var row = SparseRow()
    swap(&row, &rows[Int(target)])
    row.remove(column)
    if source.count > 1 {
      row.add(source, times: -multiplier, except: column) { came in
        columnRows[Int(came)].append(target)
        columnCounts[Int(came)] += 1
      } went: { went in
        columnCounts[Int(went)] -= 1
        if columnCounts[Int(went)] > 0 { enqueue(went) }
      }
    }
    swap(&row, &rows[Int(target)])
  }

  private mutating func noteLength(of row: Int32) {
    switch rows[Int(row)].count {
    case 0:
      isActive[Int(row)] = false
      emptyRows.append(row)
    case 1: singletons.append(row)
    default: break
    }
  }

  /// The shortest row whose coefficient is not too small, and the lowest of these.
  private func bestRow(for column: Int32) -> Int32? {
    var best: (row: Int32, count: Int, size: Double)?
    for row in columnRows[Int(column)] where isActive[Int(row)] {
      let form = rows[Int(row)]
      let size = abs(form.coefficient(of: column))
      guard size > 0 else { continue }
      if isPatient[Int(column)], size < Self.threshold * form.largestMagnitude { continue }
      guard let current = best else {
        best = (row, form.count, size)
        continue
      }
      if form.count < current.count || (form.count == current.count && row < current.row) {
        best = (row, form.count, size)
      }
    }
    return best?.row
  }

  private func bucket(of column: Int32) -> Int {
    let impatience: Int32 = isPatient[Int(column)] ? 0 : 64
    let score =
      columnCounts[Int(column)] - 1 + Self.interestWeight * interest[Int(column)] + impatience
    return min(Int(score), Self.bucketLimit)
  }

  private mutating func enqueue(_ column: Int32) {
    let bucket = bucket(of: column)
    buckets[bucket].append(column)
    lowestBucket = min(lowestBucket, bucket)
  }

  private mutating func popColumn() -> (column: Int32, bucket: Int)? {
    while lowestBucket < buckets.count {
      if let column = buckets[lowestBucket].popLast() { return (column, lowestBucket) }
      lowestBucket += 1
    }
    return nil
  }
}
