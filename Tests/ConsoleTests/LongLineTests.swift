import AutoLayout
import Console
import Patience
import Prose
import Synchronization
import TestSupport
import Testing

/// Whatever a line does at length passes by one place, where it is counted and can be stopped.
@Suite struct LongLineTests {
  /// Says yes from a chosen question on, and remembers how much work was done by then.
  private final class Watch: Sendable {
    private let state = Mutex((asked: 0, limit: Int.max, workThen: 0))

    var isCancelled: Bool {
      state.withLock { state in
        state.asked += 1
        if state.asked == state.limit { state.workThen = LineWork.count }
        return state.asked >= state.limit
      }
    }

    var asked: Int { state.withLock { $0.asked } }
    var workThen: Int { state.withLock { $0.workThen } }

    func stop(at limit: Int) { state.withLock { $0 = (0, limit, 0) } }
  }

  private static let files = [10, 40].reduce(into: [String: String]()) { files, size in
    files["large\(size).tsume"] =
      LargeSession.lines(views: size * 5).joined(separator: "\n")
    files["comments\(size).tsume"] =
      "add label a\n" + String(repeating: "# a comment\n", count: size * 200)
    files["output\(size).tsume"] =
      "add label a\n" + String(repeating: "| printed\n", count: size * 200)
    files["alike\(size).storyboard"] = storyboard(views: size * 5)
    files["framed\(size).json"] = json(views: size * 5)
    files["chain\(size).log"] = log(labels: size * 4)
    files["wide\(size).log"] = log(labels: size * 4, ending: 8)
    files["classes\(size).swift"] = (0..<size * 4).map { number in
      "class Card\(number): UIView {\n  func setUp() { let a = UILabel(); addSubview(a) }\n}\n"
    }.joined()
  }

