import Console
import Prose
import Synchronization

/// Keeps the journal of a conversation, and what an earlier one left. If it cannot be kept, one
/// notice says so; where there is no folder for it, that of the history does.
final class JournalKeeper {
  private let world: World
  private let folder: String?
  private var own: Journal?
  private var left: Journal?
  private var isKept = true
  /// The lines that every start begins with: kept with the first that the user has typed.
  private var opening: [String] = []
  /// What waits to be resumed, until that is done or it is forgotten.
  let interrupted: Interrupted

  final class Interrupted: Sendable {
    private let waiting: Mutex<InterruptedSession?>

    init(_ session: InterruptedSession?) { waiting = Mutex(session) }

    var session: InterruptedSession? { waiting.withLock { $0 } }

    func take() { waiting.withLock { $0 = nil } }
  }

  init(in world: World) {
    self.world = world
    folder = Files.stateFolder().map { "\($0)/journals" }
    left = folder.flatMap { Journal.left(in: $0) }
    interrupted = Interrupted((left?.text).map(Self.session))
  }

  /// Lines that nobody misses as long as nothing was typed behind them.
  func begin(with keeping: Keeping) {
    if case .lines(let lines) = keeping { opening += lines }
  }

  /// On disk when it returns.
  func keep(_ keeping: Keeping) {
    switch keeping {
    case .nothing: break
    case .lines(let lines):
      _ = append(opening + lines)
      opening = []
    case .resumed(let lines, let isWhole):
      // The old journal may end in what was never whole, or is refused: lines behind that are lost.
      if append(lines), isWhole { forgetInterrupted() }
    case .forgotten: forgetInterrupted()
    case .anew(let lines):
      end()
      opening = []
      _ = append(lines)
    }
  }

  private func forgetInterrupted() {
    left?.remove()
    left = nil
    interrupted.take()
  }

  /// The conversation has ended as it should.
  func end() {
    own?.remove()
    own = nil
  }

  /// Whether the lines are on disk.
  private func append(_ lines: [String]) -> Bool {
    guard isKept, let folder else { return false }
    if lines.isEmpty { return true }
    var lines = lines
    if own == nil {
      own = Journal.new(in: folder)
      lines.insert(Self.head + Files.workingFolder, at: 0)
    }
    if own?.append(lines) == true { return true }
    isKept = false
    world.complain(PromptWords.journalIsNotKept)
    return false
  }

  // MARK: The folder that relative paths start from

  /// A comment to whoever replays the file.
  private static let head = "# in "

  private static func session(in text: String) -> InterruptedSession {
    let first = text.prefix { $0 != "\n" }
    let folder = first.hasPrefix(head) ? String(first.dropFirst(head.count)) : ""
    return InterruptedSession(text: text, folder: folder == Files.workingFolder ? "" : folder)
  }
}
