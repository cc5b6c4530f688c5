import AutoLayout
import Patience
import Prose

/// The lines on the path from the start to the present moment, as a session file: a replay gives
/// the same document with the same handles. What a line calls by a number is told by what it is.
struct SessionText {
  private let history: History
  private let moments: [Moment]
  private let language: Language

  init(_ history: History, language: Language) {
    self.history = history
    moments = history.path(to: history.step).awaited().compactMap { history.moment($0) }
    self.language = language
  }

  /// - Parameters:
  ///   - path: Where the file will stand; imports are named from there.
  ///   - absolute: What a path is called from everywhere.
  func written(in path: String, absolute: (String) -> String) -> String {
    var lines: [String] = []
    for moment in moments.awaited() {
      if moment.parent != nil { lines.append(text(of: moment, in: path, absolute)) }
      lines += moment.notes.map(\.trimmed)
    }
    chooseLanguage(in: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  /// A file chooses its language in the first line that says anything. Where there is such a line it
  /// stays in its place, between the comments of whoever wrote it.
  private func chooseLanguage(in lines: inout [String]) {
    let choice = "language \(language.code)"
    let first = lines.firstIndex { !$0.isBlankOrComment && SessionFile.output(in: $0) == nil }
    if let first, let chosen = SessionFile.language(in: lines[first]) {
      if chosen != language { lines[first] = choice }
    } else if language != .english {
      lines.insert(choice, at: 0)
    }
  }

  /// The lines of one text that the other has not, or not as often; blank ones do not count.
  static func lines(of text: String, missingIn other: String) -> [String] {
    var counts: [String: Int] = [:]
    for line in SessionFile.lines(of: other).awaited() { counts[line.trimmed, default: 0] += 1 }
    return SessionFile.lines(of: text).map(\.trimmed).filter { line in
      counts[line, default: 0] -= 1
      return !line.isEmpty && counts[line, default: 0] < 0
    }
  }

  private func text(
    of moment: Moment, in path: String, _ absolute: (String) -> String
  ) -> String {
    let line = moment.text(in: history)
    if moment.isPaste { return line }
    return FileLine(line, of: ["import"])?.naming { file in
      if FilePath.isAbsolute(file) { return file }
      let whole = absolute(FilePath.joined(moment.folder, file))
      return FilePath.relative(whole, to: FilePath.folder(of: path))
    } ?? line
  }
}
