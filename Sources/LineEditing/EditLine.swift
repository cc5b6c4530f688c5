import CLibedit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// libedit's line and its history behind a safe surface: every pointer of the editor lives here,
/// and none leaves. One thread owns it.
@safe final class EditLine {
  private let handle: OpaquePointer
  private let entries: OpaquePointer
  /// By which libedit knows what was entered.
  private var historyNumbers: [String: Int32] = [:]
  /// What libedit asks for; it keeps the pointers until the next prompt.
  private var prompt: UnsafeMutablePointer<CChar>?
  private var rightPrompt: UnsafeMutablePointer<CChar>?

  /// What a key of ours does.
  var perform: (EditorKey) -> EditorKey.Outcome = { _ in .refused }
  /// Where the next character comes from.
  var readCharacter: () -> CharacterEvent = { .endOfInput }

  enum CharacterEvent: Equatable {
    case scalar(Unicode.Scalar)
    case endOfInput
    case failed(Int32)
  }

  /// What one reading ended with.
  enum Result: Equatable {
    case line(String)
    case nothing
    case failed(Int32)
  }

  /// `nil` if the terminal's state cannot be had.
  init?(name: String) {
    guard let handle = unsafe editline_open(name) else { return nil }
    guard let entries = unsafe history_init() else {
      unsafe el_end(handle)
      return nil
    }
    unsafe self.handle = handle
    unsafe self.entries = entries
    unsafe editline_history_limit(entries, Int32(HistoryFile.limit))
    unsafe editline_use_history(handle, entries)
    unsafe editline_set_owner(handle, Unmanaged.passUnretained(self).toOpaque())
    unsafe editline_set_prompts(
      handle, { unsafe EditLine.owner(of: $0)?.prompt },
      { unsafe EditLine.owner(of: $0)?.rightPrompt })
    unsafe editline_use_emacs(handle)
    // The user's file comes before our keys: "bind -v" in it wipes every binding.
    if Self.hasUserFile { unsafe el_source(handle, nil) }
  }

  deinit {
    unsafe el_end(handle)
    unsafe history_end(entries)
    unsafe free(prompt)
    unsafe free(rightPrompt)
  }

  private static func owner(of handle: OpaquePointer?) -> EditLine? {
    guard let pointer = unsafe editline_owner(handle) else { return nil }
    return unsafe Unmanaged<EditLine>.fromOpaque(pointer).takeUnretainedValue()
  }
}

// MARK: The terminal

extension EditLine {
  var isVi: Bool { unsafe editline_is_vi(handle) != 0 }

  /// Whether libedit knows how to move the cursor on this terminal.
  var movesCursor: Bool { unsafe editline_moves_cursor(handle) != 0 }

  /// What libedit must not believe the terminal can do, and what the keys send in each mode.
  func configureTerminal() {
    // libedit draws inserted and deleted wide characters wrongly where the terminal shifts text.
    for capability in ["ic", "IC", "im", "ei", "ip", "dc", "DC", "dm", "ed"] {
      unsafe editline_forget_capability(handle, capability)
    }
    // Ctrl-C is a key while a line is edited and a signal while a command runs. Without canonical
    // mode then, keys typed early arrive as they were typed.
    unsafe editline_terminal_mode_editing(handle, "-isig")
    for mode in ["-icanon", "-echo"] { unsafe editline_terminal_mode_running(handle, mode) }
    unsafe editline_set_reader(handle) { handle, character in
      guard let owner = unsafe EditLine.owner(of: handle), let character = unsafe character else {
        return -1
      }
      switch owner.readCharacter() {
      case .scalar(let scalar):
        unsafe character.pointee = wchar_t(bitPattern: scalar.value)
        return 1
      case .endOfInput: return 0
      case .failed(let number):
        errno = number
        return -1
      }
    }
  }

  /// Raw mode, or what commands run in.
  func prepareTerminal(raw: Bool) { unsafe editline_prepare_terminal(handle, raw ? 1 : 0) }

  /// Asks the terminal for its size anew.
  func resize() { unsafe el_resize(handle) }

  /// Draws prompt and line from the cursor's row on.
  func draw() { unsafe editline_refresh(handle) }

  /// Prints at once, in order with what libedit draws.
  func print(_ text: String) { unsafe editline_print(text) }
}

// MARK: The line

