import AutoLayout
import Interchange

/// A sum of anchors, each with a factor, and a number: what a side of a relation comes to.
struct Combination {
  /// In the order in which the anchors were first typed. None has the factor 0.
  private(set) var terms: [Term]
  private(set) var constant: Double

  struct Term {
    let anchor: Anchor
    var factor: Double
    /// Where it was first typed.
    let range: SourceRange
  }

  init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  init(_ anchor: Anchor, at range: SourceRange) {
    terms = [Term(anchor: anchor, factor: 1, range: range)]
    constant = 0
  }

  /// Only anchors count: a number has no terms.
  var isNumber: Bool { terms.isEmpty }

  func multiplied(by factor: Double) -> Combination {
    var result = self
    result.constant *= factor
    for index in result.terms.indices { result.terms[index].factor *= factor }
    result.terms.removeAll { $0.factor == 0 }
    return result
  }

  /// Anchors that cancel leave the sum.
  func adding(_ other: Combination, times factor: Double) -> Combination {
    var result = self
    result.constant += other.constant * factor
    for term in other.terms { result.add(term, times: factor) }
    return result
  }

  private mutating func add(_ term: Term, times factor: Double) {
    var term = term
    term.factor *= factor
    guard let index = terms.firstIndex(where: { $0.anchor == term.anchor }) else {
      terms.append(term)
      return
    }
    let (old, added) = (terms[index].factor, term.factor)
    terms[index].factor = old + added
    // What rounding leaves of factors that cancel: 0.1 + 0.2 - 0.3.
    let noise = 8 * max(abs(old), abs(added)).ulp
    if abs(old + added) <= noise { terms.remove(at: index) }
  }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.factor.isFinite) }
}

// MARK: Reading

extension Evaluator {
  /// One side of a relation as a sum.
  mutating func combination(_ tree: ExpressionTree) throws(LineFailure) -> Combination {
    let result = try unchecked(tree)
    guard result.isFinite else { throw .objection(LanguageWords.notFinite(at: tree.range)) }
    return result
  }

  private mutating func unchecked(_ tree: ExpressionTree) throws(LineFailure) -> Combination {
    switch tree.form {
    case .prefix(.minus, let base): return try combination(base).multiplied(by: -1)
    case .binary(let left, .add, let right):
      return try combination(left).adding(combination(right), times: 1)
    case .binary(let left, .subtract, let right):
      return try combination(left).adding(combination(right), times: -1)
    case .binary(let left, .multiply, let right): return try product(left, right, tree.range)
    case .binary(let left, .divide, let right): return try quotient(left, right, tree)
    default: return try term(tree)
    }
  }

  private mutating func product(
    _ left: ExpressionTree, _ right: ExpressionTree, _ range: SourceRange
  ) throws(LineFailure) -> Combination {
    let (first, second) = (try combination(left), try combination(right))
    if second.isNumber { return first.multiplied(by: second.constant) }
    guard first.isNumber else { throw .objection(LanguageWords.productOfAnchors(at: range)) }
    return second.multiplied(by: first.constant)
  }

  private mutating func quotient(
    _ left: ExpressionTree, _ right: ExpressionTree, _ whole: ExpressionTree
  ) throws(LineFailure) -> Combination {
    let (dividend, divisor) = (try combination(left), try combination(right))
    guard divisor.isNumber else { throw .objection(LanguageWords.dividedByAnchor(right)) }
    guard divisor.constant != 0 else {
      throw .objection(LanguageWords.divisionByZero(at: right.range))
    }
    // Whole numbers are divided as such.
    if dividend.isNumber { return Combination(try operand(whole).number()) }
    return dividend.multiplied(by: 1 / divisor.constant)
  }

  /// An anchor or a number. `x` and `y` only read: whoever writes them means an anchor.
  private mutating func term(_ tree: ExpressionTree) throws(LineFailure) -> Combination {
    if case .member(let base, let name) = tree.form, name.text == "x" || name.text == "y",
      case .item(let item) = try value(of: base)
    {
      throw .objection(
        LanguageWords.onlyReads(
          name, of: item, instead: edge(name, of: item), at: tree.range, in: document))
    }
    switch try value(of: tree) {
    case .anchor(let anchor): return Combination(anchor, at: tree.range)
    case .tuple(let tuple) where tuple.numbers.count == 1:
      return Combination(tuple.numbers[0])
    case let value:
      guard let number = Operand(value, at: tree.range).numberMeant else {
        throw .objection(LanguageWords.notInRelation(value, tree, facing: otherSide?.tree))
      }
      return Combination(number)
    }
  }

  /// What a relation of `x` or `y` to a number means: the edge, as far from the superview's.
  private func edge(_ name: NameSyntax, of item: Item) -> Equation {
    let outer = document.view(item.view)?.superview ?? .root
    let attribute: Attribute = name.text == "x" ? .leading : .top
    var evaluator = self
    // Which may be of `x` or `y` as well, and then is no number.
    evaluator.otherSide = nil
    let number = otherSide.flatMap { try? evaluator.combination($0.tree) }
      .flatMap { $0.isNumber && $0.constant.isFinite ? $0.constant : nil }
    return Equation(
      Anchor(item.view, attribute), otherSide?.relation ?? .equal, Anchor(outer, attribute),
      constant: number ?? 10)
  }
}
