import ArgumentParser
import LineEditing
import Prose

/// What the command line asks for.
enum Invocation {
  /// Files that are opened together, or one of another kind.
  case prompt(files: [String], startup: Bool)
  case lines([String])
  case replay(file: String, writes: Bool)
  case check(CheckRun)
  case conflict(ConflictRun)
  case frames(FramesRun)
  case about(Question)
  case code(CodeRun)
  /// One by its name, else the list of them.
  case lesson(String?)
  case mark(MarkRun)
  case misuse(UsageFailure)

  /// The argument parser reads; its own words are never shown.
  init(arguments: [String]) {
    if let question = Question(arguments: arguments) {
      self = .about(question)
      return
    }
    do {
      self =
        try (Root.parseAsRoot(arguments) as? any Invocable)?.invocation ?? .about(.help)
    } catch {
      self =
        arguments.contains { ["--help", "-h"].contains($0) }
        ? .about(.help) : .misuse(UsageFailure(arguments: arguments))
    }
  }

  func run(in world: World) -> ExitStatus {
    switch self {
    case .prompt(let files, let startup):
      if let missing = files.first(where: { !Files.exists($0) }) {
        world.complain(UsageWords.noSuchFile(missing, near: Files.near(missing)))
        return .misused
      }
      return converse(in: world, opening: LineRun.opening(files), startup: startup)
    case .lines(let lines): return LineRun(in: world).run(lines)
    case .replay(let file, let writes):
      return LineRun(in: world).replay(file, writing: writes)
    case .check(let run): return run.run(in: world)
    case .conflict(let run): return run.run(in: world)
    case .frames(let run): return run.run(in: world)
    case .about(let question): return question.answer(in: world)
    case .code(let run): return run.run(in: world)
    case .lesson(let name):
      return converse(in: world, opening: LineRun.starting(lesson: name), startup: false)
    case .mark(let run): return run.run(in: world)
    case .misuse(let failure):
      world.complain(failure.words)
      return .misused
    }
  }

  /// At the prompt where somebody sits there, else with what comes in.
  private func converse(in world: World, opening: String?, startup: Bool) -> ExitStatus {
    guard world.style.isInteractive else {
      return LineRun(in: world).runStandardInput(after: opening)
    }
    let world = world.inRememberedLanguage
    guard let prompt = Prompt(in: world) else {
      world.complain(PromptWords.noTerminal)
      return .misused
    }
    return prompt.run(opening: opening, startup: startup)
  }
}

extension Invocation {
  /// What is declared here, in the argument parser's words for machines.
  static var declarations: String {
    do {
      _ = try Root.parseAsRoot(["--experimental-dump-help"])
      return ""
    } catch {
      return Root.fullMessage(for: error)
    }
  }
}

/// A command of the command line that says what it asks for.
private protocol Invocable {
  var invocation: Invocation { get }
}

private struct Root: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tsume",
    subcommands: [
      Open.self, Replay.self, Check.self, Conflict.self, Frames.self, Code.self, Lesson.self,
      Mark.self,
    ],
    defaultSubcommand: Open.self, helpNames: [])
}

/// `tsume`, `tsume FILE…`, `tsume -c LINE`.
private struct Open: ParsableCommand, Invocable {
  @Option(name: .customShort("c"), parsing: .unconditionalSingleValue) var lines: [String] = []
  @Flag(name: .customLong("no-startup")) var skipsStartup = false
  @Argument var files: [String] = []

  var invocation: Invocation {
    lines.isEmpty
      ? .prompt(files: files, startup: !skipsStartup)
      : .lines((LineRun.opening(files).map { [$0] } ?? []) + lines)
  }
}

private struct Replay: ParsableCommand, Invocable {
  @Flag var write = false
  @Argument var file: String

  var invocation: Invocation { .replay(file: file, writes: write) }
}

private struct Check: ParsableCommand, Invocable {
  @Flag var update = false
  @Flag var json = false
  @Option var junit: String?
  @Argument var paths: [String]

  var invocation: Invocation {
    .check(CheckRun(paths: paths, updates: update, asJSON: json, junitPath: junit))
  }
}

private struct Conflict: ParsableCommand, Invocable {
  @Flag var json = false
  @Argument var paths: [String] = []

  var invocation: Invocation { .conflict(ConflictRun(paths: paths, asJSON: json)) }
}

private struct Code: ParsableCommand, Invocable {
  @Flag var json = false
  @Argument var paths: [String]

  var invocation: Invocation { .code(CodeRun(paths: paths, asJSON: json)) }
}

private struct Lesson: ParsableCommand, Invocable {
  @Argument var name: String?

  var invocation: Invocation { .lesson(name) }
}

private struct Mark: ParsableCommand, Invocable {
  @Flag var json = false
  @Option var junit: String?
  @Argument var lesson: String
  @Argument var answers: [String]

  var invocation: Invocation {
    .mark(MarkRun(lesson: lesson, answers: answers, asJSON: json, junitPath: junit))
  }
}

private struct Frames: ParsableCommand, Invocable {
  @Flag var json = false
  @Option var content = FramesRun.contentSources[0]
  @Argument var paths: [String]

  var invocation: Invocation {
    .frames(FramesRun(paths: paths, asJSON: json, content: content))
  }

  func validate() throws {
    guard FramesRun.contentSources.contains(content) else { throw ValidationError("") }
  }
}
