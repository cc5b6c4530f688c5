import CPty
import Foundation
import TestSupport

/// A program on a terminal of its own, and someone who types and reads there.
///
/// Nothing here waits for a fixed time: `expect` reads until the text comes, or fails at the deadline.
final class PseudoTerminal {
  struct Failure: Error, CustomStringConvertible { var description: String }

  /// How long anything may take.
  static let deadline: Duration = .seconds(30)

  let process: pid_t
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
    while !rest.isEmpty {
      // The program reads and prints meanwhile: its output must not fill up.
      try fill(within: .zero)
      var source = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
      guard unsafe poll(&source, 1, 10_000) > 0 else {
        throw Failure(description: "the program does not read what is typed")
      }
      let count = unsafe rest.prefix(512).withUnsafeBytes { bytes in
        unsafe write(terminal, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { throw Failure(description: "typing failed: errno \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  func resize(rows: UInt16, columns: UInt16) {
    screen.resize(columns: Int(columns), rows: Int(rows))
    _ = pty_resize(terminal, rows, columns)
  }

  /// Reads what is still on its way, until nothing comes for a moment: what was printed for one size is
  /// not to be shown at another.
  func settle() throws {
    var known = output.count
    while try fill(within: .milliseconds(50)), output.count > known { known = output.count }
  }

  /// Reads what comes within `time` and shows it. `false` if nothing more can come.
  @discardableResult private func fill(within time: Duration) throws -> Bool {
    let shown = output.count
    defer { screen.feed(output.bytes(from: shown)) }
    return try output.fill(from: terminal, within: time)
  }

  /// Reads until `text` is printed after what was expected before; returns what came before it.
  @discardableResult func expect(_ text: String) throws -> String {
    let end = ContinuousClock.now + Self.deadline
    while true {
      if let before = output.take(through: text) { return before }
      guard ContinuousClock.now < end else {
        throw Failure(description: "waited for \(text.debugDescription), saw \(output.rest)")
      }
      guard try fill(within: .milliseconds(100)) else {
        throw Failure(description: "ended before \(text.debugDescription), saw \(output.rest)")
      }
    }
  }

  /// Waits until a job of the program has the terminal, and not the program itself.
  func waitForAnotherJob() throws {
    let end = ContinuousClock.now + Self.deadline
    while tcgetpgrp(terminal) == process {
      guard ContinuousClock.now < end else { throw Failure(description: "no job in foreground") }
      try fill(within: .milliseconds(1))
    }
  }

  /// Reads until so many more bytes were printed, or `text` was; returns them.
  func read(atLeast count: Int, orUntil text: String) throws -> String {
    let end = ContinuousClock.now + Self.deadline
    while output.rest.utf8.count < count, !output.rest.contains(text), ContinuousClock.now < end {
      guard try fill(within: .milliseconds(100)) else { break }
    }
    return output.rest
  }

  /// Takes the terminal away, as when its window is closed. Afterwards only `exitCode` is left.
  func hangUp() {
    close(terminal)
    terminal = -1
  }

  /// Reads until the screen is as `isWanted` says; returns it as it is then, or at the deadline.
  /// What was read so far is nothing to be expected afterwards.
  func screen(
    when isWanted: (TerminalScreen) -> Bool
  ) throws -> TerminalScreen {
    let end = ContinuousClock.now + Self.deadline
    while !isWanted(screen), ContinuousClock.now < end {
      guard try fill(within: .milliseconds(100)) else { break }
    }
    output.takeAll()
    return screen
  }

  /// Reads to the end and returns all that was printed since what was expected last.
  func readToEnd() throws -> String {
    let end = ContinuousClock.now + Self.deadline
    while try fill(within: .milliseconds(100)) {
      guard ContinuousClock.now < end else {
        throw Failure(description: "still running, saw \(output.rest)")
      }
    }
    return output.rest
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
