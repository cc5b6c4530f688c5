import Interchange
import Prose
import Reporting

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

  /// - Parameter file: Empty for what was pasted or typed.
  static func words(for problem: CodeFile.Note.Problem, file: String, line: Int) -> Phrase {
    let (start, place) = (startOfSentence(in: file, line: line), place(in: file, line: line))
    return switch problem {
    case .leftOut(let expected?):
      Phrase(
        en: "\(start) could not be read and was left out: \(expected) should follow.",
        ja: "\(place)は読めないので除きました。\(expected)が必要です。")
    case .leftOut(nil):
      Phrase(en: "\(start) could not be read and was left out.", ja: "\(place)は読めないので除きました。")
    case .unclosed(let bracket):
      Phrase(
        en: "Nothing closes the \(bracket, as: .code) of \(place): the statement around it was "
          + "left out.",
        ja: "\(place)の \(bracket, as: .code) が閉じられていないので、それを含む文を除きました。")
    case .closedAtEnd(let bracket):
      Phrase(
        en: "Nothing closes the \(bracket, as: .code) of \(place): it ends with the text.",
        ja: "\(place)の \(bracket, as: .code) が閉じられていないので、末尾で閉じました。")
    case .closedNothing(let bracket):
      Phrase(
        en: "The \(bracket, as: .code) of \(place) closes nothing and was read over.",
        ja: "\(place)の \(bracket, as: .code) は対応する括弧がないので無視しました。")
    case .tooDeep:
      Phrase(
        en: "\(start) is nested too deep to be read: its inner part was left out.",
        ja: "\(place)は入れ子が深すぎるので、内側を除きました。")
    case .lookAlike: words(for: problem)
    }
  }

  /// Of several files: the first places that could not be read.
  static func leftOut(_ places: [(file: String, line: Int)], of count: Int) -> Phrase {
    var named = places.map { place(in: $0.file, line: $0.line) }
    let others = count - places.count
    if others > 0 { named.append(Phrase(en: "\(others) more", ja: "ほか \(others) か所")) }
    return Phrase(
      en: "Could not be read and was left out: \(named.listed()).",
      ja: "読めないので除いた行：\(named.listed())")
  }

  private static func startOfSentence(in file: String, line: Int) -> Phrase {
    file.isEmpty ? Phrase(en: "Line \(line)", ja: "\(line) 行目") : place(in: file, line: line)
  }

  private static func place(in file: String, line: Int) -> Phrase {
    SourcePlaceText.phrase(file: file, line: line)
      + Phrase(en: "", ja: file.isEmpty ? "" : " ")
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
    let place = startOfSentence(in: file.name, line: first)
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
      ? Phrase(en: "", ja: "に")
      : Phrase(en: " and \(count) more \(count == 1 ? "line" : "lines")", ja: "ほか \(count) 行に")
  }

  /// So many of what a text has are told.
  private static let toldLookAlikes = 4
}
