package import Console
import Synchronization

/// Files in memory, for sessions that touch nothing.
package final class ScriptFiles: Sendable {
  private let texts: Mutex<[String: String]>
  private let originals: [String: String]

  package init(_ texts: [String: String]) {
    self.texts = Mutex(texts)
    originals = texts
  }

  /// As nothing had been written.
  func restore() { texts.withLock { $0 = originals } }

  package subscript(path: String) -> String? {
    get { texts.withLock { $0[path] } }
    set { texts.withLock { $0[path] = newValue } }
  }

  package var surroundings: Surroundings {
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

  /// What the lines of scripts read.
  package static func forScripts() -> ScriptFiles {
    var writer = ScriptWriter(seed: 1)
    return ScriptFiles([
      "log.txt": writer.logText(),
      "short.tsume":
        "add label short\nshort.leading == view.leading + 8\nshort.top == view.safeArea.top\n",
    ])
  }
}
