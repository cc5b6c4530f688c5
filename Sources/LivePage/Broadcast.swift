import Synchronization

/// What is shown, and what happened since a viewer saw it last.
///
/// Whoever publishes never waits: messages are kept once, each viewer knows how far it has come, and one that is
/// slow or asleep finds the rest when it comes back.
final class Broadcast: Sendable {
  private struct State {
    var page: @Sendable (_ place: Int) -> String
    var messages: [String] = []
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

  init() { state = Mutex(State(page: { _ in "" })) }

  /// The whole page as it is now, which says how far it has come.
  func page() -> String {
    let (page, place) = state.withLock { ($0.page, $0.end) }
    return page(place)
  }

  /// - Parameters:
  ///   - message: What whoever has the page before needs; `nil` if it is of no use to them any more.
  ///   - page: The whole, made when somebody asks for it.
  func publish(_ message: String?, page: @escaping @Sendable (_ place: Int) -> String) {
    let bells = state.withLock { state in
      state.page = page
      if let message {
        state.messages.append(message)
      } else {
        state.first = state.end + 1
        state.messages = []
      }
      return Array(state.bells.values)
    }
    for bell in bells { bell.yield() }
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
  func bell() -> AsyncStream<Void> {
    let (stream, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
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
