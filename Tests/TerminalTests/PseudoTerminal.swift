import CPty
import Foundation
import TestSupport

/// A program on a terminal of its own, and someone who types and reads there.
///
/// Nothing here waits for a fixed time or gives up after one, since a busy machine takes its time:
/// `expect` reads until the text comes, or until the program has gone to sleep without it.
final class PseudoTerminal {
  struct Failure: Error, CustomStringConvertible { var description: String }

  /// What came of waiting for the program.
  private enum Arrival {
    case something
    /// It has ended, and its terminal is closed.
    case end
    /// It does nothing until something is typed.
    case sleep
  }

  /// How often is looked whether the program sleeps while nothing comes.
  private static let pause: Duration = .milliseconds(100)

  let process: pid_t
  /// Whether a program that reads a line says so, by asking for the marks of a paste: not of a
  /// terminal that moves no cursor.
  let hasMarks: Bool
  private var terminal: Int32
  private var output = ChildOutput()
  /// What is on the screen after all that was read so far.
  private(set) var screen: TerminalScreen
  private var isReaped = false

  init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    rows: UInt16 = 24, columns: UInt16 = 80
  ) throws {
    var process: pid_t = 0
    var terminal: Int32 = -1
    let failure = unsafe CStrings.with(
      [path] + arguments, ChildEnvironment.strings(adding: environment)
    ) {
      unsafe pty_spawn(path, $0, $1, rows, columns, &terminal, &process)
    }
    guard failure == 0 else {
      throw Failure(description: "\(path) did not start: errno \(failure)")
    }
    self.process = process
    self.terminal = terminal
    hasMarks = !["", "dumb", "nonesuch"].contains(environment["TERM"] ?? "xterm")
    screen = TerminalScreen(columns: Int(columns), rows: Int(rows))
  }

  deinit {
    if !isReaped {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if terminal >= 0 { close(terminal) }
  }

  /// Types `text`; what the terminal sends for keys is in `Key`.
  func send(_ text: String) throws { try send(bytes: Array(text.utf8)) }

  func send(bytes: [UInt8]) throws {
    var rest = bytes[...]
    var sleep = Sleep(of: process)
    while !rest.isEmpty {
      // The program reads and prints meanwhile: its output must not fill up.
      try fill(within: .zero)
      var source = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
      guard unsafe poll(&source, 1, 100) > 0 else {
        if sleep.isDeep() { throw Failure(description: "what is typed is not read") }
        continue
      }
      let count = unsafe Self.piece(of: rest).withUnsafeBytes { bytes in
        unsafe write(terminal, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { throw Failure(description: "typing failed: errno \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  /// As much as is written at once. No terminal sends a key in two pieces, between which a program on
  /// a busy machine waits in vain.
  private static func piece(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let piece = bytes.prefix(512)
    guard piece.count < bytes.count, let key = piece.suffix(8).lastIndex(of: 0x1B),
      key > bytes.startIndex
    else { return piece }
    return bytes[..<key]
  }

  func resize(rows: UInt16, columns: UInt16) {
    screen.resize(columns: Int(columns), rows: Int(rows))
    _ = pty_resize(terminal, rows, columns)
  }

  /// Reads what is still on its way: what was printed for one size is not to be shown at another.
  func settle() throws {
    var known = -1
    while output.count > known || Sleep(of: process).isKnownToBeAwake {
      known = output.count
      guard try fill(within: .milliseconds(50)) else { return }
    }
  }

  /// Reads what comes within `time` and shows it. `false` if nothing more can come.
  @discardableResult private func fill(within time: Duration) throws -> Bool {
    let shown = output.count
    defer { screen.feed(output.bytes(from: shown)) }
    return try output.fill(from: terminal, within: time)
  }

  /// Reads what comes next, however long that takes.
  private func next() throws -> Arrival {
    let known = output.count
    var sleep = Sleep(of: process)
    while try fill(within: Self.pause) {
      if output.count > known { return .something }
      if sleep.isDeep() { return .sleep }
    }
    return .end
  }

  /// Reads until `text` is printed after what was expected before; returns what came before it.
  @discardableResult func expect(_ text: String) throws -> String {
    while true {
      if let before = output.take(through: text) { return before }
      switch try next() {
      case .something: continue
      case .end: throw failure("ended before", text)
      case .sleep: throw failure("waits for more to be typed, and never said", text)
      }
    }
  }

  /// Ends it as `kill -9` does, and waits until it is gone with all that it held.
  func endAtOnce() throws {
    kill(process, SIGKILL)
    _ = try exitCode()
  }

  private func failure(_ what: String, _ text: String) -> Failure {
    Failure(description: "\(what) \(text.debugDescription), saw \(output.rest)")
  }

  /// Waits until a job of the program has the terminal, and not the program itself.
  func waitForAnotherJob() throws {
    var sleep = Sleep(of: process)
    while tcgetpgrp(terminal) == process {
      if sleep.isDeep() { throw Failure(description: "no job in foreground") }
      try fill(within: .milliseconds(10))
    }
  }

  /// Reads until so many more bytes were printed, or `text` was; returns them.
  func read(atLeast count: Int, orUntil text: String) throws -> String {
    while output.rest.utf8.count < count, !output.rest.contains(text) {
      guard try next() == .something else { break }
    }
    return output.rest
  }

  /// Takes the terminal away, as when its window is closed. Afterwards only `exitCode` is left.
  func hangUp() {
    close(terminal)
    terminal = -1
  }

  /// Reads until the screen is as `isWanted` says; returns it as it is then, or when nothing more comes.
  /// What was read so far is nothing to be expected afterwards.
  func screen(
    when isWanted: (TerminalScreen) -> Bool
  ) throws -> TerminalScreen {
    while !isWanted(screen) {
      guard try next() == .something else { break }
    }
    output.takeAll()
    return screen
  }

  /// Reads to the end and returns all that was printed since what was expected last.
  func readToEnd() throws -> String {
    while true {
      switch try next() {
      case .something: continue
      case .end: return output.rest
      case .sleep: throw Failure(description: "does not end, saw \(output.rest)")
      }
    }
  }

  /// Waits for the end. Of a program that a signal ended: the signal's number, negated.
  func exitCode() throws -> Int32 {
    if terminal >= 0 { _ = try readToEnd() }
    var status: Int32 = 0
    // It has closed its terminal, so it is ending.
    guard unsafe waitpid(process, &status, 0) == process else {
      throw Failure(description: "waiting failed: errno \(errno)")
    }
    isReaped = true
    return ChildOutput.exitCode(of: status)
  }
}

/// What terminals send for keys.
enum Key {
  static let enter = "\r"
  static let tab = "\t"
  static let backspace = "\u{7F}"
  static let left = "\u{1B}[D"
  static let right = "\u{1B}[C"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let delete = "\u{1B}[3~"
  static let escape = "\u{1B}"

  /// `C` is Ctrl-C.
  static func control(_ letter: Character) -> String {
    letter.asciiValue.map { String(UnicodeScalar($0 & 0x1F)) } ?? ""
  }
  static let controlC = control("C")
  static let controlD = control("D")
  static let controlZ = control("Z")

  /// What a terminal sends when `text` is pasted.
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
