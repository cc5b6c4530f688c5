import AutoLayout
import Interchange
import Prose
import Reporting

/// What a line came to, and the line as it is remembered: with whole words.
struct Interpretation {
  var outcome: Outcome
  var line: String
}

extension Session {
  /// Reads one line, which may stand inside another, and works out what it wants. Changes nothing.
  func interpret(_ raw: RawText) throws(LineFailure) -> Interpretation {
    let line = raw.text
    if line.trimmed == "?" { throw .objection(CommandWords.asksNothing(in: raw)) }
    let syntax = try LineFailure.reading { () throws(SyntaxFailure) in
      try LineReader.read(raw)
    }
    if case .command(let word, let arguments) = syntax {
      if arguments.isBlank, Catalogue.command(word.text) == nil,
        state.document.entity(named: word.text) != nil
      {
        let tree = ExpressionTree(.name(word.text), word.range)
        return Interpretation(outcome: try outcome(of: .expression(tree)), line: line)
      }
      return try command(word, arguments, line: line)
    }
    return Interpretation(outcome: try outcome(of: syntax), line: line)
  }

  /// What a line that is no command wants.
  private func outcome(of syntax: LineSyntax) throws(LineFailure) -> Outcome {
    var interpreter = Interpreter(snapshot)
    switch syntax {
    case .blank, .output, .command: return Outcome()
    case .relation(let relation): try interpreter.make(relation)
    case .visualFormat(let format): try interpreter.make(format)
    case .statements(let statements):
      for statement in statements { try interpreter.carryOut(statement) }
    case .expression(let tree), .question(let tree):
      return Outcome(reports: [try interpreter.evaluate(tree).report(in: state.document)])
    }
    return interpreter.outcome
  }

  private func command(
    _ word: NameSyntax, _ raw: RawText, line: String
  ) throws(LineFailure) -> Interpretation {
    let command = try resolve(word, with: raw)
    let whole = command.signature.word
    var remembered = line.trimmed
    if remembered.hasPrefix(word.text) {
      remembered = whole + remembered.dropFirst(word.text.count)
    }
    let (raw, wantsJSON) = Self.withoutJSONOption(raw, of: command)
    var outcome = try Self.read(command, raw, on: snapshot).run(on: snapshot)
    outcome.wantsJSON = wantsJSON
    return Interpretation(outcome: outcome, line: remembered)
  }

  /// The command with what follows its word. An objection without advice gets the usage.
  private static func read(
    _ command: any Command.Type, _ raw: RawText, on snapshot: Snapshot
  ) throws(LineFailure) -> any Command {
    do throws(LineFailure) {
      let isLine = if case .line? = command.signature.parameters.first { true } else { false }
      var arguments = try Arguments(raw, on: snapshot, isLine: isLine)
      return try command.init(&arguments)
    } catch {
      guard case .objection(var objection) = error, objection.hints.isEmpty else { throw error }
      objection.hints = CommandWords.usage(of: command.signature)
      throw .objection(objection)
    }
  }

  /// The command that a word stands for; at the prompt any prefix that only one has.
  private func resolve(
    _ word: NameSyntax, with arguments: RawText
  ) throws(LineFailure) -> any Command.Type {
    if let command = Catalogue.command(word.text) { return command }
    let candidates = acceptsPrefixes ? Catalogue.words(from: word.text) : []
    if let only = candidates.first, candidates.count == 1, let command = Catalogue.command(only) {
      return command
    }
    throw .objection(
      candidates.isEmpty
        ? CommandWords.unknownCommand(
          word.text, with: arguments.text.trimmed, at: word.range)
        : CommandWords.ambiguousPrefix(word.text, candidates, at: word.range))
  }

  /// Reports can be had as JSON by `--json` at their end.
  private static func withoutJSONOption(
    _ raw: RawText, of command: any Command.Type
  ) -> (RawText, Bool) {
    let option = "--json"
    guard command.signature.group.hasReports, raw.text.hasSuffix(option) else {
      return (raw, false)
    }
    let text = String(raw.text.dropLast(option.count))
    guard text.isEmpty || text.hasSuffix(" ") else { return (raw, false) }
    return (RawText(text, offset: raw.offset), true)
  }
}

// MARK: Pastes

extension Session {
  /// Several lines as one step. What is not a console log is Swift or lines of our own; commands
  /// that change the document may stand among them.
  func interpretPaste(_ raw: RawText) throws(LineFailure) -> Interpretation {
    let text = raw.text
    if LogImport.recognizes(text) {
      return Interpretation(outcome: try LogImport.outcome(of: text, on: snapshot), line: text)
    }
    var interpreter = Interpreter(snapshot, foldsPriorities: true)
    var reports: [Report] = []
    let lines = PasteReader.logicalLines(of: raw, isCancelled: surroundings.isCancelled)
    if let only = lines.first, lines.dropFirst().allSatisfy(\.isBlank), Attempt.recognizes(only) {
      return try interpret(only)
    }
    for raw in lines {
      if surroundings.isCancelled() { break }
      reports += try carryOut(raw, with: &interpreter)
    }
    if surroundings.isCancelled() { throw .layout(.cancelled) }
    var outcome = interpreter.outcome
    outcome.reports = reports
    return Interpretation(outcome: outcome, line: text)
  }

  /// One line of a paste, on the document as the lines before it left it. The layout that it reads
  /// values from is the one before the paste.
  private func carryOut(
    _ raw: RawText, with interpreter: inout Interpreter
  ) throws(LineFailure) -> [Report] {
    let syntax = try LineFailure.reading { () throws(SyntaxFailure) in
      try LineReader.read(raw)
    }
    switch syntax {
    case .blank, .output: return []
    case .relation(let relation): try interpreter.make(relation)
    case .visualFormat(let format): try interpreter.make(format)
    case .statements(let statements):
      for statement in statements { try interpreter.carryOut(statement) }
    case .expression(let tree), .question(let tree):
      return [try interpreter.evaluate(tree).report(in: interpreter.draft)]
    case .command(let word, let arguments):
      return try carryOut(word, arguments, with: &interpreter)
    }
    return []
  }

  private func carryOut(
    _ word: NameSyntax, _ raw: RawText, with interpreter: inout Interpreter
  ) throws(LineFailure) -> [Report] {
    let snapshot = snapshot.on(interpreter.draft)
    let command = try resolve(word, with: raw)
    let outcome = try Self.read(command, raw, on: snapshot).run(on: snapshot)
    guard outcome.effect == nil, outcome.start == nil else {
      throw .objection(CommandWords.notInPaste(word))
    }
    try interpreter.apply(outcome.edits, at: word.range)
    for note in outcome.notes { interpreter.note(note) }
    return outcome.reports
  }
}
