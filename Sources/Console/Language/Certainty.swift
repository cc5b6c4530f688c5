import AutoLayout
import Diagnosis
import Interchange

/// Whether the layout leaves a choice on which an answer depends.
extension Workspace {
  /// Whether an expression could have come to something else in another of the best layouts.
  ///
  /// Of sums and comparisons of numbers that is told of the whole: two views that hang together are as
  /// far apart wherever they are. Of all else it is told of each number of the layout that goes into it.
  func isOneOfMany(_ tree: ExpressionTree) throws(LineFailure) -> Bool {
    switch tree.form {
    case .binary(let left, let sign, let right) where sign == .and || sign == .or:
      if try isOneOfMany(left) { return true }
      return try isOneOfMany(right)
    case .binary(let left, let sign, let right) where sign.isComparison:
      if let one = try sum(of: left), let other = try sum(of: right) {
        return try !isUnique(sum: (one - other).terms)
      }
    default:
      if let sum = try sum(of: tree) { return try !isUnique(sum: sum.terms) }
    }
    var evaluator = Evaluator(self)
    _ = try evaluator.settled(tree)
    for measure in evaluator.reads where try !isUnique(measure) { return true }
    return false
  }

  /// All values that an anchor by itself could have; `nil` for what is none.
  func range(ofAnchor tree: ExpressionTree) throws(LineFailure) -> ValueRange? {
    var evaluator = Evaluator(self)
    _ = try evaluator.settled(tree)
    guard case .member = tree.form, evaluator.reads.count == 1,
      case .anchor(let anchor)? = evaluator.reads.first
    else { return nil }
    return try range(of: .anchor(anchor))
  }

  /// Numbers of the layout, each with a factor, and a number: what an expression adds up to.
  private struct MeasureSum {
    var terms: [(factor: Double, measure: Measure)] = []
    var constant = 0.0

    func times(_ factor: Double) -> MeasureSum {
      MeasureSum(
        terms: terms.map { (factor * $0.factor, $0.measure) }, constant: factor * constant)
    }

    static func + (one: Self, other: Self) -> Self {
      MeasureSum(terms: one.terms + other.terms, constant: one.constant + other.constant)
    }

    static func - (one: Self, other: Self) -> Self { one + other.times(-1) }
  }

  /// `nil` for what is no sum of numbers.
  private func sum(of tree: ExpressionTree) throws(LineFailure) -> MeasureSum? {
    guard case .binary(let left, let sign, let right) = tree.form else {
      return try single(tree)
    }
    guard let one = try sum(of: left), let other = try sum(of: right) else { return nil }
    switch sign {
    case .add: return one + other
    case .subtract: return one - other
    case .multiply where one.terms.isEmpty: return other.times(one.constant)
    case .multiply where other.terms.isEmpty: return one.times(other.constant)
    case .divide where other.terms.isEmpty && other.constant != 0:
      return one.times(1 / other.constant)
    default: return nil
    }
  }

  /// A number, or one number of the layout.
  private func single(_ tree: ExpressionTree) throws(LineFailure) -> MeasureSum? {
    var evaluator = Evaluator(self)
    guard let number = try evaluator.settled(tree).number else { return nil }
    let reads = evaluator.reads
    if reads.isEmpty { return MeasureSum(constant: number) }
    guard case .member(_, let name) = tree.form else { return nil }
    switch (name.text, reads.count) {
    case (_, 1): return MeasureSum(terms: [(1, reads[0])])
    case ("maxX", 2), ("maxY", 2): return MeasureSum(terms: [(1, reads[0]), (1, reads[1])])
    case ("midX", 2), ("midY", 2): return MeasureSum(terms: [(1, reads[0]), (0.5, reads[1])])
    default: return nil
    }
  }
}
