import AutoLayout
import Interchange
import Prose

extension Condition {
  /// What the condition asks about and the document does not have yet: a replay may bring it. Nothing
  /// where a name looks misspelled, or where the line asks for no more than a name.
  func awaitedNames(in document: Document) -> [String] {
    guard case .expression(let source) = self, let tree = try? source.tree(), tree.asks else {
      return []
    }
    var names: [String] = []
    for name in tree.ownerNames where !names.contains(name) && document.lacks(name) {
      names.append(name)
    }
    let known = document.names.sorted
    return names.allSatisfy { Spelling.suggestions(for: $0, among: known).isEmpty } ? names : []
  }
}

extension Document {
  fileprivate func lacks(_ name: String) -> Bool {
    if name == ContentView.name { return ownContentView == nil }
    return entity(named: name) == nil && name != "self" && !TypeNames.isType(name)
      && !ControllerProperties.names.contains(name)
  }
}

extension ExpressionTree {
  /// Whether it looks like something that is true or false.
  fileprivate var asks: Bool {
    switch form {
    case .binary(let left, .and, let right), .binary(let left, .or, let right):
      left.asks && right.asks
    case .binary(_, let sign, _): sign.isComparison
    case .prefix(.not, let base): base.asks
    case .member(_, let property): property.text.hasPrefix("is")
    default: false
    }
  }

  /// The names of which it asks a property.
  fileprivate var ownerNames: [String] {
    if case .member(let base, _) = form, case .name(let name) = base.form { return [name] }
    return form.children.flatMap(\.ownerNames)
  }
}
