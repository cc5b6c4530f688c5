#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Bytes that have arrived and are not yet characters.
struct PendingBytes {
  private(set) var bytes: ArraySlice<UInt8>
  /// Whether the sequences of `NavigationKey` become its characters.
  var translatesNavigation = false

  init(_ bytes: [UInt8] = []) { self.bytes = bytes[...] }

  enum Next: Equatable {
    case scalar(Unicode.Scalar)
    /// The mark before a paste, now removed.
    case pasteBegins
    /// Nothing, or the beginning of a character.
    case wait
    /// What may be the beginning of a mark, or a key of its own.
    case waitForEscape
  }

  /// Takes the next character; what is not UTF-8 becomes the replacement character. If `isSettled`,
  /// nothing more is coming that could complete a mark.
  mutating func next(isSettled: Bool) -> Next {
    // The end of a paste that was given up.
    while bytes.starts(with: PastedText.endMark) {
      bytes = bytes.dropFirst(PastedText.endMark.count)
    }
    if bytes.starts(with: PastedText.startMark) {
      bytes = bytes.dropFirst(PastedText.startMark.count)
      return .pasteBegins
    }
    if translatesNavigation, let (key, length) = NavigationKey.first(of: bytes) {
      bytes = bytes.dropFirst(length)
      return .scalar(key.character)
    }
    return !isSettled && mayBeBeginning ? .waitForEscape : nextScalar()
  }

  /// Whether what comes next may make one key of what is there.
  private var mayBeBeginning: Bool {
    if bytes.isEmpty { return false }
    let marks = [PastedText.startMark, PastedText.endMark]
    return marks.contains { $0.starts(with: bytes) }
      || translatesNavigation && NavigationKey.mayBegin(with: bytes)
  }

  private mutating func nextScalar() -> Next {
    switch UTF8Prefix(of: bytes) {
    case .incomplete: return .wait
    case .scalar(let scalar, let length):
      bytes = bytes.dropFirst(length)
      // What is typed so would be taken for a `NavigationKey`.
      return .scalar(0x80...0x9F ~= scalar.value ? "\u{FFFD}" : scalar)
    case .invalid(let length):
      bytes = bytes.dropFirst(length)
      return .scalar("\u{FFFD}")
    }
  }

  enum Filling: Equatable {
    case filled
    case ended
    case failed(Int32)
  }

  /// Reads what standard input has.
  mutating func fill() -> Filling {
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(STDIN_FILENO, &block, block.count)
      if count > 0 {
        bytes = ArraySlice(Array(bytes) + block[..<count])
        return .filled
      }
      if count == 0 { return .ended }
      // Whoever shares the terminal may have made it non-blocking: the caller waits again.
      if errno == EAGAIN { return .filled }
      if errno != EINTR { return .failed(errno) }
    }
  }
}
