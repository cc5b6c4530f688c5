import CTerminal

/// Ctrl-C while a command runs. At the prompt it is a key and raises nothing.
package enum Interrupt {
  /// For whoever works long to ask: cheap, and true on any thread until it is cleared.
  package static var isRaised: Bool { terminal_is_interrupted() != 0 }

  static func clear() { terminal_clear_interrupt() }

  /// Whether it was raised; it is not any more.
  static func take() -> Bool {
    defer { clear() }
    return isRaised
  }
}
