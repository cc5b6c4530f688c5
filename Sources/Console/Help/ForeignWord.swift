import AutoLayout
import Prose

/// A word of another tool that people type, and what does the same here.
struct ForeignWord: Sendable {
  let word: String
  private let answer: Answer

  private enum Answer {
    /// Lines of Tsume, the likeliest first; `…` stands for what followed the word.
    case lines([String])
    case words(Phrase)
    /// What a shell does: the line there, and what comes nearest here.
    case shell(String, here: [String])
  }

  /// What to type instead, with what was typed behind the word.
  func advice(with arguments: String) -> Phrase {
    switch answer {
    case .words(let phrase): return phrase
    case .shell where ["lesson", "replay"].contains(arguments.firstWord):
      return Self.here([arguments])
    case .shell(let line, let lines):
      let call = arguments.isEmpty ? line : line.replacing("FILE", with: arguments)
      let shell = Phrase(
        en: "In a shell that is \(call, as: .code).", ja: "シェルでは \(call, as: .code) です。")
      if lines.isEmpty { return shell }
      return Phrase(en: "\(shell) \(Self.here(lines))", ja: "\(shell)\(Self.here(lines))")
    case .lines(let lines):
      let choices = lines.map { line -> Phrase in
        let filled =
          arguments.isEmpty
          ? line.replacing(" …", with: "").replacing("…", with: "title.frame")
          : line.replacing("…", with: Self.asked(arguments, by: line))
        return "\(filled, as: .code)"
      }
      return Self.here(choices)
    }
  }

  /// What to type in Tsume.
  static func here(_ lines: [String]) -> Phrase { here(lines.map { "\($0, as: .code)" }) }

  private static func here(_ choices: [Phrase]) -> Phrase {
    Phrase(
      en: "Here that is \(choices.joined(separator: " or ")).",
      ja: "Tsume では \(choices.joined(separator: " または ")) と入力します。")
  }

  /// `why` asks about an anchor, or a constraint.
  private static func asked(_ arguments: String, by line: String) -> String {
    let isName = arguments.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let isHandle = arguments.hasPrefix("c") && Int(arguments.dropFirst()) != nil
    return line == "why …" && isName && !isHandle ? "\(arguments).width" : arguments
  }

