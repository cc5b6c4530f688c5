import Foundation
import Testing

/// Runs every test of a suite twenty times where `TSUME_LONG_TESTS` is 1: what depends on timing
/// shows itself.
struct RepeatedInLongRuns: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  private static let count = ProcessInfo.processInfo.environment["TSUME_LONG_TESTS"] == "1" ? 20 : 1

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for _ in 0..<Self.count { try await function() }
  }
}

extension Trait where Self == RepeatedInLongRuns {
  static var repeatedInLongRuns: Self { Self() }
}
