import Diagnosis
import Interchange
import Prose

/// What is said of a complaint of Auto Layout's: what is behind it, and what one does.
struct LayoutComplaintWords {
  let complaint: LayoutComplaint

  var cause: Phrase {
    switch complaint.kind {
    case .noCommonAncestor, .hierarchyNotReady, .outsideSubtree: causeInTree
    case .priorityAcrossRequired, .priorityOutOfRange, .notFinite, .geometryNotFinite,
      .constantTooLarge, .precisionLost:
      causeInNumbers
    case .locationAgainstConstant, .mixedDirections, .mixedKinds, .notAView, .internalAttribute:
      causeInAnchors
    case .formatWithoutSuperview, .formatWithUnknownView, .formatWithUnknownMetric,
      .formatWithWrongOptions, .formatMalformed:
      causeInFormat
    default: causeElsewhere
    }
  }

  var repair: Phrase {
    switch complaint.kind {
    case .noCommonAncestor, .hierarchyNotReady, .outsideSubtree: repairInTree
    case .priorityAcrossRequired, .priorityOutOfRange, .notFinite, .geometryNotFinite,
      .constantTooLarge, .precisionLost:
      repairInNumbers
    case .locationAgainstConstant, .mixedDirections, .mixedKinds, .notAView, .internalAttribute:
      repairInAnchors
    case .formatWithoutSuperview, .formatWithUnknownView, .formatWithUnknownMetric,
      .formatWithWrongOptions, .formatMalformed:
      repairInFormat
    default: repairElsewhere
    }
  }

  /// The name at `place`, or other words where the message is cut.
  private func name(_ place: Int, or other: Phrase) -> Phrase {
    complaint.names.indices.contains(place)
      ? Phrase(Text(complaint.names[place], as: .handle)) : other
  }

  // MARK: The tree

  /// Whether both are the system's own, which no app ties together.
  private var isSystems: Bool {
    complaint.names.count == 2
      && complaint.names.allSatisfy { name in
        SystemViews.isPrivate(className: String(name.prefix { $0 != "." }))
      }
  }

  private var causeInTree: Phrase {
    switch complaint.kind {
    case .noCommonAncestor where isSystems:
      return Phrase(
        en:
          "inside the system: \(name(0, or: "")) and \(name(1, or: "")) belong to private views, which "
          + "the system itself ties together while one of them is being taken away",
        ja: "システムの内部：\(name(0, or: "")) と \(name(1, or: "")) は非公開ビューのもので、片方が"
          + "取り外される途中でシステム自身が結んだ制約です")
    case .noCommonAncestor:
      let (one, other) = (
        name(0, or: Phrase(en: "the first anchor", ja: "一つ目のアンカー")),
        name(1, or: Phrase(en: "the second", ja: "二つ目のアンカー"))
      )
      return Phrase(
        en: "no common ancestor: \(one) and \(other) are activated while one of the views is in no "
          + "superview yet, or in another window’s tree",
        ja: "共通の祖先がない：\(one) と \(other) を結ぶ制約が、どちらかのビューが未追加、または"
          + "別のツリーにある状態で有効にされました")
    case .hierarchyNotReady:
      return Phrase(
        en:
          "added too early: the constraint is added to a view that one of its items does not lie in "
          + "yet",
        ja: "追加が早すぎる：制約の対象が、制約を加えるビューの中にまだ入っていません")
    default:
      return Phrase(
        en:
          "added to the wrong view: the constraint speaks of something outside the view that it is "
          + "added to",
        ja: "加える先のビューの間違い：制約が、加える先のビューの外にあるものを参照しています")
    }
  }

