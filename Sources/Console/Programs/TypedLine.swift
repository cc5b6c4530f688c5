import AutoLayout
import Interchange
import LayoutCode

/// Who carries out a line of Swift: the evaluator of code, or the prompt's own, which reads what asks for no
/// program.
enum TypedLine: Hashable {
  case code(Reason)
  case prompt

  /// Why a line is code.
  enum Reason: Hashable {
    /// It declares functions and types, and nothing else.
    case declares
    /// It gives a closure a name.
    case keepsClosure
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
    guard let line = SwiftLine(text) else { return nil }
    if line.declared != nil { return .declares }
    if line.keepsClosure { return .keepsClosure }
    if let names = CodeNames(of: document), line.speaks(of: names) { return .speaksOfCode }
    return line.callsLibrary ? .callsLibrary : nil
  }
}
