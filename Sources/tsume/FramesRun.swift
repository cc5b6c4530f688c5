import Console
import Prose

/// `tsume frames`: the frames of Interface Builder files.
struct FramesRun {
  /// `-` is the standard input.
  let paths: [String]
  let asJSON: Bool
  /// One of `contentSources`.
  let content: String

  static let contentSources = InterfaceFrames.contentSources

  /// Every file is answered, as JSON even one that cannot be read.
  func run(in world: World) -> ExitStatus {
    var status = ExitStatus.fine
    for path in paths {
      switch Files.readOrStandardInput(path) {
      case .failure(let failure):
        if asJSON { write(InterfaceFrames(unreadable: failure.reason), of: path, in: world) }
        world.complain(failure.reason)
        status = .misused
      case .success(let text):
        let frames = InterfaceFrames(
          of: text, content: content, isCancelled: world.surroundings.isCancelled)
        if asJSON { write(frames, of: path, in: world) }
        if !asJSON { show(frames, of: path, in: world) }
        if frames.hasConflict { status = status.worse(.failed) }
        for objection in frames.objections {
          world.complain("\(path.withVisibleControls, as: .emphasis): " + objection)
          status = .misused
        }
      }
    }
    return status
  }

  private func write(_ frames: InterfaceFrames, of path: String, in world: World) {
    Output.write(frames.json(for: path, in: world.language).encoded + "\n")
  }

  /// Each file under its name where there are several.
  private func show(_ frames: InterfaceFrames, of path: String, in world: World) {
    if paths.count > 1 { world.say("\(path.withVisibleControls, as: .emphasis)") }
    for report in frames.reports { world.print(report) }
  }
}
