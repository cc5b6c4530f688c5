import Foundation
import TestSupport
import Testing

/// What is seen of the shell, and waited for.
extension PseudoTerminal {
  /// Waits until the screen shows `expected`, which marks the cursor with `▏`; else says what it
  /// shows.
  func expectScreen(
    _ expected: String, _ part: KeyPath<TerminalScreen, String> = \.textWithCursor,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try screen { $0[keyPath: part] == expected }
    #expect(screen[keyPath: part] == expected, sourceLocation: sourceLocation)
  }

  /// Waits until `expected` stands behind the last prompt, over as many rows as it takes, the step at
  /// the right edge left out.
  func expectLine(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let screen = try screen { Self.line(of: $0) == expected }
    #expect(Self.line(of: screen) == expected, sourceLocation: sourceLocation)
  }

  /// What stands behind the last prompt.
  static func line(of screen: TerminalScreen) -> String {
    let text = screen.textWithCursor
    guard let prompt = text.range(of: "tsume> ", options: .backwards) else { return text }
    return String(text[prompt.upperBound...].replacing(/\ +step \d+/, with: ""))
  }

  /// Waits until the prompt stands at the top of an otherwise empty screen.
  func clear() throws {
    try send(Key.control("L"))
    _ = try screen { $0.text.contains("tsume>") && !$0.text.contains("\n") }
  }

  /// Ctrl-D on an empty line.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try send(Key.controlD)
    #expect(try exitCode() == 0, sourceLocation: sourceLocation)
  }
}
