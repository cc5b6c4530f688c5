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
/// left by one that was killed, or that left lines unsaved.
struct Journal: ~Copyable {
  let path: String
  /// What was in it when it was opened.
  let text: JournalText
  private let file: OpenFile

  /// Opens a file of its own; `nil` where the system refuses.
  static func new(in folder: String) -> Journal? {
    _ = unsafe mkdir(FileName.bytes(of: folder), 0o700)
    let text = JournalText(folder: Places.workingFolder)
    for number in 0..<1000 {
      let path = "\(folder)/\(getpid())-\(number).tsume"
      // Another one may look at the file before it is locked; there is nothing in it yet.
      if let file = OpenFile(path, flags: O_RDWR | O_APPEND | O_CREAT | O_EXCL, mode: 0o600) {
        file.lock()
        if file.write(text.head) { return Journal(path: path, text: text, file: file) }
        _ = unsafe unlink(FileName.bytes(of: path))
        return nil
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// Those that may have been left by processes that are gone, the latest first.
  static func paths(in folder: String) -> [String] {
    Places.names(in: folder).filter { $0.hasSuffix(".tsume") }.map { "\(folder)/\($0)" }
      .compactMap { path in Files.version(of: path).map { (path: path, version: $0) } }
      .sorted {
        ($0.version.seconds, $0.version.nanoseconds, $0.path) > (
          $1.version.seconds, $1.version.nanoseconds, $1.path
        )
      }
      .map(\.path)
  }

  /// One that was left, with something in it. Pipes, links and the like are none, and neither is what
  /// somebody else could have written.
  static func left(at path: String) -> Journal? {
    let flags = O_RDWR | O_APPEND | O_NONBLOCK | O_NOFOLLOW
    guard let file = OpenFile(path, flags: flags), file.isOwn, file.size <= limit, file.tryLock(),
      let text = JournalText(file.readToEnd() ?? []), !text.isEmpty
    else { return nil }
    return Journal(path: path, text: text, file: file)
  }

  /// More than anybody types.
  private static let limit = 256 * 1024 * 1024

  /// Whether the lines are on disk. If they are not, the file is as it was.
  borrowing func append(_ lines: [String], to written: inout JournalText) -> Bool {
    let size = file.size
    var grown = written
    guard file.write(grown.append(lines)) else {
      _ = file.truncate(to: size)
      return false
    }
    file.synchronize()
    written = grown
    return true
  }

  /// Nothing of it is needed any more. What could not be read stays, under another name.
  borrowing func remove() {
    if text.isDamaged {
      _ = Places.rename(path, to: "\(path).damaged")
    } else {
      _ = unsafe unlink(FileName.bytes(of: path))
    }
  }
}
