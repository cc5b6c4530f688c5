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
    /// It declares functions or types, perhaps between its braces.
    case declares
    /// It gives a closure a name, likewise.
    case keepsClosure
    /// It speaks of what code has declared or left: `b.show()`, `count += 1`.
    case speaksOfCode
    /// It says where the app would end, which the prompt never does.
    case endsApp
    /// It decides or repeats something, or a closure does: `for view in row.arrangedSubviews { … }`; or it
    /// has what only code has.
    case decides
    /// It prints something, which a paste passes over.
    case prints
    /// It has values that the prompt cannot read: `let rows = 0..<3`, `1...5 ~= 3`.
    case keepsValue
    /// It speaks of views that UIKit makes within others: `row.imageView?.contentMode = .top`.
    case speaksOfParts
    /// It calls a layout library: `title.snp.makeConstraints { … }`.
    case callsLibrary
  }

  /// - Parameter syntax: What the prompt reads the line as; `nil` where it cannot read it.
  init(_ text: String, as syntax: LineSyntax?, in document: Document) {
    switch syntax {
    case .statements(let statements)
    where statements.contains(where: \.isWorkedOutByCode) || statements.useStyle(in: document):
      self = .code(Self.reason(text, document) ?? .decides)
    case .expression(let tree)
    where tree.isWorkedOutByCode || tree.usesStyle(document.isButton):
      self = .code(Self.reason(text, document) ?? .decides)
    case .statements(let statements) where statements.contains(where: \.prints):
      self = .code(Self.reason(text, document) ?? .prints)
    case .statements, .expression, nil:
      self = Self.reason(text, isUnread: syntax == nil, document).map { .code($0) } ?? .prompt
    // The prompt reads over what it has no use for: `typealias Row = UIStackView`.
    case .blank: self = SwiftLine(text)?.declared == nil ? .prompt : .code(.declares)
    case .output, .relation, .visualFormat, .command, .question, .joined: self = .prompt
    }
  }

  private static func reason(
    _ text: String, isUnread: Bool = false, _ document: Document
  ) -> Reason? {
    // What cannot be read tells its mistake there.
    guard let line = SwiftLine(text) else {
      return ForeignLibraries.areNamed(in: text) ? .callsLibrary : nil
    }
    if line.declares { return .declares }
    if line.keepsClosure { return .keepsClosure }
    if line.endsApp { return .endsApp }
    if line.speaksOfParts(in: document) { return .speaksOfParts }
    if let names = CodeNames(of: document) {
      if line.speaks(of: names) { return .speaksOfCode }
      if line.callsLibraryConstraint || line.namesLibrary(in: document) { return .callsLibrary }
    }
    if isUnread, line.labelsStatement { return .decides }
    if isUnread, line.declaresVariables || line.asksRange { return .keepsValue }
    return line.callsLibrary ? .callsLibrary : nil
  }
}
