import Console
import Prose

extension Fuzzer {
  /// Tab at any place of any line. The first two bytes say where.
  package static let completion = Fuzzer(
    "completion", longestInput: 200, seeds: { $0.lines.map { "\0\u{7F}\($0)" } }
  ) {
    let rehearsed = try SessionProbe(after: rehearsal)
    return { bytes in
      var probe = rehearsed.begun()
      guard bytes.count > 2 else { return probe }
      let line = String(decoding: bytes.dropFirst(2), as: UTF8.self)
      let place = Int(bytes[0]) << 8 + Int(bytes[1])
      probe.checkTab(in: line, at: place % (line.utf8.count + 1))
      return probe
    }
  }
}

extension SessionProbe {
  /// The candidates are words that can be printed, each once, in the place of what stands there.
  fileprivate mutating func checkTab(in line: String, at offset: Int) {
    let place = line.utf8.index(line.startIndex, offsetBy: offset)
    let cursor = String(line[..<place]).utf8.count
    let completion = timed("Tab in \(line)") { $0.completion(of: line, at: cursor) }
    complain(
      if: !(0...cursor).contains(completion.start), "the word begins at \(completion.start)")
    let texts = completion.candidates.map(\.text)
    complain(if: Set(texts).count != texts.count, "a candidate comes twice: \(texts)")
    complain(if: texts.contains(""), "an empty candidate")
    for candidate in completion.candidates {
      check([.paragraph("\(candidate.text) \(candidate.note)")])
    }
  }
}
