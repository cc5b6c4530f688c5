package import Prose

extension SessionCheck {
  /// `{"version": 1, "file", "passed", "checked", "failures": [{"line", "source", "expected", "found",
  /// "details"}], "knownFailures": […], "notices": [{"line", "text"}]}`.
  ///
  /// - Parameter language: Of whoever reads it, whatever the file itself speaks.
  package func json(in language: Language) -> JSONValue {
    [
      "version": 1, "file": .string(path), "passed": .bool(passed), "checked": .integer(checked),
      "failures": json(of: failures, in: language),
      "knownFailures": json(of: knownFailures, in: language),
      "notices": .array(
        notices.map { notice in
          [
            "line": .integer(notice.line),
            "text": .string(notice.words.text(in: language).string),
          ]
        }),
    ]
  }

  /// No line of data is broken for a terminal.
  private func wide(_ language: Language) -> Page {
    Page(language: language, columns: 100_000, drawing: .unicode)
  }

  private func json(of failures: [Failure], in language: Language) -> JSONValue {
    let failures = failures.map { failure in
      JSONValue.object([
        .init("line", .integer(failure.line)),
        .init("source", .string(failure.source)),
        .init("expected", .string(failure.mismatch.expected.text(in: language).string)),
        .init("found", .string(failure.mismatch.found.text(in: language).string)),
        .init(
          "details",
          .array(
            PlainRenderer().lines(of: failure.explanation, on: wide(language))
              .dropFirst(failure.source.isEmpty ? 0 : 1)
              .map { .string($0) })),
      ])
    }
    return .array(failures)
  }
}
