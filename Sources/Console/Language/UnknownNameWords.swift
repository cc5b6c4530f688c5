import AutoLayout
import Interchange
import Prose
import Reporting

/// What is said of a name that nothing has.
enum UnknownNameWords {
  static func objection(
    _ name: String, at range: SourceRange, in workspace: Workspace
  ) -> Objection {
    if name.hasPrefix("$") { return LanguageWords.noPlaceholder(name, at: range) }
    let near = LanguageWords.didYouMean(name, among: workspace.names + ControllerProperties.names)
    if name == ContentView.name {
      return ofWhichView(name, at: range, whichContentView(in: workspace.document))
    }
    if near.isEmpty, let guide = SystemGuide.byName[name], SystemGuide.ofEveryView.contains(guide) {
      return ofWhichView(name, at: range, SuggestionWords.didYouMean(["view.\(name)"]))
    }
    if near.isEmpty, rootNames.contains(name.lowercased()) {
      return Objection(
        nothing(name), at: range, hints: [SuggestionWords.didYouMean(["view"])])
    }
    // Some names are kept, or too long.
    let isFree = near.isEmpty && workspace.document.objection(toName: name) == nil
    var objection = Objection(
      nothing(name), at: range, hints: isFree ? [define(name)] : hints(onNumbered: name, near))
    if let factor = factors[name.lowercased()], isFree {
      objection.hints = [partOfSomething(factor)]
      return objection
    }
    if isFree { (objection.unknownName, objection.namesNothing) = (name, true) }
    return objection
  }

  private static func nothing(_ name: String) -> Phrase {
    Phrase(en: "Nothing is called \(name, as: .name).", ja: "「\(name, as: .name)」という名前のものはありません。")
  }

  /// Where a constraint's number is no slip for another: where all of them are listed.
  static func hints(onNumbered name: String, _ near: [Phrase]) -> [Phrase] {
    guard near.isEmpty, name.first == "c", Int(name.dropFirst()) != nil else { return near }
    return [
      Phrase(
        en: "\("constraints", as: .command) lists those that are there.",
        ja: "今ある制約は \("constraints", as: .command) で一覧できます。")
    ]
  }

  /// What people call the view that all others lie in.
  private static let rootNames: Set = ["parent", "親", "親ビュー", "画面", "全体"]

  /// What part of something a word says.
  private static let factors = [
    "half": "0.5", "third": "1/3", "quarter": "0.25", "double": "2", "twice": "2", "full": "1",
    "半分": "0.5",
  ]

  private static func partOfSomething(_ factor: String) -> Phrase {
    Phrase(
      en: "Say of what: \("title.width == \(factor)*view.width", as: .code).",
      ja: "何に対する割合かを書きます：\("title.width == \(factor)*view.width", as: .code)。")
  }

  private static func define(_ name: String) -> Phrase {
    Phrase(
      en: "\("add label \(name)", as: .code) would make a view, "
        + "\("let \(name) = 8", as: .code) a value of that name.",
      ja: "ビューなら \("add label \(name)", as: .code)、値なら \("let \(name) = 8", as: .code) で作れます。")
  }

  /// How to make what has the name, of which `member` is asked: a number has no members, so it is a
  /// constraint or a view, as the member tells.
  static func define(_ name: String, asOwnerOf member: String) -> Phrase {
    ConstraintProperties.names.contains(member)
      ? Phrase(
        en: "A constraint gets its name where it is made: "
          + "\("title.width == 100 as \(name)", as: .code).",
        ja: "制約の名前は作るときに付けます：\("title.width == 100 as \(name)", as: .code)。")
      : Phrase(
        en: "\("add label \(name)", as: .code) would make a view of that name.",
        ja: "\("add label \(name)", as: .code) でその名前のビューを作れます。")
  }

  /// What else a paste speaks of that nothing is called, and how all of it gets values.
  static func unknownToo(_ names: [String]) -> Phrase {
    let others = names.dropFirst().map { Phrase(Text($0, as: .name)) }.listed()
    let line = names.map { "let \($0) = 8" }.joined(separator: "; ")
    return Phrase(
      en: "The paste speaks of \(others), too: \(line, as: .code) gives all of them values; then "
        + "paste it again.",
      ja: "ほかに \(others) もありません。\(line, as: .code) で値を付けてから、もう一度貼り付けてください。")
  }

  private static func ofWhichView(
    _ name: String, at range: SourceRange, _ hint: Phrase
  ) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .name) of which view?", ja: "どのビューの \(name, as: .name) でしょうか。"),
      at: range, hints: [hint])
  }

  private static func whichContentView(in document: Document) -> Phrase {
    let names = document.contentViews.prefix(3).map(\.name)
    guard names.isEmpty else { return SuggestionWords.didYouMean(names) }
    return Phrase(
      en: "\("add tableViewCell cell", as: .command) makes \("cell.contentView", as: .name).",
      ja: "\("add tableViewCell cell", as: .command) で \("cell.contentView", as: .name) ができます。")
  }
}
