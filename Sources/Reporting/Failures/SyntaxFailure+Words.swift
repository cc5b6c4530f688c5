package import Interchange
import Prose

extension SyntaxFailure {
  /// Why a text cannot be read.
  package var words: Refusal {
    switch kind {
    case .unexpectedCharacter(let character): Self.unexpected(character)
    case .controlCharacter(let value): Self.control(value)
    case .undecodable: Self.undecodable
    case .malformedNumber(let number): Self.malformed(number)
    case .numberOutOfRange(let number): Self.tooLarge(number)
    case .unclosedString: Self.unclosedString
    case .unclosedComment: Self.unclosedComment
    case .unknownEscape(let escape): Self.unknownEscape(escape)
    case .misspelledOperator(let found, let meant): Self.misspelled(found, meant)
    case .unexpected(let found, let expected): Self.unexpected(found, expected)
    case .unclosedBracket(let bracket): Self.unclosed(bracket)
    case .nestedTooDeeply(let limit): Self.tooDeep(limit)
    case .chainTooLong(let limit): Self.tooLong(limit)
    case .chainedComparison: Self.chained
    case .notAssignable: Self.notAssignable
    case .setsNothing: Self.setsNothing
    case .hasNoEffect: Self.noEffect
    case .declarationWithoutValue(let name): Self.withoutValue(name)
    case .loopNames: Self.loopNames
    case .closureWithoutResult: Self.withoutResult
    case .mixedDictionary: Self.mixedDictionary
    case .notRead(let construct): Self.notRead(construct)
    case .visualFormat(let problem): problem.words
    }
  }
}

// MARK: Characters

extension SyntaxFailure {
  private static func unexpected(_ character: Character) -> Refusal {
    let text = Text(String(character), as: .code)
    let quotes = Phrase(
      en: "A text stands between two \("\"", as: .code).", ja: "文字列は二つの \("\"", as: .code) で囲みます。")
    return Refusal(
      Phrase(en: "\(text) cannot stand here.", ja: "ここに \(text) は書けません。"),
      hints: "'‘’“”".contains(character) ? [quotes] : [])
  }

  private static func control(_ value: UInt32) -> Refusal {
    let digits = String(value, radix: 16, uppercase: true)
    let code = Text(
      "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits, as: .code)
    return Refusal(
      Phrase(
        en: "There is an invisible character here, \(code).",
        ja: "ここに見えない文字 \(code) があります。"),
      hints: [Phrase(en: "Delete it.", ja: "消してください。")])
  }

  private static var undecodable: Refusal {
    Refusal(
      Phrase(en: "These bytes are not UTF-8 text.", ja: "UTF-8 として読めない部分があります。"),
      hints: [Phrase(en: "Save the text as UTF-8.", ja: "UTF-8 で保存し直してください。")])
  }

  private static func malformed(_ number: String) -> Refusal {
    let text = Text(number, as: .code)
    return Refusal(
      Phrase(en: "\(text) is not a number.", ja: "\(text) は数値として読めません。"),
      hints: [
        Phrase(
          en: "Numbers look like \("16", as: .code), \("0.5", as: .code) or \("-8", as: .code).",
          ja: "数値は \("16", as: .code)、\("0.5", as: .code)、\("-8", as: .code) のように書きます。")
      ])
  }

  private static func tooLarge(_ number: String) -> Refusal {
    let text = Text(number, as: .code)
    return Refusal(
      Phrase(en: "\(text) is too large a number.", ja: "\(text) は大きすぎます。"),
      hints: [
        Phrase(en: "Lengths go up to 10000000.", ja: "長さは 10000000 までです。")
      ])
  }

  private static var unclosedString: Refusal {
    Refusal(
      Phrase(en: "This text has no closing quotation mark.", ja: "文字列が閉じられていません。"),
      hints: [
        Phrase(
          en: "End it with \("\"", as: .code).", ja: "最後に \("\"", as: .code) を付けてください。")
      ])
  }

  private static var unclosedComment: Refusal {
    Refusal(
      Phrase(
        en: "This comment is never closed: all behind it is hidden.",
        ja: "このコメントは閉じられていないため、ここから後がすべて隠れています。"),
      hints: [
        Phrase(
          en: "End it with \("*/", as: .code).", ja: "終わりに \("*/", as: .code) を付けてください。")
      ])
  }

  private static func unknownEscape(_ escape: String) -> Refusal {
    let text = Text(escape, as: .code)
    return Refusal(
      Phrase(en: "\(text) stands for no character.", ja: "「\(text)」というエスケープはありません。"),
      hints: [
        Phrase(
          en: "A backslash itself is written \("\\\\", as: .code).",
          ja: "バックスラッシュ自体は \("\\\\", as: .code) と書きます。")
      ])
  }

  private static func misspelled(_ found: String, _ meant: String) -> Refusal {
    let wrong = Text(found, as: .code)
    return Refusal(
      Phrase(en: "\(wrong) is not an operator.", ja: "「\(wrong)」という演算子はありません。"),
      hints: [didYouMean(meant)])
  }

  private static var setsNothing: Refusal {
    let sign = Text("=", as: .code)
    return Refusal(
      Phrase(
        en: "\(sign) gives something a value, and nothing is set here.",
        ja: "\(sign) は代入です。ここでは値を変えられません。"),
      hints: [didYouMean("==")])
  }

  private static func didYouMean(_ sign: String) -> Phrase {
    let right = Text(sign, as: .code)
    return Phrase(en: "Did you mean \(right)?", ja: "\(right) ではありませんか？")
  }
}

// MARK: Statements

extension SyntaxFailure {
  private static func tooDeep(_ limit: Int) -> Refusal {
    Refusal(
      Phrase(
        en: "This is nested too deep: \(limit) levels are read, no more.",
        ja: "入れ子が深すぎます。読み取れるのは \(limit) 段までです。"),
      hints: [
        Phrase(
          en: "Write the inner part by itself, before this.", ja: "内側の部分を先に別の行で書いてください。")
      ])
  }

