import CTerminal

/// A program that has the terminal while this one waits: an editor.
package enum OtherProgram {
  /// Runs a command of the shell to its end.
  ///
  /// - Returns: Its exit status; `nil` where it did not start or a signal ended it.
  package static func run(_ command: String) -> Int? {
    let status = unsafe terminal_run(command)
    return status < 0 ? nil : Int(status)
  }

  /// `text` as one word of the shell.
  package static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
