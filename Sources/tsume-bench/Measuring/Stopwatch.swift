#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The two clocks of a process, in nanoseconds.
enum Stopwatch {
  /// What this process used of the processors; other load on the machine does not count.
  static var processorTime: Int { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// Costs much less to read, and so is the one for what takes microseconds.
  static var wallTime: Int { time(of: CLOCK_MONOTONIC) }

  private static func time(of clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
