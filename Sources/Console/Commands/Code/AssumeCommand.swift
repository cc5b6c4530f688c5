import AutoLayout
import Interchange
import Prose

/// `assume Metrics.gap = 44`: says what code leaves open.
struct AssumeCommand: Command {
  static let signature = Signature(
    "assume", .build, usage: ["NAME = VALUE"],
    summary: Phrase(
      en: "Gives what code leaves open a value.", ja: "コードからは分からない値を仮に決めます。"),
    details: Phrase(
      en:
        "A number, true or false, a text; of a list how many it holds. What hangs on it follows as "
        + "one step: the code is carried out again as if that had been known.",
      ja: "数値、true か false、文字列、またはリストの個数を与えます。それを知っていたものとしてコードを"
        + "実行し直し、関係するものすべてが一つの手順で変わります。"),
    options: [
      .init(
        "NAME",
        means: Phrase(
          en: "what assumptions lists: Metrics.gap, viewModel.isOpen, items.count",
          ja: "assumptions で一覧される名前（Metrics.gap、viewModel.isOpen、items.count など）")),
      .init(
        "VALUE",
        means: Phrase(
          en: "a number, true, false, a text or a .case", ja: "数値、true、false、文字列、.case のどれか")),
    ],
    parameters: [.assumedName, .word(["="]), .assumedValue],
    examples: [.init("assume Metrics.gap = 12", after: AssumptionsCommand.exampleOfCode)],
    related: ["assumptions", "code", "paste", "import"], makesStep: false)

  private let name: NameSyntax
  private let value: NamedValue

  init(_ arguments: inout Arguments) throws(LineFailure) {
    let raw = arguments.takeRemainder()
    guard let sign = AssumedName.sign(in: raw) else {
      throw .objection(
        raw.isBlank
          ? CommandWords.missing(AssumeWords.name, raw.range)
          : AssumeWords.needsValue(raw.text.trimmed, at: raw.range))
    }
    let start = raw.range.lowerBound
    name = try AssumedName.read(raw.part(SourceRange(start, sign.lowerBound)))
    let given = raw.part(SourceRange(sign.upperBound, raw.range.upperBound))
    if given.isBlank { throw .objection(CommandWords.missing(AssumeWords.value, given.range)) }
    let tree = try LineFailure.reading { () throws(SyntaxFailure) in
      try ExpressionReader.read(given)
    }
    guard let value = try Interpreter(arguments.snapshot).value(asked: tree).assumable else {
      throw .objection(AssumeWords.notAssumable(given.text.trimmed, at: tree.range))
    }
    self.value = value
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .assume(name, value))
  }
}

/// The name of something that code leaves open, as it is written there: `rows[0].title`,
/// `Kit.label("Hi")`.
enum AssumedName {
  /// The `=` that stands by itself, outside all brackets and quotes.
  static func sign(in raw: RawText) -> SourceRange? {
    var depth = 0
    var isQuoted = false
    let bytes = Array(raw.text.utf8)
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "=") where depth == 0:
        let neighbours = [place - 1, place + 1].filter(bytes.indices.contains).map { bytes[$0] }
        if neighbours.contains(where: Self.signs.contains) { continue }
        return SourceRange(raw.offset + place, raw.offset + place + 1)
      default: break
      }
    }
    return nil
  }

  private static let signs = Array("=<>!".utf8)

  static func read(_ raw: RawText) throws(LineFailure) -> NameSyntax {
    let name = raw.text.trimmed.composed
    if name.isEmpty { throw .objection(CommandWords.missing(AssumeWords.name, raw.range)) }
    return NameSyntax(name, raw.range)
  }
}

extension Value {
  /// What code can be told to assume; `nil` for anything else.
  fileprivate var assumable: NamedValue? {
    switch kept {
    case .number, .whole, .text, .boolean, .choice: kept
    default: nil
    }
  }
}

/// What `assume` says.
enum AssumeWords {
  static let name = Phrase(en: "a name that code leaves open", ja: "コードからは分からない名前")
  static let value = Phrase(en: "its value", ja: "その値")

  static func needsValue(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(en: "I need a value behind \("=", as: .code).", ja: "\("=", as: .code) の後に値が必要です。"),
      at: range,
      hints: [
        Phrase(
          en: "For example \("assume \(name) = 44", as: .command).",
          ja: "例：\("assume \(name) = 44", as: .command)")
      ])
  }

  static func notAssumable(_ text: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A number, true, false, a text or a \(".case", as: .code) can be assumed; "
          + "\(text, as: .code) is none of these.",
        ja: "仮定できるのは数値、true、false、文字列、\(".case", as: .code) で、\(text, as: .code) はどれでもありません。"),
      at: range)
  }

  /// Nothing that was carried out asks for it.
  static func asksNothing(_ name: NameSyntax, among names: [String]) -> Objection {
    Objection(
      Phrase(
        en: "Nothing that was carried out asks for \(name.text, as: .code).",
        ja: "実行したコードに、\(name.text, as: .code) の値を必要とするところはありません。"),
      at: name.range,
      hints: CommandWords.didYouMean(name.text, among: names) + [
        Phrase(
          en: "\("assumptions", as: .command) lists what is open.",
          ja: "\("assumptions", as: .command) で一覧できます。")
      ])
  }

  /// A line of the session cannot be carried out with it.
  static func lineFails(_ line: String, step: Int, _ reason: Phrase, at range: SourceRange)
    -> Objection
  {
    Objection(
      Phrase(
        en: "With that, step \(step) could not be carried out: \(line, as: .code): \(reason)",
        ja: "そう仮定すると手順 \(step) が実行できません。\(line, as: .code)：\(reason)"),
      at: range,
      hints: [
        Phrase(
          en: "\("goto \(step - 1)", as: .command) goes before it.",
          ja: "\("goto \(step - 1)", as: .command) でその前へ戻れます。")
      ])
  }
}
