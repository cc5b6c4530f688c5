import Console
import Prose
import TestSupport
import Testing

/// The sessions that come with Tsume say so where they do not hold. That they do is what the program
/// itself checks in every run of the tests: `tsume check Sessions`.
@Suite struct ShippedSessionTests {
  @Test func thereAreThirtyOrMore() {
    #expect(ShippedSession.all.count >= 30)
  }

  @Test(arguments: ShippedSession.all)
  func itTellsWhatToWatchInBothLanguages(_ session: ShippedSession) {
    #expect(session.lines.contains { $0.hasPrefix("say en \"") && $0.contains("\" ja \"") })
  }

  private static let replayed = LongTests.sample(
    of: ShippedSession.all.filter { !$0.path.contains("/lessons/") }, every: 4)

  /// `check` carries out line after line; a replay keeps its place in the session, which lines take back.
  @Test(arguments: replayed)
  func itReplaysToItsEnd(_ session: ShippedSession) throws {
    var reader = try Session(language: .english, surroundings: ShippedSession.surroundings)
    let turn = reader.execute("replay \(session.path)")
    let lines = turn.lines(on: .standard(.english))
    #expect(lines.last?.hasPrefix("End of ") == true, "\(lines.suffix(8))")
  }

  private static let altered = LongTests.sample(
    of: ShippedSession.all.filter { !$0.path.contains("/lessons/") }, every: 8)

  /// In every run the first number of each line that tells one in every eighth session, in long runs
  /// all of them in all. Lessons prove themselves in another way.
  @Test(arguments: altered)
  func noNumberCanBeAlteredUnnoticed(_ session: ShippedSession) {
    let rounds = session.rounds
    #expect(!rounds.isEmpty, "nothing in it is a number")
    for round in LongTests.areWanted ? rounds[...] : rounds.prefix(1) {
      let check = SessionCheck(
        session.text(with: round), path: session.path,
        surroundings: ShippedSession.surroundings)
      #expect(check.path == session.path)
      for alteration in round {
        let failure = check.failures.first { $0.line == alteration.line + 1 }
        let values =
          failure.map { [$0.mismatch.expected.english.string, $0.mismatch.found.english.string] }
          ?? []
        #expect(
          Set(values).count == 2
            && values.contains { $0.contains(alteration.value) || alteration.value.isEmpty },
          "line \(alteration.line + 1), altered to \(alteration.altered): \(values)")
      }
    }
  }
}
