import Simplex

/// A workload in the making.
struct WorkloadBuilder {
  private(set) var workload = Workload()
  var random: CongruentialGenerator
  /// How many views are wanted, the root not counted.
  let viewCount: Int
  /// How many steps a script has.
  let stepCount: Int
  /// Whether every view gets `width ≥ 0` and `height ≥ 0`.
  let keepsSizesNonNegative: Bool

  /// The root's size, and the constraint that fixes its width.
  private var rootWidth: (variable: Int, constraint: Int, value: Double)?

  init(random: CongruentialGenerator, viewCount: Int, stepCount: Int, keepsSizesNonNegative: Bool) {
    self.random = random
    self.viewCount = viewCount
    self.stepCount = stepCount
    self.keepsSizesNonNegative = keepsSizesNonNegative
  }

  var variableCount: Int { workload.variableNames.count }

  mutating func name(_ title: String) { workload.title = title }
}

// MARK: - Views and constraints

extension WorkloadBuilder {
  mutating func view(_ name: String) -> ViewEdges {
    let first = variableCount
    workload.variableNames += ["left", "top", "width", "height"].map { "\(name).\($0)" }
    return ViewEdges(
      left: Expression(first), top: Expression(first + 1), width: Expression(first + 2),
      height: Expression(first + 3))
  }

  /// The view that all others are in, at the origin.
  mutating func root(_ width: Double, _ height: Double) -> ViewEdges {
    let variable = variableCount + 2
    let root = view("root")
    require(root.left, .equal, 0)
    require(root.top, .equal, 0)
    rootWidth = (variable, require(root.width, .equal, width), width)
    require(root.height, .equal, height)
    return root
  }

  /// - Returns: The constraint's number.
  @discardableResult
  mutating func require(
    _ expression: Expression, _ relation: LinearRelation, _ constant: Double
  ) -> Int {
    wish(Workload.requiredPriority, expression, relation, constant)
  }

  /// - Returns: The constraint's number.
  @discardableResult
  mutating func wish(
    _ priority: Int, _ expression: Expression, _ relation: LinearRelation, _ constant: Double
  ) -> Int {
    let start = workload.variables.count
    for part in expression.parts where part.coefficient != 0 {
      workload.coefficients.append(part.coefficient)
      workload.variables.append(Int32(part.variable))
    }
    workload.constraints.append(
      Workload.Constraint(
        priority: priority, relation: relation, constant: constant,
        terms: start..<workload.variables.count))
    return workload.constraints.count - 1
  }

  mutating func requireSizes(of views: [ViewEdges]) {
    guard keepsSizesNonNegative else { return }
    for view in views {
      require(view.width, .greaterThanOrEqual, 0)
      require(view.height, .greaterThanOrEqual, 0)
    }
  }
}

// MARK: - Scripts

extension WorkloadBuilder {
  mutating func script(_ name: String, _ steps: [[Operation]]) {
    workload.scripts.append(Script(name: name, steps: steps))
  }

  /// The root's width, as in a drag of its edge: up and down by 1 in a range of 100.
  private func draggedWidths(from start: Double) -> [Double] {
    (0..<stepCount).map { step in
      let phase = step % 200
      return start + Double(phase < 100 ? phase : 200 - phase) + 1
    }
  }

  /// The required width of the root is dragged.
  mutating func resizeScript() {
    guard let root = rootWidth else { return }
    script(
      "resize",
      draggedWidths(from: root.value).map { [.set(root.constraint, constant: $0)] })
  }

  /// The same as an edit that the first step opens.
  mutating func suggestScript() {
    guard let root = rootWidth else { return }
    let opening: [Operation] = [
      .deactivate(root.constraint), .openEdit(variable: root.variable, priority: 999),
      .suggest(variable: root.variable, value: root.value),
    ]
    script(
      "suggest",
      [opening]
        + draggedWidths(from: root.value).map { [.suggest(variable: root.variable, value: $0)] })
  }

  /// Each step gives a constraint at random another constant.
  mutating func constantScript(
    of constraints: [Int], in range: ClosedRange<Int>, named name: String = "const"
  ) {
    guard !constraints.isEmpty else { return }
    var steps: [[Operation]] = []
    for _ in 0..<stepCount {
      let constraint = random.element(of: constraints)
      steps.append([.set(constraint, constant: random.double(in: range))])
    }
    script(name, steps)
  }

  /// Odd steps deactivate a constraint at random, even steps activate it again.
  mutating func toggleScript(of constraints: [Int], named name: String = "toggle") {
    guard !constraints.isEmpty else { return }
    var steps: [[Operation]] = []
    while steps.count < stepCount {
      let constraint = random.element(of: constraints)
      steps += [[.deactivate(constraint)], [.activate(constraint)]]
    }
    script(name, Array(steps.prefix(stepCount)))
  }

  /// Each step gives a constraint at random another priority.
  mutating func priorityScript(of constraints: [Int], choosing priorities: [Int]) {
    guard !constraints.isEmpty else { return }
    var steps: [[Operation]] = []
    for _ in 0..<stepCount {
      let constraint = random.element(of: constraints)
      steps.append([.prioritize(constraint, priority: random.element(of: priorities))])
    }
    script("prio", steps)
  }
}