extension EditLine {
  /// The text being edited, with the cursor as UTF-8 bytes from its start.
  var current: (text: String, cursor: Int) {
    guard let line = unsafe el_line(handle)?.pointee, let start = unsafe line.buffer else {
      return ("", 0)
    }
    let length = unsafe line.lastchar - start
    let text = unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: max(0, length)), as: UTF8.self)
    return (text, unsafe min(max(0, line.cursor - start), text.utf8.count))
  }

  /// The character before the cursor, without a copy of the line.
  var characterBeforeCursor: Unicode.Scalar? {
    guard let line = unsafe el_wline(handle)?.pointee, unsafe line.cursor > line.buffer else {
      return nil
    }
    return unsafe Unicode.Scalar(UInt32(bitPattern: line.cursor[-1]))
  }

  /// Puts `text` at the cursor, composed, without the control characters that the line cannot hold.
  func insert(_ text: String) {
    unsafe el_insertstr(handle, TextLocale.showable(text.withoutControls.composed))
  }

  /// Makes `text` the line, with the cursor at its end.
  func replace(with text: String) {
    let count = current.text.unicodeScalars.count
    _ = move(by: count)
    deleteBackwards(count)
    insert(text)
  }

  /// Deletes so many scalars before the cursor.
  func deleteBackwards(_ count: Int) {
    if count > 0 { unsafe el_deletestr(handle, Int32(count)) }
  }

  /// Moves to the right by so many scalars, to the left if negative; whether there were any.
  func move(by count: Int) -> Bool {
    let before = current.cursor
    unsafe el_cursor(handle, Int32(clamping: count))
    return current.cursor != before
  }

  /// The prompts from the next drawing on, as `PromptText` marks them.
  func setPrompts(left: String, right: String) {
    unsafe free(prompt)
    unsafe free(rightPrompt)
    unsafe prompt = unsafe strdup(left)
    unsafe rightPrompt = unsafe strdup(right)
  }

  /// Edits a line to its end.
  func read() -> Result {
    var count: Int32 = 0
    guard let start = unsafe el_gets(handle, &count), count > 0 else {
      return count < 0 ? .failed(errno) : .nothing
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
    var line = unsafe String(decoding: bytes, as: UTF8.self)
    if line.utf8.last == UInt8(ascii: "\n") { line.removeLast() }
    return .line(line.withoutControls)
  }
}

extension EditLine {
  /// Whether the user's file is one: libedit would wait for a pipe in its place.
  private static var hasUserFile: Bool {
    func value(_ name: String) -> String? {
      unsafe getenv(name).map { unsafe FileName.text(of: UnsafePointer($0)) }
    }
    let path = value("EDITRC") ?? value("HOME").map { "\($0)/.editrc" }
    guard let path, let file = OpenFile(path, flags: O_RDONLY | O_NONBLOCK) else { return false }
    return file.isRegular
  }
}

// MARK: History and keys

extension EditLine {
  /// Adds the newest entry.
  func enterHistory(_ entry: String) {
    let shown = TextLocale.showable(entry.withoutControls)
    let number = unsafe editline_history_enter(entries, shown)
    if number > 0 { historyNumbers[entry] = number }
  }

  /// Makes an entry the newest, which it was not.
  func moveToEndOfHistory(_ entry: String) {
    if let number = historyNumbers[entry] { unsafe editline_history_delete(entries, number) }
    enterHistory(entry)
  }

  /// Replaces all entries; the newest is the last.
  func replaceHistory(with all: [String]) {
    unsafe editline_history_clear(entries)
    historyNumbers = [:]
    for entry in all { enterHistory(entry) }
  }

  /// Makes a function of ours known to libedit under its name.
  func define(_ key: EditorKey) {
    unsafe editline_define(handle, key.name, key.help, Self.function(for: key))
  }

  func bind(_ sequence: String, to name: String) { unsafe editline_bind(handle, sequence, name) }

  /// In vi mode, while in command mode.
  func bindAlternative(_ sequence: String, to name: String) {
    unsafe editline_bind_alternative(handle, sequence, name)
  }

  /// libedit tells a function which character was typed and not which function it is: each needs a
  /// C function of its own.
  private static func function(for key: EditorKey) -> editline_key {
    switch key {
    case .cancel: { handle, _ in unsafe EditLine.perform(.cancel, on: handle) }
    case .stop: { handle, _ in unsafe EditLine.perform(.stop, on: handle) }
    case .complete: { handle, _ in unsafe EditLine.perform(.complete, on: handle) }
    case .paste: { handle, _ in unsafe EditLine.perform(.paste, on: handle) }
    case .left: { handle, _ in unsafe EditLine.perform(.left, on: handle) }
    case .right: { handle, _ in unsafe EditLine.perform(.right, on: handle) }
    case .start: { handle, _ in unsafe EditLine.perform(.start, on: handle) }
    case .end: { handle, _ in unsafe EditLine.perform(.end, on: handle) }
    case .search: { handle, _ in unsafe EditLine.perform(.search, on: handle) }
    case .older: { handle, _ in unsafe EditLine.perform(.older, on: handle) }
    case .newer: { handle, _ in unsafe EditLine.perform(.newer, on: handle) }
    }
  }

  private static func perform(_ key: EditorKey, on handle: OpaquePointer?) -> UInt8 {
    guard let owner = unsafe EditLine.owner(of: handle) else { return UInt8(CC_ERROR) }
    return owner.perform(key).code
  }
}
