import Simplex

extension Family {
  /// Sparse random constraints that a known point of half integers satisfies, and wishes for single
  /// variables: not like a layout, but hard on the numbers.
  static let random = Family("random") { system in
    _ = system.root(1000, 1000)
    var views: [ViewEdges] = []
    for index in 0..<system.viewCount { views.append(system.view("v\(index)")) }
    var point: [Double] = [0, 0, 1000, 1000]
    while point.count < system.variableCount {
      point.append(system.random.double(in: 0...2000) * 0.5)
    }
    for _ in 0..<2 * system.viewCount {
      let (expression, value) = system.expression(of: 2...3, at: point)
      system.require(expression, .equal, value)
    }
    var inequalities: [Int] = []
    for _ in 0..<2 * system.viewCount {
      let (expression, value) = system.expression(of: 1...3, at: point)
      let isUpper = system.random.below(2) == 1
      let room = system.random.double(in: 0...100)
      inequalities.append(
        system.require(
          expression, isUpper ? .lessThanOrEqual : .greaterThanOrEqual,
          isUpper ? value + room : value - room))
    }
    let wishes = system.wishesForVariables()
    system.requireSizes(of: views)
    system.constantScript(of: wishes, in: 0...1000)
    system.toggleScript(of: wishes)
    system.toggleScript(of: inequalities, named: "toggle-req")
    system.priorityScript(of: wishes, choosing: WorkloadBuilder.randomPriorities)
  }
}

extension WorkloadBuilder {
  fileprivate static let randomPriorities = [50, 250, 500, 750, 900]
  private static let coefficients: [Double] = [1, -1, 1, -1, 2, -2, 0.5, -0.5]

  /// Variables near each other, with their sum at a point.
  fileprivate mutating func expression(
    of sizes: ClosedRange<Int>, at point: [Double]
  ) -> (expression: Expression, value: Double) {
    let size = random.number(in: sizes)
    var chosen: Set<Int> = []
    let base = random.below(variableCount)
    while chosen.count < size {
      chosen.insert((base + random.number(in: 0...40)) % variableCount)
    }
    var terms: [Expression] = []
    var value = 0.0
    for variable in chosen.sorted() {
      let coefficient = random.element(of: Self.coefficients)
      terms.append(coefficient * Expression(variable))
      value += coefficient * point[variable]
    }
    return (terms.dropFirst().reduce(terms[0], +), value)
  }

  fileprivate mutating func wishesForVariables() -> [Int] {
    var wishes: [Int] = []
    for variable in 4..<max(4, variableCount) where random.below(2) == 1 {
      let priority = random.element(of: Self.randomPriorities)
      let relation = random.element(
        of: [LinearRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
      let constant = random.double(in: 0...1000)
      wishes.append(wish(priority, Expression(variable), relation, constant))
    }
    return wishes
  }
}
