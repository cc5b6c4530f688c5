import CLibFuzzer
import ConsoleSupport
import Foundation

/// libFuzzer, which thinks of inputs and ends at the first with which something is wrong.
enum LibFuzzer {
  /// The one that runs: the callback is a C function and can hold nothing itself.
  nonisolated(unsafe) private static var check: Fuzzer.Check?
  /// How long one line may take. Of the processor, as a busy machine is no hang; a line that takes half
  /// a second without them takes some five with libFuzzer's counters in it.
  private static let mostSeconds = 5.0

  static func run(_ fuzzer: Fuzzer, options: [String]) throws -> Int32 {
    unsafe check = try fuzzer.check()
    let words = ["tsume-fuzz"] + options
    var count = Int32(words.count)
    // libFuzzer keeps them as long as it runs.
    var arguments = unsafe Optional(
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1))
    for (place, word) in words.enumerated() {
      unsafe (arguments?.advanced(by: place)).map { unsafe $0.initialize(to: strdup(word)) }
    }
    unsafe (arguments?.advanced(by: words.count)).map { unsafe $0.initialize(to: nil) }
    return unsafe LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
      LibFuzzer.hold(input)
      return 0
    }
  }

  /// Ends with what does not hold of the input, or with a line that took too long.
  private static func hold(_ input: [UInt8]) {
    let probe = unsafe try? check?(input)
    var complaints = probe?.complaints ?? ["no session starts"]
    if let slowest = probe?.slowest, slowest.seconds > mostSeconds {
      complaints.append("\(slowest.name): it took \(slowest.seconds) s")
    }
    guard !complaints.isEmpty else { return }
    let lines = complaints + (probe?.transcript ?? [])
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    abort()
  }
}
