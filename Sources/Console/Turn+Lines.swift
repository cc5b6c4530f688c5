package import Prose

extension Turn {
  /// What is printed, plain.
  package func lines(on page: Page) -> [String] {
    reports.flatMap { PlainRenderer().lines(of: $0, on: page) }
  }
}

extension Session {
  /// Whether a conflict is there now.
  package var hasConflict: Bool { state.hasConflict }
}
