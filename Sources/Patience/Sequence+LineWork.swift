extension Sequence {
  /// The elements up to where the line is stopped: `for line in lines.awaited()`.
  ///
  /// - Parameter work: What each of them takes, in things looked at.
  package func awaited(each work: Int = 1) -> some Sequence<Element> {
    lazy.prefix { _ in !LineWork.isStopped(after: work) }
  }

  /// As `map` does it, up to where the line is stopped.
  package func awaitedMap<Result>(
    each work: Int = 1, _ transform: (Element) throws -> Result
  ) rethrows -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(underestimatedCount)
    for element in self {
      if LineWork.isStopped(after: work) { break }
      results.append(try transform(element))
    }
    return results
  }
}

extension Array {
  /// All of it, and nothing once the line is stopped: what is made from it then ends early as a whole.
  package var unlessStopped: [Element] {
    LineWork.isStopped(after: LineWork.interval) ? [] : self
  }
}
