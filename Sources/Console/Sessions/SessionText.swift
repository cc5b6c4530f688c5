import AutoLayout
import Prose

/// The lines on the path from the start to the present moment, as a session file: a replay gives
/// the same document with the same handles.
struct SessionText {
  private let moments: [Moment]
  private let language: Language

  init(_ history: History, language: Language) {
    moments = history.path(to: history.step).compactMap { history.moment($0) }
    self.language = language
  }

  /// - Parameter path: Where the file will stand; imports are named from there.
  func written(in path: String) -> String {
    let folder = FilePath.folder(of: path)
    var lines = language == .english ? [] : ["language \(language.code)"]
    for moment in moments {
      if moment.parent != nil { lines += Self.lines(of: moment, from: folder) }
      lines += moment.notes.map(\.trimmed).filter { !$0.hasPrefix("language ") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of moment: Moment, from folder: String) -> [String] {
    if moment.line.contains(where: \.isNewline) { return [SessionFile.text(of: moment.line)] }
    return [rebased(moment.line.trimmed, from: folder, typedIn: moment.folder)]
  }

  /// `import FILE`, with the file named from inside `folder`.
  private static func rebased(_ line: String, from folder: String, typedIn home: String) -> String {
    let word = "import "
    guard line.hasPrefix(word) else { return line }
    let rest = line.dropFirst(word.count)
    let isQuoted = rest.hasPrefix("\"")
    let file = isQuoted ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != " " }
    let path = FilePath.relative(FilePath.joined(home, String(file)), to: folder)
    let tail = rest.dropFirst(file.count + (isQuoted ? 2 : 0))
    return word + (isQuoted ? "\"\(path)\"" : path) + tail
  }
}
