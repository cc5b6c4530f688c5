extension Fuzzer {
  /// Lines that make sense one after another, as the bytes choose them.
  package static let script = Fuzzer("script", longestInput: 300, seeds: { _ in [] }) {
    { bytes in
      var writer = ScriptWriter(bytes: bytes)
      let probe = try SessionProbe.run(lines: 30, by: &writer)
      return probe.complaints.map { "\($0)\n\(probe.transcript.joined(separator: "\n"))" }
    }
  }
}
