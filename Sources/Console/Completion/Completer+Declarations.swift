import AutoLayout
import Interchange
import Prose

/// What is declared: the types behind `let title:`, and the names in lines that are still open.
extension Completer {
  /// Those of values, then those of views, which wait for a letter where there are many.
  func typeNames(behind word: Substring) -> [Candidate] {
    let values = Self.valueTypes.map { Candidate($0.name, $0.meaning, isWhole: false) }
    let views =
      kinds(behind: word).map {
        Candidate($0.className, Phrase(Text($0.name)), isWhole: false)
      }
      + otherClasses(behind: word).map {
        Candidate($0, Phrase(en: "a view", ja: "ビュー"), isWhole: false)
      }
    return word.isEmpty ? views + values : values + views
  }

  private static let valueTypes: [(name: String, meaning: Phrase)] = [
    ("CGFloat", Phrase(en: "a number", ja: "数値")), ("Int", Phrase(en: "a whole number", ja: "整数")),
    ("Double", Phrase(en: "a number", ja: "数値")), ("Bool", Phrase(en: "true or false", ja: "真偽")),
    ("String", Phrase(en: "a text", ja: "文字列")), ("CGRect", Phrase(en: "a rectangle", ja: "矩形")),
    ("CGSize", Phrase(en: "a size", ja: "大きさ")), ("CGPoint", Phrase(en: "a point", ja: "点")),
    ("UIEdgeInsets", Phrase(en: "insets", ja: "インセット")),
    ("UIFont", Phrase(en: "a font", ja: "フォント")),
    ("UIColor", Phrase(en: "a colour", ja: "色")),
    ("NSLayoutConstraint", Phrase(en: "a constraint", ja: "制約")),
    ("UILayoutGuide", Phrase(en: "a guide", ja: "ガイド")),
    ("[UIView]", Phrase(en: "a list", ja: "リスト")),
    ("[NSLayoutConstraint]", Phrase(en: "a list", ja: "リスト")),
  ]

  /// This completer after lines that are typed and not yet carried out: with what they declare.
  ///
  /// Each is tried by itself. What cannot be, such as the head of a function, declares nothing here.
  func behind(_ lines: [String]) -> Completer {
    var interpreter = Interpreter(snapshot, foldsPriorities: true)
    for line in lines.suffix(Self.mostOpenLines) {
      guard case .statements(let statements)? = try? LineReader.read(line.withoutOpenBrace) else {
        continue
      }
      if statements.contains(where: \.isWorkedOutByCode) {
        try? interpreter.carryOut(typed: RawText(line.withoutOpenBrace))
      } else {
        for statement in statements { try? interpreter.carryOut(statement) }
      }
    }
    var completer = Completer(snapshot.on(interpreter.draft))
    completer.locals = locals.merging(interpreter.workspace.locals) { _, new in new }
    return completer
  }

  /// Tab must not wait for more than one would type.
  private static let mostOpenLines = 200
}

extension String {
  /// Without the head that opens a brace before it: `func build() { let a = UIView()`.
  fileprivate var withoutOpenBrace: String {
    guard let open = OpenBraces(self) else { return self }
    return String(open.statement)
  }
}

extension Substring {
  /// Whether a declared name and its colon stand at the end: `let title:`.
  var isDeclaredType: Bool {
    guard last == ":" else { return false }
    let words = dropLast().split(separator: " ")
    guard words.count > 1, let name = words.last, name.allSatisfy(\.isNameCharacter) else {
      return false
    }
    return ["let", "var"].contains(words[words.count - 2])
  }
}
