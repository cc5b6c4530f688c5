import Interchange
import Prose

/// `use CardView`: of the classes that were pasted, the one that is made.
struct UseCommand: Command {
  static let signature = Signature(
    "use", .build, usage: ["CLASS|N"],
    summary: Phrase(
      en: "Makes another class of a paste, or conflict of a log.",
      ja: "貼り付けたコードの別のクラスや、ログの別の矛盾に移ります。"),
    details: Phrase(
      en:
        "Of the classes in a paste the last controller is made, or else the last view. The one that "
        + "you choose takes its place, without another paste; undo goes back. Of a log the first "
        + "conflict is laid out; use 2 lays out the second in its place.",
      ja: "貼り付けたコードからは、最後のコントローラー、なければ最後のビューのクラスが作られます。"
        + "貼り直さずに、選んだクラスと入れ替えます（undo で戻れます）。ログからは最初の矛盾が再現され、"
        + "use 2 で 2 番目の矛盾に入れ替わります。"),
    options: [
      .init(
        "CLASS",
        means: Phrase(
          en: "a class of views or a controller that the paste declares",
          ja: "そのコードで宣言したビューかコントローラーのクラス")),
      .init(
        "N",
        means: Phrase(
          en: "which conflict of the log that was pasted or imported",
          ja: "貼り付けた（または import した）ログの何番目の矛盾か")),
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

  static func conflict(_ number: Int) -> Phrase {
    Phrase(en: "conflict \(number) of the log", ja: "ログの \(number) 番目の矛盾")
  }

  static func goesOn(to number: Int) -> Phrase {
    let line = Text("use \(number)", as: .command)
    return Phrase(en: "\(line) goes to number \(number)", ja: "\(line) で \(number) 件目に移ります")
  }

  static func explainsAll(_ command: Text) -> Phrase {
    Phrase(en: "\(command) explains all", ja: "\(command) ですべて説明します")
  }

  static func noSuchConflict(_ number: Int, of count: Int, at range: SourceRange?) -> Objection {
    Objection(
      Phrase(
        en: "The log has no conflict \(number): it holds \(count).",
        ja: "ログに \(number) 番目の矛盾はありません（全部で \(count) 件）。"), at: range)
  }

  static func noConflicts(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "There is no log here that holds several conflicts.",
        ja: "複数の矛盾を含むログは読み込まれていません。"), at: range)
  }

  static func madeInstead(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .code) in the place of what the code made before",
      ja: "コードで作られていたものを \(name, as: .code) と入れ替え")
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
  ///
  /// - Parameter command: What was typed: `use`, or `scene`.
  static func notBehind(step: Int, _ name: NameSyntax, typed command: String) -> Objection {
    Objection(
      Phrase(
        en:
          "\(command, as: .command) works only right behind step \(step), in which the code came in: "
          + "later steps build on what it made then.",
        ja: "\(command, as: .command) で切り替えられるのは、コードを読み込んだ手順 \(step) のすぐ後だけです。"
          + "その後の手順は、そこで作られたものを前提にしています。"), at: name.range,
      hints: [
        Phrase(
          en:
            "\("goto \(step)", as: .command), then \("\(command) \(name.text)", as: .command): that begins "
            + "a branch, and nothing is lost.",
          ja: "\("goto \(step)", as: .command) の後で \("\(command) \(name.text)", as: .command) とすると、"
            + "新しい枝になります（今の手順も残ります）。")
      ])
  }
}
