/// A part of the tree.
package enum SyntaxNode: Sendable {
  case expression(Expression)
  case statement(Statement)
  case declaration(Declaration)
}

/// All expressions, statements and declarations below a node and the node itself, outer ones before
/// what is in them, in the order of the text.
///
/// It does not call itself, so that no tree is too deep for it.
package struct SyntaxWalk: Sequence, IteratorProtocol {
  /// What is still to come, the next last.
  private var waiting: [SyntaxNode]

  package init(_ nodes: [SyntaxNode]) { waiting = nodes.reversed() }

  package init(_ statements: [Statement]) { self.init(statements.map { .statement($0) }) }

  package init(_ expression: Expression) { self.init([.expression(expression)]) }

  package init(_ declaration: Declaration) { self.init([.declaration(declaration)]) }

  package mutating func next() -> SyntaxNode? {
    guard let node = waiting.popLast() else { return nil }
    waiting += node.children.reversed()
    return node
  }
}

extension SyntaxNode {
  /// What lies directly in it, in the order of the text.
  package var children: [SyntaxNode] {
    var children = SyntaxChildren()
    switch self {
    case .expression(let expression): children.add(partsOf: expression)
    case .statement(let statement): children.add(partsOf: statement)
    case .declaration(let declaration): children.add(partsOf: declaration)
    }
    return children.nodes
  }
}
