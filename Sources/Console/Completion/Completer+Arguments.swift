import AutoLayout
import Interchange
import Prose

/// What may stand behind a command's word.
extension Completer {
  func offers(forArgumentOf command: Signature, in text: TypedText) -> Offer {
    let place = ArgumentPlace(in: text, of: command)
    guard let parameter = place.parameter else { return (place.word, options(of: command)) }
    if let endings = parameter.fileEndings {
      return (place.word, files(place.word, endings: endings))
    }
    if text.isInString, !parameter.isNamedInQuotes { return ("", []) }
    if let manner = parameter.manner {
      return expressionOffers(parameter, manner, place, text)
    }
    if parameter.takesAnchors, place.word.contains(".") { return anchorOffers(in: text, place) }
    if parameter.takesHandles { return handleOffers(parameter, in: text, place) }
    let word = place.word
    return (
      word, candidates(for: parameter, place) + (word.hasPrefix("-") ? options(of: command) : [])
    )
  }

  private func options(of command: Signature) -> [Candidate] {
    guard command.hasReport else { return [] }
    var option = Candidate("--json", Phrase(en: "the report as JSON", ja: "JSON で出力"))
    option.waitsForLetter = true
    return [option]
  }

  /// Words of the command's own, as long as nothing of an expression stands there, or operands.
  private func expressionOffers(
    _ parameter: Parameter, _ manner: Manner, _ place: ArgumentPlace, _ text: TypedText
  ) -> Offer {
    let offer = operandOffers(in: text, as: manner, startsFresh: place.isFresh)
    guard place.isFresh || parameter == .comparison, offer.word == place.word else { return offer }
    return (offer.word, candidates(for: parameter, place) + offer.candidates)
  }

  /// Behind the dot of an anchor.
  private func anchorOffers(in text: TypedText, _ place: ArgumentPlace) -> Offer {
    let other = place.parameter == .otherEnd ? place.before.last.flatMap(value(of:)) : nil
    guard let dot = text.operand.lastIndex(of: ".") else { return ("", []) }
    return (
      text.operand[text.operand.index(after: dot)...],
      anchors(of: String(text.operand[..<dot]), in: text, toMeasureFrom: other)
    )
  }

  /// Constraints by name or number, and behind a view's dot those that the system made for it.
  private func handleOffers(
    _ parameter: Parameter, in text: TypedText, _ place: ArgumentPlace
  ) -> Offer {
    let word = text.operand
    let dots = word.indices.filter { word[$0] == "." }
    if dots.isEmpty { return (word, candidates(for: parameter, place)) }
    for dot in dots.reversed() {
      // A content view has a dot in its name.
      guard let view = document.view(named: String(word[..<dot])) else { continue }
      return (word[word.index(after: dot)...], contentViews(of: view) + generated(of: view.id))
    }
    return (word, [])
  }

