import Prose

/// The examples of a page of the help, carried out one after the other on a document of their own.
struct ExampleRun {
  /// Not even an empty document that cannot be laid out keeps the page from being shown.
  private var session: Session?

  init() {
    session = try? Session(language: .english, surroundings: Self.surroundings)
    session?.isAtPrompt = true
    session?.isExample = true
  }

  /// What the last of the lines itself prints.
  mutating func output(of lines: [String]) -> Report {
    var output = Report()
    for line in lines.dropLast() { _ = session?.execute(line) }
    for report in lines.last.flatMap({ session?.execute($0).reports }) ?? [] {
      output.append(contentsOf: report)
    }
    return output
  }

  /// Every session, log, storyboard and file of code that the example itself has not written is the same short one.
  /// Nothing else is there, so nothing is in the way of what is written, which stays in the session;
  /// and a session waits to be resumed.
  private static let surroundings = {
    var surroundings = Surroundings(
      read: { path in
        if path.hasSuffix(".tsume") { return .success(session) }
        if path.hasSuffix(".storyboard") { return .success(ExampleStoryboard.text) }
        if CodeFolder.isCode(path) { return .success(ExampleCode.text) }
        return path.hasSuffix(".txt") ? .success(log) : .failure(.missing(path))
      }, write: { _, _ in .success(()) },
      list: {
        $0 == lessons
          ? ["1-two-per-axis/"]
          : $0.hasPrefix(lessons) ? ["1-number-of-constraints.tsume"] : []
      },
      isCancelled: { false })
    surroundings.probe = { $0.hasPrefix(lessons) ? .success(lesson) : .failure(.missing($0)) }
    surroundings.lessonsFolder = { lessons }
    surroundings.edit = { .text($0 + "add label more\n") }
    surroundings.interrupted = {
      [InterruptedSession(end: "2026-06-01 09:41", text: session, folder: "")]
    }
    return surroundings
  }()

  private static let lessons = "lessons"

  /// The first of those that come with Tsume, shortened.
  static let lesson = """
    lesson en "How many constraints?" ja "制約はいくつ要る？"
    add view box
    task en "Fix the box across: its left edge 16 from the view's left edge, and 100 wide." ja "box の横方向を決めましょう。左端を view の左端から 16、幅を 100 にします。"
      goal expect box.x == 16
      goal expect box.width == 100
      hint en "An anchor on each side: box.leading == view.leading + 16" ja "両辺に端を書きます：box.leading == view.leading + 16"
      solution box.leading == view.leading + 16
      solution box.width == 100
      praise en "A start and a size." ja "始まりと大きさが決まりました。"
    task en "Now the other axis: 40 from the view's top, and 100 high." ja "次は縦方向です。view の上端から 40、高さは 100。"
      goal expect box.y == 40
      goal expect box.height == 100
      solution box.top == view.top + 40
      solution box.height == 100
    """

  private static let session = "add label title\nadd label note\n"

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001111110 UIView:0x7f8a11223344.width == 100   (active)>",
        "<NSLayoutConstraint:0x600001111120 UIView:0x7f8a11223344.width == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600001111120 UIView:0x7f8a11223344.width == 200   (active)>
    """
}
