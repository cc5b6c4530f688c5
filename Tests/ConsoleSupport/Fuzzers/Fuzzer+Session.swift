import Console
import Prose

extension Fuzzer {
  /// The text of a session file: replayed, saved, replayed again, checked and brought up to date.
  package static let session = Fuzzer("session", longestInput: 2_000, seeds: \.sessions) {
    { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      var probe = try SessionProbe(after: [], files: ["fuzzed.tsume": text])
      probe.run(ScriptLine(verbatim: "replay fuzzed.tsume", .session))
      probe.run(ScriptLine(verbatim: "continue", .session))
      probe.finish()
      probe.checkUpdate(of: text)
      return probe
    }
  }
}

extension SessionProbe {
  /// A file that was brought up to date is up to date.
  fileprivate mutating func checkUpdate(of text: String) {
    let surroundings = files.surroundings
    func updated(_ text: String) -> String {
      SessionCheck(text, path: "fuzzed.tsume", surroundings: surroundings).updated
    }
    let once = updated(text)
    complain(if: updated(once) != once, "an updated file is not up to date: \(once)")
  }
}
