import Console
import LineEditing
import Prose

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files, as the console wants them: whole, as text. Nothing here waits for a pipe or a device that
/// somebody has put in the place of a file.
enum Files {
  /// Storyboards and logs are far smaller; beyond this something else was named.
  private static let limit = 64 * 1024 * 1024

  static func read(
    _ path: String, upTo limit: Int = Files.limit
  ) -> Result<String, Surroundings.FileFailure> {
    let path = Places.found(path)
    guard let file = OpenFile(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY) else {
      return .failure(failureToRead(errno, path))
    }
    switch file.kind {
    case .folder: return .failure(.isFolder(path))
    case .pipe where isHandedOver(path): file.wait()
    case .pipe, .other: return .failure(.isNoFile(path))
    case .regular: if file.size > limit { return .failure(.tooLarge(path)) }
    }
    guard let bytes = file.readToEnd(upTo: limit) else { return .failure(.unreadable(path)) }
    if bytes.count > limit { return .failure(.tooLarge(path)) }
    if let line = LongestLine.excess(in: bytes) { return .failure(.lineTooLong(path, line: line)) }
    let text = text(of: bytes)
    return text.utf8.prefix(lookedAt).contains(0) ? .failure(.notText(path)) : .success(text)
  }

  /// The first `count` bytes of a file, text or not; `nil` for what is no file.
  static func bytes(_ path: String, _ count: Int) -> [UInt8]? {
    let file = OpenFile(Places.found(path), flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard let file, case .regular = file.kind else { return nil }
    return file.readToEnd(upTo: count).map { Array($0.prefix(count)) }
  }

  /// Whether the shell has opened it for this program: `<(…)`, and what it names for standard input.
  private static func isHandedOver(_ path: String) -> Bool {
    path == "/dev/stdin" || ["/dev/fd/", "/proc/self/fd/"].contains(where: path.hasPrefix)
  }

  private static func failureToRead(_ number: Int32, _ path: String) -> Surroundings.FileFailure {
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG: .missing(path)
    case EISDIR: .isFolder(path)
    case ENXIO, ENODEV: .isNoFile(path)
    default: .unreadable(path)
    }
  }

  /// Of what is no text, so many bytes hold a zero byte.
  private static let lookedAt = 8000

  /// UTF-16 if its first two bytes are its mark, or a 0 and another one: no text begins so in UTF-8.
  private static func text(of bytes: [UInt8]) -> String {
    let encoding: String.Encoding? =
      switch (bytes.first, bytes.dropFirst().first) {
      case (0xFF, 0xFE), (0xFE, 0xFF): .utf16
      case (0, let next?) where next != 0: .utf16BigEndian
      case (let first?, 0) where first != 0: .utf16LittleEndian
      default: nil
      }
    return encoding.flatMap { String(data: Data(bytes), encoding: $0) }
      ?? String(decoding: bytes, as: UTF8.self)
  }

  /// `-` is the standard input, to its end.
  static func readOrStandardInput(_ path: String) -> Result<String, Surroundings.FileFailure> {
    if path != "-" { return read(path) }
    var source = LineSource()
    var (text, count) = ("", 0)
    do throws(LineSource.Failure) {
      while let line = try source.next() {
        count += 1
        if line.utf8.count > LongestLine.bytesOfFile {
          return .failure(.lineTooLong(path, line: count))
        }
        text += line + "\n"
        if text.utf8.count > limit { return .failure(.tooLarge(path)) }
      }
    } catch {
      return .failure(.unreadable(path))
    }
    return .success(text)
  }
}

// MARK: Writing

extension Files {
  /// Writes all or nothing: into a file of another name, which then takes the place of the one that the
  /// path leads to, with its permissions. What is no file, as a device or a pipe, is written into.
  static func write(_ path: String, _ text: String) -> Result<Void, Surroundings.FileFailure> {
    let path = Places.found(path)
    return isStream(path) ? send(text, to: path) : replace(path, with: text)
  }

  private static func isStream(_ path: String) -> Bool {
    if ["/dev/", "/proc/"].contains(where: path.hasPrefix) { return true }
    guard let mode = Places.mode(of: path) else { return false }
    return ![S_IFREG, S_IFDIR].contains(mode & S_IFMT)
  }

  /// A pipe that nobody reads is not waited for; a reader is.
  private static func send(
    _ text: String, to path: String
  ) -> Result<Void, Surroundings.FileFailure> {
    guard let file = OpenFile(path, flags: O_WRONLY | O_NONBLOCK | O_NOCTTY) else {
      return .failure(failureToWrite(errno, path))
    }
    file.wait()
    return file.write(Array(text.utf8)) ? .success(()) : .failure(failureToWrite(errno, path))
  }

