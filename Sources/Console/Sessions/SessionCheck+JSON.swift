package import Prose

extension SessionCheck {
  /// `{"version": 1, "file", "passed", "checked", "failures": [{"line", "expected", "found"}]}`.
  package var json: JSONValue {
    let failures = failures.map { failure in
      JSONValue.object([
        .init("line", .integer(failure.line)),
        .init("expected", .string(failure.mismatch.expected.text(in: language).string)),
        .init("found", .string(failure.mismatch.found.text(in: language).string)),
      ])
    }
    return [
      "version": 1, "file": .string(path), "passed": .bool(passed), "checked": .integer(checked),
      "failures": .array(failures),
    ]
  }
}
