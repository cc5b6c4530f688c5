import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// `without 18`: carries code out again without a statement.
struct WithoutCommand: Command {
  static let signature = Signature(
    "without", .build, usage: ["LINE…"],
    summary: Phrase(
      en: "Carries code out again without some of its lines.", ja: "コードを、指定した行なしで実行し直します。"),
    details: Phrase(
      en:
        "The statements that begin on these lines are passed by, and all that followed is done again: "
        + "one step. So a repair of a layout loop is tried.",
      ja: "その行で始まる文を飛ばし、その後の操作もすべてやり直します（一つの手順）。無限ループの修正案を試すときに使います。"),
    options: [
      .init(
        "LINE",
        means: Phrase(
          en: "18 of what was pasted, Card.swift:18 of a file",
          ja: "貼り付けたコードなら 18、ファイルなら Card.swift:18"))
    ],
    parameters: [.repeated(.codeLine)],
    examples: [.init("without Row.swift:6", after: AssumptionsCommand.exampleOfCode)],
    related: ["fix", "assume", "code"], makesStep: false)

  private let lines: [CodeLine]
  /// What a saved line says of lines that the code does not have any more.
  private let gone: [String]

  init(_ arguments: inout Arguments) throws(LineFailure) {
    let raw = arguments.takeRemainder()
    let named = NamedLine.all(in: raw.text)
    if named.isEmpty { throw .objection(CommandWords.missing(WithoutWords.line, raw.range)) }
    let state = CodeState(of: arguments.snapshot.document)
    guard let state else { throw .objection(WithoutWords.noCode(at: raw.range)) }
    var (lines, gone) = ([CodeLine](), [String]())
    for word in named {
      guard let line = CodeLine(word.line) else {
        throw .objection(WithoutWords.noStatement(word.line, at: raw.range))
      }
      if let said = word.said {
        guard let found = state.line(like: line, saying: said) else {
          gone.append(said)
          continue
        }
        lines.append(found)
      } else if state.text(on: line) != nil {
        lines.append(line)
      } else {
        throw .objection(WithoutWords.noStatement(word.line, at: raw.range))
      }
    }
    (self.lines, self.gone) = (lines, gone)
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    var outcome = lines.isEmpty ? Outcome() : Outcome(effect: .leaveOut(lines))
    if !gone.isEmpty { outcome.reports = [NoteReport.make(gone.map(WithoutWords.isGone))] }
    return outcome
  }

  /// As it is saved: with what stands on the lines of files, which have other numbers once a file has
  /// changed.
  static func said(_ line: String, in document: Document) -> String {
    let word = "without "
    guard line.hasPrefix(word), let state = CodeState(of: document) else { return line }
    let named = NamedLine.all(in: String(line.dropFirst(word.count)))
    return word + named.map { $0.written(in: state) }.joined(separator: " ")
  }
}

/// `Card.swift:18`, and what stands there where a saved line tells: `Card.swift:18 "title.sizeToFit()"`.
private struct NamedLine {
  let line: String
  var said: String?

  /// With the number of now.
  func written(in state: CodeState) -> String {
    guard let line = CodeLine(line), !line.file.isEmpty, let said = said ?? state.text(on: line)
    else { return self.line }
    let found = state.line(like: line, saying: said) ?? line
    return "\(found.text) \(ExpressionWriter.quoted(said))"
  }

  static func all(in text: String) -> [NamedLine] {
    var named: [NamedLine] = []
    var rest = Substring(text.trimmed)
    while let first = rest.first {
      if first == "\"", let last = named.indices.last {
        rest.removeFirst()
        named[last].said = quoted(&rest)
      } else {
        let word = rest.prefix { $0 != " " }
        named.append(NamedLine(line: String(word)))
        rest = rest.dropFirst(word.count)
      }
      rest = rest.drop { $0 == " " }
    }
    return named
  }

  /// Up to the quote that ends it, with what is escaped as it stands in the code.
  private static func quoted(_ rest: inout Substring) -> String {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      text.append(escaped == "t" ? "\t" : escaped)
    }
    return text
  }
}

/// What `without` says.
enum WithoutWords {
  static let line = Phrase(en: "a line of the code", ja: "コードの行番号")

  static func noCode(at range: SourceRange) -> Objection {
    Objection(
      Phrase(en: "No code was carried out here.", ja: "ここで実行したコードはありません。"), at: range)
  }

  static func isGone(_ text: String) -> Phrase {
    Phrase(
      en: "Nothing is left to do: \(text, as: .code) is not in the code any more.",
      ja: "「\(text, as: .code)」はもうコードにないので、することはありません。")
  }

  static func noStatement(_ line: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "No statement begins on line \(line, as: .code) of the code.",
        ja: "コードの \(line, as: .code) 行目で始まる文はありません。"),
      at: range,
      hints: [
        Phrase(
          en:
            "For example \("without 18", as: .command), or \("without Card.swift:18", as: .command).",
          ja: "例：\("without 18", as: .command)、\("without Card.swift:18", as: .command)")
      ])
  }
}
