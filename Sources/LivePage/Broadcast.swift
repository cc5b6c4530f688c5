import Synchronization

/// What is shown, and what happened since a viewer saw it last.
///
/// Whoever publishes never waits: messages are kept once, each viewer knows how far it has come, and one that is
/// slow or asleep finds the rest when it comes back.
final class Broadcast: Sendable {
  private struct State {
    /// `nil` until there is something to see.
    var scene: LiveScene?
    var messages: [String] = []
    var size = 0
    /// The place of the first message that is kept.
    var first = 0
    var bells: [Int: AsyncStream<Void>.Continuation] = [:]
    var nextBell = 0

    var end: Int { first + messages.count }
  }

  /// What a viewer has not seen yet.
  enum News: Equatable {
    /// With the place behind them.
    case messages([String], upTo: Int)
    /// So much has happened, or something so different, that the page is to be loaded anew.
    case reload
  }

  private let state: Mutex<State>

  /// Who is further behind than this loads the page anew, which costs less than so many messages.
  private static let mostKept = 400
  private static let mostBytes = 8_000_000

  init() { state = Mutex(State()) }

  /// The whole page as it is now, which says how far it has come. Who comes before there is anything to see waits
  /// for it; `nil` if it never comes.
  func page() async -> String? {
    for await _ in bell(ringsAtOnce: true) {
      let (scene, place) = state.withLock { ($0.scene, $0.end) }
      if let scene { return scene.page(place) }
    }
    return nil
  }

  /// What an earlier step shows; `nil` for one that is not there.
  func step(_ number: Int) -> String? { state.withLock { $0.scene }?.step(number) }

  /// What is said of a view now; `nil` for one that is not there.
  func answer(about view: String) -> String? { state.withLock { $0.scene }?.answer(view) }

  /// - Parameters:
  ///   - message: What whoever has the page before needs; `nil` if it is of no use to them any more.
  ///   - scene: What is asked for now and then.
  func publish(_ message: String?, _ scene: LiveScene) {
    let bells = state.withLock { state in
      state.scene = scene
      if let message {
        state.messages.append(message)
        state.size += message.utf8.count
      } else {
        state.first = state.end + 1
        (state.messages, state.size) = ([], 0)
      }
      Self.dropOldest(of: &state)
      return Array(state.bells.values)
    }
    for bell in bells { bell.yield() }
  }

  private static func dropOldest(of state: inout State) {
    var count = max(0, state.messages.count - mostKept)
    var size = state.messages.prefix(count).reduce(state.size) { $0 - $1.utf8.count }
    while size > mostBytes, count < state.messages.count - 1 {
      size -= state.messages[count].utf8.count
      count += 1
    }
    state.messages.removeFirst(count)
    state.first += count
    state.size = size
  }

  /// `nil` if there is nothing new.
  func news(after place: Int) -> News? {
    state.withLock { state in
      if place == state.end { return nil }
      guard place >= state.first, place < state.end else { return .reload }
      return .messages(Array(state.messages[(place - state.first)...]), upTo: state.end)
    }
  }

  /// Rings when there is something new; only whether it rang counts, not how often.
  func bell(ringsAtOnce: Bool = false) -> AsyncStream<Void> {
    let (stream, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    if ringsAtOnce { bell.yield() }
    let number = state.withLock { state in
      state.nextBell += 1
      state.bells[state.nextBell] = bell
      return state.nextBell
    }
    bell.onTermination = { [weak self] _ in
      self?.state.withLock { $0.bells[number] = nil }
    }
    return stream
  }

  func close() {
    let bells = state.withLock { Array($0.bells.values) }
    for bell in bells { bell.finish() }
  }
}
