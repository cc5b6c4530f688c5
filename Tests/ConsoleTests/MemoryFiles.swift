import Console
import Synchronization

/// Files in memory, so that sessions under test touch nothing.
final class MemoryFiles: Sendable {
  private let texts: Mutex<[String: String]>

  init(_ texts: [String: String] = [:]) { self.texts = Mutex(texts) }

  subscript(path: String) -> String? {
    get { texts.withLock { $0[path] } }
    set { texts.withLock { $0[path] = newValue } }
  }

  var surroundings: Surroundings {
    Surroundings(
      read: { path in
        self.texts.withLock { $0[path] }.map { .success($0) } ?? .failure(.missing(path))
      },
      write: { path, text in
        self.texts.withLock { $0[path] = text }
        return .success(())
      },
      list: { _ in self.texts.withLock { $0.keys.sorted() } }, isCancelled: { false })
  }
}
