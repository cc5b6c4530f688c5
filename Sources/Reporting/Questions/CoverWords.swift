import AutoLayout
import Diagnosis
import Prose

/// Why something is seen of one layer and not of another.
enum CoverWords {
  static func phrase(for cover: Covering.Cover, in document: Document) -> Phrase {
    let front = subject(cover.covering, in: document)
    let back = subject(cover.covered, in: document)
    let (share, place) = (part(cover.share), cover.place.text)
    let what =
      cover.isSeeThrough
      ? Phrase(
        en: "\(front) lies over \(share) of \(back), at \(place), and lets it through",
        ja: "\(front)が \(place) で \(back)の\(share)に重なり、透けて見えています")
      : Phrase(
        en: "\(front) covers \(share) of \(back), at \(place)",
        ja: "\(front)が \(place) で \(back)の\(share)を覆っています")
    return Phrase(
      en: "\(what): \(reason(for: cover.reason, in: document))",
      ja: "\(what)。\(reason(for: cover.reason, in: document))")
  }

  /// In Japanese with the blank that a name has before a particle.
  private static func subject(_ act: Painting.Act, in document: Document) -> Phrase {
    let name = LayerNames.name(of: act, in: document)
    return act.part == .fill ? Phrase(en: name, ja: "\(name) ") : name
  }

  private static func reason(for reason: Covering.Reason, in document: Document) -> Phrase {
    switch reason {
    case .borderAboveSublayers:
      return Phrase(
        en: "a border is painted above all sublayers of its layer",
        ja: "枠線は、そのレイヤーのどのサブレイヤーより手前に描かれます")
    case .zPosition(let front, let back):
      let (one, other) = (document.zPosition(of: front), document.zPosition(of: back))
      return Phrase(
        en: "\(document.text(of: front)) has the zPosition \(one), "
          + "\(document.text(of: back)) \(other)",
        ja:
          "zPosition が \(document.text(of: front)) は \(one)、\(document.text(of: back)) は \(other) です"
      )
    case .order(let front, let back, let holder):
      return Phrase(
        en: "\(document.text(of: front)) comes after \(document.text(of: back)) in "
          + "\(document.text(of: holder))",
        ja: "\(document.text(of: holder)) の中で \(document.text(of: front)) は "
          + "\(document.text(of: back)) より後です")
    }
  }

  /// What people try first does not help (UIKit geometry and layers, section 4).
  static let borderAdvice = Phrase(
    en: "neither zPosition nor \("move", as: .command) lifts a sublayer above that border; "
      + "give the border to a layer or a view of its own that lies behind",
    ja: "zPosition や \("move", as: .command) では枠線より手前に出せません。"
      + "枠線を別のレイヤーかビューに付け、奥に置いてください")

  static func phrase(for clipping: Covering.Clipping, in document: Document) -> Phrase {
    let name = subject(clipping.act, in: document)
    let mask = document.text(of: clipping.mask)
    let (outside, beyond) =
      clipping.isByCorners ? ("its round corners", "角丸") : ("its bounds", "bounds")
    if clipping.share == 0 {
      return Phrase(
        en: "nothing is seen of \(name): \(mask) cuts off what lies outside \(outside)",
        ja: "\(name)は全部切り取られて見えません。\(mask) が \(beyond) の外を切り取ります")
    }
    return Phrase(
      en:
        "\(part(clipping.share)) of \(name) is left: \(mask) cuts off what lies outside \(outside)",
      ja: "\(name)は\(part(clipping.share))だけが見えます。\(mask) が \(beyond) の外を切り取ります")
  }

  /// `5%`, `all`.
  private static func part(_ share: Double) -> Phrase {
    let percent = (share * 100).rounded()
    if share >= 0.9995 { return Phrase(en: "all", ja: "全体") }
    if percent < 1 { return Phrase(en: "less than 1%", ja: " 1% 未満") }
    return Phrase(en: "\(min(percent, 99))%", ja: " \(min(percent, 99))% ")
  }
}
