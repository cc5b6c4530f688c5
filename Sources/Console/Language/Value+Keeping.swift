import AutoLayout
import LayoutCode
import Prose

/// Values as a document keeps them by a name, and as it gives them back.
extension Value {
  /// `nil` for what lasts no longer than its step.
  var kept: NamedValue? {
    switch self {
    case .number(let number), .raw(let number): return .number(number)
    case .whole(let number): return .whole(number)
    case .text(let text): return .text(text)
    case .boolean(let boolean): return .boolean(boolean)
    case .choice(let name): return .choice(name)
    case .tuple(let tuple): return .tuple(NamedNumbers(tuple.shape, tuple.numbers))
    case .item(let item): return .item(item)
    case .anchor(let anchor): return .anchor(anchor)
    case .constraint(.constraint(let id), _): return .constraint(id)
    case .list(let values):
      let kept = values.compactMap(\.kept)
      return kept.count == values.count ? .list(kept) : nil
    case .dictionary(let entries):
      let kept = entries.compactMap { entry in
        entry.key.kept.flatMap { key in
          entry.value.kept.map { NamedValue.Entry(key: key, value: $0) }
        }
      }
      return kept.count == entries.count ? .dictionary(kept) : nil
    default: return nil
    }
  }

  /// Whether it is there by another name: what is found by it is found again.
  var isFound: Bool {
    switch self {
    case .item, .anchor, .constraint: true
    default: false
    }
  }

  /// The same of any value: what a document does not understand it keeps as it is.
  func kept(in document: Document) -> NamedValue {
    kept ?? .other(KeptValue(self, text: text(in: document).string))
  }
}

// MARK: Kinds of variables

/// What a variable stays, whatever it is given.
private enum VariableKind { case number, text, boolean, list, dictionary }

extension Value {
  /// Whether a variable that is `old` may become it: of what is made only later, or is not known, nobody
  /// can tell. What may be declared optional may be `nil`: views, constraints, texts, instances.
  func mayReplace(_ old: NamedValue) -> Bool {
    if self == .absent { return old.variableKind == nil || old.variableKind == .text }
    guard let kind = variableKind, let oldKind = old.variableKind else { return true }
    return kind == oldKind
  }

  private var variableKind: VariableKind? {
    switch self {
    case .number, .whole, .raw, .tuple, .choice: .number
    case .text: .text
    case .boolean: .boolean
    case .list: .list
    case .dictionary: .dictionary
    default: nil
    }
  }
}

extension NamedValue {
  fileprivate var variableKind: VariableKind? {
    switch self {
    case .number, .whole, .tuple, .choice: .number
    case .text: .text
    case .boolean: .boolean
    case .list: .list
    case .dictionary: .dictionary
    case .item, .anchor, .constraint, .other: nil
    }
  }
}

extension Evaluator {
  /// What a name keeps; `nil` for a view or a constraint that is not there any more.
  func value(of kept: NamedValue) -> Value? {
    switch kept {
    case .number(let number): return .number(number)
    case .whole(let number): return .whole(number)
    case .text(let text): return .text(text)
    case .boolean(let boolean): return .boolean(boolean)
    case .choice(let name): return .choice(name)
    case .tuple(let tuple): return .tuple(Tuple(tuple.shape, tuple.numbers))
    case .item(let item): return document.view(item.view).map { _ in .item(item) }
    case .anchor(let anchor): return document.view(anchor.item.view).map { _ in .anchor(anchor) }
    case .constraint(let id): return document.constraint(id).map { _ in constraint(id) }
    case .other(let kept):
      return kept.value(as: Value.self)
        ?? kept.value(as: LayoutCode.Value.self).flatMap { Value(ofCode: $0) }
        ?? .inert(kept.text)
    case .list(let values): return .list(values.compactMap(value(of:)))
    case .dictionary(let entries):
      return .dictionary(
        entries.compactMap { entry in
          value(of: entry.key).flatMap { key in
            value(of: entry.value).map { Value.Entry(key: key, value: $0) }
          }
        })
    }
  }
}
