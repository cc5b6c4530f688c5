import ConsoleSupport
import TestSupport
import Testing

/// Whatever sensible lines are typed in whatever order, what must hold holds.
@Suite struct ScriptTests {
  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 2_000 : 1))
  func everyLineKeepsWhatMustHold(seed: UInt64) throws {
    let probe = try SessionProbe.run(seed: seed, lines: 60)
    let transcript = probe.transcript.joined(separator: "\n")
    #expect(probe.complaints.isEmpty, "\(probe.complaints)\n\(transcript)")
  }
}
