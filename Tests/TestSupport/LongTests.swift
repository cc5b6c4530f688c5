import Foundation

/// Whether the long properties run as well, as `make test-long` asks.
package enum LongTests {
  package static let areWanted = ProcessInfo.processInfo.environment["TSUME_LONG_TESTS"] == "1"

  /// All of a list in long runs, otherwise the first and each `step`th behind it: where many examples of
  /// one kind are long, some of them stand for the kind in every run.
  package static func sample<Element>(of all: [Element], every step: Int) -> [Element] {
    guard !areWanted else { return all }
    return all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}
