import AutoLayout
import Interchange
import Prose

extension Text {
  /// A value of a file, seen also where it is empty.
  init(stored value: String) { self.init(value.isEmpty ? "\"\"" : value, as: .code) }
}

extension InterfaceImport.Note.Mark {
  /// What is said of something in an Interface Builder file that the app does not get, or not so.
  var words: Phrase {
    switch self {
    case .safeAreaIsDoubled(let top): return doubledSafeArea(top: top)
    case .barsAreTheCanvases:
      return Phrase(
        en:
          "an opaque bar, or a prompt over a large title, takes its room as on this canvas; device "
          + "NAME comes without it",
        ja: "不透明なバーや、大きなタイトルの上の prompt の分は、このキャンバスでの値です。device NAME でデバイスを変えると"
          + "なくなります")
    case .versionIsUnreadable(let text):
      let text = Text(stored: text)
      return Phrase(
        en: "\(text) is no version of Interface Builder; the file is taken for one of Xcode 5",
        ja: "\(text) は Interface Builder のバージョンとして読めないので、Xcode 5 のファイルと見なします")
    case .isPartOfScreen(let name): return partOfScreen(name)
    case .isMisplaced(let count, let first): return misplaced(count, first)
    case .isPlaceholder(let count):
      return Phrase(
        en: "\(count, of: "placeholder constraint") in the scene: the canvas has them, the app is "
          + "built without",
        ja: "placeholder の制約が \(count) 個あります。ここでは効きますが、ビルド時に外されアプリにはありません")
    case .hasPlaceholderSize(let count, let first): return placeholderSize(count, first)
    case .spacingIsStandard(let count, let taken):
      return Phrase(
        en:
          "\(count, of: "constraint") in the scene with standard spacing: the constant is \(taken), "
          + "whatever is written",
        ja: "標準間隔の制約 \(count) 個は、書かれた値によらず constant を \(taken) とします")
    case .valueIsUnknown(let value, let attribute):
      let (value, attribute) = (Text(stored: value), Text(attribute, as: .code))
      return Phrase(
        en: "I cannot read \(value) as \(attribute); the usual one is taken",
        ja: "\(attribute) の値 \(value) は読み取れないので、既定値にしました")
    case .elementIsPassedOver(let name): return passedOver(name)
    case .imageIsMissing(let name): return missingImage(name)
    case .rootIsWithoutFrame(let size): return missingFrame(size)
    case .elementIsUnknown(let name):
      let name = Text(name, as: .code)
      return Phrase(
        en: "I do not know the element \(name); a plain view is taken for it",
        ja: "「\(name)」という要素が分からないので、普通のビューとして扱います")
    case .directionsAreMixed(let count): return mixedDirections(count)
    case .liesInBar(let count):
      return Phrase(
        en:
          "\(count, of: "view") in the navigation bar (titleView, customView) left out: the bar lays "
          + "them out",
        ja: "ナビゲーションバー内のビュー \(count) 個（titleView、customView）は、バーが配置するので省きました")
    }
  }

  private func mixedDirections(_ count: Int) -> Phrase {
    Phrase(
      en:
        "\(count, of: "constraint") in the scene with \("left", as: .code) or "
        + "\("right", as: .code) against \("leading", as: .code) or \("trailing", as: .code), "
        + "which UIKit refuses; both are taken as read from left to right",
      ja: "\("left", as: .code)/\("right", as: .code) と \("leading", as: .code)/"
        + "\("trailing", as: .code) を結ぶ制約が \(count) 個あります（UIKit では作れません）。左から右に読むものとして扱います")
  }

  private func partOfScreen(_ name: String) -> Phrase {
    let name = Text(name, as: .code)
    return Phrase(
      en:
        "the canvas shows the app in a part of the screen (\(name)); size classes and safe area are "
        + "those of the whole screen here",
      ja: "キャンバスは Split View などの画面の一部（\(name)）ですが、サイズクラスとセーフエリアは画面全体のものです")
  }

  private func passedOver(_ name: String) -> Phrase {
    let name = Text(name, as: .code)
    return Phrase(
      en: "I cannot read the element \(name) here; it is left out",
      ja: "ここにある「\(name)」という要素は読み取れないので、省きました")
  }

  private func missingImage(_ name: String) -> Phrase {
    let name = Text(name, as: .code)
    return Phrase(
      en: "the size of the image \(name) is not among the file's resources",
      ja: "画像 \(name) の大きさがファイルのリソースにありません")
  }

  private func missingFrame(_ size: Size) -> Phrase {
    Phrase(
      en:
        "the scene's view has no frame that can be read; \(size.width)×\(size.height) is taken",
      ja: "シーンのビューのフレームが読み取れないので、\(size.width)×\(size.height) としました")
  }

  private func doubledSafeArea(top: Double) -> Phrase {
    Phrase(
      en:
        "from Xcode 16 on the canvas counts the safe area twice, and so \(top) is kept free at the "
        + "top; device NAME gives what the app has",
      ja: "Xcode 16 以降のキャンバスはセーフエリアを二重に数えるので、上が \(top) 空きます。"
        + "アプリでの値は device NAME で分かります")
  }

  private func misplaced(_ count: Int, _ first: String) -> Phrase {
    let first = Text(first, as: .name)
    return count == 1
      ? Phrase(
        en:
          "\(first) is marked as misplaced: its frame in the file is not what its constraints give",
        ja: "\(first) は配置がずれています（misplaced。保存されたフレームが制約の結果と違います）")
      : Phrase(
        en:
          "\(count, of: "view") are marked as misplaced, \(first) first: their frames in the file "
          + "are not what constraints give",
        ja: "\(first) など \(count) 個のビューは配置がずれています（misplaced。保存されたフレームが制約の結果と違います）")
  }

  private func placeholderSize(_ count: Int, _ first: String) -> Phrase {
    let first = Text(first, as: .name)
    return count == 1
      ? Phrase(
        en:
          "\(first) has a placeholder for its intrinsic size, which the app does not have",
        ja: "\(first) の intrinsic size は placeholder で、アプリでは使われません")
      : Phrase(
        en:
          "\(count, of: "view") in the scene, \(first) first, have a placeholder for their "
          + "intrinsic size, which the app does not have",
        ja: "\(first) など \(count) 個のビューの intrinsic size は placeholder で、アプリでは使われません")
  }
}
