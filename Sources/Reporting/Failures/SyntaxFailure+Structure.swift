import Interchange
import Prose

extension SyntaxFailure {
  static func unexpected(_ found: Found, _ expected: Expectation) -> Refusal {
    Refusal(found.phrase(instead: expected.phrase))
  }

  static func unclosed(_ bracket: String) -> Refusal {
    let text = Text(bracket, as: .code)
    return Refusal(
      Phrase(en: "This \(text) is never closed.", ja: "この \(text) が閉じられていません。"))
  }

  static func notRead(_ construct: Construct) -> Refusal {
    let what = construct.phrase
    return Refusal(
      Phrase(en: "\(what) are not read here.", ja: "\(what)は読み取れません。"),
      hints: [
        Phrase(
          en: "Leave that part out; what makes views and constraints is enough.",
          ja: "その部分は省いてください。ビューと制約を作る部分だけで足ります。")
      ])
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
    case .conditionalOperator: Phrase(en: "Conditional operators (? :)", ja: "条件演算子（? :）")
    case .optionalDefault: Phrase(en: "Default values with ??", ja: "?? による既定値")
    case .range: Phrase(en: "Ranges", ja: "範囲（Range）")
    case .typeDeclaration: Phrase(en: "Type declarations", ja: "型の宣言")
    case .functionDeclaration: Phrase(en: "Function declarations", ja: "関数の宣言")
    case .computedProperty: Phrase(en: "Computed properties", ja: "計算型プロパティ")
    case .controlFlow: Phrase(en: "Conditions and loops", ja: "条件分岐や繰り返し")
    case .tuplePattern: Phrase(en: "Tuple patterns", ja: "タプルによる分解")
    case .functionType: Phrase(en: "Function types", ja: "関数型")
    case .stringInterpolation: Phrase(en: "String interpolations", ja: "文字列への式の埋め込み")
    case .multilineString: Phrase(en: "Multi-line strings", ja: "複数行の文字列")
    }
  }
}
