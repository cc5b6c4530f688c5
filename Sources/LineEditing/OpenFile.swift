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
    let opened = unsafe open(FileName.bytes(of: path), flags | O_CLOEXEC, mode)
    guard opened >= 0 else { return nil }
    descriptor = opened
  }

  deinit { close(descriptor) }

  package enum Kind {
    case regular
    case folder
    case pipe
    /// A device, a socket.
    case other
  }

  package var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFIFO: .pipe
    default: .other
    }
  }

  package var isRegular: Bool { kind == .regular }

  /// Whether it is a file of the user's, and no one else's.
  package var isOwn: Bool { isRegular && status.st_uid == geteuid() }

  /// In bytes.
  package var size: Int { Int(status.st_size) }

  /// Zero throughout where the system refuses.
  private var status: stat {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status : stat()
  }

  /// Takes `O_NONBLOCK` back: who reads or writes waits.
  package borrowing func wait() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
  }

  /// Cuts the file; whether that was done.
  package borrowing func truncate(to size: Int) -> Bool { ftruncate(descriptor, off_t(size)) == 0 }

  package borrowing func setPermissions(_ mode: mode_t) { _ = fchmod(descriptor, mode) }

  /// Waits until nobody else holds the lock. It ends with the file.
  package borrowing func lock() { _ = flock(descriptor, LOCK_EX) }

  /// Whether nobody else held the lock, so that it is ours now.
  package borrowing func tryLock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Returns when what was written is on the disk.
  package borrowing func synchronize() { _ = fsync(descriptor) }

  /// Of a regular file; `nil` where there are not so many.
  package borrowing func bytes(in range: Range<Int>) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: range.count)
    let count = unsafe pread(descriptor, &bytes, bytes.count, off_t(range.lowerBound))
    return count == range.count ? bytes : nil
  }

  /// `nil` if the system refuses; `errno` says why.
  ///
  /// - Parameter limit: Where there is more than that, not much more is read.
  package borrowing func readToEnd(upTo limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = unsafe read(descriptor, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += block[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
    return bytes
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
