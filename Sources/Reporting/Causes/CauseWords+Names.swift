import Diagnosis
import Prose

extension CauseWords {
  var name: Phrase {
    switch cause.kind {
    case .hiddenInStack: Phrase(en: "hidden in a stack view", ja: "スタックビュー内の非表示ビュー")
    case .emptyCell where isHeader:
      Phrase(en: "header or footer without a size yet", ja: "サイズが未定のヘッダー・フッター")
    case .emptyCell: Phrase(en: "cell without a size yet", ja: "サイズが未定のセル")
    case .emptyWhileMeasured: Phrase(en: "measured at size 0", ja: "サイズ 0 での計測")
    case .emptyForNow: Phrase(en: "size 0 for the moment", ja: "一時的なサイズ 0")
    case .emptyFrame: Phrase(en: "frame without a size", ja: "サイズのないフレーム")
    case .shrunkFrame: Phrase(en: "frame with no room left", ja: "余地のないフレーム")
    case .collapsed: Phrase(en: "collapsed around its contents", ja: "中の制約を残した折りたたみ")
    case .cellSize where isHeader:
      Phrase(en: "encapsulated header or footer size", ja: "ヘッダー・フッターに与えられたサイズ")
    case .cellSize: Phrase(en: "encapsulated cell size", ja: "セルに与えられたサイズ")
    case .cellRounding: Phrase(en: "row height off by a pixel", ja: "行の高さの端数")
    case .givenSize where hasBoundsAlone:
      Phrase(en: "bounds in a given size", ja: "親のサイズと合わない上限や下限")
    case .givenSize: Phrase(en: "fixed lengths in a given size", ja: "親のサイズに収まらない固定長")
    case .frameSize: Phrase(en: "fixed lengths in a frame", ja: "フレームの中の固定長")
    case .hostedSize: Phrase(en: "a size that UIKit gives", ja: "UIKit が決めるサイズへの制約")
    case .translatesMask:
      Phrase(en: "autoresizing mask left on", ja: "オートリサイズマスクの変換の切り忘れ")
    case .twoValues: Phrase(en: "two values for one thing", ja: "一つの値の二重指定")
    case .emptyRange: Phrase(en: "bounds without room", ja: "余地のない上限と下限")
    case .madeTwice: Phrase(en: "constraints made twice", ja: "制約の二重作成")
    case .twoWays: Phrase(en: "two ways of two lengths", ja: "長さの違う二つの経路")
    case .twoPlaces: Phrase(en: "one edge at two places", ja: "一つの端の二重固定")
    case .twoStates: Phrase(en: "one edge in two states", ja: "二つの状態の端の重なり")
    case .fixedParent: Phrase(en: "fixed lengths in a fixed parent", ja: "固定サイズの親と中の固定長")
    case .reversedInequality: Phrase(en: "an inequality turned round", ja: "不等号の向きの取り違え")
    case .roundedLength: Phrase(en: "rounding", ja: "数値の丸め")
    case .oppositeSigns: Phrase(en: "a sign turned round", ja: "符号の取り違え")
    case .equalButFixed where isEquality:
      Phrase(en: "held equal, yet both fixed", ja: "等しいはずのサイズの固定")
    case .equalButFixed: Phrase(en: "tied together, yet both fixed", ja: "連動するはずのサイズの固定")
    case .bothEndsAndSize: Phrase(en: "both ends and the size", ja: "両端とサイズの同時指定")
    case .bothEndsAndCentre: Phrase(en: "both ends and the centre", ja: "両端と中央の同時指定")
    case .tiedToItself: Phrase(en: "tied to itself", ja: "自分自身との制約")
    case .aspectAndSides: Phrase(en: "ratio and both sides", ja: "縦横比と幅と高さの同時指定")
    case .twoRatios: Phrase(en: "two ratios for one view", ja: "縦横比の二重指定")
    case .viewAndGuide: Phrase(en: "pinned to a view and its guide", ja: "ビューとガイドへの二重固定")
    case .clipAndScrollView:
      Phrase(en: "pinned to a scroll view and its clip view", ja: "スクロールビューとクリップビューへの二重固定")
    case .stackAlignment: Phrase(en: "placed by hand in a stack view", ja: "スタックビュー内の手動配置")
    case .stackPlace: Phrase(en: "a stack view’s order and a place by hand", ja: "スタックビューの並びと手動の位置")
    case .stackLength: Phrase(en: "stack view does not come out", ja: "スタックビューの長さの不一致")
    case .stackAlone: Phrase(en: "stack view by itself", ja: "スタックビュー自身の制約だけの矛盾")
    case .proportionalMargins:
      Phrase(en: "fillProportionally with margins", ja: "fillProportionally とマージン")
    case .negativeSize: Phrase(en: "size below 0", ja: "負のサイズ")
    case .nothingLeft: Phrase(en: "nothing left between two ends", ja: "両端の逆転")
    case .requiredContent: Phrase(en: "content size required", ja: "必須になった固有サイズ")
    case .inputAccessory: Phrase(en: "input view off the screen", ja: "画面外の入力ビュー")
    case .placeholder:
      Phrase(en: "Interface Builder's placeholder", ja: "Interface Builder の仮の制約")
    case .interfaceBuilder: Phrase(en: "frame of fractional size", ja: "端数のあるフレーム")
    case .scrollContent: Phrase(en: "content size below 0", ja: "負のコンテンツサイズ")
    case .barInternals: Phrase(en: "inside a bar of UIKit's", ja: "UIKit のバーの内部")
    case .keyboardInternals: Phrase(en: "inside the keyboard", ja: "キーボードの内部")
    case .frameworkInternals: Phrase(en: "inside a view of the system", ja: "システムのビューの内部")
    case .alertInternals: Phrase(en: "inside an alert", ja: "アラートの内部")
    case .alertTooEarly: Phrase(en: "alert presented too early", ja: "早すぎるアラートの表示")
    case .systemAlone: Phrase(en: "made by the system alone", ja: "システムの制約だけの矛盾")
    }
  }
}
