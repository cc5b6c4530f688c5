import Console
import Prose
import Testing

/// A session under test: lines go in, plain text comes out.
struct Conversation {
  var session: Session
  let files: MemoryFiles

  init(
    _ files: MemoryFiles = MemoryFiles(), surroundings: Surroundings? = nil,
    language: Language = .english
  ) throws {
    self.files = files
    session = try Session(language: language, surroundings: surroundings ?? files.surroundings)
  }

  /// On a screen of 320 by 480 points, after lines that must all be accepted.
  init(
    onSmallScreen lines: [String], language: Language = .english,
    file: String = #fileID, line: Int = #line
  ) throws {
    try self.init(language: language)
    mustSay(["device 320x480"] + lines, file: file, line: line)
  }

  /// What the line prints, on a page of 80 columns.
  @discardableResult
  mutating func say(_ line: String) -> String { text(of: session.execute(line)) }

  @discardableResult
  mutating func paste(_ text: String) -> String { self.text(of: session.executePaste(text)) }

  /// Says lines that must all be accepted.
  mutating func mustSay(_ lines: [String], file: String = #fileID, line: Int = #line) {
    mustSay(lines, SourceLocation(file: file, line: line))
  }

  mutating func mustSay(_ lines: [String], _ place: SourceLocation) {
    for line in lines {
      let turn = session.execute(line)
      #expect(!turn.isRefused, "\(line): \(text(of: turn))", sourceLocation: place)
      #expect(turn.failedExpectation == nil, "\(line): \(text(of: turn))", sourceLocation: place)
    }
  }

  /// Whether the line is refused; the document must then be as it was.
  mutating func refusal(of line: String, file: String = #fileID, at number: Int = #line) -> String {
    let place = SourceLocation(file: file, line: number)
    let before = session.history.current.document
    let step = session.history.step
    let turn = session.execute(line)
    #expect(turn.isRefused, "\(line.prefix(80)) was accepted", sourceLocation: place)
    #expect(session.history.step == step, sourceLocation: place)
    #expect(session.history.current.document == before, sourceLocation: place)
    return text(of: turn)
  }

  /// What Tab offers at the end of `typed`.
  func offered(_ typed: String) -> [String] {
    session.completion(of: typed, at: typed.utf8.count).candidates.map(\.text)
  }

  /// Of the excerpt in a refusal: the part of the line over the caret.
  static func marked(in answer: String) -> String? {
    let lines = answer.split(separator: "\n")
    guard let caret = lines.firstIndex(where: { $0.contains("^") && !$0.contains { $0.isLetter } }),
      caret > 0
    else { return nil }
    let start = lines[caret].prefix { $0 == " " }.count
    let length = lines[caret].drop { $0 == " " }.count
    return String(lines[caret - 1].dropFirst(start).prefix(length))
  }

  private func text(of turn: Turn) -> String {
    turn.lines(on: Page.standard(session.settings.language)).joined(separator: "\n")
  }
}

extension SourceLocation {
  /// Of a call. `#_sourceLocation` as a default says it, too, but is a macro, for which the compiler takes
  /// a hundredth of a second at each of a thousand calls.
  init(file: String, line: Int) {
    self.init(fileID: file, filePath: file, line: line, column: 1)
  }
}
