import Interchange
import Prose

/// What is said of places in a text of code that could not be read.
enum SyntaxNoteWords {
  /// Of a line that is typed, where the caret shows the place.
  static func words(for problem: CodeFile.Note.Problem) -> Phrase {
    switch problem {
    case .leftOut(let expected?):
      Phrase(en: "\(expected) should follow here.", ja: "ここには\(expected)が必要です。")
    case .leftOut(nil): Phrase(en: "I cannot read this.", ja: "ここが読めません。")
    case .closedAtEnd(let bracket), .unclosed(let bracket):
      Phrase(
        en: "Nothing closes this \(bracket, as: .code).",
        ja: "この \(bracket, as: .code) が閉じられていません。")
    case .closedNothing(let bracket):
      Phrase(
        en: "This \(bracket, as: .code) closes nothing.",
        ja: "この \(bracket, as: .code) に対応する括弧がありません。")
    case .tooDeep: Phrase(en: "This is nested too deep.", ja: "入れ子が深すぎます。")
    case .lookAlike(let written, let meant):
      Phrase(
        en: "\(written, as: .code) is no sign of code; \(meant, as: .code) is.",
        ja: "コードに \(written, as: .code) は使えません。\(meant, as: .code) と書きます。")
    }
  }

  static func words(for problem: CodeFile.Note.Problem, line: Int) -> Phrase {
    switch problem {
    case .leftOut(let expected?):
      Phrase(
        en: "Line \(line) could not be read and was left out: \(expected) should follow.",
        ja: "\(line) 行目は読めないので除きました。\(expected)が必要です。")
    case .leftOut(nil):
      Phrase(
        en: "Line \(line) could not be read and was left out.", ja: "\(line) 行目は読めないので除きました。")
    case .unclosed(let bracket):
      Phrase(
        en: "Nothing closes the \(bracket, as: .code) of line \(line): the statement around it was "
          + "left out.",
        ja: "\(line) 行目の \(bracket, as: .code) が閉じられていないので、それを含む文を除きました。")
    case .closedAtEnd(let bracket):
      Phrase(
        en: "Nothing closes the \(bracket, as: .code) of line \(line): it ends with the text.",
        ja: "\(line) 行目の \(bracket, as: .code) が閉じられていないので、末尾で閉じました。")
    case .closedNothing(let bracket):
      Phrase(
        en: "The \(bracket, as: .code) of line \(line) closes nothing and was read over.",
        ja: "\(line) 行目の \(bracket, as: .code) は対応する括弧がないので無視しました。")
    case .tooDeep:
      Phrase(
        en: "Line \(line) is nested too deep to be read: its inner part was left out.",
        ja: "\(line) 行目は入れ子が深すぎるので、内側を除きました。")
    case .lookAlike: words(for: problem)
    }
  }

  /// All that a text has in the place of signs, digits, quotes and blanks of code: it is read as it was
  /// meant, and no compiler takes it.
  static func lookAlikes(in file: CodeFile) -> Phrase? {
    var told: [Phrase] = []
    for note in file.notes {
      guard case .lookAlike(let written, let meant) = note.problem else { continue }
      let pair =
        note.isOfBlank
        ? Phrase(en: "a blank of full width", ja: "全角スペース")
        : Phrase(
          en: "\(written, as: .code) for \(meant, as: .code)",
          ja: "\(meant, as: .code) のつもりの \(written, as: .code)")
      if told.count < toldLookAlikes, !told.contains(pair) { told.append(pair) }
    }
    let lines = linesOfLookAlikes(in: file)
    guard let first = lines.first else { return nil }
    let place =
      file.name.isEmpty
      ? Phrase(en: "Line \(first)", ja: "\(first) 行目")
      : Phrase(Text("\(file.name):\(first)", as: .code))
    return Phrase(
      en: "\(place)\(more(lines.count - 1)): \(told.listed()), read as it was meant; it does not "
        + "compile so.",
      ja: "\(place)\(more(lines.count - 1))\(told.listed())があり、読み替えました。このままでは"
        + "コンパイルできません。")
  }

  /// Each once: the notes are in the order of the text.
  private static func linesOfLookAlikes(in file: CodeFile) -> [Int] {
    var lines: [Int] = []
    var (line, rest) = (1, Array(file.text.utf8)[...])
    for note in file.notes where note.isOfLookAlike {
      let before = rest.prefix(max(0, note.range.lowerBound - file.offset - rest.startIndex))
      line += before.count { $0 == UInt8(ascii: "\n") }
      rest = rest[before.endIndex...]
      if lines.last != line { lines.append(line) }
    }
    return lines
  }

  private static func more(_ count: Int) -> Phrase {
    count == 0
      ? Phrase(en: "", ja: " に")
      : Phrase(en: " and \(count) more \(count == 1 ? "line" : "lines")", ja: " ほか \(count) 行に")
  }

  /// So many of what a text has are told.
  private static let toldLookAlikes = 4
}
