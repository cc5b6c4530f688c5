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

  /// The entries, each where it was used last, the oldest first; none if there is no file yet. A file
  /// that has grown far beyond the limit is cut down to it.
  func load() throws(HistoryFailure) -> [String] {
    let all = try entries()
    if all.count <= 2 * Self.limit {
      return HistoryFormat.merged(all, with: [], limit: Self.limit)
    }
    let lock = OpenFile(directory, flags: O_RDONLY)
    lock?.lock()
    let kept = HistoryFormat.merged(try entries(), with: [], limit: Self.limit)
    // A file that cannot be written still can be read.
    try? replace(with: HistoryFormat.bytes(of: kept))
    return kept
  }

  private func entries() throws(HistoryFailure) -> [String] {
    guard let bytes = try content() else { return [] }
    guard let entries = HistoryFormat.entries(in: bytes) else {
      throw failure(.notAHistoryFile)
    }
    return entries
  }

  /// Adds `new` behind what the file holds by now, which is not read for it: a full file costs no more
  /// than an empty one. A throw leaves it as it was.
  func save(adding new: [String]) throws(HistoryFailure) {
    try makeDirectories(directory)
    // One session at a time. Where locks do not work, two that come at once may mix their lines.
    let lock = OpenFile(directory, flags: O_RDONLY)
    lock?.lock()
    guard let file = OpenFile(path, flags: O_RDWR | O_APPEND | O_NONBLOCK) else {
      if errno != ENOENT { throw failure(.unwritable(errno: errno)) }
      return try replace(with: HistoryFormat.bytes(of: new))
    }
    let size = file.size
    guard file.isRegular, let head = file.bytes(in: 0..<min(size, HistoryFormat.head.count)),
      [[], HistoryFormat.head, HistoryFormat.head.dropLast()].contains(head)
    else { throw failure(.notAHistoryFile) }
    let isTorn = size > 0 && file.bytes(in: size - 1..<size) != HistoryFormat.head.suffix(1)
    let start = size == 0 ? HistoryFormat.head : isTorn ? Array(HistoryFormat.head.suffix(1)) : []
    guard file.write(start + HistoryFormat.lines(of: new)) else {
      let number = errno
      _ = file.truncate(to: size)
      throw failure(.unwritable(errno: number))
    }
  }

  private var directory: String {
    let end = path.lastIndex(of: "/")
    return end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
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