  private static func tooLong(_ limit: Int) -> Refusal {
    Refusal(
      Phrase(
        en: "An expression can go on for \(limit) operators, members and calls, no further.",
        ja: "一つの式に続けられる演算子・メンバー・呼び出しは \(limit) 個までです。"))
  }

  private static var chained: Refusal {
    Refusal(
      Phrase(en: "Comparisons cannot be chained.", ja: "比較は続けて書けません。"),
      hints: [
        Phrase(
          en: "Write two lines, one for each sign.", ja: "記号ごとに二行に分けてください。")
      ])
  }

  private static var notAssignable: Refusal {
    Refusal(
      Phrase(en: "Nothing can be assigned to this.", ja: "これには代入できません。"),
      hints: [
        Phrase(
          en: "\("=", as: .code) sets a property, such as \("gap.constant = 8", as: .code); "
            + "\("==", as: .code) makes a constraint.",
          ja: "\("=", as: .code) は \("gap.constant = 8", as: .code) のような代入、"
            + "\("==", as: .code) は制約の作成です。")
      ])
  }

  private static var noEffect: Refusal {
    Refusal(
      Phrase(en: "This expression does nothing here.", ja: "この式はここでは何もしません。"),
      hints: [
        Phrase(
          en: "Assign it, call something, or ask for its value on a line of its own.",
          ja: "代入か呼び出しにするか、値を見るだけなら単独の行にしてください。")
      ])
  }

  private static func withoutValue(_ name: String) -> Refusal {
    let text = Text(name, as: .name)
    return Refusal(
      Phrase(en: "\(text) is declared without a value.", ja: "\(text) に値がありません。"),
      hints: [
        Phrase(
          en: "For example \("let \(name) = UILabel()", as: .code).",
          ja: "例：\("let \(name) = UILabel()", as: .code)")
      ])
  }

  private static var mixedDictionary: Refusal {
    Refusal(
      Phrase(
        en: "Some elements here have a key and some have none.", ja: "キーのある要素とない要素が混ざっています。"),
      hints: [
        Phrase(
          en: "Write \("[\"a\": a, \"b\": b]", as: .code) or \("[a, b]", as: .code).",
          ja: "\("[\"a\": a, \"b\": b]", as: .code) または \("[a, b]", as: .code) の形にしてください。")
      ])
  }
}
