import Console
import Prose
import Synchronization

/// Keeps the journal of a conversation, and what an earlier one left. Where it cannot be kept a notice
/// says so, and another one when it can be again; where there is no folder for it, that of the history
/// does.
final class JournalKeeper {
  private let world: World
  private let folder: String?
  private var own: Journal?
  private var text: JournalText?
  /// The latest of those that an earlier conversation left: no other one offers it.
  private var left: Journal?
  /// The lines that every start begins with: kept with the first that the user has typed.
  private var opening: [String] = []
  /// The lines that are not on disk, with the steps that the first of them led to.
  private var missing: (lines: [String], from: Int)?
  /// What waits to be resumed, until that is done or it is forgotten.
  let interrupted = Interrupted()

  final class Interrupted: Sendable {
    private let waiting = Mutex<[InterruptedSession]>([])

    /// The latest first, without those that another conversation has gone on with.
    var sessions: [InterruptedSession] {
      waiting.withLock { $0 }.filter { Files.exists($0.journal) }
    }

    func wait(for sessions: [InterruptedSession]) { waiting.withLock { $0 = sessions } }
  }

  init(in world: World) {
    self.world = world
    folder = Files.stateFolder().map { "\($0)/journals" }
    lookForInterrupted()
  }

  /// Lines that nobody misses as long as nothing was typed behind them.
  func begin(with keeping: Keeping) {
    if case .lines(let lines) = keeping { opening += lines }
  }

  /// On disk when it returns, where that is possible.
  ///
  /// - Parameter step: Where what was accepted has led.
  func keep(_ keeping: Keeping, at step: Int) {
    switch keeping {
    case .nothing: break
    case .lines(let lines):
      _ = append(opening + lines, at: step)
      opening = []
    case .resumed(let lines, let isWhole, let path):
      // The old journal may end in what was never whole, or is refused: lines behind that are lost.
      if append(lines, at: step), isWhole { forget(path) }
    case .forgotten(let path): forget(path)
    }
  }

  private func forget(_ path: String) {
    if left?.path == path {
      left?.remove()
    } else if let other = Journal.left(at: path) {
      other.remove()
    }
    lookForInterrupted()
  }

  private func lookForInterrupted() {
    left = nil
    var sessions: [InterruptedSession] = []
    for path in folder.map(Journal.paths) ?? [] {
      guard let journal = Journal.left(at: path) else { continue }
      sessions.append(Self.session(of: journal))
      if sessions.count == 1 { left = consume journal }
      if sessions.count == Self.mostListed { break }
    }
    interrupted.wait(for: sessions)
  }

  /// More than anybody chooses from.
  private static let mostListed = 50

  /// The conversation has ended, and everything that was to be kept is.
  func end() {
    own?.remove()
    own = nil
  }

  /// Whether there is anything that the next conversation can go on with.
  var isKept: Bool { own != nil && missing == nil }

  /// Whether the lines are on disk. What could not be written before goes first: a journal with a gap
  /// would lead elsewhere.
  private func append(_ lines: [String], at step: Int) -> Bool {
    guard let folder else { return false }
    if lines.isEmpty, missing == nil { return true }
    let late = missing
    if write((late?.lines ?? []) + lines, in: folder) {
      missing = nil
      if let late {
        world.complain(PromptWords.journalIsKeptAgain(from: late.from, to: step))
      }
      return true
    }
    missing = ((late?.lines ?? []) + lines, late?.from ?? step)
    if late == nil { world.complain(PromptWords.journalIsNotKept(from: step)) }
    return false
  }

  private func write(_ lines: [String], in folder: String) -> Bool {
    if own == nil {
      own = Journal.new(in: folder)
      text = own?.text
    }
    guard var written = text, own?.append(lines, to: &written) == true else { return false }
    text = written
    return true
  }

  private static func session(of journal: borrowing Journal) -> InterruptedSession {
    let text = journal.text
    return InterruptedSession(
      journal: journal.path, end: Files.version(of: journal.path)?.minute ?? "",
      text: text.lines.map { $0 + "\n" }.joined(),
      folder: text.folder == Places.workingFolder ? "" : text.folder, isDamaged: text.isDamaged)
  }
}
