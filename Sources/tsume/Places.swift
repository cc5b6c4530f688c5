import Console
import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where paths lead, by names as the system has them.
enum Places {
  /// As the system takes it: `~` is the home folder, and a name that is there in other characters for
  /// the same letters is that one. An é is one character here and two there.
  static func found(_ path: String) -> String {
    let path = expanded(path)
    guard path.utf8.contains(where: { $0 >= 0x80 }), !isThere(path) else { return path }
    var found = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      let next = FilePath.joined(found, String(part))
      // Strings are equal that are the same letters.
      let same = isThere(next) ? nil : names(in: found.isEmpty ? "." : found).first { $0 == part }
      found = same.map { FilePath.joined(found, $0) } ?? next
    }
    return found
  }

  private static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.value("HOME") else {
      return path
    }
    return home + path.dropFirst()
  }

  /// Also a link that leads nowhere.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(FileName.bytes(of: path), &status) == 0
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(FileName.bytes(of: path), &status) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Of what links lead to; `nil` where there is nothing.
  static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(FileName.bytes(of: path), &status) == 0 ? status : nil
  }

  /// Kind and permissions.
  static func mode(of path: String) -> mode_t? { status(of: path)?.st_mode }

  static func isFolder(_ path: String) -> Bool {
    mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  /// In no order, hidden ones too.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(FileName.bytes(of: folder)) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { start in
        unsafe start.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe FileName.text(of: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// From the root; `nil` where there is nothing.
  static func withoutLinks(_ path: String) -> String? {
    guard let real = unsafe realpath(FileName.bytes(of: path), nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe FileName.text(of: real)
  }

  static var workingFolder: String { withoutLinks(".") ?? "." }

  static func fromRoot(_ path: String) -> String { FilePath.joined(workingFolder, path) }

  static func rename(_ old: String, to new: String) -> Bool {
    #if canImport(Glibc)
      unsafe Glibc.rename(FileName.bytes(of: old), FileName.bytes(of: new)) == 0
    #else
      unsafe Darwin.rename(FileName.bytes(of: old), FileName.bytes(of: new)) == 0
    #endif
  }

  /// Whether the way to a file ends in the folder that its path names, or somewhere below `folder`.
  ///
  /// Of a path that begins in the working folder and never leaves it that is the folder which it names:
  /// no link in it, which somebody else may have put there, leads out. Others name theirs themselves.
  static func staysInside(_ path: String, _ folder: String?) -> Bool {
    let whole = fromRoot(found(path))
    let named = FilePath.folder(of: whole)
    // Nothing can be written in a folder that is not there.
    guard let ending = withoutLinks(named) else { return true }
    let isFree =
      path.hasPrefix("/") || path.hasPrefix("~") || path.split(separator: "/").contains("..")
    guard let base = withoutLinks(folder ?? (isFree ? named : ".")) else { return false }
    let target = withoutLinks(whole)
    if target == nil, isLink(whole) { return false }
    return (target ?? FilePath.joined(ending, FilePath.name(of: whole)))
      .hasPrefix(base == "/" ? base : base + "/")
  }

  /// All session files below a folder that were not met before, in alphabetical order; a file is itself.
  /// Links to folders are not followed: they may lead anywhere, in many ways and in circles.
  static func sessions(at path: String, but seen: inout Set<String>) -> [String] {
    let start = found(path)
    if isFolder(start) { return sessions(in: start, called: path, but: &seen) }
    return seen.insert(withoutLinks(start) ?? start).inserted ? [path] : []
  }

  /// The same with code, which pupils hand in as well.
  static func answers(at folder: String, but seen: inout Set<String>) -> [String] {
    sessions(in: found(folder), called: folder, but: &seen) {
      $0.hasSuffix(".tsume") || CodeFolder.isCode($0)
    }
  }

  private static func sessions(
    in folder: String, called path: String, but seen: inout Set<String>,
    where isWanted: (_ name: String) -> Bool = { $0.hasSuffix(".tsume") }
  ) -> [String] {
    guard seen.insert(withoutLinks(folder) ?? folder).inserted else { return [] }
    var paths: [String] = []
    for name in names(in: folder).sorted() where !name.hasPrefix(".") {
      let (place, shown) = (FilePath.joined(folder, name), FilePath.joined(path, name))
      if isFolder(place) {
        if !isLink(place) {
          paths += sessions(in: place, called: shown, but: &seen, where: isWanted)
        }
      } else if isWanted(name), seen.insert(withoutLinks(place) ?? place).inserted {
        paths.append(shown)
      }
    }
    return paths
  }
}
