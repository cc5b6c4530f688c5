import Console
import LineEditing
import Patience
import Prose
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the executable knows of where it runs: the terminal, the language, the output.
struct World {
  private(set) var language: Language
  private let remains = Remains()

  init() {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(Environment.value)
    language = names.first { !$0.isEmpty }.flatMap(Language.init(localeName:)) ?? .english
  }

  /// The same for who has chosen a language at an earlier prompt.
  var inRememberedLanguage: World {
    var world = self
    world.language = LanguageKeeper.remembered ?? language
    return world
  }

  /// The terminal as it is now: its size may have changed.
  var style: TerminalStyle { .current() }

  /// As large as the terminal; 80 columns and 24 rows where there is none.
  func page(in language: Language) -> Page {
    let style = style
    return Page(
      language: language, columns: style.isTerminal ? style.columns : 80,
      rows: style.isTerminal ? style.rows : 24,
      drawing: style.isUTF8 || !style.isTerminal ? .unicode : .ascii)
  }

  var renderer: any Renderer { style.allowsColour ? ANSIRenderer() : PlainRenderer() }

  /// Ctrl-C stops a long answer. One that is longer than the screen goes through the pager where there is
  /// one.
  func print(_ turn: Turn, in language: Language, pagedBy pager: Pager? = nil) {
    let isWhole = LineWork.of({ Interrupt.isRaised && !turn.isRefused }) {
      if let pager, !turn.wantsJSON, page(turn, by: pager, in: language) { return true }
      return turn.reports.allSatisfy { print($0, asJSON: turn.wantsJSON, in: language) }
    }
    if isWhole { return }
    let words = turn.keeping == .nothing ? PromptWords.cutShort : PromptWords.cutShortWhenDone
    // What reads data is not to read prose.
    if turn.wantsJSON { complain(words, in: language) } else { say(words, in: language) }
  }

  /// After so many bytes, and the rest of their last line, it is asked whether anybody wants more.
  private static let piece = 4096

  /// Prints the report until the user stops it. Returns whether all of it was printed.
  private func print(_ report: Report, asJSON: Bool, in language: Language) -> Bool {
    let text =
      asJSON
      ? report.json(in: language).encoded + "\n"
      : renderer.render(report, on: page(in: language))
    if LineWork.isStopped(after: LineWork.interval) { return false }
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let lineEnd = rest.dropFirst(Self.piece).firstIndex(of: UInt8(ascii: "\n"))
      let end = lineEnd.map { rest.index(after: $0) } ?? rest.endIndex
      Output.write(rest[..<end])
      rest = rest[end...]
      if !rest.isEmpty, LineWork.isStopped(after: LineWork.interval) { return false }
    }
    return true
  }

  /// Whether the pager has shown it.
  private func page(_ turn: Turn, by pager: Pager, in language: Language) -> Bool {
    var text = ""
    for report in turn.reports {
      text += renderer.render(report, on: page(in: language))
      // What was stopped is not whole, and is not shown.
      if LineWork.isStopped(after: LineWork.interval) { return false }
    }
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= style.rows else { return false }
    pager.show(text)
    return true
  }

  func print(_ report: Report) {
    Output.write(renderer.render(report, on: page(in: language)))
  }

  /// As one paragraph, without the end of its last line.
  func rendered(_ phrase: Phrase, in language: Language) -> String {
    let text = renderer.render([.paragraph(phrase)], on: page(in: language))
    return String(text.dropLast(text.last == "\n" ? 1 : 0))
  }

  /// - Parameter language: The world's where none is given, as below.
  func say(_ phrase: Phrase, in language: Language? = nil) {
    let page = page(in: language ?? self.language)
    Output.write(renderer.render([.paragraph(phrase)], on: page))
  }

  func complain(_ phrase: Phrase, in language: Language? = nil) {
    let page = page(in: language ?? self.language)
    Output.complain(PlainRenderer().render([.paragraph(phrase)], on: page))
  }

  /// Keeps a session that is over until the process ends, which gives its memory back at once. To take
  /// thousands of steps apart one by one would take longer than to lay out where they led.
  func keep(_ session: Session) { remains.sessions.append(session) }

  private final class Remains {
    var sessions: [Session] = []
  }

  var surroundings: Surroundings {
    var surroundings = Surroundings(
      read: { Files.read($0) }, write: Files.write, list: Files.list,
      isCancelled: { Interrupt.isRaised })
    surroundings.bytes = Files.bytes
    surroundings.absolute = Files.absolute
    surroundings.staysInside = Places.staysInside
    if style.isInteractive { surroundings.edit = TextEditor.edit }
    surroundings.lessonsFolder = {
      ShippedSessions.folder.map { FilePath.joined($0, "lessons") }
    }
    surroundings.progress = LessonProgress.solved
    surroundings.keepProgress = LessonProgress.keep
    return surroundings
  }
}

/// The environment's variables.
enum Environment {
  static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe FileName.text(of: value)
  }
}

/// Standard output and standard error.
enum Output {
  static func write(_ text: String) { write(text.utf8[...]) }
  static func write(_ text: Substring.UTF8View) { send(text, to: STDOUT_FILENO) }
  static func complain(_ text: String) { send(text.utf8[...], to: STDERR_FILENO) }

  private static let lost = Atomic(false)

  /// Whether something could not be written though somebody wants it.
  static var isLost: Bool { lost.load(ordering: .relaxed) }

  /// Whoever reads may have gone away; then there is nobody to tell.
  private static func send(_ text: Substring.UTF8View, to descriptor: Int32) {
    var rest = Array(text)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Platform.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        if errno != EPIPE { lost.store(true, ordering: .relaxed) }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}

/// The C library's functions whose names are taken here.
enum Platform {
  @unsafe static func write(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes, count)
    #else
      unsafe Darwin.write(descriptor, bytes, count)
    #endif
  }

  static func exit(with status: ExitStatus) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status.rawValue)
    #else
      Darwin.exit(status.rawValue)
    #endif
  }
}

/// What the caller is told at the end.
enum ExitStatus: Int32 {
  case fine = 0
  /// An expectation that does not hold, or a conflict.
  case failed = 1
  /// Wrong use, or a refused line.
  case misused = 2

  func worse(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
