/// A vector most of whose entries are zero: dense values, and where they may differ from zero.
struct WorkVector: ~Copyable {
  private(set) var values = Vector<Double>()
  private(set) var indices = Vector<Int32>()
  private var isListed = Vector<Bool>()
  /// What is left of two numbers that cancel and is no entry, relative to their size.
  private let cancellation: Double

  /// - Parameter cancellation: Of values, which are added up only, no more than the last digits may be
  ///   taken for nothing; of factors, which are multiplied, whatever rounding may have left.
  init(clearing cancellation: Double = Tolerance.cancellation) {
    self.cancellation = cancellation
  }

  mutating func prepare(for count: Int) {
    values.fill(count, with: 0)
    isListed.fill(count, with: false)
    indices.removeAll()
  }

  var count: Int { indices.count }

  @inline(__always)
  subscript(index: Int32) -> Double { values[index] }

  /// The size of its largest entry; each is looked at.
  var largest: Double {
    var largest = 0.0
    for place in 0..<indices.count { largest = max(largest, abs(values[indices[place]])) }
    return largest
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    let before = values[index]
    if isListed[index] {
      let sum = before + value
      // What rounding leaves of two numbers that cancel is no entry.
      values[index] = abs(sum) <= cancellation * abs(value) ? 0 : sum
    } else {
      isListed[index] = true
      indices.append(index)
      values[index] = value
    }
  }

  /// Puts a value wherever it may be.
  @inline(__always)
  mutating func set(_ value: Double, at index: Int32) {
    if !isListed[index] {
      isListed[index] = true
      indices.append(index)
    }
    values[index] = value
  }

  /// Gives a listed place another value.
  @inline(__always)
  func replace(at index: Int32, with value: Double) { values[index] = value }

  mutating func clear() {
    for place in 0..<indices.count {
      let index = indices[place]
      values[index] = 0
      isListed[index] = false
    }
    indices.removeAll()
  }
}
