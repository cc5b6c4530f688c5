import AutoLayout
import Prose
import Reporting

/// What may stand behind a command's word.
extension Completer {
  func offers(
    forArgumentOf command: Signature, in text: TypedText
  ) -> (word: Substring, candidates: [Candidate]) {
    let parts = text.parts
    let current = parts.last ?? ""
    let before = parts.dropFirst().dropLast().map(String.init)
    guard let parameter = command.parameter(behind: before) else { return (current, options) }
    if parameter == .file { return (current, files(current)) }
    if text.isInString || text.isInComment { return ("", []) }
    if parameter.takesOperands {
      return mixedOffers(parameter, current, text, isFirst: before.isEmpty)
    }
    return (current, candidates(for: parameter) + (current.hasPrefix("-") ? options : []))
  }

  private var options: [Candidate] {
    [Candidate("--json", Phrase(en: "the report as JSON", ja: "JSON で出力"))]
  }

  /// Words of the command's own, as long as nothing of an expression stands there, or operands.
  private func mixedOffers(
    _ parameter: Parameter, _ current: Substring, _ text: TypedText, isFirst: Bool
  ) -> (word: Substring, candidates: [Candidate]) {
    let (word, operands) = operandOffers(in: text, startsFresh: isFirst)
    return word == current
      ? (word, candidates(for: parameter) + operands) : (word, operands)
  }

  /// Without what operands there may be.
  private func candidates(for parameter: Parameter) -> [Candidate] {
    switch parameter {
    case .view: views { $0.id != .window }
    case .removableView: views { $0.id != .window && $0.id != .root }
    case .constraint: constraints
    case .handle: constraints + generatedHandles
    case .kind: ViewKind.all.map { Candidate($0.name, Phrase(Text($0.className))) }
    case .device: devices
    case .exportFormat: ExportFormat.all.map { Candidate($0.word, $0.summary) }
    case .mark: marks + steps
    case .helpWord: helpWords
    case .word(let words): words.map { Candidate($0) }
    case .either(let parameters): parameters.flatMap(candidates)
    case .priority: priorities
    case .file, .newName, .text, .number, .anchor, .expression, .relation, .line: []
    }
  }
}

extension Parameter {
  fileprivate var takesOperands: Bool {
    switch self {
    case .anchor, .expression, .relation: true
    case .either(let parameters): parameters.contains(where: \.takesOperands)
    default: false
    }
  }
}

extension Signature {
  /// What comes behind the arguments `before`: by the last word that says what follows it, else by
  /// the place. The last parameter repeats.
  fileprivate func parameter(behind before: [String]) -> Parameter? {
    if let position = before.lastIndex(where: { following[$0] != nil }),
      let list = following[before[position]]
    {
      return list.dropFirst(before.count - position - 1).first ?? list.last
    }
    return parameters.dropFirst(before.count).first ?? parameters.last
  }
}

// MARK: Lists

extension Completer {
  func views(_ isWanted: (View) -> Bool = { _ in true }, isWhole: Bool = true) -> [Candidate] {
    document.views.values.filter(isWanted).map {
      Candidate($0.name, Phrase(Text($0.className)), isWhole: isWhole)
    }
  }

  var constraints: [Candidate] {
    document.constraints.values.map {
      Candidate(document.handle(of: $0), Phrase(EquationText($0.equation, in: document).line))
    }
  }

  private var generatedHandles: [Candidate] {
    let handles = (try? Workspace(snapshot).generatedHandles()) ?? []
    return handles.map {
      Candidate(document.text(of: $0), Phrase(en: "made by the system", ja: "システムが生成"))
    }
  }

  var priorities: [Candidate] {
    [("required", 1000), ("high", 750), ("low", 250), ("fittingSize", 50)].map {
      Candidate($0.0, "\($0.1)")
    }
  }

  /// What help can be asked about.
  private var helpWords: [Candidate] {
    commands + CommandGroup.allCases.map { Candidate($0.word, $0.purpose) }
      + HelpTopic.all.map { Candidate($0.word, $0.summary) } + views() + constraints
  }

  private var devices: [Candidate] {
    DeviceModel.all.map { model in
      let size = model.device.size(in: .portrait)
      return Candidate(model.name, "\(size.width)×\(size.height) @\(model.device.scale)")
    } + [Candidate("none", Phrase(en: "no size", ja: "大きさなし"))]
  }

  private var marks: [Candidate] {
    snapshot.history.marks.sorted { $0.key < $1.key }
      .map { Candidate($0.key, Phrase(en: "step \($0.value)", ja: "手順 \($0.value)")) }
  }

  /// The newest first.
  private var steps: [Candidate] {
    snapshot.history.moments.reversed().map { moment in
      let line = moment.line.split(separator: "\n").first.map(String.init)
      let start = Phrase(en: "the start", ja: "最初")
      return Candidate(String(moment.step), line.map { Phrase(Text($0)) } ?? start)
    }
  }

  /// A name with a blank in it stands in quotes.
  private func files(_ typed: Substring) -> [Candidate] {
    let isQuoted = typed.hasPrefix("\"")
    let path = String(isQuoted ? typed.dropFirst() : typed)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = snapshot.surroundings.list(FilePath.joined(snapshot.folder, folder))
    return names.map { folder + $0 }.filter { $0.hasPrefix(path) }.map { name in
      let needsQuotes = isQuoted || name.contains(" ")
      let isFolder = name.hasSuffix("/")
      let text = needsQuotes ? "\"" + name + (isFolder ? "" : "\"") : name
      return Candidate(
        text, isFolder ? Phrase(en: "folder", ja: "フォルダー") : "", isWhole: !isFolder)
    }
  }
}
