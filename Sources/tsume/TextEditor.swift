import Console
import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The user's own editor, which a text is given to and comes back from: `VISUAL`, else `EDITOR`, else
/// `vi`.
enum TextEditor {
  static func edit(_ text: String) -> EditedText {
    guard let command else { return .noEditor }
    guard let path = Files.temporary(holding: text) else { return .failed(command) }
    defer { unsafe unlink(path) }
    guard OtherProgram.run("\(command) \(OtherProgram.quoted(path))") == 0,
      case .success(let edited) = Files.read(path)
    else { return .failed(command) }
    return .text(edited)
  }

  private static var command: String? {
    let chosen = ["VISUAL", "EDITOR"].compactMap(Environment.value).first { !$0.isEmpty }
    return chosen ?? (Environment.hasProgram("vi") ? "vi" : nil)
  }
}

extension Environment {
  /// Whether the shell finds a program of that name.
  fileprivate static func hasProgram(_ name: String) -> Bool {
    (value("PATH") ?? "").split(separator: ":").contains { Files.isExecutable("\($0)/\(name)") }
  }
}

extension Files {
  /// A session file of the user's alone with that text; `nil` if it cannot be made.
  static func temporary(holding text: String) -> String? {
    let folder = Environment.value("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    for number in 0..<1000 {
      let path = "\(folder)/tsume-\(getpid())-\(number).tsume"
      if let file = OpenFile(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600) {
        return file.write(Array(text.utf8)) ? path : nil
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }
}
