import Foundation
import TestSupport
import Testing

/// The picture in README is what the program shows. `make picture` makes it anew.
@Suite struct PictureTests {
  private static let lines = [
    "add label title \"Hello\"", "H:|-16-[title]-16-|", "title.top == view.safeArea.top + 8",
    "title.width == 500", "fix 1", "why title.width",
  ]

  @Test func thePictureShowsTheProgramAsItIs() throws {
    let driver = try ShellDriver()
    // Who has been here before is not led.
    let before = try driver.start()
    try before.prompt()
    _ = try before.answer(to: "fix 1")
    try before.leave()
    let shell = try driver.start(rows: 60)
    try shell.prompt()
    try shell.clear()
    for line in Self.lines { _ = try shell.answer(to: line) }
    let screen = try shell.screen { $0.text.hasSuffix("step \(Self.steps)") }
    let picture = TerminalPicture(of: screen).svg
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: ".github/prompt.svg")
    if ProcessInfo.processInfo.environment["TSUME_PICTURE"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file)
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(kept == picture, "make picture makes it anew; it would show\n\(screen.text)")
  }

  /// A question is none.
  private static let steps = 5
}
