package import Interchange

/// Something that the given text does not say: it has a name as people would write it, and spreads.
///
/// `Metrics.row`, `viewModel.title`, `Kit.label("Hi")`.
package struct Unknown: Hashable, Sendable {
  package let name: String
  /// Where it was first met.
  package let range: SourceRange
  /// Of a number: what it is in numbers that are unknown by themselves, so that giving those settles
  /// it; `nil` where it is no sum of them.
  package var sum: UnknownSum?
  /// The type that its declaration names, where one does.
  package var type: TypeName?
  /// Which call gave it, of something that is not there: two calls of `Kit.label()` make two labels.
  package var call: Int?
  /// Of a truth: what it is made of; `nil` where it stands for itself.
  package var truth: TruthForm?
  /// Whether it is a property that was declared as `T!` and that the code has not set yet: asked, it is
  /// `nil`; used, somebody else must have set it.
  var isUnset = false
  /// Whether it is a name that no declaration gives.
  var isUndeclared = false

  package init(
    _ name: String, at range: SourceRange, sum: UnknownSum? = nil, type: TypeName? = nil,
    call: Int? = nil, truth: TruthForm? = nil
  ) {
    self.name = name
    self.range = range
    self.sum = sum
    self.type = type
    self.call = call
    self.truth = truth
  }

  /// The same unknown wherever it is met again.
  package static func == (one: Unknown, other: Unknown) -> Bool {
    one.name == other.name && one.call == other.call
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(call)
  }

  /// What was wanted of it, for the words about it.
  package enum Wanted: String, Hashable, Sendable, CaseIterable {
    case number, truth, text, list, view, function, anything
  }
}

/// `constant + Σ factor × unknown`: what an unknown number is made of.
package struct UnknownSum: Hashable, Sendable {
  package var constant: Double
  package var factors: [String: Double]

  package init(constant: Double = 0, factors: [String: Double]) {
    self.constant = constant
    self.factors = factors
  }
}
