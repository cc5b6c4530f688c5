/// What any bytes are held to: an entry of libFuzzer, and of the tests with what it found.
package struct Fuzzer: Sendable {
  package let name: String
  /// How long an input may be. Long ones cost time, and few finds need them.
  package let longestInput: Int
  /// Inputs to begin with, made of what the package has.
  package let seeds: @Sendable (FuzzerSources) -> [String]
  private let makeCheck: @Sendable () throws -> Check

  /// Does with an input what it is for. Nothing may be complained about.
  package typealias Check = ([UInt8]) throws -> SessionProbe

  init(
    _ name: String, longestInput: Int,
    seeds: @escaping @Sendable (FuzzerSources) -> [String],
    makeCheck: @escaping @Sendable () throws -> Check
  ) {
    self.name = name
    self.longestInput = longestInput
    self.seeds = seeds
    self.makeCheck = makeCheck
  }

  /// What all inputs begin with is done once.
  package func check() throws -> Check { try makeCheck() }

  package static let all: [Fuzzer] = [
    .line, .session, .log, .dump, .storyboard, .swift, .objectiveC, .library, .completion, .script,
  ]
}

/// Texts that seeds are cut from.
package struct FuzzerSources: Sendable {
  /// The shipped sessions, whole.
  package var sessions: [String]
  /// Console logs.
  package var logs: [String]
  /// What debuggers and Xcode print besides: trees, exceptions, warnings.
  package var dumps: [String]
  /// Files of code, in both languages and by every library.
  package var layouts: [String]

  package init(sessions: [String], logs: [String], dumps: [String], layouts: [String]) {
    self.sessions = sessions
    self.logs = logs
    self.dumps = dumps
    self.layouts = layouts
  }

  /// Every line of the sessions, and of some scripts, once.
  var lines: [String] {
    var lines = sessions.flatMap { $0.split(separator: "\n").map(String.init) }
    for seed in 0..<10 as Range<UInt64> {
      lines += (try? SessionProbe.run(seed: seed, lines: 40))?.transcript ?? []
    }
    return Array(Set(lines)).sorted()
  }
}
