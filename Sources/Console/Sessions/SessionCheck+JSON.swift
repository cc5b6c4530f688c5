package import Prose

extension SessionCheck {
  /// `{"version": 1, "file", "passed", "checked", "failures": [{"line", "source", "expected", "found",
  /// "details"}], "knownFailures": […]}`.
  package var json: JSONValue {
    [
      "version": 1, "file": .string(path), "passed": .bool(passed), "checked": .integer(checked),
      "failures": json(of: failures), "knownFailures": json(of: knownFailures),
    ]
  }

  private func json(of failures: [Failure]) -> JSONValue {
    let failures = failures.map { failure in
      JSONValue.object([
        .init("line", .integer(failure.line)),
        .init("source", .string(failure.source)),
        .init("expected", .string(failure.mismatch.expected.text(in: language).string)),
        .init("found", .string(failure.mismatch.found.text(in: language).string)),
        .init(
          "details",
          .array(
            PlainRenderer().lines(of: failure.explanation, on: Page.standard(language)).dropFirst()
              .map { .string($0) })),
      ])
    }
    return .array(failures)
  }
}
