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
  /// long. Waiting for a turn does not count. But caches that others use up do, so that of each length
  /// the quickest of several runs is taken: of up to ten, while the factor is too large for one pass.
  package static func factor(_ length: Int, _ work: (Int) -> Void) -> Double {
    var (small, large) = (Double.infinity, Double.infinity)
    for round in 1...10 where round <= 3 || large >= ofOnePass * max(small, 1) {
      small = min(small, time { work(length) })
      large = min(large, time { work(4 * length) })
    }
    return large / max(small, 1)
  }

  private static func time(_ work: () -> Void) -> Double {
    let start = threadTime
    work()
    return threadTime - start
  }

  /// In nanoseconds.
  private static var threadTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
