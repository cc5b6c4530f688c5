import AutoLayout
import Interchange
import Reporting

/// The classes that `use` can choose from, and the paste that declares them.
struct PastedClasses {
  let paste: Moment
  /// In the order in which the paste declares them.
  let names: [String]
  /// Whether nothing was done since the paste but to choose another class.
  let isPresent: Bool

  /// Of the last paste that declares any, on the way to the present moment; `nil` where none does.
  init?(in history: History) {
    var isPresent = true
    var next: Moment? = history.current
    while let moment = next {
      let names = Self.names(in: moment)
      if !names.isEmpty {
        (self.paste, self.names, self.isPresent) = (moment, names, isPresent)
        return
      }
      isPresent = isPresent && moment.isChoice
      next = moment.parent.flatMap(history.moment)
    }
    return nil
  }

  /// What is made of classes is views, and the root view of a controller.
  private static func names(in moment: Moment) -> [String] {
    if let record = moment.record, moment.code != nil { return record.screens }
    let text = moment.code?.text ?? moment.line
    guard text.contains("class ") else { return [] }
    var code = PastedCode()
    let lines = PasteReader.logicalLines(of: RawText(text).compiled, isCancelled: { false })
    for line in lines {
      guard case .statements(let statements)? = try? LineReader.read(line) else { continue }
      for case .type(let declaration) in statements { try? code.add(declaration) }
    }
    return code.types.filter { $0.isDeclared && code.hasViews($0.name) }.map(\.name)
  }
}

extension Moment {
  /// Whether all that it did was to choose a class.
  fileprivate var isChoice: Bool { !isPaste && line.firstWord == UseCommand.signature.word }
}

extension Session {
  /// Carries out the last paste again, as if it were about another of its classes.
  mutating func use(_ name: NameSyntax, line: String) throws(LineFailure) -> Turn {
    guard let classes = PastedClasses(in: history),
      let start = classes.paste.start
        ?? classes.paste.parent.flatMap(history.moment)?.document
    else { throw .objection(UseWords.nothingPasted(at: name.range)) }
    guard classes.names.contains(name.text) else {
      throw .objection(UseWords.noSuchClass(name, among: classes.names))
    }
    guard classes.isPresent else {
      throw .objection(UseWords.notBehind(step: classes.paste.step, name))
    }
    var interpretation = try interpretation(of: classes.paste, on: start, choosing: name.text)
    if let code = classes.paste.code {
      interpretation.outcome.code = CodeStep(texts: code.texts, choice: name.text)
    }
    interpretation.outcome.start = start
    interpretation.outcome.scene = classes.paste.scene
    interpretation.outcome.headline = UseWords.madeInstead(name.text)
    interpretation.line = line
    interpretation.isPaste = false
    return try carryOut(interpretation)
  }

  /// What is wrong in the paste is told without its place: that is in another line.
  private func interpretation(
    of paste: Moment, on start: Document, choosing name: String
  ) throws(LineFailure) -> Interpretation {
    var earlier = self
    earlier.state = try snapshot.depiction(of: start)
    earlier.chosenClass = name
    let raw = RawText(paste.code?.text ?? paste.line)
    do throws(LineFailure) {
      if let code = paste.code, paste.record != nil {
        let step = CodeStep(texts: code.texts, choice: name)
        return Interpretation(outcome: try earlier.programOutcome(of: step), line: paste.line)
      }
      return try earlier.interpretPaste(raw)
    } catch {
      if case .layout = error { throw error }
      let refusal = error.refusal(in: start)
      throw .objection(Objection(refusal.reason, hints: refusal.hints))
    }
  }
}
