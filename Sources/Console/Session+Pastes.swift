import AutoLayout
import Diagnosis
import Interchange
import LayoutCode
import Reporting

extension Session {
  /// Several lines as one step. What is not a console log is Swift or lines of our own; commands
  /// that change the document may stand among them.
  func interpretPaste(_ raw: RawText) throws(LineFailure) -> Interpretation {
    if InterfaceFile.isPart(raw.text) { throw .objection(CodeImportWords.isMarkup(at: raw.range)) }
    let raw = raw.withoutPageMarks
    let text = CodeText(path: nil, raw.text)
    if text.isObjectiveC || isCode(raw) {
      let outcome = try outcome(ofPasted: text)
      if text.isObjectiveC || !outcome.edits.isEmpty {
        return Interpretation(outcome: outcome, line: raw.text, isPaste: true)
      }
    }
    return try interpretLines(raw)
  }

  /// Line by line, each as if it were typed.
  func interpretLines(_ raw: RawText) throws(LineFailure) -> Interpretation {
    do throws(LineFailure) {
      return try interpretOnce(raw)
    } catch {
      throw namingAllUnknown(error, in: raw)
    }
  }

  /// Of names that nothing has the first ends a paste. With that given a value the next is found, and
  /// all are told at once; a long paste is not read again and again for that.
  private func namingAllUnknown(_ failure: LineFailure, in raw: RawText) -> LineFailure {
    guard case .objection(var objection) = failure, let first = objection.unknownName,
      raw.text.utf8.count < Self.mostBytesReadAgain
    else { return failure }
    var names = [first]
    var trial = self
    while names.count < Self.mostUnknown, let name = names.last,
      let document = try? trial.state.document.applying([.define(name, .number(8))])
    {
      trial.state = LaidOutDocument(
        document: document, solution: state.solution, findings: state.findings)
      guard let next = trial.unknownName(in: raw), !names.contains(next) else { break }
      names.append(next)
    }
    if names.count > 1 { objection.hints.append(UnknownNameWords.unknownToo(names)) }
    return .objection(objection)
  }

  private static let mostUnknown = 8
  private static let mostBytesReadAgain = 20_000

  private func unknownName(in raw: RawText) -> String? {
    do throws(LineFailure) {
      _ = try interpretOnce(raw)
    } catch {
      if case .objection(let objection) = error { return objection.unknownName }
    }
    return nil
  }

  private func interpretOnce(_ raw: RawText) throws(LineFailure) -> Interpretation {
    if LogImport.recognizes(raw.text) {
      return Interpretation(
        outcome: try LogImport.outcome(of: raw.text, on: snapshot), line: raw.text, isPaste: true)
    }
    if LogImport.announces(raw.text) {
      throw .objection(CommandWords.nothingExplained(in: ConsoleLogReader.read(raw.text), at: nil))
    }
    if let outcome = PastedTextImport.outcome(of: raw.text) {
      return Interpretation(outcome: outcome, line: raw.text, isPaste: true)
    }
    let lines = PasteReader.logicalLines(of: raw.compiled, isCancelled: surroundings.isCancelled)
    if let only = lines.first, lines.dropFirst().allSatisfy(\.isBlank), Attempt.recognizes(only) {
      return try interpret(only)
    }
    var paste = PasteReading(Interpreter(snapshot, foldsPriorities: true))
    for part in MixedPaste.parts(of: lines, in: raw) {
      if surroundings.isCancelled() { break }
      do throws(LineFailure) {
        switch part {
        case .line(let line): try carryOut(line, in: &paste)
        case .code(let code): try carryOut(code, in: &paste)
        }
      } catch {
        throw error.speaking(of: paste.interpreter.draft)
      }
    }
    if surroundings.isCancelled() { throw .layout(.cancelled) }
    paste.interpreter.noteGivenNames()
    return Interpretation(
      outcome: paste.outcome, line: raw.replacing(paste.replaced), isPaste: true)
  }

  /// One line of a paste, on the document as the lines before it left it.
  private func carryOut(_ line: RawText, in paste: inout PasteReading) throws(LineFailure) {
    let plain = Self.withoutJSONOption(line)
    if plain != nil { paste.wantsJSON = true }
    let raw = plain ?? line
    let draft = paste.interpreter.draft
    let reading = Result { () throws(LineFailure) in try read(raw, in: draft) }
    if case .success(.joined) = reading {
      for part in LineReader.parts(of: raw) { try carryOut(part, in: &paste) }
      return
    }
    switch TypedLine(raw.text, as: try? reading.get(), in: draft) {
    case .prompt, .code(.keepsValue), .code(.prints):
      try carryOut(try reading.get(), in: &paste)
    case .code: try paste.interpreter.carryOut(typed: raw)
    }
  }

