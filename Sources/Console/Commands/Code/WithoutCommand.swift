import AutoLayout
import Interchange
import LayoutCode
import Prose

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

  init(_ arguments: inout Arguments) throws(LineFailure) {
    let raw = arguments.takeRemainder()
    let words = raw.text.split(separator: " ")
    if words.isEmpty { throw .objection(CommandWords.missing(WithoutWords.line, raw.range)) }
    let state = CodeState(of: arguments.snapshot.document)
    guard let state else { throw .objection(WithoutWords.noCode(at: raw.range)) }
    var lines: [CodeLine] = []
    for word in words {
      guard let line = CodeLine(String(word)), state.hasStatement(on: line) else {
        throw .objection(WithoutWords.noStatement(String(word), at: raw.range))
      }
      lines.append(line)
    }
    self.lines = lines
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .leaveOut(lines))
  }
}

/// What `without` says.
enum WithoutWords {
  static let line = Phrase(en: "a line of the code", ja: "コードの行番号")

  static func noCode(at range: SourceRange) -> Objection {
    Objection(
      Phrase(en: "No code was carried out here.", ja: "ここで実行したコードはありません。"), at: range)
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