  private var repairInTree: Phrase {
    switch complaint.kind {
    case .noCommonAncestor where isSystems:
      Phrase(
        en:
          "no constraint of yours is in it: find out what was opened or closed just then (a panel, "
          + "the Touch Bar, an input method), and report it to Apple",
        ja: "アプリの制約は関わっていません。直前に開閉したもの（パネル、Touch Bar、入力メソッドなど）を調べ、Apple に報告します")
    case .noCommonAncestor, .hierarchyNotReady:
      Phrase(
        en:
          "\(code("addSubview")) both views first, and then activate; what is added to a window later "
          + "gets its constraints then",
        ja: "先に両方を \(code("addSubview")) してから有効にします。後で追加するビューの制約は、追加した後に作ります")
    default:
      Phrase(
        en:
          "activate it (\(code("isActive = true"))) and let UIKit find the ancestor, or add it to a "
          + "view around both",
        ja: "\(code("isActive = true")) で有効にして UIKit に加える先を任せるか、両方を含むビューに加えます")
    }
  }

  // MARK: Numbers

  private var causeInNumbers: Phrase {
    switch complaint.kind {
    case .priorityAcrossRequired:
      let new = name(0, or: Phrase(en: "another number", ja: "別の値"))
      let old = name(1, or: Phrase(en: "what it was", ja: "元の値"))
      return Phrase(
        en:
          "a priority changed across 1000: the constraint is active, and its priority goes from \(old) "
          + "to \(new); between required and not, that is not allowed (before iOS 13 it stopped the app)",
        ja: "1000 をまたぐ優先度の変更：有効な制約の優先度が \(old) から \(new) に変わりました。"
          + "必須とそれ以外との間の変更は許されません（iOS 13 より前ではアプリが止まります）")
    case .priorityOutOfRange:
      return Phrase(
        en: "a priority out of range: \(name(0, or: "0")) is not above 0 and at most 1000",
        ja: "範囲外の優先度：\(name(0, or: "0")) は 0 より大きく 1000 以下の値ではありません")
    case .notFinite:
      return Phrase(
        en:
          "a number that is none: the constant or multiplier is \(name(0, or: "NaN")), mostly from a "
          + "division by a size that is still 0",
        ja: "数値でない値：constant か multiplier が \(name(0, or: "NaN")) です。"
          + "多くは、まだ 0 のサイズで割った結果です")
    case .geometryNotFinite:
      return Phrase(
        en:
          "a frame that is none: a position or size of NaN was set, mostly from a division by a size "
          + "that is still 0",
        ja: "数値でないフレーム：位置かサイズに NaN が設定されました。多くは、まだ 0 のサイズで割った結果です")
    case .precisionLost:
      return Phrase(
        en: "numbers that are too far apart: very large and very small ones meet in one layout, or "
          + "constraints were exchanged very often, and rounding has added up",
        ja: "値の差が大きすぎる：極端に大きい値と小さい値が同じレイアウトにあるか、制約の入れ替えが"
          + "続いて丸め誤差が積み重なりました")
    default:
      return Phrase(
        en: "a constant that is too large: UIKit takes a smaller one; mostly it is "
          + "\(code("CGFloat.greatestFiniteMagnitude")) or a sum that was never set",
        ja: "大きすぎる constant: UIKit は小さい値に置き換えます。多くは "
          + "\(code("CGFloat.greatestFiniteMagnitude")) や未設定の値の計算結果です")
    }
  }

