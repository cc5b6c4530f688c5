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

  /// - Parameters:
  ///   - path: Where the file will stand; imports are named from there.
  ///   - absolute: What a path is called from everywhere.
  func written(in path: String, absolute: (String) -> String) -> String {
    var lines = language == .english ? [] : ["language \(language.code)"]
    for moment in moments {
      if moment.parent != nil { lines.append(Self.text(of: moment, in: path, absolute)) }
      lines += moment.notes.map(\.trimmed)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(
    of moment: Moment, in path: String, _ absolute: (String) -> String
  ) -> String {
    if moment.isPaste { return SessionFile.text(of: moment.line, isPaste: true) }
    let line = moment.line.trimmed
    return FileLine(line, of: ["import"])?.naming { file in
      if FilePath.isAbsolute(file) { return file }
      let whole = absolute(FilePath.joined(moment.folder, file))
      return FilePath.relative(whole, to: FilePath.folder(of: path))
    } ?? line
  }
}
