import AutoLayout
import Interchange
import Reporting

/// What earlier pastes declared, for what follows them.
extension PastedCode {
  /// Where it stands: far behind all that can be typed, so that no place in it is taken for one there.
  fileprivate static let earlierOffset = 1 << 40

  private static func statements(in line: RawText) -> [Statement] {
    guard case .statements(let statements)? = try? LineReader.read(line) else { return [] }
    return statements
  }

  /// What can be read of it.
  init(earlier: [KeptCode]) {
    self.init()
    for code in earlier {
      let raw = RawText(code.text, offset: Self.earlierOffset)
      let lines = PasteReader.logicalLines(of: raw, isCancelled: { false })
      for statement in lines.flatMap({ Self.statements(in: $0) }) {
        switch statement {
        case .function(let function): add(function)
        case .type(let type): try? add(type)
        case .declaration(let declaration): declaration.closure.map { add($0) }
        default: break
        }
      }
    }
  }
}

extension SourceRange {
  /// Whether it is a place in what an earlier step declared.
  var isEarlier: Bool { upperBound >= PastedCode.earlierOffset }
}

extension Statement.Function {
  var isEarlier: Bool { name.range.isEarlier }

  /// Whether a new one is this one of an earlier step, written anew.
  func isReplaced(by other: Statement.Function) -> Bool {
    isEarlier && name.text == other.name.text && kind == other.kind
      && parameters.map(\.label) == other.parameters.map(\.label)
  }
}

extension KeptCode {
  /// Whether a line says the name of something in it; an extension is spoken of without its name.
  func isNamed(in line: String) -> Bool {
    title.split(separator: ";").contains { declaration in
      declaration.split(separator: " ").last.map(line.contains) == true
    }
  }

  /// `nil` for a line that is not made of declarations alone.
  init?(_ statements: [Statement], in line: RawText) {
    let declared = statements.compactMap { Self.declared(by: $0, in: line) }
    guard !declared.isEmpty, declared.count == statements.count else { return nil }
    self.init(
      key: declared.map(\.key).joined(separator: "; "),
      title: declared.map(\.title).joined(separator: "; "), text: line.text)
  }

  /// A type may have many extensions: one takes the place of none but itself.
  private static func declared(
    by statement: Statement, in line: RawText
  ) -> (key: String, title: String)? {
    switch statement {
    case .type(let type):
      let title = title(of: type.name, in: line)
      return (type.isExtension ? line.text : "type \(type.name.text)", title)
    case .declaration(let declaration) where declaration.closure != nil:
      let title = title(of: declaration.name, in: line)
      return (title, title)
    case .function(let function):
      let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let title = title(of: function.name, in: line)
      return ("\(title)(\(labels))", title)
    default: return nil
    }
  }

  /// With the word before the name: `class Card`.
  private static func title(of name: NameSyntax, in line: RawText) -> String {
    let before = line.part(SourceRange(line.range.lowerBound, name.range.lowerBound)).text
    let keyword = before.split(whereSeparator: \.isWhitespace).last.map { $0 + " " } ?? ""
    return keyword + name.text
  }
}

extension Interpreter {
  /// The same, knowing what earlier pastes declared.
  mutating func learnEarlierCode() { workspace.code = PastedCode(earlier: draft.code) }

  /// What a line or a question comes to. What earlier pastes declared is asked where the text names
  /// it, and where nothing else has an answer.
  func knowingEarlierCode<Answer>(
    namedIn text: String = "", _ ask: (inout Interpreter) throws(LineFailure) -> Answer
  ) throws(LineFailure) -> Answer {
    var interpreter = self
    if !draft.code.contains(where: { $0.isNamed(in: text) }) {
      do throws(LineFailure) {
        return try ask(&interpreter)
      } catch {
        guard case .objection = error, !draft.code.isEmpty else { throw error }
        interpreter = self
      }
    }
    interpreter.learnEarlierCode()
    do throws(LineFailure) {
      return try ask(&interpreter)
    } catch {
      throw error.withoutEarlierPlace(in: draft)
    }
  }
}

extension LineFailure {
  /// What is wrong in the code of an earlier step is told without its place.
  func withoutEarlierPlace(in document: Document) -> LineFailure {
    guard let range, range.isEarlier else { return self }
    if case .objection(var objection) = self {
      objection.range = nil
      return .objection(objection)
    }
    let refusal = refusal(in: document)
    return .objection(Objection(refusal.reason, hints: refusal.hints))
  }
}
