package import Prose

/// Why a statement is not carried out.
package enum EvaluationWords {
  static let thirdAnchor = Phrase(
    en: "This is a third anchor, and a constraint of UIKit's has at most two.",
    ja: "アンカーが三つあります。UIKit の制約が扱えるのは二つまでです。")

  static let tooDeep = Phrase(
    en: "Functions call one another without end here, or nest too deeply.",
    ja: "関数の呼び出しが終わらないか、入れ子が深すぎます。")

  /// `if let` and `guard let` of what is not known.
  static let takenToBeThere = Phrase(
    en: "if let and guard let on what is not known are taken to succeed.",
    ja: "分からない値への if let と guard let は、値があるものとして進めます。")

  static let noTruth = Phrase(
    en: "This is neither true nor false.", ja: "ここには true か false が必要です。")

  static let noNumber = Phrase(en: "This is no number.", ja: "ここには数値が必要です。")

  static let noText = Phrase(en: "This is no text.", ja: "ここには文字列が必要です。")

  static let noList = Phrase(
    en: "What is gone through is a list, or a range such as \("0..<3", as: .code).",
    ja: "繰り返しの対象はリストか、\("0..<3", as: .code) のような範囲です。")

  package static func countsNoFurther(_ limit: Int) -> Phrase {
    Phrase(
      en: "Whole numbers go up to \(limit) here, and this is beyond.",
      ja: "ここで使える整数は \(limit) までで、これはそれを超えています。")
  }

  static let noWholeNumber = Phrase(
    en: "A range that is gone through begins and ends with a whole number.",
    ja: "繰り返す範囲の両端は整数です。")

  static let noTuple = Phrase(
    en: "This has no such parts.", ja: "そのような要素に分けられません。")

  static let noView = Phrase(en: "This is no view.", ja: "ここにはビューが必要です。")

  static let noConstraint = Phrase(en: "This is no constraint.", ja: "ここには制約が必要です。")

  static let nothingInsteadOfView = Phrase(
    en: "A view is needed here, and this is \("nil", as: .code).",
    ja: "ここにはビューが必要ですが、値は \("nil", as: .code) です。")

  static let standWhereConstrained = Phrase(
    en: "Nothing says what some views are in: they are put where their constraints lead.",
    ja: "どこに置かれるか分からないビューは、制約の相手と同じ場所に置きました。")

  static func misspelt(_ name: String, near: String) -> Phrase {
    Phrase(
      en:
        "\(name, as: .code) is not known here; \(near, as: .code) is. Nothing was done for it.",
      ja: "\(name, as: .code) は見つかりません（\(near, as: .code) ならあります）。その処理は行っていません。")
  }

  /// Of a function that is called after it has run.
  static func ranUncalled(_ title: String) -> Phrase {
    Phrase(
      en: "\(title, as: .code) ran where it is declared, since nothing called it there. What it "
        + "makes is there already: this call adds nothing.",
      ja: "\(title, as: .code) は、宣言したとき呼び出しがなかったのですでに実行しています。"
        + "この呼び出しでは何も加えません。")
  }

  static func notIn(_ library: String, _ name: String) -> Phrase {
    Phrase(
      en: "\(library, as: .name) has no \(name, as: .code) here.",
      ja: "\(library, as: .name) のここで使えるものに \(name, as: .code) はありません。")
  }

  /// - Parameter near: What there is that is called nearly so.
  static func notIn(
    _ library: String, _ name: String, near: String?, line: Int
  ) -> Phrase {
    let what = notIn(library, name)
    guard let near else {
      return Phrase(en: "Line \(line): \(what)", ja: "\(line) 行目：\(what)")
    }
    return Phrase(
      en: "Line \(line): \(what) Did you mean \(near, as: .code)?",
      ja: "\(line) 行目：\(what)\(near, as: .code) ではありませんか？")
  }

  static let callsNothing = Phrase(
    en: "What is called here is \("nil", as: .code).", ja: "呼び出す対象が \("nil", as: .code) です。")

  package static func rangeBackwards(_ low: Int, _ high: Int) -> Phrase {
    Phrase(
      en: "A range counts upwards, and \(low) is above \(high).",
      ja: "範囲は小さい方から書きます。\(low) は \(high) より大きい値です。")
  }

  static func beyondEnd(_ place: Int, of count: Int) -> Phrase {
    Phrase(
      en: "There is no element \(place): the list has \(count, of: "element").",
      ja: "要素 \(place) はありません（要素数は \(count) です）。")
  }

  static func unwrapsNothing(_ name: String) -> Phrase {
    Phrase(
      en:
        "\(name, as: .code) is \("nil", as: .code) here, and \("!", as: .code) takes it for granted.",
      ja: "\(name, as: .code) は \("nil", as: .code) なので、\("!", as: .code) で取り出せません。")
  }

  static let smallerConstant = Phrase(
    en: "A constant beyond UIKit's limits is made smaller; UIKit logs this and goes on.",
    ja: "UIKit の上限を超える定数は小さい値に置き換えられます（ログが出るだけで、処理は続きます）。")

  static func memberOfNothing(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .code) is asked of \("nil", as: .code).",
      ja: "\("nil", as: .code) の \(name, as: .code) を使おうとしています。")
  }

  /// - Parameter own: The class of what is cast, where that is known.
  static func castFails(from own: String?, to type: String) -> Phrase {
    guard let own else {
      return Phrase(en: "This is no \(type, as: .code).", ja: "\(type, as: .code) ではない値を変換しています。")
    }
    return Phrase(
      en: "This is of the class \(own, as: .code) and not of \(type, as: .code).",
      ja: "これのクラスは \(own, as: .code) で、\(type, as: .code) ではありません。")
  }

  static func operatorDoesNotTake(_ sign: String) -> Phrase {
    Phrase(
      en: "\(sign, as: .code) does not go with these values.",
      ja: "\(sign, as: .code) はこの値どうしには使えません。")
  }

  /// A layout callback that asks how large something is.
  static let decidedOnce = Phrase(
    en:
      "Where layout code asks how large something is, it was carried out once, at the present size.",
    ja: "サイズによって分岐するレイアウトコードは、現在のサイズで一度だけ実行しました。")

  static func cannotBeSet(_ name: String) -> Phrase {
    Phrase(en: "\(name, as: .code) cannot be set.", ja: "\(name, as: .code) には代入できません。")
  }

  package static func throwsError(_ error: String) -> Phrase {
    Phrase(
      en: "The error \(error, as: .code) is thrown and nothing catches it.",
      ja: "エラー \(error, as: .code) が投げられ、どこにも捕まえられません。")
  }

  static func notKnown(_ name: String) -> Phrase {
    if name.hasSuffix(")"), let bracket = name.firstIndex(of: "(") {
      let call = name[..<bracket] + "(…)"
      return Phrase(
        en: "There is no \(call, as: .code) that takes this.",
        ja: "この引数を取る \(call, as: .code) はありません。")
    }
    return Phrase(
      en: "Nothing is called \(name, as: .code).", ja: "「\(name, as: .code)」という名前はありません。")
  }
}

