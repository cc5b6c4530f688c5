/// Takes the fields of one line one after another.
struct FieldReader {
  let line: Int
  private var rest: ArraySlice<Substring>

  init(_ text: Substring, line: Int) {
    self.line = line
    rest = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }[...]
  }

  func failure(_ reason: WorkloadFailure.Reason) -> WorkloadFailure {
    WorkloadFailure(line: line, reason: reason)
  }

  mutating func word(_ field: String) throws(WorkloadFailure) -> Substring {
    guard let word = rest.popFirst() else { throw failure(.missingField(field)) }
    return word
  }

  mutating func number(_ field: String) throws(WorkloadFailure) -> Double {
    let text = try word(field)
    guard let number = Double(text), number.isFinite else {
      throw failure(.notANumber(String(text), field: field))
    }
    return number
  }

  mutating func integer(_ field: String) throws(WorkloadFailure) -> Int {
    let text = try word(field)
    guard let number = Int(text) else {
      throw failure(.notAWholeNumber(String(text), field: field))
    }
    return number
  }

  mutating func integer(
    _ field: String, in range: ClosedRange<Int>
  ) throws(WorkloadFailure) -> Int {
    let number = try integer(field)
    guard range.contains(number) else { throw failure(.outOfRange(number, field: field, range)) }
    return number
  }

  /// A number from 0 below `count`.
  mutating func index(_ field: String, below count: Int) throws(WorkloadFailure) -> Int {
    guard count > 0 else { throw failure(.outOfRange(try integer(field), field: field, nil)) }
    return try integer(field, in: 0...count - 1)
  }

  func finish() throws(WorkloadFailure) {
    if let surplus = rest.first { throw failure(.surplusField(String(surplus))) }
  }
}
