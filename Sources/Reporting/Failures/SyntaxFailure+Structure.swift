import Interchange
import Prose

extension SyntaxFailure {
  static func unexpected(_ found: Found, _ expected: Expectation) -> Refusal {
    if case .endOfStatement = expected, case .text("@") = found { return priorityAlone }
    if case .endOfStatement = expected, case .text(let text) = found {
      return twoStatements(before: Text(text, as: .code))
    }
    let isRelation = if case .relationSign = expected { true } else { false }
    return Refusal(
      found.phrase(instead: expected.phrase),
      hints: isRelation ? [example("title.width == 100")] : [])
  }

  /// Of `a.top = b.bottom @500`.
  private static var priorityAlone: Refusal {
    let priority = Text("@500", as: .code)
    return Refusal(
      Phrase(
        en: "A priority such as \(priority) stands behind a relation alone.",
        ja: "\(priority) のような優先度は、関係式の後にしか書けません。"),
      hints: [
        Phrase(
          en: "A relation has \("==", as: .code), \("<=", as: .code) or \(">=", as: .code); "
            + "\("=", as: .code) assigns: \("title.top == view.top + 8 @500", as: .code).",
          ja: "関係式の記号は \("==", as: .code)、\("<=", as: .code)、\(">=", as: .code) です"
            + "（\("=", as: .code) は代入）：\("title.top == view.top + 8 @500", as: .code)。")
      ])
  }

  private static func twoStatements(before next: Text) -> Refusal {
    let sign = Text(";", as: .code)
    return Refusal(
      Phrase(
        en: "\(next) stands where the end of the statement should.",
        ja: "ここに \(next) は書けません。"),
      hints: [
        Phrase(
          en: "Two statements are separated by \(sign) or stand on lines of their own.",
          ja: "二つの文は \(sign) で区切るか、別の行に書きます。")
      ])
  }

  static func unclosed(_ bracket: String) -> Refusal {
    let text = Text(bracket, as: .code)
    return Refusal(
      Phrase(en: "This \(text) is never closed.", ja: "この \(text) が閉じられていません。"))
  }

  static var loopNames: Refusal {
    Refusal(
      Phrase(en: "Each round has one number: one name.", ja: "1 回に渡される数値は一つなので、名前も一つです。"),
      hints: [example("for i in 0..<3 { … }")])
  }

  static var withoutResult: Refusal {
    Refusal(
      Phrase(en: "This closure returns nothing.", ja: "このクロージャは何も返していません。"),
      hints: [
        example("let title: UILabel = { let title = UILabel(); return title }()")
      ])
  }

  private static func example(_ code: String) -> Phrase {
    Phrase(en: "For example: \(code, as: .code).", ja: "例：\(code, as: .code)")
  }

  static func notRead(_ construct: Construct) -> Refusal {
    let what = construct.phrase
    return Refusal(
      Phrase(en: "\(what) are not read here.", ja: "\(what)は読み取れません。"),
      hints: [construct.advice])
  }
}

extension SyntaxFailure.Found {
  fileprivate func phrase(instead expected: Phrase) -> Phrase {
    switch self {
    case .endOfText:
      return Phrase(
        en: "The text ends here, where \(expected) should follow.",
        ja: "ここで終わっていますが、\(expected)が必要です。")
    case .text(let text):
      let found = Text(text, as: .code)
      return Phrase(
        en: "\(found) stands where \(expected) should.", ja: "\(found) の位置には\(expected)が必要です。")
    }
  }
}

extension SyntaxFailure.Expectation {
  fileprivate var phrase: Phrase {
    switch self {
    case .operand: Phrase(en: "an anchor, a number or a name", ja: "アンカー・数値・名前のどれか")
    case .name: Phrase(en: "a name", ja: "名前")
    case .type: Phrase(en: "a type", ja: "型")
    case .relationSign:
      Phrase(
        en: "\("==", as: .code), \("<=", as: .code) or \(">=", as: .code)",
        ja: "\("==", as: .code)、\("<=", as: .code)、\(">=", as: .code) のどれか")
    case .priority:
      Phrase(
        en: "a priority (a number up to 1000, \("required", as: .code), \("high", as: .code), "
          + "\("low", as: .code))",
        ja: "優先度（1000 までの数値、\("required", as: .code)、\("high", as: .code)、"
          + "\("low", as: .code)）")
    case .endOfStatement: Phrase(en: "the end of the statement", ja: "文の終わり")
    case .equalsSign: Phrase(en: "\("=", as: .code)", ja: "\("=", as: .code) ")
    case .loopWord: Phrase(en: "\("in", as: .code)", ja: "\("in", as: .code) ")
    case .whileWord: Phrase(en: "\("while", as: .code)", ja: "\("while", as: .code) ")
    case .colon: Phrase(en: "\(":", as: .code)", ja: "\(":", as: .code) ")
    case .loopBody:
      Phrase(en: "\("{", as: .code) with what is done", ja: "\("{", as: .code) で始まる処理")
    case .closingBrace: Phrase(en: "\("}", as: .code)", ja: "\("}", as: .code) ")
    case .commaOrClosing(let bracket):
      Phrase(
        en: "a comma or \(bracket, as: .code)", ja: "コンマか \(bracket, as: .code) ")
    }
  }
}

extension SyntaxFailure.Construct {
  /// In English a plural, for the head of a sentence.
  fileprivate var phrase: Phrase {
    switch self {
    case .closure: Phrase(en: "Closures", ja: "クロージャ")
    case .range: Phrase(en: "Ranges", ja: "範囲（Range）")
    case .condition: Phrase(en: "Patterns of loops", ja: "繰り返しのパターン")
    case .enumCase:
      Phrase(
        en: "\("case", as: .code) patterns", ja: "\("case", as: .code) のパターン")
    case .returnStatement:
      Phrase(en: "\("return", as: .code) statements", ja: "\("return", as: .code) 文")
    case .tuplePattern: Phrase(en: "Tuple patterns", ja: "タプルによる分解")
    case .stringInterpolation: Phrase(en: "String interpolations", ja: "文字列への式の埋め込み")
    case .multilineString: Phrase(en: "Multi-line strings", ja: "複数行の文字列")
    }
  }
}

extension SyntaxFailure.Construct {
  /// What to write in its place.
  fileprivate var advice: Phrase {
    switch self {
    case .closure:
      Phrase(
        en: "\("views.forEach { … }", as: .code) and "
          + "\("let title = { … }()", as: .code) are read; leave others out.",
        ja: "読めるのは \("views.forEach { … }", as: .code) と \("let title = { … }()", as: .code) だけです。"
          + "ほかは省いてください。")
    case .condition:
      Phrase(
        en: "\("if", as: .code) in its body is read, and so is a list of what is meant.",
        ja: "本体の中の \("if", as: .code) か、対象だけを並べたリストで書いてください。")
    case .range:
      Phrase(
        en: "\("for view in views { … }", as: .code) and "
          + "\("for i in 0..<3 { … }", as: .code) are read.",
        ja:
          "読めるのは \("for view in views { … }", as: .code) と \("for i in 0..<3 { … }", as: .code) です。"
      )
    case .returnStatement:
      Phrase(
        en: "It ends a function or a closure; leave it out here.",
        ja: "書けるのは関数かクロージャの中だけです。ここでは省いてください。")
    default:
      Phrase(
        en: "Leave that part out; what makes views and constraints is enough.",
        ja: "その部分は省いてください。ビューと制約を作る部分だけで足ります。")
    }
  }
}
