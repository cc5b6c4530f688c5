import Console
import LivePage
import Synchronization

/// The page that follows the prompt, while there is one.
final class PageKeeper: Sendable {
  private struct State {
    var server: LiveServer?
    var feed = PageFeed()
  }

  private let state = Mutex(State())

  /// Starts or ends it, as a line asks.
  @Sendable func answer(_ request: PageRequest) -> PageAnswer {
    state.withLock { state in
      guard case .stop = request else {
        guard let server = state.server ?? LiveServer() else { return .failed }
        state.server = server
        if case .talk = request { return .at(address: server.address + "?talk") }
        return .at(address: server.address)
      }
      guard let server = state.server else { return .wasNotThere }
      server.stop()
      state = State()
      return .stopped
    }
  }

  /// Shows what the last line has done. Without a page it costs nothing.
  func follow(_ session: Session) {
    state.withLock { state in
      guard let server = state.server, let update = state.feed.update(to: session) else { return }
      server.show(
        update.message, LiveScene(page: update.page, step: update.step, answer: update.why))
    }
  }
}
