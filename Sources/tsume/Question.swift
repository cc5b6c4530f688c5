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
    case .sessions:
      guard let folder = ShippedSessions.folder else {
        world.complain(UsageWords.noSessions)
        return .misused
      }
      Output.write(folder + "\n")
    }
    return .fine
  }
}
