/// Thrown by work on many rows that gave up because someone wants it to.
package struct Cancellation: Error {
  /// How many rows may pass between two questions: less than a millisecond's work.
  static let interval = 128
}

extension Array {
  /// Goes through the elements, asking once in a while.
  package func forEach(
    unless isCancelled: () -> Bool, _ body: (Element) -> Void
  ) throws(Cancellation) {
    for (index, element) in enumerated() {
      if index % Cancellation.interval == 0, isCancelled() { throw Cancellation() }
      body(element)
    }
  }

  /// Sorts, asking once in a while; what it leaves behind when it throws is in no order.
  package mutating func sort(
    unless isCancelled: () -> Bool, by areInOrder: (Element, Element) -> Bool
  ) throws(Cancellation) {
    var count = 0
    do {
      try sort { first, second in
        count += 1
        if count % (8 * Cancellation.interval) == 0, isCancelled() { throw Cancellation() }
        return areInOrder(first, second)
      }
    } catch {
      throw Cancellation()
    }
  }
}
