package import AutoLayout
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

// MARK: Keyboards

extension UIKitWords {
  static func keyboardIsDocked(_ property: String) -> Phrase {
    Phrase(
      en: "Keyboards are docked here, where \(property, as: .code) moves nothing.",
      ja: "ここのキーボードは画面下端に固定なので、\(property, as: .code) を変えても何も動きません。")
  }
}

// MARK: Layers

extension UIKitWords {
  static func layerOfView(_ view: String) -> Phrase {
    Phrase(
      en: "This is the layer of the view \(view, as: .name), which goes where the view goes.",
      ja: "これはビュー \(view, as: .name) のレイヤーで、ビューと一緒にしか動かせません。")
  }

  static func moveView(_ view: String) -> Phrase {
    let (move, add) = (
      Text("move \(view) front", as: .command), Text("view.addSubview(\(view))", as: .code)
    )
    return Phrase(
      en: "Move the view: \(move), or \(add).", ja: "ビューを動かしてください：\(move) や \(add)。")
  }

  static let anchorPointIsFixed = Phrase(
    en: "An \("anchorPoint", as: .code) other than the middle, (0.5, 0.5), would move the frame, "
      + "and is not worked out here.",
    ja: "中央 (0.5, 0.5) 以外の \("anchorPoint", as: .code) はフレームを動かしますが、ここでは計算しません。")

  static func frameInstead(_ layer: View?) -> Phrase {
    let path = layer.map { $0.isLayer ? $0.name : "\($0.name).layer" } ?? "layer"
    let code = Text("\(path).frame = CGRect(x: 5, y: 6, width: 200, height: 100)", as: .code)
    return Phrase(en: "For example: \(code)", ja: "例：\(code)")
  }
}

// MARK: Scrolling

extension UIKitWords {
  static func framesStay(_ scroll: String) -> Phrase {
    Phrase(
      en:
        "Scrolling moves the origin of the bounds of \(scroll, as: .name); what scrolls with it "
        + "keeps its frame.",
      ja: "スクロールで変わるのは \(scroll, as: .name) の bounds の原点です。一緒に動く中身の frame は変わりません。")
  }

  static func scrolledBeyond(_ scroll: String, _ least: Point, _ most: Point) -> Phrase {
    let range = Text("(\(least.x), \(least.y)) – (\(most.x), \(most.y))")
    return Phrase(
      en: "A finger could scroll \(scroll, as: .name) within \(range); code is not held back.",
      ja: "指でスクロールできるのは \(range) の範囲ですが、コードからなら \(scroll, as: .name) は止まりません。")
  }

  static func contentSizeIsFound(_ scroll: String) -> Phrase {
    Phrase(
      en: "Constraints determine how large the content of \(scroll, as: .name) is: the layout at "
        + "the end of the line overwrites this.",
      ja: "\(scroll, as: .name) の内容の大きさは制約で決まるので、この行の後のレイアウトで上書きされます。")
  }
}

// MARK: Views

extension UIKitWords {
  fileprivate static func place(_ line: Int?) -> Phrase {
    line.map { Phrase(en: "line \($0): ", ja: "\($0) 行目：") } ?? ""
  }

