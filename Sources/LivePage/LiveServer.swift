import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A page that follows what is published, on the loopback address, for who knows the token.
package final class LiveServer: Sendable {
  let broadcast = Broadcast()
  private let server: HTTPServer
  private let running: Mutex<Task<Void, Never>?>
  /// Where a browser finds it.
  package let address: String

  /// Seconds that an answer may take. The library's 15 end in an error page where the machine is busy, and a
  /// browser does not ask again by itself.
  private static let patience = 86_400.0

  /// Starts to answer; `nil` if no port can be had.
  package init?() {
    let token = Self.token()
    guard let loopback = try? sockaddr_in.inet(ip4: "127.0.0.1", port: 0) else { return nil }
    let server = HTTPServer(
      address: loopback, timeout: Self.patience, logger: .disabled,
      handler: PageHandler(broadcast: broadcast, token: token))
    let task = Task.detached(priority: .userInitiated) { _ = try? await server.run() }
    guard let port = Self.port(of: server) else {
      task.cancel()
      return nil
    }
    self.server = server
    running = Mutex(task)
    address = "http://127.0.0.1:\(port)/\(token)/"
  }

  /// Shows something else. Never waits for a viewer.
  ///
  /// - Parameters:
  ///   - message: What leads there from what was shown before, on one line; `nil` if the page is to be loaded
  ///     anew.
  ///   - scene: What is shown now.
  package func show(_ message: String?, _ scene: LiveScene) { broadcast.publish(message, scene) }

  /// Ends all connections.
  package func stop() {
    broadcast.close()
    running.withLock { task in
      task?.cancel()
      task = nil
    }
  }

  /// Waits until the server listens, which it does at once or not at all.
  private static func port(of server: HTTPServer) -> UInt16? {
    let done = DispatchSemaphore(value: 0)
    let search = Search()
    Task.detached(priority: .userInitiated) {
      try? await server.waitUntilListening(timeout: patience)
      if case .ip4(_, let port)? = await server.listeningAddress {
        search.port.withLock { $0 = port }
      }
      done.signal()
    }
    done.wait()
    return search.port.withLock { $0 }
  }

  private final class Search: Sendable {
    let port = Mutex<UInt16?>(nil)
  }

  /// 128 bits that nobody guesses.
  private static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = (0..<4).map { _ in
      let part = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 8 - part.count) + part
    }
    return digits.joined()
  }
}
