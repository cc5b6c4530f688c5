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

/// Files, as the console wants them: whole, as text.
enum Files {
  /// Storyboards and logs are far smaller; beyond this something else was named.
  private static let limit = 64 * 1024 * 1024

  static func read(_ path: String) -> Result<String, Surroundings.FileFailure> {
    let path = expanded(path)
    let files = FileManager.default
    var isFolder = false
    guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .failure(.missing(path))
    }
    if isFolder { return .failure(.isFolder(path)) }
    let size = (try? files.attributesOfItem(atPath: path))?[.size] as? Int
    if let size, size > limit { return .failure(.tooLarge(path)) }
    guard let data = files.contents(atPath: path) else {
      return .failure(isStream(path) ? .isNoFile(path) : .unreadable(path))
    }
    let text = text(of: data)
    return text.utf8.prefix(lookedAt).contains(0) ? .failure(.notText(path)) : .success(text)
  }

  /// Of what is no text, so many bytes hold a zero byte.
  private static let lookedAt = 8000

  /// UTF-16 if its first two bytes are its mark, or a 0 and another one: no text begins so in UTF-8.
  private static func text(of data: Data) -> String {
    let plain = String(decoding: data, as: UTF8.self)
    let encoding: String.Encoding? =
      switch (data.first, data.dropFirst().first) {
      case (0xFF, 0xFE), (0xFE, 0xFF): .utf16
      case (0, let next?) where next != 0: .utf16BigEndian
      case (let first?, 0) where first != 0: .utf16LittleEndian
      default: nil
      }
    return encoding.flatMap { String(data: data, encoding: $0) } ?? plain
  }

  /// `-` is the standard input, to its end.
  static func readOrStandardInput(_ path: String) -> Result<String, Surroundings.FileFailure> {
    if path != "-" { return read(path) }
    var source = LineSource()
    var text = ""
    while let line = try? source.next() { text += line + "\n" }
    return .success(text)
  }

  /// Writes all or nothing: into a file of another name, which then takes the place of the one that the
  /// path leads to, with its permissions. What is no file, as a device or a pipe, is written into.
  static func write(_ path: String, _ text: String) -> Result<Void, Surroundings.FileFailure> {
    let path = expanded(path)
    return isStream(path) ? send(text, to: path) : replace(path, with: text)
  }

  private static func isStream(_ path: String) -> Bool {
    if ["/dev/", "/proc/"].contains(where: path.hasPrefix) { return true }
    guard let mode = mode(of: path) else { return false }
    return ![S_IFREG, S_IFDIR].contains(mode & S_IFMT)
  }

  /// Kind and permissions; `nil` where there is nothing.
  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode : nil
  }

  private static func send(
    _ text: String, to path: String
  ) -> Result<Void, Surroundings.FileFailure> {
    guard let file = OpenFile(path, flags: O_WRONLY) else { return .failure(failure(errno, path)) }
    return file.write(Array(text.utf8)) ? .success(()) : .failure(failure(errno, path))
  }

  private static func replace(
    _ path: String, with text: String
  ) -> Result<Void, Surroundings.FileFailure> {
    let target = withoutLinks(path)
    if let target, unsafe access(target, W_OK) != 0 { return .failure(failure(errno, path)) }
    let file = URL(filePath: target ?? path)
    let permissions = mode(of: path).map { Int($0 & 0o7777) }
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: file.path)
      }
      return .success(())
    } catch {
      return .failure(failure(number(of: error), path))
    }
  }

  /// What a number of `errno` says of what could not be written.
  private static func failure(_ number: Int32, _ path: String) -> Surroundings.FileFailure {
    switch number {
    case ENOSPC, EDQUOT: .diskIsFull(path)
    case EROFS: .isReadOnly(path)
    default: .unwritable(path)
    }
  }

  /// As `errno` would have it; Foundation has words of its own for it.
  private static func number(of error: any Error) -> Int32 {
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace?: ENOSPC
    case .fileWriteVolumeReadOnly?: EROFS
    default: EIO
    }
  }

  static func list(_ folder: String) -> [String] {
    let folder = folder.isEmpty ? "." : expanded(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      isFolder("\(folder)/\(name)") ? name + "/" : name
    }
  }

  /// Files of nearly that name in the same folder.
  static func near(_ path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/") + (parts.count > 1 ? "/" : "")
    let names = list(folder.isEmpty ? "" : folder).filter { !$0.hasSuffix("/") }
    return Spelling.suggestions(for: parts.last.map(String.init) ?? "", among: names)
      .map { folder + $0 }
  }

  /// What is another after the file was written.
  struct Version: Equatable, Sendable {
    var written: Date?
    var size: Int?
  }

  /// `nil` while there is no such file.
  static func version(of path: String) -> Version? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: expanded(path)) else {
      return nil
    }
    return Version(
      written: attributes[.modificationDate] as? Date, size: attributes[.size] as? Int)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: expanded(path))
  }

  static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path) && !isFolder(path)
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// All session files below a folder, in alphabetical order; a file is itself.
  static func sessions(at path: String) -> [String] {
    var seen: Set<String> = []
    return isFolder(expanded(path)) ? sessions(in: path, but: &seen) : [path]
  }

  /// Links may lead to a folder in many ways, and in circles: it is looked into once.
  private static func sessions(in folder: String, but seen: inout Set<String>) -> [String] {
    guard seen.insert(withoutLinks(expanded(folder)) ?? folder).inserted else { return [] }
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var paths: [String] = []
    for name in list(folder) {
      if name.hasSuffix("/") {
        paths += sessions(in: "\(base)/\(name.dropLast())", but: &seen)
      } else if name.hasSuffix(".tsume") {
        paths.append("\(base)/\(name)")
      }
    }
    return paths
  }

  /// From the root, without links in the folder, from which `..` would lead elsewhere.
  static func absolute(_ path: String) -> String {
    let path = expanded(path)
    let whole = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    guard let folder = withoutLinks(FilePath.folder(of: whole)) else { return whole }
    return FilePath.joined(folder, FilePath.name(of: whole))
  }

  /// `nil` where there is nothing.
  static func withoutLinks(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  static var workingFolder: String { FileManager.default.currentDirectoryPath }

  /// `~` is the home folder.
  private static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.value("HOME") else {
      return path
    }
    return home + path.dropFirst()
  }

  /// Where history and the like are kept, made with access for its owner alone; `nil` if it cannot be.
  static func stateFolder() -> String? {
    let base =
      Environment.value("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? Environment.value("HOME").map { "\($0)/.local/state" }
    guard let base, !base.isEmpty else { return nil }
    let folder = "\(base)/tsume"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return FileManager.default.isWritableFile(atPath: folder) ? folder : nil
    } catch {
      return nil
    }
  }
}
