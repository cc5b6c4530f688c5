@testable import Interchange

/// SplitMix64: small, and the same numbers everywhere.
struct SyntaxRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(bound))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}

// MARK: - Trees

extension SyntaxRandom {
  /// A tree as a reader could have made it, without places.
  mutating func tree(depth: Int) -> ExpressionTree {
    ExpressionTree(form(depth: depth), SourceRange(0, 0))
  }

  private mutating func form(depth: Int) -> ExpressionTree.Form {
    guard depth > 0 else { return leaf() }
    switch number(below: 12) {
    case 0: return leaf()
    case 1: return .member(base(depth: depth - 1), name())
    case 2: return .call(tree(depth: depth - 1), arguments(depth: depth - 1))
    case 3: return .index(tree(depth: depth - 1), arguments(depth: depth - 1))
    case 4: return .forced(tree(depth: depth - 1))
    case 5: return .prefix(element(of: PrefixOperator.allCases), tree(depth: depth - 1))
    case 6: return collection(depth: depth - 1)
    case 7: return .cast(tree(depth: depth - 1), NameSyntax("UILabel", SourceRange(0, 0)))
    case 8:
      let (first, last) = (tree(depth: depth - 1), tree(depth: depth - 1))
      return .range(first, last, isClosed: number(below: 2) == 0)
    default:
      let binary = element(of: BinaryOperator.allCases)
      return .binary(tree(depth: depth - 1), binary, tree(depth: depth - 1))
    }
  }

  /// `a?` makes sense only in front of a member. `self?` is read as `self`.
  private mutating func base(depth: Int) -> ExpressionTree {
    let base = tree(depth: depth)
    guard number(below: 4) == 0, base.form != .name("self") else { return base }
    return ExpressionTree(.optionalChain(base), SourceRange(0, 0))
  }

  private mutating func leaf() -> ExpressionTree.Form {
    switch number(below: 6) {
    case 0: .number(element(of: [0, 8, 20.333, 1e-7, 1e21, 0.1 + 0.2]))
    case 1:
      .string(element(of: ["", "a\"b\\", "改行\n\t\u{1}\u{7F}", "\u{FFFD}\u{301}", "# // \\("]))
    case 2: .boolean(number(below: 2) == 0)
    case 3: .absent
    case 4: .implicitMember(name())
    default: .name(element(of: ["a", "title", "写真", "self", "caf\u{E9}"]))
    }
  }

  private mutating func collection(depth: Int) -> ExpressionTree.Form {
    let count = number(below: 3)
    switch number(below: 3) {
    case 0:
      let elements = arguments(depth: depth)
      let isGroup = elements.count == 1 && elements.allSatisfy { $0.label == nil }
      return isGroup ? .tuple([]) : .tuple(elements)
    case 1: return .list((0..<count).map { _ in tree(depth: depth) })
    default:
      return .dictionary(
        (0..<count).map { _ in
          ExpressionTree.Entry(key: tree(depth: depth), value: tree(depth: depth))
        })
    }
  }

  private mutating func arguments(depth: Int) -> [ExpressionTree.Argument] {
    (0..<number(below: 3)).map { _ in
      let label = number(below: 2) == 0 ? nil : name()
      return ExpressionTree.Argument(label: label, value: tree(depth: depth))
    }
  }

  /// Words of the language are names behind a point and before a colon.
  private mutating func name() -> NameSyntax {
    NameSyntax(element(of: ["leading", "for", "写真", "as", "not", "let"]), SourceRange(0, 0))
  }
}
