import Console
import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lines of a conversation, on disk before the next prompt, so that a kill loses nothing.
///
/// A file in the form of a session, which is there from the first step to the end. Who has it open
/// holds its lock, which ends with the process, however that ends: a file that nobody has locked was
/// left by one that was killed.
struct Journal: ~Copyable {
  let path: String
  /// What was in it when it was opened.
  let text: String
  private let file: OpenFile

  /// Opens a file of its own; `nil` where the system refuses.
  static func new(in folder: String) -> Journal? {
    _ = unsafe mkdir(folder, 0o700)
    for number in 0..<1000 {
      let path = "\(folder)/\(getpid())-\(number).tsume"
      // Another one may look at the file before it is locked; there is nothing in it yet.
      if let file = OpenFile(path, flags: O_RDWR | O_APPEND | O_CREAT | O_EXCL, mode: 0o600) {
        file.lock()
        return Journal(path: path, text: "", file: file)
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// The one left last by a process that is gone, with something in it.
  static func left(in folder: String) -> Journal? {
    let paths = Files.list(folder).filter { $0.hasSuffix(".tsume") }.map { "\(folder)/\($0)" }
      .compactMap { path in Files.version(of: path)?.written.map { (path: path, written: $0) } }
      .sorted { $0.written > $1.written }
    for (path, _) in paths {
      guard let file = OpenFile(path, flags: O_RDWR | O_APPEND), file.tryLock() else { continue }
      let text = String(decoding: file.readToEnd() ?? [], as: UTF8.self)
      if !text.isEmpty { return Journal(path: path, text: text, file: file) }
    }
    return nil
  }

  /// Whether the lines are on disk.
  borrowing func append(_ lines: [String]) -> Bool {
    let text = lines.map { $0 + "\n" }.joined()
    guard file.write(Array(text.utf8)) else { return false }
    file.synchronize()
    return true
  }

  /// Nothing of it is needed any more.
  borrowing func remove() { _ = unsafe unlink(path) }
}
