import Console
import Synchronization

/// The file that was read last, and whether somebody has written it since.
final class FileWatch: Sendable {
  private struct Watched {
    var path: String
    var version: Files.Version?
  }

  private let watched = Mutex<Watched?>(nil)

  /// The same surroundings, with an eye on what is read through them and not only probed.
  func watching(_ surroundings: Surroundings) -> Surroundings {
    var watching = surroundings
    watching.read = { [self] path in
      let version = Files.version(of: path)
      let result = surroundings.read(path)
      if case .success = result { watched.withLock { $0 = Watched(path: path, version: version) } }
      return result
    }
    watching.write = { [self] path, text in
      let result = surroundings.write(path, text)
      // What Tsume writes itself is no news.
      watched.withLock { if $0?.path == path { $0?.version = Files.version(of: path) } }
      return result
    }
    return watching
  }

  /// The file, once after each change. One that is missing may be about to be replaced.
  func takeChange() -> String? {
    watched.withLock { watched in
      guard let last = watched, let version = Files.version(of: last.path),
        version != last.version
      else { return nil }
      watched?.version = version
      return last.path
    }
  }
}