  /// - Parameter line: Where that is said in a text; `nil` of a line that is typed.
  static func isNotArranged(_ view: String, by stack: String, line: Int?) -> Phrase {
    guard line != nil else {
      let code = Text("\(stack).addArrangedSubview(\(view))", as: .code)
      return Phrase(
        en:
          "\(view, as: .name) is a subview that \(stack, as: .name) does not arrange; \(code) does.",
        ja: "\(view, as: .name) はサブビューになっただけで、\(stack, as: .name) は並べません。"
          + "並べるには \(code) を使います。")
    }
    return place(line)
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

  static let insetsOfConfigured = Phrase(
    en: "A button with a configuration ignores \("contentEdgeInsets", as: .code); "
      + "\("configuration?.contentInsets", as: .code) is asked instead.",
    ja: "configuration のあるボタンは \("contentEdgeInsets", as: .code) を無視します。"
      + "インセットは \("configuration?.contentInsets", as: .code) で指定します。")

  static let imagesWithoutSize = Phrase(
    en: "Pictures that are not here have no size, and an image view has none from them; "
      + "\("content NAME 60x40", as: .code) gives it one.",
    ja: "手元にない画像の大きさは分からないため、イメージビューの固有サイズにはなりません。"
      + "\("content NAME 60x40", as: .code) のように指定できます。")

  package static let negativeCount = Phrase(
    en: "A number of elements is never negative; Swift would crash here.",
    ja: "要素の個数に負の値は指定できません。Swift ならここでクラッシュします。")

  static let noRealNumber = Phrase(
    en: "There is no number that this could be.", ja: "この計算に当てはまる実数はありません。")

  package static let notFinite = Phrase(
    en: "This comes to more than a number can hold.", ja: "計算の結果が数値で表せる範囲を超えています。")

  static let strideOfZero = Phrase(
    en: "With steps of 0 this would never end; Swift would crash here.",
    ja: "間隔が 0 では終わりません。Swift ならここでクラッシュします。")

  static let noPairs = Phrase(
    en: "I need a list of pairs here, such as \("zip(names, views)", as: .code).",
    ja: "ここには \("zip(names, views)", as: .code) のようなペアのリストが必要です。")

  /// At a dictionary with two equal keys an app stops.
  package static func keyStandsTwice(_ key: String) -> Phrase {
    Phrase(
      en: "The key \(key, as: .code) stands here twice: at that the app stops.",
      ja: "キー \(key, as: .code) が重複しています。アプリはここで停止します。")
  }

  package static func noElement(_ place: Int, of count: Int) -> Phrase {
    Phrase(
      en: "There is no element \(place): the list has \(count), counted from 0.",
      ja: "要素 \(place) はありません。リストの要素は \(count) 個で、0 から数えます。")
  }

  static let multiplierIsFixed = Phrase(
    en: "UIKit never changes the multiplier of a constraint.",
    ja: "UIKit では制約の multiplier は変えられません。")

  /// - Parameter handle: What the one is called by whose multiplier was to be changed.
  static func constraintInstead(_ handle: String?) -> Phrase {
    let line = Text("deactivate \(handle ?? "c1")", as: .code)
    return Phrase(
      en: "Make a second constraint with the other multiplier, and swap which is active: \(line).",
      ja: "別の multiplier の制約を作り、\(line) で入れ替えてください。")
  }

  /// - Parameter handle: Of the constraint, where it has one.
  static func isNotHeld(_ handle: String?, by view: String) -> Phrase {
    handle.map {
      Phrase(
        en: "\($0, as: .handle) is not held by \(view, as: .name); UIKit takes no notice.",
        ja: "\($0, as: .handle) は \(view, as: .name) に付いていないので、UIKit は何もしません。")
    }
      ?? Phrase(
        en: "\(view, as: .name) does not hold that constraint, and lets go of nothing.",
        ja: "その制約は \(view, as: .name) が保持していないため、何も取り外されません。")
  }

  package static func hasNoSuperview(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .name) has no superview, so nothing happens.",
      ja: "\(name, as: .name) に親ビューはないので、何も起きません。")
  }

  package static let otherState = Phrase(
    en: "Only the normal state shows in a layout.", ja: "レイアウトに現れるのは通常の状態だけです。")

  static let guideIsNoSubview = Phrase(
    en: "A guide is no subview.", ja: "ガイドはサブビューではありません。")

  static let guideIsAdded = Phrase(
    en: "For example: \("view.addLayoutGuide(gap)", as: .code)",
    ja: "例：\("view.addLayoutGuide(gap)", as: .code)")

  /// Of what is put into a view and not into its content view; `nil` where that has none.
  package static func besideContent(
    _ name: String, in superview: ViewID, of document: Document
  ) -> Phrase? {
    guard superview != .root,
      let content = document.contentView(of: superview).flatMap(document.view),
      let superview = document.view(superview)
    else { return nil }
    return Phrase(
      en: "\(name, as: .name) lies beside \(content.name, as: .name), not in it: put into that, it "
        + "follows the margins of \(superview.name, as: .name).",
      ja: "\(name, as: .name) は \(content.name, as: .name) の中ではなく、その隣に入ります。"
        + "\(content.name, as: .name) に入れると、\(superview.name, as: .name) のマージンに従います。")
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

  static let animationEnds = Phrase(
    en: "An animation is laid out as it ends.", ja: "アニメーションは終わった状態でレイアウトします。")

  static let dictionaryHasNoOrder = Phrase(
    en: "A dictionary has no order of its own: here it is the one it was written in, in the app "
      + "another one each time.",
    ja: "辞書には順序がありません。ここでは書いた順に進みますが、アプリでは実行のたびに変わります。")

  static func notShuffled(_ method: String) -> Phrase {
    Phrase(
      en: "\(method, as: .code) leaves the order to chance in the app; here it stays as it was.",
      ja: "\(method, as: .code) の並びはアプリでは実行のたびに変わります。ここでは元の順のままにします。")
  }

  static func firstOfAny(_ method: String) -> Phrase {
    Phrase(
      en: "\(method, as: .code) may be any of them in the app; here it is the first.",
      ja: "\(method, as: .code) が選ぶものはアプリでは毎回違います。ここでは先頭のものとします。")
  }
}