  private var repairInNumbers: Phrase {
    switch complaint.kind {
    case .priorityAcrossRequired:
      Phrase(
        en: "set the priority before it is activated, or go between 999 and less; or "
          + "\(code("isActive = false")), change it, and \(code("isActive = true")) again",
        ja: "有効にする前に優先度を決めるか、999 以下の範囲で変えます。または "
          + "\(code("isActive = false")) にして変更し、\(code("isActive = true")) に戻します")
    case .priorityOutOfRange:
      Phrase(
        en: "use 1 to 1000; what is to have no say at all is deactivated",
        ja: "1 から 1000 の値にします。効かせたくない制約は無効にします")
    case .constantTooLarge:
      Phrase(
        en:
          "leave the constraint out, or make it an inequality with a number that can be on a screen",
        ja: "制約を作らないか、画面に収まる値の不等式にします")
    case .precisionLost:
      Phrase(
        en: "look for multipliers near 0 and for constants far beyond the screen, and change a "
          + "constraint's constant instead of making it anew",
        ja: "0 に近い multiplier や画面よりはるかに大きい constant を探します。制約は作り直さず、"
          + "constant を変えて使います")
    default:
      Phrase(
        en: "look at what the number is divided by, and compute it once bounds are known "
          + "(\(code("guard bounds.height > 0"))); a width in proportion is better a multiplier",
        ja: "何で割っているかを調べ、bounds が決まってから計算します（\(code("guard bounds.height > 0"))）。"
          + "比率で決まる幅なら倍率（multiplier）にします")
    }
  }

  // MARK: Anchors

  private var causeInAnchors: Phrase {
    switch complaint.kind {
    case .locationAgainstConstant:
      Phrase(
        en:
          "a place without another: an edge or centre needs a second item and a multiplier that is "
          + "not 0; only widths and heights go with a number alone",
        ja: "相手のない位置：端や中央には二つ目の対象と 0 以外の multiplier が要ります。"
          + "数値だけで決められるのは幅と高さだけです")
    case .mixedDirections:
      Phrase(
        en:
          "leading with left: leading and trailing follow the reading direction, left and right do not",
        ja: "leading と left の混用：leading と trailing は読む向きに従い、left と right は従いません")
    case .mixedKinds:
      Phrase(
        en:
          "a pair that does not go together: horizontal, vertical and size attributes cannot be mixed",
        ja: "組み合わせられない属性：水平・垂直・サイズの属性は互いに結べません")
    case .notAView:
      Phrase(
        en:
          "an item that is no view: an item is nil or neither a view nor a layout guide, mostly an "
          + "outlet that is not connected, or an object that holds the view",
        ja: "ビューでない対象：対象が nil か、ビューでもレイアウトガイドでもありません。"
          + "多くは未接続の outlet か、ビューを持つだけの別のオブジェクトです")
    default:
      Phrase(
        en:
          "an attribute of the system's own: the attribute is no public one, mostly because a raw number "
          + "or an attribute of another enumeration was passed",
        ja: "システム内部の属性：公開されていない属性です。多くは、数値や別の列挙の値が渡されています")
    }
  }

  private var repairInAnchors: Phrase {
    switch complaint.kind {
    case .locationAgainstConstant:
      Phrase(
        en: "name the view or guide that the place is measured from, with a multiplier of 1 "
          + "(\(code("equalTo: superview.leadingAnchor, constant: 8")))",
        ja: "位置の基準になるビューかガイドを指定し、multiplier は 1 にします"
          + "（\(code("equalTo: superview.leadingAnchor, constant: 8"))）")
    case .mixedDirections:
      Phrase(en: "use leading and trailing for both", ja: "両方とも leading と trailing にします")
    case .mixedKinds:
      Phrase(
        en:
          "pair an edge with an edge of the same axis, and a size with a size; with anchors the compiler "
          + "finds such a pair",
        ja: "端は同じ軸の端と、サイズはサイズと結びます。アンカーで書けばコンパイラーが教えてくれます")
    case .notAView:
      Phrase(
        en:
          "check that each item is there and is a UIView or UILayoutGuide when the constraint is made",
        ja: "制約を作る時点で、対象がどれも nil でない UIView か UILayoutGuide であることを確かめます")
    default:
      Phrase(
        en: "pass a case of \(code("NSLayoutConstraint.Attribute")), or use anchors",
        ja: "\(code("NSLayoutConstraint.Attribute")) の値を渡すか、アンカーを使います")
    }
  }

  func code(_ text: String) -> Phrase { Phrase(Text(text, as: .code)) }
}
