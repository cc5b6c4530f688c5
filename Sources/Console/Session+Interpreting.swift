import AutoLayout
import Diagnosis
import Interchange
import LayoutCode
import Prose
import Reporting

/// What a line came to, and the line as it is remembered: with whole words.
struct Interpretation {
  var outcome: Outcome
  var line: String
  var isPaste = false

  /// Whether `expect accepted` and its like look past it: at what was carried out, not at what that
  /// printed.
  var isAside: Bool {
    !isPaste && (line.isExpectationOrComment || SessionFile.output(in: line) != nil)
  }
}

extension Session {
  /// Reads one line, which may stand inside another, and works out what it wants. Changes nothing.
  func interpret(_ raw: RawText) throws(LineFailure) -> Interpretation {
    guard let plain = Self.withoutJSONOption(raw) else {
      let interpretation = try interpret(plain: raw)
      // `Text("Hello").padding()` can be read as Swift, and does nothing.
      if interpretation.outcome.onlyRemarks,
        let swiftUI = SwiftUILine(raw.text, in: state.document)
      {
        throw swiftUI.failure
      }
      return interpretation
    }
    var interpretation = try interpret(plain: plain)
    interpretation.outcome.wantsJSON = true
    return interpretation
  }

  /// Any line's reports can be had as JSON by `--json` at its end; `nil` for a line without that.
  static func withoutJSONOption(_ raw: RawText) -> RawText? {
    LineReader.line(raw, without: "--json")
  }

  private func interpret(plain raw: RawText) throws(LineFailure) -> Interpretation {
    if let outcome = try outcome(ofPrinted: raw.text) {
      return Interpretation(outcome: outcome, line: raw.text, isPaste: true)
    }
    if ["}", "]", ")", "})", "])"].contains(raw.text.trimmed) {
      throw .objection(EntryWords.nothingIsOpen(at: raw.range))
    }
    if InterfaceFile.isPart(raw.text) { throw .objection(CodeImportWords.isMarkup(at: raw.range)) }
    if let advice = ForeignWord.escaped(raw.text.trimmed, in: state.document) {
      throw .objection(CommandWords.notOfTsume(raw, advice))
    }
    let reading = Result { () throws(LineFailure) in try read(raw, in: state.document) }
    switch TypedLine(raw.text, as: try? reading.get(), in: state.document) {
    case .prompt: break
    case .code(.keepsValue):
      if let outcome = try? outcome(ofCode: raw) {
        return Interpretation(outcome: outcome, line: raw.text)
      }
    case .code:
      var outcome = try outcome(ofCode: raw)
      if case .success(.statements(let statements)) = reading,
        case .conditional? = statements.first, outcome.edits.isEmpty, outcome.reports.isEmpty,
        outcome.notes.isEmpty
      {
        outcome.notes.append(LanguageWords.noBranchDoesAnything)
      }
      return Interpretation(outcome: outcome, line: raw.text)
    }
    guard case .success(.command(let word, let arguments)) = reading else {
      return Interpretation(outcome: try outcome(of: reading, in: raw), line: raw.text)
    }
    let command = try resolve(word, with: arguments)
    var outcome = try Self.outcome(of: command, arguments, on: snapshot)
    if let code = outcome.opened { outcome = try self.outcome(of: code) }
    let line = outcome.line ?? Self.remembered(raw.text, word, as: command)
    return Interpretation(
      outcome: outcome, line: line, isPaste: outcome.line?.hasNewline == true)
  }

  /// What a line that is no command wants; where the prompt refuses it, what it says in the words of a
  /// layout library that the code imports, or as Swift was spelled once.
  private func outcome(
    of reading: Result<LineSyntax, LineFailure>, in raw: RawText
  ) throws(LineFailure) -> Outcome {
    do throws(LineFailure) {
      return try outcome(of: reading.get(), in: raw)
    } catch {
      guard let line = SwiftLine(raw.text),
        line.mayCallLibrary(in: state.document) || line.speaksEarlySwift,
        let outcome = try? outcome(ofCode: raw),
        // What is as it was to become is no mistake: `title.setHidden(false)`.
        line.speaksEarlySwift || !outcome.edits.isEmpty || !outcome.reports.isEmpty
      else { throw error }
      return outcome
    }
  }

