import Console
import Prose

/// What is asked about the program itself.
enum Question {
  case help
  /// A page of the help: `tsume help lessons`.
  case page(of: [String])
  case version
  case sessions
  case manual
  case completions(CompletionScript)
  /// What the last word of a line at the prompt could be: completions ask.
  case words(line: String)

  static let number = "1.0"

  /// `nil` if the arguments ask for something else, or for nothing that there is.
  init?(arguments: [String]) {
    switch (arguments.first, arguments.dropFirst().first) {
    case ("help", _?): self = .page(of: Array(arguments.dropFirst()))
    case ("help", nil), ("--help", _), ("-h", _): self = .help
    case ("--version", nil): self = .version
    case ("--sessions", nil): self = .sessions
    case ("--manual", nil): self = .manual
    case ("--completions", let shell?) where arguments.count == 2:
      guard let script = CompletionScript(for: shell) else { return nil }
      self = .completions(script)
    case ("--words", let word?) where CompletionScript.asking[word] != nil && arguments.count < 4:
      let line = CompletionScript.asking[word] ?? word
      self = .words(line: "\(line) \(arguments.dropFirst(2).first ?? "")")
    default: return nil
    }
  }

  func answer(in world: World) -> ExitStatus {
    switch self {
    case .help: world.print(UsageWords.overview)
    case .page(let words): return LineRun(in: world).run(["help " + words.joined(separator: " ")])
    case .version: Output.write("tsume \(Self.number)\n")
    case .manual: Output.write(ManualPage(in: world.language).text)
    case .completions(let script): Output.write(script.text)
    case .words(let line): return offer(wordsFor: line, in: world)
    case .sessions:
      guard let folder = ShippedSessions.folder else {
        world.complain(UsageWords.noSessions)
        return .misused
      }
      Output.write(folder + "\n")
    }
    return .fine
  }

  /// One a line, each with a word about it behind a tab.
  private func offer(wordsFor line: String, in world: World) -> ExitStatus {
    guard let session = Session.opened(in: world, with: world.surroundings) else { return .misused }
    let completion = session.completion(of: line, at: line.utf8.count)
    let isEmpty = completion.start == line.utf8.count
    for candidate in completion.candidates
    where !candidate.text.hasPrefix("-") && !(isEmpty && candidate.waitsForLetter) {
      let note = candidate.note.text(in: world.language).string
      Output.write(candidate.text + (note.isEmpty ? "" : "\t" + note) + "\n")
    }
    return .fine
  }
}
