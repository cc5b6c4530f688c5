import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the terminal can do.
package struct TerminalStyle: Equatable, Sendable {
  /// Whether both input and output are a terminal: someone sits there.
  package var isInteractive: Bool
  /// Whether what is printed goes to a terminal.
  package var isTerminal: Bool
  /// Whether the cursor can be moved: not on a dumb terminal.
  package var movesCursor: Bool
  /// Whether colours and styles are wanted.
  package var allowsColour: Bool
  /// Whether more than ASCII can be shown.
  package var isUTF8: Bool
  package var columns: Int
  package var rows: Int

  /// What is known about the process's surroundings.
  struct Surroundings {
    var inputIsTerminal: Bool
    var outputIsTerminal: Bool
    var isUTF8: Bool
    var size: (columns: Int, rows: Int)?
    /// `TERM` and `NO_COLOR`, by name.
    var environment: [String: String]
  }

  init(_ surroundings: Surroundings) {
    let name = surroundings.environment["TERM"] ?? ""
    isTerminal = surroundings.outputIsTerminal
    isInteractive = surroundings.outputIsTerminal && surroundings.inputIsTerminal
    movesCursor = isTerminal && name != "dumb" && !name.isEmpty
    allowsColour = movesCursor && (surroundings.environment["NO_COLOR"] ?? "").isEmpty
    isUTF8 = surroundings.isUTF8
    columns = surroundings.size?.columns ?? 80
    rows = surroundings.size?.rows ?? 24
  }

  /// The terminal as it is now; its size may be another one the next time.
  package static func current() -> TerminalStyle {
    TerminalStyle(
      Surroundings(
        inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
        isUTF8: TextLocale.isUTF8, size: currentSize(),
        environment: ["TERM", "NO_COLOR"].reduce(into: [:]) { $0[$1] = variable($1) }))
  }

  /// From now on takes the terminal for one that moves no cursor, as libedit does where it finds no
  /// description of it; the name that nobody knows.
  static func giveUpOnTerminal() -> String? {
    defer { unsafe setenv("TERM", "dumb", 1) }
    return variable("TERM")
  }

  static func currentSize() -> (columns: Int, rows: Int)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard unsafe terminal_size(&columns, &rows) == 1 else { return nil }
    return (Int(columns), Int(rows))
  }

  private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
