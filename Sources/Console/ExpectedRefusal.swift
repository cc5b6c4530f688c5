/// Whether lines that were refused are followed by an `expect refused`, where lines come one by one: as in
/// a file, that is no trouble.
package struct ExpectedRefusal {
  private var isOpen = false
  private var hadUnexpected = false

  package init() {}

  /// Whether a line was refused that nothing expected.
  package var hasUnexpected: Bool { hadUnexpected || isOpen }

  package mutating func take(_ turn: Turn, of entry: String) {
    let isAside = !entry.hasNewline && entry.isExpectationOrComment
    if isAside {
      if entry.expects("refused") { isOpen = false }
      // Nothing expects of an expectation that it is refused.
      if turn.isRefused { hadUnexpected = true }
    } else {
      hadUnexpected = hasUnexpected
      isOpen = turn.isRefused
    }
  }
}
