import Interchange
import LayoutCode

extension Interchange.Statement {
  /// Whether it prints something: `print(title.frame)`.
  var prints: Bool {
    guard case .call(let tree) = self, case .call(let function, _) = tree.form,
      case .name(let name) = function.form
    else { return false }
    return ["print", "debugPrint"].contains(name)
  }
}

/// What only code works out: what stands between braces, what closures and functions are asked about lists,
/// and what changes a list.
extension Interchange.Statement {
  var isWorkedOutByCode: Bool {
    switch self {
    case .loop, .conditional, .jump, .result, .deferred, .construction, .unpacking: true
    case .assignment(let assignment):
      assignment.target.isNoPath || assignment.target.isWorkedOutByCode
        || assignment.value.isWorkedOutByCode
    case .call(let tree): tree.isWorkedOutByCode
    case .declaration(let declaration): declaration.value.isWorkedOutByCode
    case .function, .type, .promise, .relation: false
    }
  }
}

extension ExpressionTree {
  /// Whether something in it is.
  var isWorkedOutByCode: Bool {
    isClosure || asksClosure || form.children.contains(where: \.isWorkedOutByCode)
  }

  /// Whether it itself is a call of that sort.
  var asksClosure: Bool {
    guard case .call(let callee, let arguments) = form else { return false }
    if callee.isClosure || arguments.contains(where: \.value.isClosure) { return true }
    if callee.form == .name("swap") { return true }
    guard case .member(_, let name) = callee.withoutMarks.form else {
      return arguments.first?.label?.text == "grouping"
    }
    // `title.remove()` is a slip.
    let isListed = UIKitTables.methodsOfCode.contains(name.text)
    return isListed && !(arguments.isEmpty && name.text == "remove")
      || arguments.contains { $0.label.map { Self.functionLabels.contains($0.text) } == true }
  }

  /// Behind which a function stands, perhaps by its name.
  private static let functionLabels: Set<String> = ["by", "where", "while"]

  /// An element, or several at once.
  fileprivate var isNoPath: Bool {
    switch form {
    case .index, .tuple: true
    default: false
    }
  }
}
