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
        if let text = self[path] { return .success(text) }
        return .failure(self.names(in: path).isEmpty ? .missing(path) : .isFolder(path))
      },
      write: { path, text in
        self.texts.withLock { $0[path] = text }
        return .success(())
      },
      list: { self.names(in: $0) }, isCancelled: { false })
  }

  /// Folders with a slash at their end.
  private func names(in folder: String) -> [String] {
    let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    let inside = texts.withLock { $0.keys.filter { $0.hasPrefix(start) } }
    return Set(
      inside.map { path in
        let rest = path.dropFirst(start.count)
        return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
      }
    ).sorted()
  }
}
