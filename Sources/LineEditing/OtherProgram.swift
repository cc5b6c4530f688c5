import CTerminal

/// A program that has the terminal while this one waits: an editor, a pager.
package enum OtherProgram {
  /// Runs a command of the shell to its end.
  ///
  /// - Parameter text: What it reads; `nil` for what is typed.
  /// - Returns: Its exit status; `nil` where it did not start or a signal ended it.
  package static func run(_ command: String, reading text: String? = nil) -> Int? {
    let status =
      if let text { unsafe terminal_run(command, text) } else { unsafe terminal_run(command, nil) }
    return status < 0 ? nil : Int(status)
  }

  /// `text` as one word of the shell.
  package static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
