import Simplex

/// Reads the text format of workloads, version 1.
///
/// ```text
/// layout-bench 1
/// vars V
/// v I NAME                     for people only
/// cons C
/// c I P REL K T  a1 x1 … aT xT   priority P, a1·x1 + … + aT·xT REL K
/// script NAME S
/// set 4 12.5; off 7            S steps, each of operations
/// end
/// ```
package struct WorkloadReader {
  private let lines: [Substring]
  private var next = 0
  private var workload = Workload()

  private init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
  }

  package static func read(_ text: String) throws(WorkloadFailure) -> Workload {
    var reader = WorkloadReader(text)
    try reader.readHeader()
    try reader.readVariables()
    try reader.readConstraints()
    try reader.readScripts()
    return reader.workload
  }

  private func failure(_ reason: WorkloadFailure.Reason) -> WorkloadFailure {
    WorkloadFailure(line: max(1, next), reason: reason)
  }

  /// The next line that is neither blank nor a comment.
  private mutating func record(expecting expected: String) throws(WorkloadFailure) -> Substring {
    while next < lines.count {
      let line = lines[next]
      next += 1
      if line.utf8.first == UInt8(ascii: "#") {
        if workload.title.isEmpty { workload.title = String(line.dropFirst(2)) }
      } else if !line.isEmpty {
        return line
      }
    }
    throw failure(.endsEarly(expected: expected))
  }

  /// The fields of the next record, behind the word with which it must begin.
  private mutating func fields(
    after word: String, expecting expected: String
  ) throws(WorkloadFailure) -> FieldReader {
    try fields(of: try record(expecting: expected), after: word, expecting: expected)
  }

  private mutating func fields(
    of record: Substring, after word: String, expecting expected: String
  ) throws(WorkloadFailure) -> FieldReader {
    var fields = FieldReader(record, line: next)
    guard try fields.word(expected) == word else {
      throw failure(.unexpectedRecord(String(record.prefix(40)), expected: expected))
    }
    return fields
  }

  private mutating func count(after word: String) throws(WorkloadFailure) -> Int {
    var fields = try fields(after: word, expecting: "\"\(word)\"")
    let count = try fields.integer("the number of \(word)", in: 0...Int(Int32.max))
    try fields.finish()
    return count
  }

  private mutating func readHeader() throws(WorkloadFailure) {
    guard try record(expecting: "\"layout-bench 1\"") == "layout-bench 1" else {
      throw failure(.missingHeader)
    }
  }

  private mutating func readVariables() throws(WorkloadFailure) {
    let count = try count(after: "vars")
    for index in 0..<count {
      var fields = try fields(after: "v", expecting: "variable \(index)")
      _ = try fields.integer("the variable's number", in: index...index)
      workload.variableNames.append(String(try fields.word("the variable's name")))
      try fields.finish()
    }
  }
}

// MARK: - Constraints

extension WorkloadReader {
  private mutating func readConstraints() throws(WorkloadFailure) {
    let count = try count(after: "cons")
    for index in 0..<count {
      var fields = try fields(after: "c", expecting: "constraint \(index)")
      try readConstraint(index, from: &fields)
      try fields.finish()
    }
  }

  private mutating func readConstraint(
    _ index: Int, from fields: inout FieldReader
  ) throws(WorkloadFailure) {
    let number = try fields.integer("the constraint's number")
    guard number == index else { throw failure(.outOfOrder(number, expected: index)) }
    let priority = try fields.integer("the priority", in: 1...Workload.requiredPriority)
    let word = try fields.word("the relation")
    guard let relation = LinearRelation(word) else {
      throw failure(.unknownRelation(String(word)))
    }
    let constant = try fields.number("the constant")
    let start = workload.variables.count
    let termCount = try fields.integer(
      "the number of terms", in: 0...workload.variableNames.count)
    for _ in 0..<termCount { try readTerm(since: start, from: &fields) }
    workload.constraints.append(
      Workload.Constraint(
        priority: priority, relation: relation, constant: constant,
        terms: start..<workload.variables.count))
  }

  private mutating func readTerm(
    since start: Int, from fields: inout FieldReader
  ) throws(WorkloadFailure) {
    let coefficient = try fields.number("a coefficient")
    let variable = try fields.index("a variable", below: workload.variableNames.count)
    guard coefficient != 0 else { throw failure(.zeroCoefficient(variable: variable)) }
    guard !workload.variables[start...].contains(Int32(variable)) else {
      throw failure(.repeatedVariable(variable))
    }
    workload.coefficients.append(coefficient)
    workload.variables.append(Int32(variable))
  }
}

// MARK: - Scripts

extension WorkloadReader {
  private mutating func readScripts() throws(WorkloadFailure) {
    while true {
      let expected = "\"script\" or \"end\""
      let record = try record(expecting: expected)
      if record == "end" { return }
      var fields = try fields(of: record, after: "script", expecting: expected)
      let name = String(try fields.word("the script's name"))
      guard workload.script(named: name) == nil else { throw failure(.repeatedScript(name)) }
      let count = try fields.integer("the number of steps", in: 0...Int(Int32.max))
      try fields.finish()
      workload.scripts.append(Script(name: name, steps: try readSteps(count)))
    }
  }

  private mutating func readSteps(_ count: Int) throws(WorkloadFailure) -> [[Operation]] {
    var steps: [[Operation]] = []
    var openEdits: Set<Int> = []
    for number in 0..<count {
      let record = try record(expecting: "step \(number + 1) of \(count)")
      var step: [Operation] = []
      for part in record.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      {
        var fields = FieldReader(Substring(part), line: next)
        step.append(try readOperation(from: &fields, &openEdits))
        try fields.finish()
      }
      steps.append(step)
    }
    return steps
  }

  private func readOperation(
    from fields: inout FieldReader, _ openEdits: inout Set<Int>
  ) throws(WorkloadFailure) -> Operation {
    let word = try fields.word("an operation")
    switch word {
    case "set":
      return .set(try constraint(from: &fields), constant: try fields.number("the constant"))
    case "off": return .deactivate(try constraint(from: &fields))
    case "on": return .activate(try constraint(from: &fields))
    case "prio":
      return .prioritize(
        try constraint(from: &fields),
        priority: try fields.integer("the priority", in: 1...Workload.requiredPriority))
    case "edit":
      let variable = try variable(from: &fields)
      openEdits.insert(variable)
      let priority = try fields.integer("the priority", in: 1...Workload.requiredPriority - 1)
      return .openEdit(variable: variable, priority: priority)
    case "suggest":
      let variable = try variable(from: &fields, openIn: openEdits)
      return .suggest(variable: variable, value: try fields.number("the value"))
    case "endedit":
      let variable = try variable(from: &fields, openIn: openEdits)
      openEdits.remove(variable)
      return .closeEdit(variable: variable)
    default: throw failure(.unknownOperation(String(word)))
    }
  }

  private func constraint(from fields: inout FieldReader) throws(WorkloadFailure) -> Int {
    try fields.index("the constraint", below: workload.constraints.count)
  }

  private func variable(from fields: inout FieldReader) throws(WorkloadFailure) -> Int {
    try fields.index("the variable", below: workload.variableNames.count)
  }

  private func variable(
    from fields: inout FieldReader, openIn edits: Set<Int>
  ) throws(WorkloadFailure) -> Int {
    let variable = try variable(from: &fields)
    guard edits.contains(variable) else { throw failure(.noOpenEdit(variable: variable)) }
    return variable
  }
}

extension LinearRelation {
  init?(_ word: Substring) {
    switch word {
    case "eq": self = .equal
    case "le": self = .lessThanOrEqual
    case "ge": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
