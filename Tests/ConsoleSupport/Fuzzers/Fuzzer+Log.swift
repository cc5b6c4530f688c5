import Console
import Foundation
import Prose

extension Fuzzer {
  /// What a console printed: read, explained for people and as JSON, imported and pasted.
  package static let log = Fuzzer("log", longestInput: 4_000, seeds: \.logs) { reading }

  /// Trees, exceptions and warnings, likewise.
  package static let dump = Fuzzer("dump", longestInput: 4_000, seeds: \.dumps) { reading }

  private static func reading(_ bytes: [UInt8]) throws -> SessionProbe {
    let text = String(decoding: bytes, as: UTF8.self)
    var probe = try SessionProbe(after: [], files: ["fuzzed.txt": text])
    probe.checkVerdict(on: text)
    probe.run(ScriptLine(verbatim: "import fuzzed.txt", .change))
    probe.run(ScriptLine(verbatim: text, .session, isPaste: true))
    probe.finish()
    return probe
  }
}

extension SessionProbe {
  /// It has words for everything, and the JSON is JSON.
  fileprivate mutating func checkVerdict(on text: String) {
    let verdict = timed("the verdict") { _ in LogVerdict(of: text, isCancelled: { false }) }
    for report in verdict.reports { check(report) }
    complain(if: verdict.isEmpty && verdict.objections.isEmpty, "nothing is said about no log")
    let json = Data(verdict.json(for: "fuzzed.txt").encoded.utf8)
    let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any]
    complain(if: object?["conflict"] == nil, "not JSON: \(String(decoding: json, as: UTF8.self))")
  }
}
