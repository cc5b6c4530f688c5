#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lines of standard input where no one types: from a pipe or a file. Nothing is edited.
package struct LineSource {
  /// Standard input can no longer be read.
  package struct Failure: Error, Equatable { package let errno: Int32 }

  /// Of a line that is longer the rest is dropped, since it may never end. Nobody reads such a line.
  private let longest: Int

  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// Where the next line begins in `pending`, and how far it holds no line's end.
  private var start = 0
  private var searched = 0
  private var isAtEnd = false
  private var isFirst = true

  package init() { self.init(descriptor: STDIN_FILENO) }

  init(descriptor: Int32, longest: Int = 16 << 20) {
    self.descriptor = descriptor
    self.longest = longest
  }

  /// The next line without its end, `nil` after the last; a last one without an end counts. It may
  /// hold any character, NUL too; bytes that are not UTF-8 are replacement characters.
  package mutating func next() throws(Failure) -> String? {
    while true {
      if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = pending[start..<end]
        start = end + 1
        searched = start
        return finished(line)
      }
      if pending.count - start > longest { pending.removeSubrange((start + longest)...) }
      searched = pending.count
      if isAtEnd { break }
      try fill()
    }
    guard start < pending.count else { return nil }
    let line = pending[start...]
    start = pending.count
    return finished(line)
  }

  private mutating func finished(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    // Some editors put a byte order mark before the first character.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if isFirst, bytes.starts(with: mark) { bytes = bytes.dropFirst(mark.count) }
    isFirst = false
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func fill() throws(Failure) {
    pending.removeFirst(start)
    searched -= start
    start = 0
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(descriptor, &block, block.count)
      if count > 0 {
        pending += block[..<count]
        return
      }
      if count == 0 {
        isAtEnd = true
        return
      }
      if errno == EAGAIN {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&source, 1, -1)
      } else if errno != EINTR {
        throw Failure(errno: errno)
      }
    }
  }
}
