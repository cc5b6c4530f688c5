import AutoLayout
import Interchange

/// Closures that are carried out later, when the app runs.
extension Interpreter {
  /// How calls begin whose closure comes to its turn by itself: nothing waits for the user.
  private static let turns = [
    "DispatchQueue.", "Task", "Task.detached", "MainActor.run",
    "OperationQueue.main.addOperation", "RunLoop.main.perform",
  ]

  /// `DispatchQueue.main.async { … }`, which comes to its turn before anybody has looked; `false` for
  /// other calls. What asks for what only the app knows is left, with a word on it.
  mutating func carryOutLater(_ call: Call, named path: String) throws(LineFailure) -> Bool {
    guard Self.turns.contains(where: { $0.hasSuffix(".") ? path.hasPrefix($0) : path == $0 }),
      let code = call.arguments.last?.value.codeOfClosure
    else { return false }
    let before = self
    do throws(LineFailure) {
      note(LanguageWords.doneAtOnce(path))
      try carryOut(closure: code)
    } catch {
      // Elsewhere stands what waits for the network and the like.
      if path.hasPrefix("DispatchQueue.main.") { throw error }
      goBack(to: before)
      passOver(call, named: path)
    }
    return true
  }

  /// A call without a part in the layout, unless it has a closure that may act on it some time.
  mutating func passOver(_ call: Call, named path: String) {
    if call.arguments.contains(where: { $0.value.codeOfClosure?.mayLayOut == true }) {
      note(LanguageWords.doneLater(path))
    } else {
      passOver(path)
    }
  }

  /// `let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { … }`, which is made to be
  /// started.
  mutating func carryOutAnimator(_ tree: ExpressionTree) throws(LineFailure) {
    guard case .call(let callee, let arguments) = tree.form,
      callee.form == .name("UIViewPropertyAnimator"),
      let code = arguments.last?.value.codeOfClosure
    else { return }
    try carryOut(animation: code)
  }

  /// An animation ends where it leads to.
  mutating func carryOut(animation code: RawText) throws(LineFailure) {
    note(LanguageWords.animationEnds)
    try carryOut(closure: code)
  }

  private mutating func carryOut(closure code: RawText) throws(LineFailure) {
    try carryOut(code, with: [:])
    _ = takeReturned()
  }
}

extension Call {
  var hasClosure: Bool { arguments.contains(where: \.value.isClosure) }
}

extension ExpressionTree {
  var codeOfClosure: RawText? {
    if case .closure(let code) = form { code } else { nil }
  }
}

extension RawText {
  /// Whether something in it may act on the layout.
  fileprivate var mayLayOut: Bool {
    [".constant", "isActive", ".frame", ".center", "isHidden", "ctivate(", "ubview(", ".text ="]
      .contains { text.contains($0) }
  }
}
