import Interchange
import Testing

@testable import LayoutCode

/// Which calls a method takes, and what the arguments are called then.
@Suite struct MemberParameterTests {
  struct Case: Sendable {
    let parameters: [MemberParameter]
    let given: [String?]
    let matched: [String?]?
  }

  @Test(arguments: [
    Case(parameters: ["_"], given: [nil], matched: [nil]),
    Case(parameters: ["_"], given: ["to"], matched: nil),
    Case(parameters: ["_"], given: [], matched: nil),
    Case(parameters: ["_", "at|atIndex"], given: [nil, "atIndex"], matched: [nil, "at"]),
    Case(parameters: ["equalTo", "constant?"], given: ["equalTo"], matched: ["equalTo"]),
    Case(
      parameters: ["equalTo", "multiplier?", "constant?"], given: ["equalTo", "constant"],
      matched: ["equalTo", "constant"]),
    Case(parameters: ["_*"], given: [nil, nil, nil], matched: [nil, nil, nil]),
    Case(parameters: ["_*"], given: [], matched: []),
    Case(parameters: ["**"], given: ["title", nil], matched: ["title", nil]),
    Case(parameters: ["frame?"], given: ["coder"], matched: nil),
  ])
  func labels(_ test: Case) {
    #expect(Self.matched(test.given, to: test.parameters) == test.matched)
  }

  /// Closures behind the parentheses go where the next functions are.
  @Test func trailingClosures() {
    let parameters: [MemberParameter] = [
      "withDuration", "delay?", "animations: Function", "completion?: Function",
    ]
    let closure = Value.function(Callable(.builtIn("run", on: .absent)))
    #expect(
      Self.matched(["withDuration", nil], to: parameters, last: closure) == [
        "withDuration", "animations",
      ])
    #expect(
      Self.matched(["withDuration", "animations", nil], to: parameters, last: closure) == [
        "withDuration", "animations", "completion",
      ])
    #expect(Self.matched(["withDuration", nil], to: parameters, last: .real(1)) == nil)
  }

  private static func matched(
    _ labels: [String?], to parameters: [MemberParameter], last: Value = .real(1)
  ) -> [String?]? {
    let place = SourceRange(0, 0)
    var operands = labels.map { _ in Operand(.real(1), at: place) }
    if !operands.isEmpty { operands[operands.count - 1].value = last }
    return CallArguments(operands: operands, labels: labels, range: place)
      .matched(to: parameters)?.labels
  }
}
