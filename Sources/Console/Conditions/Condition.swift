import AutoLayout
import Diagnosis
package import Interchange
import Prose

/// What `when` and `break` wait for.
package enum Condition: Hashable, Sendable {
  case conflict
  case ambiguity
  /// The text of an expression that is true or false, with its place in the line.
  case expression(RawText)

  /// The words of those that are no expression.
  static let words = ["conflict", "ambiguity"]
}

extension Condition {
  /// Whether it holds of the snapshot's document. Lays out no more than the question takes.
  ///
  /// Throws where it cannot be asked: of a view that does not exist, of what is neither true nor
  /// false.
  func holds(on snapshot: Snapshot) throws(LineFailure) -> Bool {
    switch self {
    case .conflict: return try !snapshot.layout().broken.isEmpty
    case .ambiguity:
      let examination = try snapshot.examined()
      return try snapshot.ask { () throws(LayoutFailure) in try examination.isAmbiguous() }
    case .expression(let source): return try Interpreter(snapshot).condition(source.tree())
    }
  }
}

extension Condition {
  /// As it was typed.
  var source: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguity: "ambiguity"
    case .expression(let source): source.text.trimmed
    }
  }
}

extension Arguments {
  /// All that is left, as a condition.
  mutating func condition(_ what: Phrase) throws(LineFailure) -> Condition {
    if isAtEnd { throw .objection(CommandWords.missing(what, endRange)) }
    let source = takeRemainder()
    switch source.text.trimmed {
    case "conflict": return .conflict
    case "ambiguity": return .ambiguity
    default:
      _ = try source.tree()
      return .expression(source)
    }
  }
}

extension RawText {
  /// The expression that this is.
  func tree() throws(LineFailure) -> ExpressionTree {
    try LineFailure.reading { () throws(SyntaxFailure) in try ExpressionReader.read(self) }
  }
}

extension Snapshot {
  /// The layout of the document, which may not have been asked for yet.
  func layout() throws(LineFailure) -> Solution { try Workspace(self).solution() }

  /// The document laid out, to be examined.
  func examined() throws(LineFailure) -> Examination {
    Examination(of: try layout(), with: engine, isCancelled: surroundings.isCancelled)
  }
}