  /// Lines of code that declare something, as a paste of them alone is carried out.
  private func carryOut(
    _ code: MixedPaste.Code, in paste: inout PasteReading
  ) throws(LineFailure) {
    if let declared = code.declaredOnly { return try paste.interpreter.keep(declared) }
    let run = try ProgramRun(
      CodeStep(texts: [code.text]), on: paste.interpreter.draft, step: history.nextStep,
      isCancelled: surroundings.isCancelled)
    try paste.interpreter.apply(run.edits, at: nil)
    for note in run.notes { paste.interpreter.note(note) }
    paste.record = paste.record ?? CodeRecord()
    paste.record?.add(run.record)
  }

  private func carryOut(
    _ syntax: LineSyntax, in paste: inout PasteReading
  ) throws(LineFailure) {
    switch syntax {
    case .blank, .output, .joined: break
    case .relation(let relation): try paste.interpreter.carryOut(.relation(relation))
    case .visualFormat(let format): try paste.interpreter.make(format)
    case .statements(let statements):
      for statement in statements { try paste.interpreter.carryOut(statement) }
    case .expression(let tree), .question(let tree):
      paste.interpreter.report(try paste.interpreter.answer(to: tree))
    case .command(let word, let arguments): try carryOut(word, arguments, in: &paste)
    }
  }

  private func carryOut(
    _ word: NameSyntax, _ arguments: RawText, in paste: inout PasteReading
  ) throws(LineFailure) {
    if word.text == "import", arguments.text.isModuleName { return }
    let command = try resolve(word, with: arguments)
    let outcome = try Self.outcome(
      of: command, arguments, on: try snapshot(for: command, on: paste.interpreter))
    guard outcome.effect == nil, outcome.start == nil else {
      throw .objection(CommandWords.notInPaste(word))
    }
    let whole = command.signature.word
    if let line = outcome.line {
      let range = SourceRange(word.range.lowerBound, arguments.range.upperBound)
      paste.replaced.append((line, range))
    } else if whole != word.text {
      paste.replaced.append((whole, word.range))
    }
    try paste.interpreter.apply(outcome.edits, at: word.range)
    for note in outcome.notes { paste.interpreter.note(note) }
    for report in outcome.reports { paste.interpreter.report(report) }
  }

  /// The draft, laid out for a command that looks at more than the document. What was offered is no
  /// part of a session.
  private func snapshot(
    for command: any Command.Type, on interpreter: Interpreter
  ) throws(LineFailure) -> Snapshot {
    if interpreter.edits.isEmpty { return snapshot.on(state) }
    guard command.signature.hasReport else { return snapshot.on(interpreter.draft) }
    return snapshot.on(try snapshot.layout(of: interpreter.draft))
  }
}

extension String {
  /// Whether Swift imports a module by it: the name of a file has an ending or a folder.
  var isModuleName: Bool {
    Self.submodules.contains(self)
      || first?.isLetter == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let submodules: Set<String> = [
    "os.log", "os.signpost", "UIKit.UIGestureRecognizerSubclass",
  ]
}

/// A paste that is being read, as far as it was.
private struct PasteReading {
  var interpreter: Interpreter
  var wantsJSON = false
  /// What was found in its code.
  var record: CodeRecord?
  /// The whole words of its commands that were shortened, and lines that mean the same later, where those
  /// stand that were typed.
  var replaced: [(text: String, range: SourceRange)] = []

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  var outcome: Outcome {
    var outcome = interpreter.outcome
    outcome.wantsJSON = wantsJSON
    outcome.record = record
    return outcome
  }
}

extension RawText {
  /// The text with these parts, which are in order, in the place of what stands there.
  fileprivate func replacing(_ parts: [(text: String, range: SourceRange)]) -> String {
    var bytes = Array(text.utf8)
    for part in parts.reversed() {
      let (start, end) = (part.range.lowerBound - offset, part.range.upperBound - offset)
      bytes.replaceSubrange(start..<end, with: part.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
