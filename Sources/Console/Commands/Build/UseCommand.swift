import Interchange
import Prose

/// `use CardView`: of the classes that were pasted, the one that is made.
struct UseCommand: Command {
  static let signature = Signature(
    "use", .build, usage: ["CLASS"],
    summary: Phrase(
      en: "Makes another class of the last paste.", ja: "直前に貼り付けたコードの、別のクラスを作ります。"),
    details: Phrase(
      en:
        "Of the classes in a paste the last controller is made, or else the last view. The one that "
        + "you choose takes its place, without another paste; undo goes back.",
      ja: "貼り付けたコードからは、最後のコントローラー、なければ最後のビューのクラスが作られます。"
        + "貼り直さずに、選んだクラスと入れ替えます（undo で戻れます）。"),
    options: [
      .init(
        "CLASS",
        means: Phrase(
          en: "a class of views or a controller that the paste declares",
          ja: "そのコードで宣言したビューかコントローラーのクラス"))
    ],
    parameters: [.pastedClass],
    examples: [
      .init("use Row", after: AssumptionsCommand.exampleOfCode)
    ],
    related: ["paste", "classes", "undo"], makesStep: false)

  private let name: NameSyntax

  init(_ arguments: inout Arguments) throws(LineFailure) {
    let part = try arguments.word(UseWords.pastedClass)
    name = NameSyntax(part.text.composed, part.range)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .use(name)) }
}

/// What `use` says.
enum UseWords {
  static let pastedClass = Phrase(en: "a class that was pasted", ja: "貼り付けたクラス")

  static func madeInstead(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .code) in the place of what the paste made",
      ja: "貼り付けで作られたものを \(name, as: .code) と入れ替え")
  }

  static func nothingPasted(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Nothing that was pasted declares a class of views or a controller.",
        ja: "ビューやコントローラーのクラスを宣言したコードは、まだ貼り付けられていません。"), at: range)
  }

  static func noSuchClass(_ name: NameSyntax, among names: [String]) -> Objection {
    let listed = names.prefix(8).map { Phrase(Text($0, as: .code)) }.listed()
    return Objection(
      Phrase(
        en: "The last paste declares no view and no controller called \(name.text, as: .code).",
        ja: "直前に貼り付けたコードには、「\(name.text, as: .code)」というビューやコントローラーのクラスはありません。"),
      at: name.range,
      hints: LanguageWords.didYouMean(name.text, among: names)
        + [Phrase(en: "It declares \(listed).", ja: "宣言されているクラス：\(listed)")])
  }

  /// What was done since the paste would be lost.
  static func notBehind(step: Int, _ name: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en:
          "\("use", as: .command) stands behind the paste, and that is step \(step): what was done "
          + "since then speaks of what it made.",
        ja: "\("use", as: .command) は貼り付けた手順 \(step) のすぐ後でだけ使えます。"
          + "その後の手順は、そこで作られたものを前提にしています。"), at: name.range,
      hints: [
        Phrase(
          en:
            "\("goto \(step)", as: .command), then \("use \(name.text)", as: .command): that begins "
            + "a branch, and nothing is lost.",
          ja: "\("goto \(step)", as: .command) の後で \("use \(name.text)", as: .command) とすると、"
            + "新しい分岐になります（今の手順も残ります）。")
      ])
  }
}
