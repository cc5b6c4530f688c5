import Interchange
package import Prose

/// What the tables say of values that do not fit, and of what was taken for something.
package enum UIKitWords {
  static func wanted(_ what: Phrase) -> Phrase {
    Phrase(en: "\(what) is needed here.", ja: "ここには\(what)が必要です。")
  }

  static let number = Phrase(en: "A number", ja: "数値")
  static let anchor = Phrase(en: "An anchor", ja: "アンカー")
  static let view = Phrase(en: "A view", ja: "ビュー")
  static let pointOrRectangle = Phrase(en: "A point or a rectangle", ja: "点か矩形")
  static let guide = Phrase(en: "A layout guide", ja: "レイアウトガイド")
  static let font = Phrase(en: "A font", ja: "フォント")
  static let dictionary = Phrase(en: "A dictionary", ja: "辞書")

  static func choice(of type: TypeName) -> Phrase {
    Phrase(
      en: "One of the values of \(type.text, as: .code)", ja: "\(type.text, as: .code) の値のどれか")
  }

  static func structure(_ type: TypeName) -> Phrase {
    Phrase(en: "A \(type.text, as: .code)", ja: "\(type.text, as: .code) の値")
  }

  static func anchorsOfTwoTypes(_ type: TypeName, _ other: TypeName) -> Phrase {
    let (type, other) = (Text(type.text, as: .code), Text(other.text, as: .code))
    return Phrase(
      en: "It does not compile: one anchor is an \(type), the other an \(other).",
      ja: "コンパイルできません。\(type) と \(other) は組にできません。")
  }

  /// What is shown where a text is not known.
  static let placeholderText = "Text"

  static let unknownText = Phrase(
    en: "A text that is not known is taken to be \(placeholderText, as: .code).",
    ja: "内容の分からない文字列は \(placeholderText, as: .code) とみなします。")

  /// The same where views show it.
  ///
  /// - Parameter count: How many views there are, of which some are named.
  static func unknownText(of names: [Phrase], count: Int) -> Phrase {
    let (stand, list) = (Text(placeholderText, as: .code), Text("assumptions", as: .command))
    return count > names.count
      ? Phrase(
        en:
          "What \(names.joined(separator: ", ")) and \(count - names.count) more say is not known: "
          + "\(stand) stands there (\(list)).",
        ja: "\(names.listed()) など \(count) 件の文字列は分からないので、\(stand) とみなします（\(list)）。")
      : Phrase(
        en:
          "What \(names.listed()) \(count, one: "says", many: "say") is not known: \(stand) stands "
          + "there (\(list)).",
        ja: "\(names.listed()) の文字列は分からないので、\(stand) とみなします（\(list)）。")
  }

  static let unknownFont = Phrase(
    en: "A font whose size is not known is taken to be the system font in 17 points.",
    ja: "サイズの分からないフォントは 17 ポイントのシステムフォントとみなします。")

  static let unknownFontOfSize = Phrase(
    en: "A font that is not known is taken to be the system font in the size that its call names.",
    ja: "分からないフォントは、呼び出しに書かれたサイズのシステムフォントとみなします。")
}

// MARK: Later

extension UIKitWords {
  static let notRun = Phrase(
    en: "What waits for time, a timer or another queue does not run here.",
    ja: "時間、タイマー、ほかのキューを待つ処理は、ここでは実行されません。")
}

// MARK: Formats and lists

extension UIKitWords {
  /// - Parameter rest: What stands from the wrong place on; empty where the format breaks off.
  static func inFormat(_ format: String, at rest: String, _ reason: Phrase) -> Phrase {
    rest.isEmpty || rest == format
      ? Phrase(en: "\(format, as: .code): \(reason)", ja: "\(format, as: .code)：\(reason)")
      : Phrase(
        en: "\(format, as: .code), at \(rest, as: .code): \(reason)",
        ja: "\(format, as: .code) の \(rest, as: .code)：\(reason)")
  }

  /// Of one constraint in the place of several.
  package static func takesList(_ method: String) -> Phrase {
    let code = Text("NSLayoutConstraint.\(method)([…])", as: .code)
    return Phrase(en: "Swift takes a list there: \(code).", ja: "Swift では配列を渡します：\(code)")
  }
}

// MARK: Frames

extension UIKitWords {
  static func frameIsNull(_ view: String) -> Phrase {
    Phrase(
      en: "The frame for \(view, as: .name) is \("CGRect.null", as: .code): UIKit would put it at "
        + "infinity, and here it stays where it is.",
      ja: "\(view, as: .name) に渡すフレームが \("CGRect.null", as: .code) です。UIKit では無限遠に置かれますが、"
        + "ここでは元の位置のままにします。")
  }

  static func frameIsOverwritten(_ view: String) -> Phrase {
    Phrase(
      en: "Constraints lay out \(view, as: .name): the next layout overwrites a frame that is set.",
      ja: "\(view, as: .name) は制約で配置されるため、設定したフレームは次のレイアウトで上書きされます。")
  }

  static let rootIsSized = Phrase(
    en: "The controller's view keeps its mask: UIKit gives it its size.",
    ja: "コントローラーの view の大きさは UIKit が決めるため、マスクはそのままです。")

