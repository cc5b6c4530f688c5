import TestSupport

extension Fuzzer {
  /// Lines that make sense one after another, as the bytes choose them.
  package static let script = Fuzzer(
    "script", longestInput: 300, seeds: { _ in (0..<50).map(scriptSeed) }
  ) {
    { bytes in
      var writer = ScriptWriter(bytes: bytes)
      return try SessionProbe.run(lines: 30, by: &writer)
    }
  }

  /// As many choices as a whole script takes: from short beginnings it would never get that far.
  private static func scriptSeed(_ number: Int) -> String {
    var random = Chooser(seed: UInt64(number))
    return String((0..<300).map { _ in Character(Unicode.Scalar(UInt8(random.int(in: 0...127)))) })
  }
}
