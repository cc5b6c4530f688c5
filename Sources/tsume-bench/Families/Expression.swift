/// `Σ coefficient · variable`, in the order in which the variables were first named.
struct Expression {
  private(set) var parts: [(coefficient: Double, variable: Int)] = []

  init(_ variable: Int) { parts = [(1, variable)] }

  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    for part in rhs.parts { sum.add(part.coefficient, part.variable) }
    return sum
  }

  static func - (lhs: Self, rhs: Self) -> Self { lhs + -1 * rhs }

  static func * (factor: Double, expression: Self) -> Self {
    var product = expression
    for index in product.parts.indices { product.parts[index].coefficient *= factor }
    return product
  }

  private mutating func add(_ coefficient: Double, _ variable: Int) {
    if let index = parts.firstIndex(where: { $0.variable == variable }) {
      parts[index].coefficient += coefficient
    } else {
      parts.append((coefficient, variable))
    }
  }
}

/// A view's four variables, and its edges.
struct ViewEdges {
  let left: Expression
  let top: Expression
  let width: Expression
  let height: Expression

  var right: Expression { left + width }
  var bottom: Expression { top + height }
  var centerY: Expression { top + 0.5 * height }

  /// The position and the size on each axis.
  var axes: [(lead: Expression, trail: Expression, size: Expression)] {
    [(left, right, width), (top, bottom, height)]
  }
}
