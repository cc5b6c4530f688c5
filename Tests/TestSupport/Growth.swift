#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the work for a text grows with its length.
package enum Growth {
  /// Four times as long, and so many times the work at most: 4 is one pass, 16 a pass for each part.
  package static let ofOnePass = 9.0

  /// How many times more of the processor's time this thread needs for an input that is four times as
  /// long. Nothing else that runs counts, and of each length only the quickest of several runs.
  package static func factor(_ length: Int, _ work: (Int) -> Void) -> Double {
    let small = quickest { work(length) }
    return quickest { work(4 * length) } / max(small, 1)
  }

  private static func quickest(_ work: () -> Void) -> Double {
    (0..<3).map { _ in
      let start = threadTime
      work()
      return threadTime - start
    }.min() ?? 0
  }

  /// In nanoseconds.
  private static var threadTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