  /// The command that is meant by the word with these arguments, where one alone fits: `delete title`
  /// is `remove title`, `constraint title.width == 3` is `constrain title.width == 3`.
  func command(for arguments: String) -> (any Command.Type)? {
    guard case .lines(let lines) = answer else { return nil }
    let suffix = arguments.isEmpty ? "" : " …"
    let fitting = lines.filter { lines.count == 1 || $0.hasSuffix("…") != arguments.isEmpty }
      .compactMap { line -> (any Command.Type)? in
        let word = line.firstWord
        return line == word + suffix || line == "\(word) …" ? Catalogue.command(word) : nil
      }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// Lines to type where something has the arguments behind it, the likeliest first.
  func lines(with arguments: String) -> [String] {
    guard case .lines(let lines) = answer else { return [] }
    return lines.filter { $0.hasSuffix(" …") }.map { $0.replacing("…", with: arguments) }
  }

  /// The command that does the same, where there is one only.
  var command: (any Command.Type)? {
    guard case .lines(let lines) = answer, let line = lines.first, lines.count == 1 else {
      return nil
    }
    return Catalogue.command(line.firstWord)
  }

  /// What to type instead of a line of vi or of a shell: `:q`, `!ls`. The latter only where nothing is
  /// called so: `!title.isHidden` is a question.
  static func escaped(_ line: String, in document: Document) -> Phrase? {
    if line.hasSuffix("!"), let meant = viWords[line],
      document.entity(named: String(line.dropLast())) == nil
    {
      return here([meant])
    }
    guard let sign = line.first, [":", "!"].contains(sign) else { return nil }
    let rest = String(line.dropFirst()).trimmed
    let word = rest.firstWord
    guard word.allSatisfy({ $0.isLetter || "!?".contains($0) }), document.entity(named: word) == nil
    else { return nil }
    if sign == ":" { return viWords[word].map { here([$0]) } }
    return named(word)?.advice(with: String(rest.dropFirst(word.count)).trimmed)
  }

  private static let viWords = [
    "q": "quit", "q!": "quit", "qa": "quit", "wq": "save NAME", "w": "save NAME", "x": "save NAME",
    "e": "import FILE", "u": "undo", "h": "help", "help": "help",
  ]

  static func named(_ word: String) -> ForeignWord? { byWord[word.lowercased()] }

  static let all: [ForeignWord] =
    (lines + JapaneseWords.commands).map { ForeignWord($0.0, .lines($0.1)) } + [
      ForeignWord("clear", screen), ForeignWord("cls", screen), ForeignWord("reset", start),
      ForeignWord("new", start), ForeignWord("restart", start),
      ForeignWord("branch", branch), ForeignWord("分岐", branch), ForeignWord("in", superview),
      ForeignWord("_", lastValue),
      ForeignWord("options", suffix("[a][b] options alignAllCenterY")),
      ForeignWord("metrics", suffix("[a]-gap-[b] metrics gap=8")),
      ForeignWord("tsume", .shell("tsume FILE", here: [])),
    ] + swiftUI

  private init(_ word: String, _ answer: Answer) {
    self.word = word
    self.answer = answer
  }

  private static let byWord = Dictionary(
    all.map { ($0.word.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private static func suffix(_ format: String) -> Answer {
    .words(
      Phrase(
        en: "It ends a visual format: \(format, as: .code).",
        ja: "ビジュアルフォーマットの最後に書きます：\(format, as: .code)。"))
  }

  /// SwiftUI's words, each with what comes nearest.
  private static let swiftUI: [ForeignWord] = [
    ("VStack", ["add stackView column", "column.axis = .vertical"]),
    ("LazyVStack", ["add stackView column", "column.axis = .vertical"]),
    ("SwiftUI", ["add stackView column", "title.leading == view.leading + 16"]),
    ("HStack", ["add stackView row"]), ("LazyHStack", ["add stackView row"]),
    ("ZStack", ["add view card", "add label title in card"]),
    ("padding", ["title.leading == view.leading + 16"]), ("GeometryReader", ["view.width"]),
    ("NavigationStack", ["navbar on"]), ("NavigationView", ["navbar on"]),
    ("alignmentGuide", ["title.centerX == view.centerX"]),
  ].map { ForeignWord($0.0, .words(notSwiftUI(here: $0.1))) }

  private static func notSwiftUI(here lines: [String]) -> Phrase {
    let lines = lines.map { "\($0, as: .code)" as Phrase }
    return Phrase(
      en: "SwiftUI is not laid out by Auto Layout. What comes nearest here: "
        + "\(lines.joined(separator: ", ")).",
      ja: "SwiftUI のレイアウトは Auto Layout ではありません。近いもの：\(lines.joined(separator: "、"))。")
  }

  private static let superview = Answer.words(
    Phrase(
      en: "It stands behind what goes there: \("add label note in card", as: .code), "
        + "\("move note in card", as: .code).",
      ja: "\("add label note in card", as: .code) や \("move note in card", as: .code) のように、"
        + "入れるものの後に書きます。"))

  private static let lastValue = Answer.words(
    Phrase(
      en: "It stands for the value that a line has last asked for, such as "
        + "\("title.frame", as: .code); none has yet.",
      ja: "\("title.frame", as: .code) などで最後に表示した値を表します（まだありません）。"))

  private static let screen = Answer.words(
    Phrase(en: "Ctrl-L clears the screen.", ja: "画面の消去は Ctrl-L です。"))

  private static let start = Answer.words(
    Phrase(
      en: "\("goto 0", as: .code) goes back to the empty start.",
      ja: "\("goto 0", as: .code) で最初の空の状態に戻ります。"))

  private static let branch = Answer.words(
    Phrase(
      en:
        "Whatever is typed behind \("undo", as: .code) or \("goto 2", as: .code) starts a branch; "
        + "\("history", as: .code) shows all of them, and \("redo", as: .code) goes forward again.",
      ja: "\("undo", as: .code) や \("goto 2", as: .code) の後に入力すると枝分かれします。一覧は "
        + "\("history", as: .code)、先へ進むのは \("redo", as: .code) です。"))

  private static let lines: [(String, [String])] = [
    // Shells.
    ("ls", ["tree"]), ("dir", ["tree"]), ("ll", ["frames"]), ("list", ["tree", "constraints"]),
    ("exit", ["quit"]), ("q", ["quit"]), ("bye", ["quit"]), ("logout", ["quit"]),
    ("man", ["help …"]), ("?", ["help"]), ("info", ["help …"]), ("apropos", ["help …"]),
    ("rm", ["remove …"]), ("del", ["remove …"]), ("delete", ["remove …"]), ("mv", ["rename …"]),
    ("echo", ["…"]), ("cat", ["import …", "replay …"]), ("open", ["import …", "replay …"]),
    ("load", ["import …", "replay …"]), ("read", ["import …"]), ("source", ["replay …"]),
    ("run", ["replay …"]), ("write", ["save …"]), ("lang", ["language …"]),
    // Debuggers.
    ("p", ["…"]), ("po", ["…"]), ("v", ["…"]), ("print", ["…"]), ("expr", ["…"]),
    ("expression", ["…"]), ("eval", ["…"]), ("bt", ["history"]), ("b", ["break …"]),
    ("breakpoint", ["break …"]), ("c", ["continue"]), ("cont", ["continue"]), ("n", ["step"]),
    ("next", ["step"]), ("s", ["step"]), ("watch", ["after tree"]), ("back", ["undo"]),
    ("forward", ["redo"]), ("assert", ["expect …"]),
    ("recursiveDescription", ["dump …"]), ("_autolayoutTrace", ["trace …"]),
    ("console", ["log"]), ("hierarchy", ["tree"]), ("views", ["tree"]),
    ("frame", ["frames"]), ("layout", ["frames"]),
    ("constraintsaffectinglayout", ["affecting …"]), ("hasambiguouslayout", ["ambiguity"]),
    ("exerciseAmbiguityInLayout", ["exercise …"]),
    // What people call things.
    ("create", ["add …"]), ("make", ["add …"]), ("insert", ["add …"]),
    ("addsubview", ["add …"]), ("view", ["add view …"]), ("label", ["add label …"]),
    ("button", ["add button …"]), ("constraint", ["constrain …", "constraints"]),
    ("text", ["content …"]), ("change", ["set …"]), ("edit", ["set …"]),
    ("update", ["set …"]),
    ("disable", ["deactivate …"]), ("enable", ["activate …"]), ("explain", ["why …"]),
    ("describe", ["help …"]), ("status", ["conflicts", "ambiguity"]), ("errors", ["conflicts"]),
    ("issues", ["conflicts", "ambiguity"]), ("repair", ["fix"]), ("solve", ["fix"]),
    ("resolve", ["fix"]), ("distance", ["measure …"]), ("orientation", ["rotate …"]),
    ("landscape", ["rotate landscape"]), ("portrait", ["rotate portrait"]),
    ("iphone", ["device iphone-15"]), ("ipad", ["device ipad-pro-11"]), ("rtl", ["direction rtl"]),
    ("ltr", ["direction ltr"]), ("english", ["language en"]), ("japanese", ["language ja"]),
    ("storyboard", ["import …"]), ("xib", ["import …"]), ("close", ["torutsume …"]),
    ("collapse", ["torutsume …"]),
    ("unhide", ["show …"]), ("reveal", ["show …"]), ("stack", ["add stackView column"]),
    ("image", ["add imageView …"]), ("what", ["conflicts", "ambiguity", "suspicions"]),
    ("wrong", ["conflicts", "ambiguity", "suspicions"]), ("test", ["expect …"]),
    ("how", ["help …"]), ("task", ["check"]), ("suspect", ["suspicions"]),
    ("offscreen", ["suspicions"]), ("repeated", ["suspicions"]),
    ("hidden", ["hide …"]), ("visibility", ["hide …"]), ("visible", ["show …"]),
    ("rotation", ["rotate …"]), ("nib", ["import …"]), ("localization", ["direction …"]),
    ("dynamic type", ["traits …"]), ("size class", ["traits …"]), ("size classes", ["traits …"]),
    ("z-index", ["layers"]), ("corner", ["title.layer.cornerRadius = 8"]),
    ("角丸", ["title.layer.cornerRadius = 8"]), ("shadow", ["title.layer.shadowRadius = 4"]),
    ("影", ["title.layer.shadowRadius = 4"]),
  ].map { ($0.0.lowercased(), $0.1) }
}
