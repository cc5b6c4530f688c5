import Console
import Prose

/// `tsume mark`: what pupils' saved answers do to a lesson.
struct MarkRun {
  /// By name or number, or a file.
  let lesson: String
  /// Files, or folders of them.
  let answers: [String]
  let asJSON: Bool
  let junitPath: String?

  func run(in world: World) -> ExitStatus {
    var status = ExitStatus.fine
    var marked: [(file: String, marking: LessonMarking)] = []
    for file in files {
      switch Files.read(file) {
      case .failure(let failure):
        world.complain(failure.reason)
        status = .misused
      case .success(let text):
        do throws(LessonMarking.NoLesson) {
          let marking = try LessonMarking(
            of: text, for: lesson, in: world.language, world.surroundings)
          tell(marking, of: file, in: world)
          if !marking.isSolved { status = status.worse(.failed) }
          marked.append((file, marking))
        } catch {
          world.complain(error.reason)
          return .misused
        }
      }
    }
    return keep(marked, in: world) ? status : status.worse(.misused)
  }

  private var files: [String] {
    var seen: Set<String> = []
    return answers.flatMap { path in
      Places.isFolder(path) ? Places.sessions(at: path, but: &seen) : [path]
    }
  }

  private func tell(_ marking: LessonMarking, of file: String, in world: World) {
    if asJSON {
      let json = marking.json(for: file, lesson: lesson, in: world.language)
      Output.write(json.encoded + "\n")
    } else {
      world.print(marking.report(for: file.withVisibleControls))
    }
  }

  /// Whether the report that was asked for is on disk.
  private func keep(
    _ marked: [(file: String, marking: LessonMarking)], in world: World
  ) -> Bool {
    guard let junitPath else { return true }
    let report = JUnitMarks(marked, of: lesson, in: world.language)
    guard case .failure(let failure) = Files.write(junitPath, report.text) else { return true }
    world.complain(failure.reason)
    return false
  }
}
