import Console
import Prose
import TestSupport
import Testing

/// Who follows Tab from a command's word gets to lines that are accepted.
@Suite struct CompletionWalkTests {
  /// How a line is refused that names what there is not, or says more than the command takes.
  private static let unknown = [
    "There is no", "I know no", "Nothing is called", "I expected", "I do not know", "no property",
    "Something else", "not a number", "is not a ",
  ]

  /// How many candidates are tried behind a command's word, behind what it takes first, and so on.
  private static let breadth = LongTests.areWanted ? [60, 12, 5, 3] : [60, 2, 1, 1]

  @Test func everyCandidateIsTakenByItsCommand() throws {
    let desk = try CompletionDesk()
    for word in Catalogue.words { try walk(from: word, desk, depth: 0) }
  }

  /// Tries every candidate behind `line`, and goes on behind some of them.
  private func walk(
    from line: String, _ desk: CompletionDesk, depth: Int, goesOn: Bool = false
  ) throws {
    let typed = goesOn ? line : line + " "
    let candidates = desk.candidates(typed).filter { $0.text != "--json" }
    if depth == 0, Self.takesArguments(line) {
      #expect(!candidates.isEmpty, "nothing behind \(line)")
    }
    if candidates.isEmpty, depth > 0, !Self.awaitsWords(line) {
      #expect(desk.refusal(of: line) == nil, "nothing behind \(line)")
    }
    for (place, candidate) in candidates.prefix(Self.breadth[depth]).enumerated() {
      let longer = desk.line(typed, with: candidate)
      #expect(!candidate.note.isEmpty, "no word on \(longer)")
      let refusal = desk.refusal(of: longer) ?? ""
      if candidate.isWhole, !Self.awaitsWords(longer) {
        #expect(!Self.unknown.contains { refusal.contains($0) }, "\(longer): \(refusal)")
      }
      let isTried = place < 3 || !candidate.isWhole && place % 7 == 0
      if depth < 3, isTried {
        let isName = candidate.text.last?.isLetter == true && !candidate.isWhole
        try walk(
          from: isName ? longer + "." : longer, desk, depth: depth + 1, goesOn: !candidate.isWhole)
      }
    }
  }

  /// Scenes are those of the file that is open, and none is open here: `SceneTests` has them. Nothing
  /// is pasted here either, for `use` to choose from and `assume` and `without` to speak of. What `resume`
  /// takes waits for a letter.
  private static func takesArguments(_ word: String) -> Bool {
    !["scene", "use", "assume", "without", "resume", "lesson"].contains(word)
      && Catalogue.command(word)?.signature.parameters.isEmpty == false
  }

  /// A text is the user's to write, and so is what a dot or a call goes on with.
  private static func awaitsWords(_ line: String) -> Bool {
    line.filter { $0 == "\"" }.count % 2 == 1 || line.contains("(") || line.hasSuffix(" as")
      // No file of code is open here: PatchTests have it.
      || ["lesson list", "expect failing"].contains(line) || line.hasPrefix("export patch")
  }
}