  private static func replace(
    _ path: String, with text: String
  ) -> Result<Void, Surroundings.FileFailure> {
    let present = Places.withoutLinks(path)
    let target = present ?? path
    let mode = Places.mode(of: target)
    if mode.map({ $0 & S_IFMT == S_IFDIR }) == true { return .failure(.isFolder(path)) }
    if present != nil, unsafe access(FileName.bytes(of: target), W_OK) != 0 {
      return .failure(failureToWrite(errno, path))
    }
    let temporary = FilePath.joined(FilePath.folder(of: target), ".tsume-\(getpid())")
    _ = unsafe unlink(FileName.bytes(of: temporary))
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    guard let file = OpenFile(temporary, flags: flags, mode: 0o666) else {
      return .failure(failureToWrite(errno, path))
    }
    if let mode { file.setPermissions(mode & 0o7777) }
    guard file.write(Array(text.utf8)), Places.rename(temporary, to: target) else {
      let number = errno
      _ = unsafe unlink(FileName.bytes(of: temporary))
      return .failure(failureToWrite(number, path))
    }
    return .success(())
  }

  /// What a number of `errno` says of what could not be written.
  private static func failureToWrite(
    _ number: Int32, _ path: String
  ) -> Surroundings.FileFailure {
    switch number {
    case ENOSPC, EDQUOT: .diskIsFull(path)
    case EROFS: .isReadOnly(path)
    case ENXIO: .isNoFile(path)
    default: .unwritable(path)
    }
  }
}

// MARK: Folders

extension Files {
  static func list(_ folder: String) -> [String] {
    let folder = folder.isEmpty ? "." : Places.found(folder)
    return Places.names(in: folder).filter { !$0.hasPrefix(".") }.sorted().map { name in
      Places.isFolder(FilePath.joined(folder, name)) ? name + "/" : name
    }
  }

  /// Files of nearly that name in the same folder.
  static func near(_ path: String) -> [String] {
    let folder = FilePath.folder(of: path)
    let names = list(folder).filter { !$0.hasSuffix("/") }
    return Spelling.suggestions(for: FilePath.name(of: path), among: names)
      .map { FilePath.joined(folder, $0) }
  }

  /// What is another after the file was written.
  struct Version: Equatable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int

    /// When it was written, as clocks here show it: `2026-06-01 09:41`.
    var minute: String {
      var time = time_t(seconds)
      var parts = unsafe tm()
      guard unsafe localtime_r(&time, &parts) != nil else { return "" }
      let padded = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
      let date = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map(padded)
      let clock = unsafe [parts.tm_hour, parts.tm_min].map(padded)
      return date.joined(separator: "-") + " " + clock.joined(separator: ":")
    }
  }

  /// `nil` while there is no such file.
  static func version(of path: String) -> Version? {
    guard let status = Places.status(of: Places.found(path)) else { return nil }
    return Version(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      size: Int(status.st_size))
  }

  static func exists(_ path: String) -> Bool { Places.status(of: Places.found(path)) != nil }

  static func isExecutable(_ path: String) -> Bool {
    unsafe access(FileName.bytes(of: path), X_OK) == 0 && !Places.isFolder(path)
  }

  /// From the root, without links in the folder, from which `..` would lead elsewhere.
  static func absolute(_ path: String) -> String {
    let whole = Places.fromRoot(Places.found(path))
    guard let folder = Places.withoutLinks(FilePath.folder(of: whole)) else { return whole }
    return FilePath.joined(folder, FilePath.name(of: whole))
  }

  /// Where history and the like are kept; `nil` where there is no home.
  static var statePlace: String? {
    let base =
      Environment.value("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? Environment.value("HOME").map { "\($0)/.local/state" }
    guard let base, !base.isEmpty else { return nil }
    return "\(base)/tsume"
  }

  /// The same, made with access for its owner alone; `nil` if it cannot be.
  static func stateFolder() -> String? {
    guard let folder = statePlace else { return nil }
    for end in folder.indices.dropFirst() where folder[end] == "/" {
      _ = unsafe mkdir(FileName.bytes(of: String(folder[..<end])), 0o700)
    }
    _ = unsafe mkdir(FileName.bytes(of: folder), 0o700)
    guard Places.isFolder(folder), unsafe access(FileName.bytes(of: folder), W_OK | X_OK) == 0
    else { return nil }
    return folder
  }
}
