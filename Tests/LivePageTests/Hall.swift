import Console
import ConsoleSupport
import Foundation
import Prose
import Synchronization
import Testing

@testable import LivePage

/// A prompt with its page, and viewers in real browsers who tell what they see.
///
/// Who looks on can only ask; what a viewer sees comes back as a question that only this page asks.
final class Hall {
  private var session: Session
  private var feed = PageFeed()
  let server: LiveServer
  private let browsers: [Process]
  private let folders: [URL]
  private let seen: AsyncStream<Sighting>
  private var sightings: AsyncStream<Sighting>.Iterator
  private let tell: AsyncStream<Sighting>.Continuation

  /// What one viewer sees at one moment.
  struct Sighting: Equatable {
    var viewer: String
    /// `2 / 5`: the step that is shown, and the last.
    var place: String
    var views: Int
    /// What the page says about the view that was pressed.
    var why: String
    var isLost: Bool
  }

  /// - Parameters:
  ///   - viewers: One browser each, which opens the page when it is there.
  ///   - language: Of the prompt.
  init(viewers: [String], _ language: Language = .english, after lines: [String]) async throws {
    session = try Session(language: language, surroundings: .none)
    server = try #require(await LiveServer.started())
    let (seen, tell) = AsyncStream<Sighting>.makeStream()
    (self.seen, self.tell) = (seen, tell)
    sightings = seen.makeAsyncIterator()
    folders = viewers.map { _ in
      FileManager.default.temporaryDirectory.appending(path: "tsume-\(UUID().uuidString)")
    }
    let address = server.address
    browsers = try zip(viewers, folders).map { name, folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try #require(
        Chromium.process(
          opening: "\(address)?viewer=\(name.replacing(" ", with: "%20"))", in: folder,
          ["--remote-debugging-port=0"]))
    }
    for line in lines { say(line) }
    for browser in browsers {
      browser.standardOutput = FileHandle.nullDevice
      try browser.run()
    }
  }

  func close() {
    for browser in browsers {
      browser.terminate()
      browser.waitUntilExit()
    }
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
    server.stop()
    tell.finish()
  }

  func say(_ line: String) {
    let turn = session.execute(line)
    #expect(!turn.isRefused, "\(line)")
    guard let update = feed.update(to: session) else {
      Issue.record("nothing to show after \(line)")
      return
    }
    let tell = tell
    server.show(
      update.message,
      LiveScene(
        page: { Watch.page(update.page($0)) },
        step: update.step,
        answer: { question in
          guard let sighting = Sighting(question) else { return update.why(question) }
          tell.yield(sighting)
          return ""
        }))
  }

  /// Waits until a viewer sees what is wanted.
  func sees(_ viewer: String, _ isWanted: (Sighting) -> Bool) async -> Sighting? {
    while let sighting = await sightings.next() {
      if sighting.viewer == viewer, isWanted(sighting) { return sighting }
    }
    return nil
  }

  func loseAllConnections() { server.broadcast.close() }
}

/// The page with a script that tells what there is to see, whenever that changes.
private enum Watch {
  static func page(_ page: String) -> String {
    page.replacing(
      "</body>", with: "<script nonce=\"tsume\" type=\"module\">\(script)</script></body>")
  }

  private static let script = """
    const part = name => document.getElementById(name);
    const viewer = new URLSearchParams(location.search).get('viewer');
    const send = address => fetch(address).then(answer => answer.ok || Promise.reject())
      .catch(() => setTimeout(send, 300, address));
    const tell = () => send('why?view=' + encodeURIComponent(['seen', viewer,
      part('place').textContent, document.querySelectorAll('#stage .view').length,
      document.documentElement.classList.contains('lost'), part('why').textContent].join('|')));
    new MutationObserver(tell).observe(document.documentElement,
      { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
    if (viewer.startsWith('presses')) document.querySelector('#v2').click();
    if (viewer.startsWith('looks back')) {
      for (const key of ['Home', 'ArrowRight']) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await new Promise(go => setTimeout(go, 300));
      }
    }
    tell();
    """
}

extension Hall.Sighting {
  fileprivate init?(_ question: String) {
    let parts = question.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 6, parts[0] == "seen" else { return nil }
    self.init(
      viewer: parts[1], place: parts[2], views: Int(parts[3]) ?? 0,
      why: parts[5...].joined(separator: "|"), isLost: parts[4] == "true")
  }
}

extension LiveServer {
  /// One that waits for its port on a thread of its own: those of the tests are few, and the server
  /// needs one.
  static func started() async -> LiveServer? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: LiveServer()) }
    }
  }
}
