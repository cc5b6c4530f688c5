import AutoLayout
import Interchange
import Reporting

/// The classes that `use` can choose from, and the paste that declares them.
struct PastedClasses {
  let paste: Moment
  let code: CodeStep
  /// In the order in which the paste declares them.
  let names: [String]
  /// Whether nothing was done since the paste but to choose another class.
  let isPresent: Bool

  /// Of the last paste that declares any, on the way to the present moment; `nil` where none does.
  init?(in history: History) {
    var isPresent = true
    var next: Moment? = history.current
    while let moment = next {
      if !moment.isChoice, let code = moment.code, let names = moment.record?.classes,
        !names.isEmpty
      {
        (self.paste, self.code, self.names, self.isPresent) = (moment, code, names, isPresent)
        return
      }
      isPresent = isPresent && moment.isChoice
      next = moment.parent.flatMap(history.moment)
    }
    return nil
  }
}

extension CodeRecord {
  /// What `use` can choose.
  fileprivate var classes: [String] { screens + parts }
}

extension Moment {
  /// Whether all that it did was to choose a class.
  fileprivate var isChoice: Bool {
    if isPaste { return false }
    if line.firstWord == UseCommand.signature.word { return true }
    // A scene of a file is read from the file.
    return line.firstWord == SceneCommand.signature.word && scene == nil
  }
}

extension Session {
  /// Carries out the last paste again, as if it were about another of its classes.
  mutating func use(_ name: NameSyntax, line: String) throws(LineFailure) -> Turn {
    if let number = Int(name.text) { return try useConflict(number, at: name.range, line: line) }
    guard let classes = PastedClasses(in: history),
      let start = classes.paste.start
        ?? classes.paste.parent.flatMap(history.moment)?.document
    else { throw .objection(UseWords.nothingPasted(at: name.range)) }
    guard classes.names.contains(name.text) else {
      throw .objection(UseWords.noSuchClass(name, among: classes.names))
    }
    guard classes.isPresent else {
      let typed = Catalogue.word(line.firstWord) ?? UseCommand.signature.word
      throw .objection(UseWords.notBehind(step: classes.paste.step, name, typed: typed))
    }
    var interpretation = Interpretation(
      outcome: try outcome(of: classes.code, on: start, choosing: name.text), line: line)
    interpretation.outcome.start = start
    interpretation.outcome.scene = classes.paste.scene
    interpretation.outcome.headline = UseWords.madeInstead(name.text)
    return try carryOut(interpretation)
  }

  /// Another conflict of the log that the document began as, in its place.
  private mutating func useConflict(
    _ number: Int, at range: SourceRange, line: String
  ) throws(LineFailure) -> Turn {
    guard let log = history.log else { throw .objection(UseWords.noConflicts(at: range)) }
    let outcome = try LogImport.outcome(of: log, number: number, at: range, on: snapshot)
    var interpretation = Interpretation(outcome: outcome, line: line)
    interpretation.outcome.headline = UseWords.conflict(number)
    return try carryOut(interpretation)
  }

  private func outcome(
    of code: CodeStep, on start: Document, choosing name: String
  ) throws(LineFailure) -> Outcome {
    var earlier = self
    earlier.state = try snapshot.layout(of: start)
    return try earlier.outcome(
      of: CodeStep(texts: code.texts, resources: code.resources, choice: name))
  }
}
