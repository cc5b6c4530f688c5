import AutoLayout
import Interchange
import LayoutCode

/// What was made by one name, and what the document calls it each time.
struct GivenNames {
  let name: String
  fileprivate(set) var given: [String] = []
  /// The number of the last one.
  fileprivate var last = 0

  fileprivate init(_ name: String) { self.name = name }
}

extension Interpreter {
  /// The name, or one like it that is free.
  mutating func nextName(like name: String) -> String {
    let known = givenNames.firstIndex { $0.name == name }
    let index = known ?? givenNames.endIndex
    if known == nil { givenNames.append(GivenNames(name)) }
    let free = draft.freeName(like: name, after: givenNames[index].last)
    givenNames[index].given.append(free.name)
    givenNames[index].last = free.number
    return free.name
  }

  /// Lets a view that nothing called anything be called as what its call is kept by:
  /// `let avatar = UIImageView().rounded()`, `let title = UILabel().withAutoLayout`.
  ///
  /// - Returns: Whether the document keeps it by that name, so that there is nothing else to keep.
  mutating func christen(
    _ value: Value, _ name: NameSyntax, for call: ExpressionTree
  ) throws(LineFailure) -> Bool {
    guard call.isCall || call.isPropertyOfCall, case .item(let item) = value, item.guide == nil,
      let view = draft.view(item.view), nameless.remove(view.id) != nil
    else { return false }
    for index in givenNames.indices { givenNames[index].given.removeAll { $0 == view.name } }
    givenNames.removeAll(where: \.given.isEmpty)
    try apply(.rename(view.name, to: nextName(like: name.text)), at: name.range)
    return true
  }

  /// Makes what nothing calls anything yet; `name` is what is said where nothing ever does.
  mutating func madeInPassing(
    _ operand: Operand, as name: NameSyntax
  ) throws(LineFailure) -> Operand {
    let isView = if case .newView = operand.value { true } else { false }
    let made = try made(operand, as: name)
    if isView, case .item(let item) = made.value { nameless.insert(item.view) }
    return made
  }

  /// At the end, one remark for each name that stands for something else.
  mutating func noteGivenNames() {
    for names in givenNames where names.given != [names.name] {
      let isNameless = names.given.allSatisfy { name in
        draft.view(named: name).map { nameless.contains($0.id) } == true
      }
      note(TypedRunWords.given(names.given, for: names.name, isNameless: isNameless))
    }
    givenNames = []
  }
}

extension NameSyntax {
  /// `insets$3`, as what was worked out before is called where it stands.
  var isKeptAside: Bool { !text.hasPrefix("$") && text.contains("$") }
}

extension ExpressionTree {
  fileprivate var isCall: Bool {
    if case .call = withoutMarks.form { true } else { false }
  }

  /// `UILabel().withAutoLayout`
  fileprivate var isPropertyOfCall: Bool {
    guard case .member(let base, _) = withoutMarks.form else { return false }
    return base.isCall || base.isPropertyOfCall
  }
}