  /// Views side by side, to none of which anybody gave a name.
  private static func storyboard(views: Int) -> String {
    let views = (0..<views).map { number in
      """
      <view contentMode="scaleToFill" id="v\(number)">
        <rect key="frame" x="0" y="\(number)" width="10" height="10"/></view>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        useAutolayout="YES" initialViewController="c">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="414" height="896"/>
          <subviews>\(views.joined())</subviews>
        </view></viewController></objects></scene></scenes>
      </document>
      """
  }

  /// Views that are laid out by their frames, as `export json` writes them.
  private static func json(views: Int) -> String {
    let views = (0..<views).map { number in
      """
      {"name": "v\(number)", "kind": "view", "frame": {"x": 0, "y": \(number), "width": 10, "height": 10,
        "superviewWidth": 393, "superviewHeight": 852}}
      """
    }
    return """
      {"format": "tsume-layout", "version": 1, "constraints": [],
        "views": [\(views.joined(separator: ","))]}
      """
  }

  /// Labels one below the other, all with the same text.
  ///
  /// - Parameter end: Where the last one is to stand below the first one, too close to be held.
  private static func log(labels: Int, ending end: Int? = nil) -> String {
    func label(_ number: Int) -> String { "UILabel:0x7f\(100_000 + number)'Row'" }
    func line(_ number: Int, _ last: Int, below first: Int, by distance: Int) -> String {
      """
          "<NSLayoutConstraint:0x60\(100_000 + number) \(label(last)).top == \
      \(label(first)).bottom + \(distance)   (active)>",
      """
    }
    var lines = (0..<labels).map { line($0, $0 + 1, below: $0, by: 8) }
    if let end { lines.append(line(labels, labels, below: 0, by: end)) }
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.joined(separator: "\n") + "\n)\n"
  }

  /// Writes nothing, so that every copy finds the folder as it was.
  private static func session(_ watch: Watch? = nil, views size: Int?) throws -> Session {
    var surroundings = MemoryFiles(files).surroundings
    surroundings.write = { _, _ in .success(()) }
    watch?.stop(at: .max)
    if let watch { surroundings.isCancelled = { watch.isCancelled } }
    var session = try Session(language: .english, surroundings: surroundings)
    if let size { #expect(!session.execute("replay large\(size).tsume").isRefused) }
    watch?.stop(at: .max)
    return session
  }

  private static func work(of line: String, in session: Session) -> Int {
    var session = session
    return LineWork.of({ false }) {
      #expect(!session.execute(line).isRefused, "\(line)")
      return LineWork.count
    }
  }

  private static let questions = [
    "solver", "constraints", "constraints --json", "history", "tree", "frames", "draw",
    "save other.tsume", "export svg picture.svg",
  ]

  @Test func `What looks at everything is counted, and costs what there is`() throws {
    let few = try Self.session(views: 10)
    let many = try Self.session(views: 40)
    for line in Self.questions {
      let (small, large) = (Self.work(of: line, in: few), Self.work(of: line, in: many))
      #expect(small >= 50, "\(line)")
      // The rows of the tableau grow with the chain that they are of.
      let most = line == "solver" ? 16 : 5
      #expect(small * 3 <= large && large <= small * most, "\(line): \(small), \(large)")
    }
  }

  /// Where all stands below the first, a line that takes its place away leaves all of it open.
  @Test(arguments: ["remove s0", "deactivate c3", "hide s0"])
  func `A line that changes much costs as much as it changes`(line: String) throws {
    let (few, many) = (try Self.session(views: 10), try Self.session(views: 40))
    let (small, large) = (Self.work(of: line, in: few), Self.work(of: line, in: many))
    #expect(large <= max(small, 20) * 6, "\(line): \(small), \(large)")
  }

  @Test func `What goes through all steps costs as much as there are`() throws {
    let (few, many) = (try Self.session(views: 10), try Self.session(views: 40))
    let (small, large) = (
      Self.work(of: "when conflict", in: few), Self.work(of: "when conflict", in: many)
    )
    #expect(small >= 1_000 && large <= small * 6, "\(small), \(large)")
  }

  private static let readings = [
    "replay comments%.tsume", "replay output%.tsume", "import alike%.storyboard",
    "import chain%.log", "import wide%.log", "import framed%.json",
  ]

  @Test(arguments: readings)
  func `What is read is counted, and costs its length`(line: String) throws {
    let works = try [10, 40].map { size in
      let session = try Self.session(views: nil)
      return Self.work(of: line.replacing("%", with: "\(size)"), in: session)
    }
    #expect(works[0] >= 100, "\(line)")
    #expect(works[0] * 3 <= works[1] && works[1] <= works[0] * 6, "\(line): \(works)")
  }

  /// What lays out or tells of everything.
  private static let wholes = [
    "rotate", "direction rtl", "device iphone-se", "goto 1", "diff 1", "timeline", "suspicions",
    "export json layout.json", "export swift code.swift", "export xib file.xib", "dump",
    "assumptions",
    "lable s0", "branches", "help zzzzz", "import classes%.swift",
  ]

  @Test(arguments: [questions, readings, wholes])
  func `Where it is stopped, hardly anything is done any more, and nothing was`(
    lines: [String]
  ) throws {
    let watch = Watch()
    let prepared = try Self.session(watch, views: lines == Self.readings ? nil : 40)
    for line in lines {
      watch.stop(at: .max)
      stopEverywhere(line.replacing("%", with: "40"), in: prepared, watch)
    }
  }

  private func stopEverywhere(_ line: String, in prepared: Session, _ watch: Watch) {
    var session = prepared
    let whole = LineWork.of({ watch.isCancelled }) {
      _ = session.execute(line)
      return LineWork.count
    }
    let asked = watch.asked
    for limit in LongTests.sample(of: [asked / 3, 1, asked * 2 / 3], every: 3) {
      session = prepared
      watch.stop(at: limit)
      let all = LineWork.of({ watch.isCancelled }) {
        #expect(session.execute(line).isRefused || LineWork.wasCutShort, "\(line) at \(limit)")
        return LineWork.count
      }
      #expect(all - watch.workThen <= whole / 4 + 300, "\(line) at \(limit) of \(asked)")
      session = prepared
      watch.stop(at: limit)
      #expect(session.execute(line).isRefused, "\(line) at \(limit) of \(asked)")
      #expect(session.history.step == prepared.history.step)
      #expect(session.history.current.document == prepared.history.current.document)
    }
  }

  @Test func `A page is laid out as long as somebody waits for it`() {
    let rows = (0..<5_000).map { Report.Row("\($0)", ["value"]) }
    let nodes = (0..<5_000).map { Report.Tree.Node(depth: $0 % 9, "node") }
    let page = Page.standard(.english)
    for report: Report in [
      [.rows(Report.RowGroup(rows))], [.tree(Report.Tree(nodes))],
      [.table(Report.Table(columns: [], header: [], rows: rows.map(\.cells)))],
    ] {
      let asked = Mutex(0)
      let shown = LineWork.of({
        asked.withLock {
          $0 += 1; return $0 > 30
        }
      }) {
        PlainRenderer().lines(of: report, on: page).count
      }
      #expect(shown < 5_000)
      #expect(PlainRenderer().lines(of: report, on: page).count == 5_000)
    }
  }

  @Test func `A check shows the beginning of a line that nobody could read`() {
    let line = "add label a \"" + String(repeating: "x", count: 2_000_000) + "\""
    let check = SessionCheck("\(line)\nexpect 1 == 1\n", path: "a.tsume", surroundings: .none)
    #expect(check.failures.map(\.line) == [1])
    #expect(check.failures.allSatisfy { $0.source.count < 5_000 })
  }

  @Test(
    arguments: [
      ("", nil), ("aaa", nil), ("aaaa", 1), ("aaa\nbbb\n", nil), ("aaa\nbbbb\n", 2),
      ("\n\n\na\nbbbb", 5), ("a\nb\nc\nd\n\ne", nil), ("aaaa\nbbbb", 1),
    ] as [(String, Int?)])
  func `The first line of a file that is too long is found`(text: String, line: Int?) {
    #expect(LongestLine.excess(in: Array(text.utf8), most: 3) == line)
  }

  /// Each word and each sign of code takes memory, however few bytes it has.
  @Test func `Code that could not be held is not read, and of a folder what fits`() throws {
    let many = String(repeating: "; ", count: 3_000_001)
    let card = "let card = UIView()\nview.addSubview(card)\n"
    let files = MemoryFiles(["large.swift": many, "all/a.swift": card, "all/b.swift": many])
    var session = try Session(language: .english, surroundings: files.surroundings)
    #expect(Self.text(session.execute("import large.swift")).contains("too large to be read"))
    #expect(Self.text(session.execute("import all")).contains("only the first 1 file"))
    #expect(session.history.current.document.view(named: "card") != nil)
  }

  @Test func `A session that could not be held is not replayed`() throws {
    let files = MemoryFiles(["long.tsume": String(repeating: "# a comment\n", count: 2_000_000)])
    var session = try Session(language: .english, surroundings: files.surroundings)
    #expect(Self.text(session.execute("replay long.tsume")).contains("too large to be read"))
    #expect(session.history.step == 0)
  }

  private static func text(_ turn: Turn) -> String {
    turn.lines(on: .standard(.english)).joined(separator: "\n")
  }

  @Test func `A line that nobody could read is handed on as it stands`() throws {
    let session = try Self.session(views: nil)
    var lines = ["add label a", String(repeating: "x", count: 1_500_000), "add label b"][...]
    var entries = PipedEntries()
    var lengths: [Int] = []
    while let entry = entries.next(from: { lines.popFirst() }, in: session) {
      lengths.append(entry.utf8.count)
    }
    #expect(lengths == [11, 1_500_000, 11])
  }

  @Test func `A line that nobody could read is not read, and a paste neither`() throws {
    var session = try Self.session(views: nil)
    for line in [String(repeating: "a", count: 2_000_000), String(repeating: "[", count: 1 << 20)] {
      let work = LineWork.of({ false }) {
        let turn = session.execute(line)
        #expect(turn.isRefused)
        #expect(turn.lines(on: .standard(.english)).joined().count < 300)
        return LineWork.count
      }
      #expect(work < 100)
      var entry = UnfinishedEntry()
      entry.append(line)
      #expect(!session.goesOn(after: entry))
    }
  }
}
