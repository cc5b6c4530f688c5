import AutoLayout
import Interchange
import LayoutCode

/// Who carries out a line of Swift that stands by itself: the evaluator of code, or the prompt's own, which
/// reads what asks for no program.
enum TypedLine: Hashable {
  case code(Reason)
  case prompt

  /// Why a line is code.
  enum Reason: Hashable {
    /// It declares functions and types, and nothing else.
    case declares
    /// It speaks of what code has declared or left: `b.show()`, `count += 1`.
    case speaksOfCode
    /// It calls a layout library: `title.snp.makeConstraints { … }`.
    case callsLibrary
  }

  /// - Parameter syntax: What the prompt reads the line as; `nil` where it cannot read it.
  init(_ text: String, as syntax: LineSyntax?, in document: Document) {
    switch syntax {
    case .statements, .expression, nil:
      self = Self.reason(text, document).map { .code($0) } ?? .prompt
    case .blank, .output, .relation, .visualFormat, .command, .question, .joined: self = .prompt
    }
  }

  private static func reason(_ text: String, _ document: Document) -> Reason? {
    // The prompt's relations are no Swift.
    if CodeRun.holdsRelations(text) { return nil }
    if CodeFile.declares(text) { return .declares }
    if CodeNames(of: document)?.areMeant(in: text) == true { return .speaksOfCode }
    return CodeFile.callsLibrary(text) ? .callsLibrary : nil
  }
}