  /// Of a line of the console or the debugger, which is no line of a session.
  private func outcome(ofPrinted line: String) throws(LineFailure) -> Outcome? {
    if line.isBlankOrComment { return nil }
    if ConsoleLogReader.isOfLog(line), LogImport.recognizes(line) {
      return try LogImport.outcome(of: line, on: snapshot)
    }
    if LogImport.announces(line) {
      throw .objection(CommandWords.nothingExplained(in: ConsoleLogReader.read(line), at: nil))
    }
    return PastedTextImport.begins(with: line) ? PastedTextImport.outcome(of: line) : nil
  }

  /// A name alone asks for what it names, unless it is a command.
  func read(_ raw: RawText, in document: Document) throws(LineFailure) -> LineSyntax {
    let text = raw.text.trimmed
    if text.utf8.count <= "？".utf8.count, ["?", "？"].contains(text) {
      throw .objection(CommandWords.asksNothing(in: raw))
    }
    let syntax = try LineFailure.reading { () throws(SyntaxFailure) in
      try LineReader.read(raw)
    }
    if let printed = Self.printed(by: syntax) { return .expression(printed) }
    guard case .command(let word, let arguments) = syntax, arguments.isBlank,
      Catalogue.command(word.text) == nil,
      document.entity(named: word.text) != nil || ControllerProperties.names.contains(word.text)
        || word.text == ContentView.name
    else { return syntax }
    return .expression(ExpressionTree(.name(word.text), word.range))
  }

  /// What a line prints that is nothing but `print(title.frame)`; several values as one tuple.
  private static func printed(by syntax: LineSyntax) -> ExpressionTree? {
    let tree: ExpressionTree
    switch syntax {
    case .expression(let expression): tree = expression
    case .statements(let statements):
      guard case .call(let call)? = statements.first, statements.count == 1 else { return nil }
      tree = call
    default: return nil
    }
    guard case .call(let function, let arguments) = tree.form,
      case .name(let name) = function.form, ["print", "debugPrint"].contains(name),
      let first = arguments.first, arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    return arguments.count == 1 ? first.value : ExpressionTree(.tuple(arguments), tree.range)
  }

  /// `add label` of `addlabel`: a command with what Tab offers behind it.
  private func apart(_ word: String) -> String? {
    Catalogue.words.filter(word.hasPrefix).lazy.compactMap { command -> String? in
      let next = word.dropFirst(command.count)
      let line = "\(command) \(next)"
      let offered = completion(of: line, at: line.utf8.count).candidates
      return offered.contains { $0.text == next } ? line : nil
    }.first
  }

  /// The line as it stands in a session, where no command is shortened.
  func withWholeWord(_ line: String) -> String {
    guard let (word, arguments) = LineReader.command(in: RawText(line)),
      let command = try? resolve(word, with: arguments)
    else { return line }
    return Self.remembered(line, word, as: command)
  }

  private static func remembered(
    _ line: String, _ word: NameSyntax, as command: any Command.Type
  ) -> String {
    let line = line.trimmed
    guard line.hasPrefix(word.text) else { return line }
    return command.signature.word + line.dropFirst(word.text.count)
  }

  /// What a line of code does, on what earlier code has left.
  private func outcome(ofCode raw: RawText) throws(LineFailure) -> Outcome {
    var interpreter = Interpreter(snapshot)
    try interpreter.carryOut(typed: raw)
    return interpreter.outcome
  }

  /// What a line that is no command wants.
  private func outcome(of syntax: LineSyntax, in raw: RawText) throws(LineFailure) -> Outcome {
    var interpreter = Interpreter(snapshot)
    let outcome = try outcome(of: syntax, in: raw, by: &interpreter)
    // Code that comes later could not read what only the prompt keeps: a font, a pair.
    guard case .statements = syntax, outcome.keepsValueOfPrompt,
      let code = try? self.outcome(ofCode: raw), !(outcome.keepsOnlyNil && code.keepsOnlyNil)
    else { return outcome }
    return code.telling(outcome)
  }

