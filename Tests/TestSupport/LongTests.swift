import Foundation

/// Whether the long properties run as well, as `make test-long` asks.
package enum LongTests {
  package static let areWanted = ProcessInfo.processInfo.environment["TSUME_LONG_TESTS"] == "1"
}
