/// Small numbers, each once, in the order in which they came.
struct NumberList: ~Copyable {
  private var numbers = Vector<Int32>()
  private var isIn = Vector<Bool>()

  var count: Int { numbers.count }
  var isEmpty: Bool { numbers.isEmpty }

  subscript(place: Int) -> Int32 { numbers[place] }

  /// Makes room for the numbers below `end`.
  mutating func extend(to end: Int) { isIn.extend(to: end, with: false) }

  /// Adds a number, unless it is in.
  @inline(__always)
  mutating func insert(_ number: Int32) {
    if isIn[number] { return }
    isIn[number] = true
    numbers.append(number)
  }

  /// Makes it all numbers below `end`, for which there is room then.
  mutating func insertEverything(below end: Int) {
    isIn.fill(end, with: true)
    numbers.removeAll()
    for number in 0..<Int32(end) { numbers.append(number) }
  }

  func contains(_ number: Int32) -> Bool { isIn[number] }

  mutating func removeAll() {
    for place in 0..<numbers.count { isIn[numbers[place]] = false }
    numbers.removeAll()
  }
}
