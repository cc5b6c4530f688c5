import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The memory that this process has in use, in megabytes.
enum ResidentMemory {
  /// Forgets the peak, where the system can, after what was freed is given back to it. What is freed
  /// from then on is kept: a large build would otherwise be charged with every page anew, and a small
  /// one with none, so that growth would be told of the system's pages and not of the solver.
  static func restart() {
    #if os(Linux)
      giveBackWhatIsFree()
      keepWhatIsFreed()
      try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    #endif
  }

  static var current: Double {
    #if os(Linux)
      status("VmRSS:")
    #else
      peak
    #endif
  }

  /// The most since the last restart; where the system keeps no such count, since the start.
  static var peak: Double {
    #if os(Linux)
      status("VmHWM:")
    #else
      var usage = rusage()
      unsafe getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }

  /// The same for a process that is about to begin.
  static let keeping = ["MALLOC_TRIM_THRESHOLD_": "\(Int32.max)", "MALLOC_MMAP_MAX_": "0"]

  #if os(Linux)
    private static func keepWhatIsFreed() {
      guard let function = unsafe dlsym(nil, "mallopt") else { return }
      typealias SetOption = @convention(c) (Int32, Int32) -> Int32
      let setOption = unsafe unsafeBitCast(function, to: SetOption.self)
      let (trimThreshold, mappedMaximum): (Int32, Int32) = (-1, -4)
      _ = setOption(trimThreshold, .max)
      _ = setOption(mappedMaximum, 0)
    }

    /// Found by its name, since its header is in no module: what is free but kept would hide what
    /// a build needs.
    private static func giveBackWhatIsFree() {
      guard let function = unsafe dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      _ = unsafe unsafeBitCast(function, to: Trim.self)(0)
    }

    private static func status(_ field: String) -> Double {
      guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix(field) }),
        let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) })
      else { return 0 }
      return kilobytes / 1024
    }
  #endif
}
