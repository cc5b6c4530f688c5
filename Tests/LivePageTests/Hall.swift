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
  private var sightings: AsyncStream<Sighting>.Iterator
  private let tell: AsyncStream<Sighting>.Continuation

  /// A viewer that told so often in a row that it sees nothing else will see nothing else.
  private static let mostOfTheSame = 300

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
    self.tell = tell
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
      // Nobody waits for what a browser sees that is gone.
      browser.terminationHandler = { _ in tell.finish() }
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

  /// Waits until a viewer sees what is wanted; `nil` if it never does.
  func sees(_ viewer: String, _ isWanted: (Sighting) -> Bool) async -> Sighting? {
    var last: Sighting?
    var count = 0
    while let sighting = await sightings.next() {
      guard sighting.viewer == viewer else { continue }
      if isWanted(sighting) { return sighting }
      count = sighting == last ? count + 1 : 0
      last = sighting
      if count == Self.mostOfTheSame { break }
    }
    Issue.record("\(viewer) last saw \(last.map { "\($0)" } ?? "nothing")")
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

  /// One thing after the other is told, so that nothing comes before what was seen before it, and again and again
  /// even if nothing changes.
  private static let script = """
    const part = name => document.getElementById(name);
    const viewer = new URLSearchParams(location.search).get('viewer');
    const wait = time => new Promise(go => setTimeout(go, time));
    async function send(address) {
      while (!(await fetch(address).then(answer => answer.ok, () => false))) await wait(300);
    }
    let telling = Promise.resolve();
    const tell = () => {
      const address = 'why?view=' + encodeURIComponent(['seen', viewer, part('place').textContent,
        document.querySelectorAll('#stage .view').length,
        document.documentElement.classList.contains('lost'), part('why').textContent].join('|'));
      return telling = telling.then(() => send(address));
    };
    const press = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    let goesOn = viewer === 'looks back';
    new MutationObserver(() => {
      tell();
      if (goesOn && part('place').textContent.startsWith('0 /')) {
        goesOn = false;
        press('ArrowRight');
      }
    }).observe(document.documentElement,
      { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
    if (viewer === 'presses') document.querySelector('#v2').click();
    if (viewer === 'looks back') press('Home');
    for (;;) { await tell(); await wait(100); }
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
