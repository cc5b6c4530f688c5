import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A few lines that one start of the program leaves to the next, in the state folder.
///
/// Whatever becomes of the file, lines of its form are there again, and all others are none. What is not
/// such a file is never written over: it is put aside under another name.
struct StateFile {
  let path: String
  /// Whether a line is one that this file can hold.
  let isOfForm: (String) -> Bool

  /// `nil` where there is no home. Reading makes no folder.
  init?(_ name: String, isOfForm: @escaping (String) -> Bool) {
    guard let folder = Files.statePlace else { return nil }
    path = "\(folder)/\(name)"
    self.isOfForm = isOfForm
  }

  /// What can be read of it; none of what is no file.
  var lines: [String] { content.lines }

  /// Puts `lines` in the place of what it holds. Where that cannot be done it is as it was.
  func replace(with lines: [String]) {
    if Files.stateFolder() == nil || !content.isWhole && !putAside() { return }
    _ = Files.write(path, lines.map { $0 + "\n" }.joined())
  }

  /// Far more than it ever holds.
  private static let limit = 1024 * 1024

  /// Its lines, and whether there is nothing else in it.
  private var content: (lines: [String], isWhole: Bool) {
    guard let file = OpenFile(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY) else {
      return ([], !Places.isLink(path) && !Files.exists(path))
    }
    guard file.isRegular, let bytes = file.readToEnd(upTo: Self.limit), bytes.count <= Self.limit
    else { return ([], false) }
    let all = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(validating: $0, as: UTF8.self)
    }
    let lines = all.compactMap(\.self).filter(isOfForm)
    return (lines, lines.count == all.count)
  }

  /// Whether nothing is in its place any more.
  private func putAside() -> Bool { Places.rename(path, to: "\(path).damaged") }
}
