import Console
import Prose
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps the journal of a conversation, and what an earlier one left. If it cannot be kept, one
/// notice says so.
final class JournalKeeper {
  private let world: World
  private let folder: String?
  private var own: Journal?
  private var left: Journal?
  private var isKept = true
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

  /// On disk when it returns.
  func keep(_ keeping: Keeping) {
    switch keeping {
    case .nothing: break
    case .lines(let lines): append(lines)
    case .resumed:
      own = left.take()
      interrupted.take()
    case .forgotten:
      left?.remove()
      left = nil
      interrupted.take()
    }
  }

  /// The conversation has ended as it should.
  func end() {
    own?.remove()
    own = nil
  }

  private func append(_ lines: [String]) {
    guard isKept, let folder, !lines.isEmpty else { return }
    var lines = lines
    if own == nil {
      own = Journal.new(in: folder)
      lines.insert(Self.head + Self.workingFolder, at: 0)
    }
    if own?.append(lines) != true {
      isKept = false
      world.complain(PromptWords.journalIsNotKept)
    }
  }

  // MARK: The folder that relative paths start from

  /// A comment to whoever replays the file.
  private static let head = "# in "

  private static var workingFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  private static func session(in text: String) -> InterruptedSession {
    let first = text.prefix { $0 != "\n" }
    let folder = first.hasPrefix(head) ? String(first.dropFirst(head.count)) : ""
    return InterruptedSession(text: text, folder: folder == workingFolder ? "" : folder)
  }
}
