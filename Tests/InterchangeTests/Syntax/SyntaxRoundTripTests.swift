import Testing

@testable import Interchange

struct SyntaxRoundTripTests {
  @Test(arguments: 0..<1000 as Range<UInt64>)
  func readingWhatWasWrittenGivesTheTreeBack(seed: UInt64) throws {
    var random = SyntaxRandom(seed: seed)
    let tree = random.tree(depth: 5)
    let text = ExpressionWriter.write(tree)

    #expect(try ExpressionReader.read(RawText(text)).withoutPlaces == tree, "\(text)")
  }
}

extension ExpressionTree {
  /// The same tree with every range empty at 0.
  fileprivate var withoutPlaces: ExpressionTree { ExpressionTree(placeless, SourceRange(0, 0)) }

  private var placeless: Form {
    switch form {
    case .number, .string, .boolean, .absent, .name: form
    case .implicitMember(let name): .implicitMember(name.placeless)
    case .member(let base, let name): .member(base.withoutPlaces, name.placeless)
    case .call(let base, let arguments): .call(base.withoutPlaces, arguments.map(\.placeless))
    case .index(let base, let arguments): .index(base.withoutPlaces, arguments.map(\.placeless))
    case .optionalChain(let base): .optionalChain(base.withoutPlaces)
    case .forced(let base): .forced(base.withoutPlaces)
    case .reference(let base, let labels):
      .reference(base.withoutPlaces, labels.map { $0?.placeless })
    case .cast(let base, let type): .cast(base.withoutPlaces, type.placeless)
    case .tuple(let elements): .tuple(elements.map(\.placeless))
    case .list(let elements): .list(elements.map(\.withoutPlaces))
    case .dictionary(let entries):
      .dictionary(
        entries.map { Entry(key: $0.key.withoutPlaces, value: $0.value.withoutPlaces) })
    case .prefix(let prefix, let base): .prefix(prefix, base.withoutPlaces)
    case .binary(let left, let binary, let right):
      .binary(left.withoutPlaces, binary, right.withoutPlaces)
    case .conditional(let condition, let first, let second):
      .conditional(condition.withoutPlaces, first.withoutPlaces, second.withoutPlaces)
    case .closure: form
    case .range(let first, let last, let isClosed):
      .range(first.withoutPlaces, last.withoutPlaces, isClosed: isClosed)
    }
  }
}

extension ExpressionTree.Argument {
  fileprivate var placeless: Self { Self(label: label?.placeless, value: value.withoutPlaces) }
}

extension NameSyntax {
  fileprivate var placeless: NameSyntax { NameSyntax(text, SourceRange(0, 0)) }
}
