/// The components of the answer before, to be taken over where their content is the same.
struct ComponentCache {
  private let components: [Component]
  private let solutions: [ComponentSolution]
  private var places: [Component: Int]?

  init(_ previous: Settlement) {
    components = previous.components
    solutions = previous.solutions
  }

  /// The known solution of a component, which most probably was at the same place before.
  mutating func solution(of component: Component, at place: Int) -> ComponentSolution? {
    if place < components.count, components[place] == component {
      return usable(solutions[place])
    }
    // A single column is solved faster than it is looked up.
    guard component.columnCount > 1 else { return nil }
    let places = self.places ?? index()
    self.places = places
    guard let known = places[component] else { return nil }
    return usable(solutions[known])
  }

  private func usable(_ solution: ComponentSolution) -> ComponentSolution? {
    switch solution.outcome {
    case .feasible, .infeasible: solution
    case .stalled, .cancelled: nil
    }
  }

  private func index() -> [Component: Int] {
    var places: [Component: Int] = [:]
    for (place, component) in components.enumerated() where component.columnCount > 1 {
      places[component] = place
    }
    return places
  }
}
