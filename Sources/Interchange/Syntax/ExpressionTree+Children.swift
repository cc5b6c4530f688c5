extension ExpressionTree.Form {
  /// The same with other trees directly below, as many as there are.
  package func with(_ children: [ExpressionTree]) -> ExpressionTree.Form {
    guard let first = children.first, children.count == self.children.count else { return self }
    switch self {
    case .number, .string, .boolean, .absent, .name, .implicitMember, .closure: return self
    case .member(_, let name): return .member(first, name)
    case .reference(_, let labels): return .reference(first, labels)
    case .optionalChain: return .optionalChain(first)
    case .forced: return .forced(first)
    case .cast(_, let type): return .cast(first, type)
    case .prefix(let prefix, _): return .prefix(prefix, first)
    case .call(_, let arguments): return .call(first, arguments.with(children.dropFirst()))
    case .index(_, let arguments): return .index(first, arguments.with(children.dropFirst()))
    case .tuple(let arguments): return .tuple(arguments.with(children[...]))
    case .list: return .list(children)
    case .dictionary:
      return .dictionary(
        stride(from: 0, to: children.count, by: 2).map {
          ExpressionTree.Entry(key: children[$0], value: children[$0 + 1])
        })
    case .binary(_, let binary, _): return .binary(first, binary, children[1])
    case .range(_, _, let isClosed): return .range(first, children[1], isClosed: isClosed)
    case .conditional: return .conditional(first, children[1], children[2])
    }
  }
}

extension ExpressionTree {
  /// The call of the function that this names, `makeRow` or `makeRow(title:)`.
  package func called(with values: [ExpressionTree]) -> ExpressionTree {
    guard case .reference(let callee, let labels) = form, labels.count == values.count else {
      return ExpressionTree(.call(self, values.map { Argument(label: nil, value: $0) }), range)
    }
    let arguments = zip(labels, values).map { Argument(label: $0, value: $1) }
    return ExpressionTree(.call(callee, arguments), range)
  }
}

extension [ExpressionTree.Argument] {
  /// The same with other values.
  fileprivate func with(_ values: ArraySlice<ExpressionTree>) -> Self {
    zip(self, values).map { ExpressionTree.Argument(label: $0.label, value: $1) }
  }
}
