import Prose

/// Why a library ends the app.
enum LibraryWords {
  static func needsSuperview(_ view: String) -> Phrase {
    Phrase(
      en: "\(view, as: .name) has no superview yet: add it to one first.",
      ja: "\(view, as: .name) にはまだ親ビューがありません。先に addSubview します。")
  }

  static func setsFrames(_ library: String) -> Phrase {
    Phrase(
      en:
        "\(library, as: .name) sets frames and makes no constraints: what it lays out is stepped over.",
      ja: "\(library, as: .name) はフレームを直接設定し、制約を作りません。その部分は読み飛ばしました。")
  }

  static func laysOutByItself(_ library: String) -> Phrase {
    Phrase(
      en: "\(library, as: .name) lays out without constraints: what it lays out is stepped over.",
      ja: "\(library, as: .name) は制約を使わずにレイアウトします。その部分は読み飛ばしました。")
  }

  static let attributesDiffer = Phrase(
    en: "Several attributes can only be held against the same ones.",
    ja: "複数の属性は、同じ組の属性に対してしか指定できません。")

  static let nothingToUpdate = Phrase(
    en:
      "There is no constraint that says the same but for its constant: \("updateConstraints", as: .code) finds nothing to update.",
    ja: "定数以外が同じ制約がないため、\("updateConstraints", as: .code) で更新する対象が見つかりません。")
}
