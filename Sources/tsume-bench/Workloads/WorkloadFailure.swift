/// Why a text is no workload, and on which line.
package struct WorkloadFailure: Error, Equatable, CustomStringConvertible {
  package enum Reason: Equatable, Sendable {
    case missingHeader
    case endsEarly(expected: String)
    case unexpectedRecord(String, expected: String)
    case missingField(String)
    case surplusField(String)
    case notANumber(String, field: String)
    case notAWholeNumber(String, field: String)
    case outOfRange(Int, field: String, ClosedRange<Int>?)
    case outOfOrder(Int, expected: Int)
    case unknownRelation(String)
    case repeatedVariable(Int)
    case zeroCoefficient(variable: Int)
    case repeatedScript(String)
    case unknownOperation(String)
    case noOpenEdit(variable: Int)
  }

  /// From 1.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "line \(line): \(reason.description)" }
}

extension WorkloadFailure.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingHeader: "the first line must be \"layout-bench 1\""
    case .endsEarly(let expected): "the text ends where \(expected) is expected"
    case .unexpectedRecord(let text, let expected):
      "\"\(text)\" stands where \(expected) is expected"
    case .missingField(let field): "\(field) is missing"
    case .surplusField(let text): "\"\(text)\" is more than the line should have"
    case .notANumber(let text, let field): "\(field) is \"\(text)\", which is no finite number"
    case .notAWholeNumber(let text, let field): "\(field) is \"\(text)\", which is no whole number"
    case .outOfRange(let number, let field, let range?):
      "\(field) is \(number), which is not from \(range.lowerBound) to \(range.upperBound)"
    case .outOfRange(let number, let field, nil): "\(field) is \(number), and there are none"
    case .outOfOrder(let number, let expected):
      "constraint \(number) stands where constraint \(expected) is expected"
    case .unknownRelation(let text): "the relation is \"\(text)\", which is not eq, le or ge"
    case .repeatedVariable(let variable): "variable \(variable) has two terms"
    case .zeroCoefficient(let variable): "the coefficient of variable \(variable) is 0"
    case .repeatedScript(let name): "there is a script \"\(name)\" already"
    case .unknownOperation(let text):
      "\"\(text)\" is no operation (set, off, on, prio, edit, suggest, endedit)"
    case .noOpenEdit(let variable): "no edit is open on variable \(variable)"
    }
  }
}