  static func contentViewTranslates(_ view: String) -> Phrase {
    Phrase(
      en: "UIKit lays out \(view, as: .name) by its frame: with its mask off it is in no layout.",
      ja: "\(view, as: .name) は UIKit がフレームで配置します。マスクを無効にすると配置されなくなります。")
  }

  static func boundsBeginAtZero(_ view: String) -> Phrase {
    Phrase(
      en: "The origin of \("\(view).bounds", as: .code) stays at 0: only scroll views scroll here.",
      ja: "\("\(view).bounds", as: .code) の原点は 0 のままです。ここでスクロールできるのはスクロールビューだけです。")
  }
}

// MARK: Views

extension UIKitWords {
  fileprivate static func place(_ line: Int?) -> Phrase {
    line.map { Phrase(en: "line \($0): ", ja: "\($0) 行目：") } ?? ""
  }

  static func isNotArranged(_ view: String, by stack: String, line: Int?) -> Phrase {
    place(line)
      + Phrase(
        en:
          "\(stack, as: .name) does not arrange \(view, as: .name): addSubview only puts it there.",
        ja: "addSubview で追加しただけなので、\(stack, as: .name) は \(view, as: .name) を並べません。")
  }

  static func spacesNothing(_ view: String, by stack: String, line: Int?) -> Phrase {
    place(line)
      + Phrase(
        en: "\(stack, as: .name) does not arrange \(view, as: .name) yet: setCustomSpacing does "
          + "nothing here.",
        ja: "\(stack, as: .name) は \(view, as: .name) をまだ並べていないため、setCustomSpacing は効きません。")
  }

  static let imagesWithoutSize = Phrase(
    en: "Pictures that are not here have no size, and an image view has none from them; "
      + "\("content NAME 60x40", as: .code) gives it one.",
    ja: "手元にない画像の大きさは分からないため、イメージビューの固有サイズにはなりません。"
      + "\("content NAME 60x40", as: .code) のように指定できます。")

  package static let negativeCount = Phrase(
    en: "A number of elements is never negative; Swift would crash here.",
    ja: "要素の個数に負の値は指定できません。Swift ならここでクラッシュします。")

  static func noElement(_ place: Int, of count: Int) -> Phrase {
    Phrase(
      en: "There is no element \(place): the list has \(count).",
      ja: "要素 \(place) はありません。要素は \(count) 個です。")
  }

  static func multiplierIsFixed(_ constraint: String) -> Phrase {
    Phrase(
      en: "The multiplier of \(constraint, as: .code) cannot be changed.",
      ja: "\(constraint, as: .code) の multiplier は変更できません。")
  }

  static func isNotHeld(_ view: String) -> Phrase {
    Phrase(
      en: "\(view, as: .name) does not hold that constraint, and lets go of nothing.",
      ja: "その制約は \(view, as: .name) が保持していないため、何も取り外されません。")
  }

  static func foldedPriority(_ constraint: String) -> Phrase {
    Phrase(
      en: "\(constraint, as: .code) gets its priority as if it were set before the activation; in "
        + "this order UIKit would refuse to cross 1000.",
      ja: "\(constraint, as: .code) の優先度は有効にする前に設定したものとして扱います。この順では UIKit は"
        + " 1000 をまたぐ変更を拒みます。")
  }
}

// MARK: Where the app would end

extension UIKitWords {
  static func fatal(_ message: String?) -> Phrase {
    guard let message, !message.isEmpty else {
      return Phrase(en: "Fatal error.", ja: "致命的なエラーです。")
    }
    return Phrase(
      en: "Fatal error: \(message, as: .code)", ja: "致命的なエラーです：\(message, as: .code)")
  }

  static func assertionIsPassed(line: Int?) -> Phrase {
    place(line)
      + Phrase(
        en: "NSAssert does not hold here; a build for release goes on, and so is done here.",
        ja: "NSAssert の条件が成り立ちません。リリースビルドと同じように先へ進みます。")
  }

  static let assertionFails = Phrase(
    en: "What is asserted here does not hold.", ja: "ここで表明されている条件が成り立ちません。")

  static let incommensurable = Phrase(
    en: "There is no distance between anchors of different kinds.",
    ja: "種類の違うアンカーの間には距離がありません。")

  static let distanceAgainstAnchor = Phrase(
    en: "A distance between two anchors is held against a number here, and not against another "
      + "distance.",
    ja: "アンカー間の距離は、ここでは数値にだけ合わせられます。別の距離には合わせられません。")

  static func noCommonSpace(_ view: String, _ other: String) -> Phrase {
    Phrase(
      en: "\(view, as: .name) and \(other, as: .name) lie in no common superview, so that no point "
        + "of one is a point of the other.",
      ja: "\(view, as: .name) と \(other, as: .name) には共通の親ビューがないため、座標を変換できません。")
  }

  static func nothingIsShown(of view: String) -> Phrase {
    Phrase(
      en: "A transform leaves nothing of \(view, as: .name) to be seen, and no point in it.",
      ja: "transform で \(view, as: .name) の大きさがなくなっており、対応する点がありません。")
  }
}
