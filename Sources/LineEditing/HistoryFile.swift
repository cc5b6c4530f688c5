#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why the history cannot be read or kept.
package struct HistoryFailure: Error, Equatable {
  /// What is the matter with the file.
  package enum Reason: Equatable, Sendable {
    /// Something else is there. It stays as it is.
    case notAHistoryFile
    case unreadable(errno: Int32)
    case unwritable(errno: Int32)
  }

  package let path: String
  package let reason: Reason
}

/// The file that keeps what was entered, for this session and the next. Several sessions may use
/// it.
struct HistoryFile {
  /// How many entries are kept.
  static let limit = 1000

  let path: String

  /// The entries, the oldest first; none if there is no file yet.
  func load() throws(HistoryFailure) -> [String] {
    guard let bytes = try content() else { return [] }
    guard let entries = HistoryFormat.entries(in: bytes) else {
      throw failure(.notAHistoryFile)
    }
    return entries
  }

  /// Adds `new` to what the file holds by now, and returns all. The file is replaced as a whole, so
  /// that it is never seen half written; a throw leaves it as it was.
  func save(adding new: [String]) throws(HistoryFailure) -> [String] {
    let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    try makeDirectories(directory.isEmpty ? "/" : directory)
    // One session at a time reads, merges and replaces. Where locks do not work, the last one wins.
    let lock = OpenFile(directory.isEmpty ? "/" : directory, flags: O_RDONLY)
    lock?.lock()
    let all = HistoryFormat.merged(try load(), with: new, limit: Self.limit)
    try replace(with: HistoryFormat.bytes(of: all))
    return all
  }

  private func failure(_ reason: HistoryFailure.Reason) -> HistoryFailure {
    HistoryFailure(path: path, reason: reason)
  }

  private func content() throws(HistoryFailure) -> [UInt8]? {
    // Without blocking: the path may be a pipe that nobody writes to.
    guard let file = OpenFile(path, flags: O_RDONLY | O_NONBLOCK) else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(.unreadable(errno: errno))
    }
    guard file.isRegular else { throw failure(.notAHistoryFile) }
    guard let bytes = file.readToEnd() else { throw failure(.unreadable(errno: errno)) }
    return bytes
  }

  private func replace(with bytes: [UInt8]) throws(HistoryFailure) {
    let temporary = "\(path).\(getpid())"
    unsafe unlink(temporary)
    // What is typed is nobody else's business, from the first moment on.
    guard let file = OpenFile(temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600) else {
      throw failure(.unwritable(errno: errno))
    }
    guard file.write(bytes), unsafe rename(temporary, path) == 0 else {
      let number = errno
      unsafe unlink(temporary)
      throw failure(.unwritable(errno: number))
    }
  }

  /// Makes `directory` and those above it where they are missing, for the user alone.
  private func makeDirectories(_ directory: String) throws(HistoryFailure) {
    for end in directory.indices.dropFirst() where directory[end] == "/" {
      unsafe mkdir(String(directory[..<end]), 0o700)
    }
    if unsafe mkdir(directory, 0o700) != 0, errno != EEXIST {
      throw failure(.unwritable(errno: errno))
    }
  }
}
