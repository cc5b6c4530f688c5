import Console
import Prose

/// `tsume mark`: what pupils' saved answers do to a lesson, or to each of a folder of them.
struct MarkRun {
  /// By name or number, or a file or folder.
  let lesson: String
  /// Files, or folders of them.
  let answers: [String]
  let asJSON: Bool
  let junitPath: String?

  /// One answer, and what it does to the lesson or why it cannot be read.
  typealias Marked = (file: String, result: Result<LessonMarking, Surroundings.FileFailure>)

  func run(in world: World) -> ExitStatus {
    let lessons = LessonMarking.lessons(named: lesson, world.surroundings)
    let read = files.map { (file: $0, text: Files.read($0)) }
    var suites: [JUnitMarks.Suite] = []
    for lesson in lessons {
      do throws(LessonMarking.NoLesson) {
        let own = read.filter { LessonMarking.isAnswer($0.file, to: lesson, of: lessons) }
        let marked = try mark(own, for: lesson, in: world)
        tell(marked, of: lesson, isOneOfMany: lessons.count > 1, in: world)
        suites.append((lesson, marked))
      } catch {
        world.complain(error.reason)
        return .misused
      }
    }
    let status = suites.flatMap(\.marked).reduce(ExitStatus.fine) { $0.worse(Self.status(of: $1)) }
    return keep(suites, in: world) ? status : status.worse(.misused)
  }

  private static func status(of marked: Marked) -> ExitStatus {
    switch marked.result {
    case .failure: .misused
    case .success(let marking): marking.isSolved ? .fine : .failed
    }
  }

  private func mark(
    _ answers: [(file: String, text: Result<String, Surroundings.FileFailure>)],
    for lesson: String, in world: World
  ) throws(LessonMarking.NoLesson) -> [Marked] {
    var marked: [Marked] = []
    for (file, text) in answers {
      switch text {
      case .failure(let failure): marked.append((file, .failure(failure)))
      case .success(let text):
        let marking = try LessonMarking(
          of: text, at: file, for: lesson, in: world.language, world.surroundings)
        marked.append((file, .success(marking)))
      }
    }
    return marked
  }

  private var files: [String] {
    var seen: Set<String> = []
    return answers.flatMap { path in
      Places.isFolder(path) ? Places.answers(at: path, but: &seen) : [path]
    }
  }

  private func tell(_ marked: [Marked], of lesson: String, isOneOfMany: Bool, in world: World) {
    if asJSON {
      for answer in marked { Output.write(json(of: answer, lesson, in: world).encoded + "\n") }
    } else if isOneOfMany {
      world.say("\(lesson.withVisibleControls, as: .emphasis)")
    }
    for (file, result) in marked {
      let shown = file.withVisibleControls
      switch result {
      case .success(let marking): if !asJSON { world.print(marking.report(for: shown)) }
      case .failure(let failure):
        if !asJSON { world.print(LessonMarking.report(for: shown, unreadable: failure.reason)) }
        if asJSON { world.complain(failure.reason) }
      }
    }
    if !asJSON, marked.count > 1 { world.say(total(of: marked)) }
  }

  private func json(of marked: Marked, _ lesson: String, in world: World) -> JSONValue {
    switch marked.result {
    case .success(let marking): marking.json(for: marked.file, lesson: lesson, in: world.language)
    case .failure(let failure):
      LessonMarking.json(
        for: marked.file, lesson: lesson, unreadable: failure.reason, in: world.language)
    }
  }

  private func total(of marked: [Marked]) -> Phrase {
    let statuses = marked.map(Self.status)
    return LessonMarking.total(
      marked.count, solved: statuses.count { $0 == .fine },
      unread: statuses.count { $0 == .misused })
  }

  /// Whether the report that was asked for is on disk.
  private func keep(_ suites: [JUnitMarks.Suite], in world: World) -> Bool {
    guard let junitPath else { return true }
    let report = JUnitMarks(suites, in: world.language)
    guard case .failure(let failure) = Files.write(junitPath, report.text) else { return true }
    world.complain(failure.reason)
    return false
  }
}
