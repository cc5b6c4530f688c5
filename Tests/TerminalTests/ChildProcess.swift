import CPty
import Foundation

/// What a program printed, and how far it was looked at.
struct ChildOutput {
  private var bytes: [UInt8] = []
  private var taken = 0

  /// What was not yet taken.
  var rest: String { String(decoding: bytes[taken...], as: UTF8.self) }

  /// How many bytes there are.
  var count: Int { bytes.count }

  func bytes(from start: Int) -> ArraySlice<UInt8> { bytes[start...] }

  /// Takes all there is.
  mutating func takeAll() { taken = bytes.count }

  /// Takes everything through the next `text`; returns what stood before it.
  mutating func take(through text: String) -> String? {
    guard let range = bytes[taken...].firstRange(of: Array(text.utf8)) else { return nil }
    defer { taken = range.upperBound }
    return String(decoding: bytes[taken..<range.lowerBound], as: UTF8.self)
  }

  /// Reads what comes within `time`, or the next that comes at all. `false` if nothing more can come.
  @discardableResult
  mutating func fill(from descriptor: Int32, within time: Duration? = nil) throws -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = time.map { Int32($0 / .milliseconds(1)) } ?? -1
    guard unsafe poll(&source, 1, milliseconds) > 0 else { return true }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(descriptor, &block, block.count)
    if count > 0 {
      bytes += block[..<count]
      return true
    }
    // The other side of a terminal is gone: EIO on Linux, 0 elsewhere.
    return count < 0 && errno == EINTR
  }

  static func exitCode(of status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : -signal
  }
}

enum ChildEnvironment {
  /// The same on every machine, but for what the test run itself needs.
  static func strings(adding own: [String: String]) -> [String] {
    var all = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "EDITRC": "/dev/null",
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
      "NO_PAGER": "1",
    ]
    let inherited = ["LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS"]
    for name in inherited { all[name] = ProcessInfo.processInfo.environment[name] }
    all.merge(own) { $1 }
    return all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

/// Lists of C strings, ended by a null pointer.
enum CStrings {
  static func with<Result>(
    _ first: [String], _ second: [String],
    _ body: (
      UnsafePointer<UnsafeMutablePointer<CChar>?>, UnsafePointer<UnsafeMutablePointer<CChar>?>
    ) -> Result
  ) -> Result {
    let firsts = unsafe first.map { unsafe strdup($0) } + [nil]
    let seconds = unsafe second.map { unsafe strdup($0) } + [nil]
    defer { unsafe (firsts + seconds).forEach { unsafe free($0) } }
    return unsafe body(firsts, seconds)
  }
}

/// A program run through pipes, to its end, however long that takes.
enum PipedProgram {
  struct Result: Equatable {
    var output: String
    var exitCode: Int32
  }

  static func run(
    _ path: String, _ arguments: [String] = [], input: [UInt8], environment: [String: String] = [:]
  ) throws -> Result {
    var (standardInput, standardOutput): (Int32, Int32) = (-1, -1)
    var process: pid_t = 0
    let failure = unsafe CStrings.with(
      [path] + arguments, ChildEnvironment.strings(adding: environment)
    ) {
      unsafe pipe_spawn(path, $0, $1, &standardInput, &standardOutput, &process)
    }
    guard failure == 0 else {
      throw PseudoTerminal.Failure(description: "\(path) did not start: errno \(failure)")
    }
    defer { close(standardOutput) }
    // A program that does not read its input ends the test, not the test run.
    _ = signal(SIGPIPE, SIG_IGN)
    var output = ChildOutput()
    var rest = input[...]
    while !rest.isEmpty {
      // The program prints while it reads: its output must not fill up.
      try output.fill(from: standardOutput, within: .zero)
      let count = unsafe rest.prefix(4096).withUnsafeBytes {
        unsafe write(standardInput, $0.baseAddress, $0.count)
      }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    close(standardInput)
    while try output.fill(from: standardOutput) {}
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    return Result(output: output.rest, exitCode: ChildOutput.exitCode(of: status))
  }
}
