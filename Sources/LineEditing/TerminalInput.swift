import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Characters from the terminal. A paste in brackets becomes one key, whose text is fetched
/// afterwards.
struct TerminalInput {
  enum Arrival: Equatable {
    case character(EditLine.CharacterEvent)
    /// A signal raised one of its flags.
    case signal
    /// Nothing for a while.
    case silence
  }

  /// The key that stands for a paste, in every keymap.
  static let pasteKey: Unicode.Scalar = "\u{1D}"
  /// How long the rest of an escape sequence may take, and how long a paste may fall silent after
  /// an interrupt key before that key is taken for one.
  private static let escapeMilliseconds: Int32 = 30
  private static let interruptMilliseconds: Int32 = 300

  private static let silenceMilliseconds: Int32 = 1000

  private let wakeUp: Int32
  private var pending = PendingBytes()
  /// Whether keys that begin with Escape come as `NavigationKey`.
  var translatesNavigation = false {
    didSet { pending.translatesNavigation = translatesNavigation }
  }
  /// Whether the paste key was handed out and its text not fetched.
  private var hasPaste = false

  init(wakeUp: Int32) { self.wakeUp = wakeUp }

  /// Forgets what was typed ahead.
  mutating func discard() { replacePending() }

  private mutating func replacePending(_ bytes: [UInt8] = []) {
    pending = PendingBytes(bytes)
    pending.translatesNavigation = translatesNavigation
  }

  /// Whether bytes have arrived that were not taken: a key of several characters has just begun.
  var isInSequence: Bool { !pending.bytes.isEmpty }

  /// A character that can be had without waiting for the user.
  mutating func buffered() -> EditLine.CharacterEvent? {
    if hasPaste { return .scalar(Self.pasteKey) }
    while true {
      switch pending.next(isSettled: false) {
      case .scalar(let scalar): return .scalar(scalar)
      case .pasteBegins:
        hasPaste = true
        return .scalar(Self.pasteKey)
      case .wait: return nil
      case .waitForEscape:
        if isReadable(within: Self.escapeMilliseconds), pending.fill() == .filled { continue }
        guard case .scalar(let scalar) = pending.next(isSettled: true) else { return nil }
        return .scalar(scalar)
      }
    }
  }

  /// Waits for a character or a signal, but not long.
  mutating func next() -> Arrival {
    while true {
      if let event = buffered() { return .character(event) }
      let ready = terminal_wait(STDIN_FILENO, wakeUp, Self.silenceMilliseconds)
      if ready < 0 {
        if errno == EINTR { continue }
        return .character(.failed(errno))
      }
      if ready & 2 != 0 {
        terminal_drain()
        return .signal
      }
      if ready == 0 { return .silence }
      switch pending.fill() {
      case .filled: continue
      case .ended: return .character(.endOfInput)
      case .failed(let number): return .character(.failed(number))
      }
    }
  }

  /// The text of the paste whose key was handed out; what came of it if the terminal is gone. `nil`
  /// if there is none, or if the interrupt key ended it.
  mutating func takePaste() -> String? {
    guard hasPaste else { return nil }
    hasPaste = false
    var paste = PastedText()
    while true {
      let endsWithInterrupt = pending.bytes.last == 0x03
      replacePending(paste.append(pending.bytes))
      if paste.isComplete { return paste.text }
      if endsWithInterrupt, !isReadable(within: Self.interruptMilliseconds) { return nil }
      guard isReadable(within: -1), pending.fill() == .filled else { return paste.text }
    }
  }

  /// Whether something was typed or pasted that nobody has read.
  var isAwaited: Bool { hasPaste || isInSequence || isReadable(within: 0) }

  /// Waits for a key that asks a text for more. `nil` for what else was typed or pasted, which stays to
  /// be read, and where the terminal is gone.
  mutating func pagingKey() -> PagingKey? {
    while true {
      let reading = PagingKey.reading(of: pending.bytes)
      if reading == .otherwise { return nil }
      // A paste without marks comes in one piece, and may begin like a key.
      if isInSequence, !isReadable(within: Self.escapeMilliseconds) {
        guard case .key(let key, let length) = reading else { return nil }
        replacePending(key == .leave ? [] : Array(pending.bytes.dropFirst(length)))
        return key
      }
      let ready = terminal_wait(STDIN_FILENO, wakeUp, -1)
      if ready < 0, errno != EINTR { return nil }
      if ready > 0, ready & 2 != 0 {
        terminal_drain()
        if Interrupt.isRaised { return .leave }
      } else if ready > 0, pending.fill() != .filled {
        return nil
      }
    }
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    while true {
      let ready = terminal_wait(STDIN_FILENO, -1, milliseconds)
      if ready >= 0 { return ready & 1 != 0 }
      if errno != EINTR { return false }
    }
  }
}