  private func outcome(
    of syntax: LineSyntax, in raw: RawText, by interpreter: inout Interpreter
  ) throws(LineFailure) -> Outcome {
    switch syntax {
    case .blank where raw.text.split(separator: " ") == ["import", "SwiftUI"]:
      return Outcome(notes: [LanguageWords.importsSwiftUI])
    case .blank, .output, .command: return Outcome()
    case .relation(let relation): try carryOut(relation, by: &interpreter)
    case .visualFormat(let format): try interpreter.make(format)
    case .statements(let statements):
      for statement in statements { try interpreter.carryOut(statement) }
      interpreter.noteGivenNames()
    case .expression(let tree):
      interpreter.report(try interpreter.answer(to: tree))
      if let line = relationMeant(by: raw.text) { interpreter.note(LanguageWords.onlyAsks(line)) }
    case .question(let tree):
      // What a function does to answer it is not done.
      var asked = interpreter
      interpreter.report(try asked.answer(to: tree))
      interpreter.answered = asked.answered
    case .joined:
      for text in LineReader.parts(of: raw) {
        let part = try read(text, in: interpreter.draft)
        if case .command(let word, _) = part { throw .objection(CommandWords.notJoined(word)) }
        switch TypedLine(text.text, as: part, in: interpreter.draft) {
        case .prompt, .code(.keepsValue): _ = try outcome(of: part, in: text, by: &interpreter)
        case .code: try interpreter.carryOut(typed: text)
        }
      }
    }
    return interpreter.outcome
  }

  /// What would be made of an expression that compares anchors: `title.width >= 100` of `title.width > 100`.
  private func relationMeant(by text: String) -> String? {
    let parts = [(" > ", " >= "), (" < ", " <= "), (" and ", "; "), (" && ", "; ")]
    var line = parts.reduce(text.trimmed) { $0.replacing($1.0, with: $1.1) }
    if line.hasPrefix("("), line.hasSuffix(")") { line = String(line.dropFirst().dropLast()) }
    guard line != text.trimmed, let meant = try? interpret(RawText(line)) else { return nil }
    let makes = meant.outcome.edits.contains { if case .addConstraint = $0 { true } else { false } }
    return makes ? line : nil
  }

  /// What cannot be a relation is asked, where nothing on one side could ever be held against an
  /// anchor: `traitCollection.horizontalSizeClass == .compact`.
  private func carryOut(
    _ relation: RelationSyntax, by interpreter: inout Interpreter
  ) throws(LineFailure) {
    let before = interpreter
    do throws(LineFailure) {
      try interpreter.carryOut(.relation(relation))
    } catch {
      var asked = before
      guard relation.comparesOtherValues, let comparison = relation.comparison,
        let answer = try? asked.answer(to: comparison)
      else { throw error }
      interpreter = before
      interpreter.report(answer)
      interpreter.answered = asked.answered
    }
  }

  /// What a command with these arguments wants.
  static func outcome(
    of command: any Command.Type, _ arguments: RawText, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    try read(command, arguments, on: snapshot).run(on: snapshot)
  }

  /// The command with what follows its word. What is refused without advice gets the usage; what `;`
  /// seems to join is the objection itself.
  private static func read(
    _ command: any Command.Type, _ raw: RawText, on snapshot: Snapshot
  ) throws(LineFailure) -> any Command {
    let isLine = if case .line? = command.signature.parameters.first { true } else { false }
    do throws(LineFailure) {
      var arguments = try Arguments(raw, on: snapshot, isLine: isLine)
      return try command.init(&arguments)
    } catch {
      if !isLine, let semicolon = raw.semicolon {
        let rest = SourceRange(semicolon.upperBound, raw.range.upperBound)
        throw .objection(CommandWords.standsAlone(at: semicolon, before: raw.part(rest).text))
      }
      throw error.advised(CommandWords.usage(of: command.signature))
    }
  }

  /// The command that a word stands for; at the prompt any prefix that only one has, and the word of
  /// another tool for it.
  func resolve(
    _ word: NameSyntax, with arguments: RawText
  ) throws(LineFailure) -> any Command.Type {
    if let command = Catalogue.command(word.text) { return command }
    let candidates = acceptsPrefixes ? Catalogue.words(from: word.text) : []
    // One or two letters are rather a prefix, where they are one.
    if acceptsPrefixes, candidates.isEmpty || word.text.count > 2,
      let command = ForeignWord.named(word.text)?.command(for: arguments.text.trimmed)
    {
      return command
    }
    if let only = candidates.first, candidates.count == 1, let command = Catalogue.command(only) {
      return command
    }
    if !candidates.isEmpty {
      throw .objection(CommandWords.ambiguousPrefix(word.text, candidates, at: word.range))
    }
    if !isInFile, JapaneseWords.isJapanese(word.text),
      let command = ForeignWord.named(word.text)?.command(for: arguments.text.trimmed)
    {
      return command
    }
    if let meant = RelationMeant(word.text, arguments.text, in: state.document) {
      throw .objection(CommandWords.noCommand(word, but: meant))
    }
    throw .objection(
      CommandWords.unknownCommand(
        word.text, apart: apart(word.text), with: arguments.text.trimmed, at: word.range))
  }
}
