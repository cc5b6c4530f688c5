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
      list: { $0 == lessons ? ["1-two-per-axis/"] : $0.hasPrefix(lessons) ? ["1-edge.tsume"] : [] },
      isCancelled: { false })
    surroundings.probe = { $0.hasPrefix(lessons) ? .success(lesson) : .failure(.missing($0)) }
    surroundings.lessonsFolder = { lessons }
    surroundings.edit = { .text($0 + "add label more\n") }
    surroundings.interrupted = { InterruptedSession(text: session, folder: "") }
    return surroundings
  }()

  private static let lessons = "lessons"

  static let lesson = """
    lesson en "One edge" ja "端を一つ"
    add view box 40x40
    task en "Put the box 16 from the left." ja "box を左から 16 に置きましょう。"
      goal expect box.x == 16
      hint en "A relation has an anchor on each side." ja "関係式は両側にアンカーを書きます。"
      solution box.leading == view.leading + 16
      praise en "One position." ja "位置が一つ決まりました。"
    task en "And 40 from the top." ja "上からは 40 です。"
      goal expect box.y == 40
      solution box.top == view.top + 40
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
