/// Numbers in one run of raw memory: the only owner of unsafe memory in the solver.
///
/// Every index is checked. Unlike an array it is not copied and not shared, so that to change an
/// element is one store.
@safe struct Vector<Element: BitwiseCopyable>: ~Copyable {
  /// Nowhere while the capacity is 0: a solver has many vectors that stay empty. An optional would be
  /// unwrapped at each access, for which builds without optimisation ask the runtime for its type.
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  init(capacity: Int = 0) {
    unsafe base = Self.nowhere
    if capacity > 0 { grow(to: capacity) }
  }

  deinit { if capacity > 0 { unsafe base.deallocate() } }

  /// What nobody reads or writes; no alignment is 0.
  private static var nowhere: UnsafeMutablePointer<Element> {
    unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  var isEmpty: Bool { count == 0 }
  var last: Element? { count > 0 ? self[count - 1] : nil }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "beyond the end of a vector")
      return unsafe base[index]
    }
    @inline(__always) nonmutating _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "beyond the end of a vector")
      yield unsafe &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return unsafe base[count]
  }

  /// - Precondition: There is an element.
  @inline(__always) mutating func removeLast() -> Element {
    let element = self[count - 1]
    count -= 1
    return element
  }

  mutating func append(repeating element: Element, count added: Int) {
    guard added > 0 else { return }
    reserve(count + added)
    unsafe (base + count).initialize(repeating: element, count: added)
    count += added
  }

  /// Makes the vector as long as `length`, if it is shorter.
  mutating func extend(to length: Int, with element: Element) {
    append(repeating: element, count: length - count)
  }

  mutating func removeAll() { count = 0 }

  /// Makes all elements the same.
  mutating func fill(_ element: Element) {
    if count > 0 { unsafe base.update(repeating: element, count: count) }
  }

  /// Makes the elements those of another vector.
  mutating func copy(_ other: borrowing Vector<Element>) {
    count = 0
    reserve(other.count)
    if other.count > 0 { unsafe base.update(from: other.base, count: other.count) }
    count = other.count
  }

  /// Makes the vector as long as `length`, all elements the same.
  mutating func fill(_ length: Int, with element: Element) {
    count = 0
    append(repeating: element, count: length)
  }

  /// Makes the vector as long as `length`, by cutting it or with more of `element`.
  mutating func resize(to length: Int, with element: Element) {
    count = min(count, length)
    append(repeating: element, count: length - count)
  }

  mutating func truncate(to length: Int) {
    precondition(length >= 0 && length <= count, "a vector is cut where it is not")
    count = length
  }

  mutating func reserve(_ length: Int) {
    if length > capacity { grow(to: length) }
  }

  private mutating func grow(to length: Int) {
    // A cache line to begin with: components have many vectors of a few elements each.
    let larger = max(length, 2 * capacity, 64 / MemoryLayout<Element>.stride)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    if capacity > 0 {
      unsafe moved.moveInitialize(from: base, count: count)
      unsafe base.deallocate()
    }
    unsafe base = moved
    capacity = larger
  }

  /// Puts elements of a range in order; equal ones may change places.
  mutating func sort(_ range: Range<Int>, by areInOrder: (Element, Element) -> Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a vector ends before that")
    if range.isEmpty { return }
    var part = unsafe UnsafeMutableBufferPointer(
      start: base + range.lowerBound, count: range.count)
    unsafe part.sort(by: areInOrder)
  }
}

extension Vector<Double> {
  /// `Σ self[i] · values[columns[i]]` over some places, and the largest of its terms in size.
  @inline(__always) func activity(
    in places: Range<Int>, of columns: borrowing Vector<Int32>, at values: borrowing Vector<Double>
  ) -> (sum: Double, magnitude: Double) {
    var (sum, magnitude) = (0.0, 0.0)
    forEachTerm(in: places, of: columns, at: values, where: { _ in true }) { term in
      sum += term
      // Fewer instructions than `max` takes, in the innermost of all loops.
      magnitude = abs(term) > magnitude ? abs(term) : magnitude
    }
    return (sum, magnitude)
  }

  /// What `start` is less the same terms, taken off one after another.
  ///
  /// - Parameter own: A column whose term does not count.
  @inline(__always) func rest(
    of start: Double, in places: Range<Int>, of columns: borrowing Vector<Int32>,
    at values: borrowing Vector<Double>, but own: Int32 = -1
  ) -> Double {
    var rest = start
    forEachTerm(in: places, of: columns, at: values, where: { $0 != own }) { rest -= $0 }
    return rest
  }

  /// The same, exactly but for the last digit.
  func exactRest(
    of start: Double, in places: Range<Int>, of columns: borrowing Vector<Int32>,
    at values: borrowing Vector<Double>
  ) -> Double {
    var rest = CompensatedSum(start)
    for place in places { rest.add(-self[place], times: values[columns[place]]) }
    return rest.value
  }

  /// What is checked of a range is not checked again of each place.
  @inline(__always) private func forEachTerm(
    in places: Range<Int>, of columns: borrowing Vector<Int32>,
    at values: borrowing Vector<Double>, where isCounted: (_ column: Int32) -> Bool,
    _ body: (_ term: Double) -> Void
  ) {
    if places.isEmpty { return }
    precondition(
      places.lowerBound >= 0 && places.upperBound <= min(count, columns.count),
      "terms beyond the end of a vector")
    let (coefficients, numbers) = unsafe (base, columns.base)
    for place in places {
      let column = unsafe numbers[place]
      if isCounted(column) { body(unsafe coefficients[place] * values[column]) }
    }
  }
}

extension Vector<Int> {
  /// The variables with these numbers, ascending.
  consuming func sortedVariables() -> [Variable] {
    sort(0..<count) { $0 < $1 }
    return (0..<count).map { Variable(self[$0]) }
  }
}
