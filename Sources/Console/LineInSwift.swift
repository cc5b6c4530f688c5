import AutoLayout
import LayoutCode

/// What was typed, as it is carried out and remembered: a line of lldb or of Objective-C as what it says in
/// Swift, all else as it is.
struct LineInSwift {
  let source: String
  /// Whether it is pasted code: also a line that takes more than a line of Swift.
  let isPaste: Bool

  /// - Parameter isPaste: Whether it was pasted, and stays as it is.
  init(_ typed: String, isPaste: Bool, in document: Document) {
    guard !isPaste, !typed.isTooLong, DebuggerQuestion(typed, in: document) == nil else {
      source = typed
      self.isPaste = isPaste
      return
    }
    let meant = DebuggerLine.meaning(of: typed) ?? typed
    let line = ObjectiveCLine(meant)
    let swift = line?.swift
    source = swift ?? meant
    self.isPaste = line != nil && swift == nil
  }
}
