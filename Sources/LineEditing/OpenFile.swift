#if canImport(Darwin)
  package import Darwin
#else
  package import Glibc
#endif

/// A file that is closed when its owner is gone.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// `nil` where the system refuses; `errno` says why.
  package init?(_ path: String, flags: Int32, mode: mode_t = 0) {
    // Not the property itself: refused, it would be closed, which changes `errno`.
    let opened = unsafe open(path, flags | O_CLOEXEC, mode)
    guard opened >= 0 else { return nil }
    descriptor = opened
  }

  deinit { close(descriptor) }

  var isRegular: Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Waits until nobody else holds the lock. It ends with the file.
  package borrowing func lock() { _ = flock(descriptor, LOCK_EX) }

  /// Whether nobody else held the lock, so that it is ours now.
  package borrowing func tryLock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Returns when what was written is on the disk.
  package borrowing func synchronize() { _ = fsync(descriptor) }

  /// `nil` if the system refuses; `errno` says why.
  package borrowing func readToEnd() -> [UInt8]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(descriptor, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += block[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Whether all of `bytes` were written; if not, `errno` says why.
  package borrowing func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// The system's `write`, which the method's name hides.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, start, count)
}