  /// Without what operands there may be.
  private func candidates(for parameter: Parameter, _ place: ArgumentPlace) -> [Candidate] {
    switch parameter {
    case .view: views { $0.id != .window && !$0.isLayer }
    case .viewOrLayer: views { $0.id != .window && !$0.isGuide }
    case .shownView: preferring({ !$0.isHidden }, among: { $0.id != .window && !$0.isGuide })
    case .hiddenView: preferring(\.isHidden, among: { $0.id != .window && !$0.isGuide })
    case .removableView: views { $0.isRemovable }
    case .placedView: views { document.canBeTakenOut($0) }
    case .way: ways(place)
    case .removedView: views { $0.superview == nil && $0.id != .window }
    case .superview: superviews(place)
    case .sibling: siblings(place)
    case .contentView: views { !$0.kind.takes.isEmpty && $0.id != .window && $0.id != .root }
    case .content: contents(place)
    case .constraint: constraints { _ in true }
    case .activeConstraint: preferring(\.isActive)
    case .inactiveConstraint: preferring { !$0.isActive }
    case .handle: constraints { _ in true } + handleBeginnings
    case .sweptConstant: sweptConstants
    case .set: setOffers(place)
    case .anchor: views { !$0.isLayer }.map { Candidate($0.text, $0.note, isWhole: false) }
    case .kind: kindNames(behind: place.word)
    case .device: devices(place.word, behind: place.command)
    case .exportFormat: ExportFormat.all.map { Candidate($0.word, $0.summary) }
    case .scene:
      (try? ImportedScene.file(of: snapshot.probing))?.screens.map {
        Candidate(quoted($0.name, place), Phrase(Text($0.className)))
      } ?? pastedClasses
    case .pastedClass: pastedClasses
    case .lesson: lessons(behind: place.word)
    case .assumedName: assumedNames
    case .assumedValue: assumedValues(place)
    case .codeLine: linesOfLoop
    case .mark: marks(place) + steps
    case .comingLine: comingLines
    case .fix: fixes
    case .interrupted: interruptedSessions(place)
    case .helpWord: helpWords(behind: place.word)
    case .insertion:
      place.before.last.map(CodeFolder.isCode) == true ? [] : words(["in"], place)
    case .word(let words): self.words(words, place)
    case .destructiveWord(let words): place.word.isEmpty ? [] : self.words(words, place)
    case .either(let parameters): parameters.flatMap { candidates(for: $0, place) }
    case .repeated(let parameter):
      candidates(for: parameter, place).filter { !place.before.contains($0.text) }
    case .newName: newNames(place)
    case .text: texts(place)
    case .count: [Candidate("\(document.ownConstraintCount)", CompletionWords.asNow)]
    case .bound: bounds(place)
    case .number: numbers(place)
    case .constraintLine: lines(place)
    case .value: values(for: place.before.last ?? "")
    case .comparison: comparisons(place)
    case .otherEnd: otherEnds(place)
    case .file, .fileEnding, .condition, .relation, .path, .line, .statement: []
    }
  }
}

/// Where among a command's arguments something is being typed.
struct ArgumentPlace {
  let command: Signature
  /// What is being typed, from the last blank on.
  let word: Substring
  /// The arguments before it.
  let before: [String]
  let parameter: Parameter?
  /// Whether what comes is not the rest of an expression that began before.
  let isFresh: Bool

  init(in text: TypedText, of command: Signature) {
    self.command = command
    word = text.parts.last ?? ""
    before = text.parts.dropFirst().dropLast().map(String.init)
    (parameter, isFresh) = command.parameter(behind: before)
  }
}

extension Signature {
  /// What comes behind the arguments `before`: by the last word that says what follows it, else by
  /// the place. Whether it begins there.
  fileprivate func parameter(behind before: [String]) -> (Parameter?, isFresh: Bool) {
    var list = parameters
    var place = before.count
    if let position = before.lastIndex(where: { following[$0] != nil }),
      let own = following[before[position]]
    {
      list = own
      place = before.count - position - 1
    }
    if list.indices.contains(place) { return (list[place], list[place] != .comparison) }
    guard let last = list.last, last.goesOn else { return (nil, true) }
    return (last, last.manner == nil)
  }
}

extension Parameter {
  /// Whether everything to the end of the line may belong to it.
  fileprivate var goesOn: Bool {
    switch self {
    case .repeated, .set, .constraintLine: true
    case .either(let parameters): parameters.contains(where: \.goesOn)
    default: manner != nil && self != .path
    }
  }

  /// Of a file, what its name ends in if it is of use; nothing where any may be.
  fileprivate var fileEndings: [String]? {
    switch self {
    case .file: []
    case .fileEnding(let endings): endings
    default: nil
    }
  }

  /// Whether it is found by a name that may have blanks in it.
  fileprivate var isNamedInQuotes: Bool {
    switch self {
    case .scene, .mark: true
    case .either(let parameters): parameters.contains(where: \.isNamedInQuotes)
    default: false
    }
  }

  /// How what is written in the language of lines goes on; `nil` for what is one part.
  fileprivate var manner: Completer.Manner? {
    switch self {
    case .value, .path, .statement: .statement
    case .condition, .comparison: .condition
    case .relation, .constraintLine: .relation
    case .either(let parameters): parameters.lazy.compactMap(\.manner).first
    default: nil
    }
  }

  fileprivate var takesAnchors: Bool {
    switch self {
    case .anchor, .otherEnd: true
    case .repeated(let parameter): parameter.takesAnchors
    case .either(let parameters): parameters.contains(where: \.takesAnchors)
    default: false
    }
  }

  fileprivate var takesHandles: Bool {
    switch self {
    case .handle, .set: true
    default: false
    }
  }
}
