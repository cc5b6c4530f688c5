import Simplex

/// `Σ coefficient · variable + constant`: a coordinate or a size in terms of the unknowns.
struct LinearForm: Hashable, Sendable {
  /// Each variable at most once, ascending, no coefficient zero.
  private(set) var terms: [Term] = []
  var constant: Double

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) {
    terms = [Term(1, variable)]
    constant = 0
  }

  /// Adds `factor · other`.
  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    constant += factor * other.constant
    for term in other.terms { add(factor * term.coefficient, of: term.variable) }
  }

  private mutating func add(_ coefficient: Double, of variable: Variable) {
    let place = terms.firstIndex { $0.variable >= variable } ?? terms.endIndex
    guard place < terms.endIndex, terms[place].variable == variable else {
      if !Tolerance.isZero(coefficient) { terms.insert(Term(coefficient, variable), at: place) }
      return
    }
    terms[place].coefficient += coefficient
    if Tolerance.isZero(terms[place].coefficient) { terms.remove(at: place) }
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.add(rhs)
    return sum
  }

  static func - (lhs: Self, rhs: Self) -> Self {
    var difference = lhs
    difference.add(rhs, times: -1)
    return difference
  }

  static func * (lhs: Double, rhs: Self) -> Self {
    var product = Self()
    product.add(rhs, times: lhs)
    return product
  }
}