/// What is said of typed lines, and of what is too large.
extension EvaluationWords {
  static func hasNo(_ type: String, _ name: String) -> Phrase {
    Phrase(
      en: "\(type, as: .code) has no \(name, as: .code).",
      ja: "\(type, as: .code) に \(name, as: .code) はありません。")
  }

  static func declaredTwice(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .code) is already a name between these braces.",
      ja: "\(name, as: .code) はこの波括弧の中ですでに使われています。")
  }

  static func notAsMany(_ count: Int, _ value: String) -> Phrase {
    Phrase(
      en: "There are \(count) names here for one value, which is \(value, as: .code).",
      ja: "名前が \(count) 個ありますが、値は \(value, as: .code) 一つです。")
  }

  static func staysAsItIs(_ name: String) -> Phrase {
    Phrase(
      en:
        "\(name, as: .code) stays what it is: what is to change is declared by \("var", as: .code).",
      ja: "\(name, as: .code) は変えられません。変える値は \("var", as: .code) で宣言します。")
  }

  static func loopsTooLong(_ limit: Int) -> Phrase {
    Phrase(
      en: "The loops of one step can carry out \(limit) statements, no more.",
      ja: "一つの手順の中で繰り返しが実行できる文は \(limit) 個までです。")
  }

  /// What an element was called and what it was when something went wrong.
  static func inRound(_ round: Int, _ name: String?, _ element: String) -> Phrase {
    guard let name, name != "_" else {
      return Phrase(en: "That was in round \(round).", ja: "\(round) 回目で起きました。")
    }
    return Phrase(
      en: "That was in round \(round), where \(name, as: .code) is \(element, as: .code).",
      ja: "\(round) 回目、\(name, as: .code) が \(element, as: .code) のときです。")
  }

  package static let elementIsFixed = Phrase(
    en: "Only elements of lists and dictionaries can be set.",
    ja: "代入できる要素は、リストと辞書のものだけです。")

  package static let textTooLong = Phrase(
    en: "A text can have \(ValueLimits.textBytes) bytes, no more.",
    ja: "文字列は \(ValueLimits.textBytes) バイトまでです。")

  package static let holdsTooMuch = Phrase(
    en: "A list can hold \(ValueLimits.listCount) things, no more.",
    ja: "リストの要素は \(ValueLimits.listCount) 個までです。")

  package static let nestsTooDeep = Phrase(
    en: "Values stand within one another \(ValueLimits.nesting) deep at most.",
    ja: "値を入れ子にできるのは \(ValueLimits.nesting) 段までです。")
}
