import AutoLayout
import Interchange
import Prose
import Reporting

/// Layers, colours, and what is done after every layout.
extension LanguageWords {
  static let layer = Phrase(en: "a layer", ja: "レイヤー")

  static func notAColor(_ found: Value, at range: SourceRange) -> Objection {
    let names = Color.named.compactMap(\.name).map { "." + $0 }
    let typed: String = if case .choice(let name) = found { name } else { "" }
    return Objection(
      Phrase(
        en: "I need a colour here, and this is \(noun(of: found)).",
        ja: "ここには色が必要ですが、これは\(noun(of: found))です。"), at: range,
      hints: didYouMean("." + typed, among: names) + [
        Phrase(
          en: "For example \(".systemGreen", as: .code), \("\"#34C759\"", as: .code), "
            + "\("UIColor(white: 0.9, alpha: 1)", as: .code).",
          ja: "例：\(".systemGreen", as: .code)、\("\"#34C759\"", as: .code)、"
            + "\("UIColor(white: 0.9, alpha: 1)", as: .code)。")
      ])
  }

  /// `UIColor(named: "brand")`.
  static func colorWithoutComponents(_ source: String) -> Phrase {
    Phrase(
      en: "I cannot look up \(source, as: .code): the colour stays what it was",
      ja: "\(source, as: .code) の色は調べられないので、元の色のままです")
  }

  static func plainLayer(_ className: String) -> Phrase {
    Phrase(
      en: "\(className, as: .code) is taken as a plain layer here",
      ja: "\(className, as: .code) は、ここではただのレイヤーとして扱います")
  }

  /// A frame set by hand that the next layout sets again.
  static func setByCode(
    _ name: String, at place: Document.CodePlace, in document: Document
  ) -> Phrase {
    switch place {
    case .layout(let view):
      let command = "onLayout \(document.view(view)?.name ?? "view")"
      return Phrase(
        en: "\(name, as: .name) is set again by every layout: \(command, as: .command)",
        ja: "\(name, as: .name) のフレームはレイアウトのたびに \(command, as: .command) が設定します")
    case .phase(let phase):
      let command = "at \(phase.rawValue)"
      return Phrase(
        en: "\(name, as: .name) is set again by \(command, as: .command)",
        ja: "\(name, as: .name) のフレームは \(command, as: .command) が設定します")
    }
  }

  // MARK: Callbacks

  /// What a callback may set.
  static func callbackSets(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "What is set here is the \("frame", as: .code), \("bounds", as: .code), "
          + "\("center", as: .code) or \("position", as: .code) of a layer or of a view.",
        ja: "ここで設定できるのは、レイヤーやビューの \("frame", as: .code)、"
          + "\("bounds", as: .code)、\("center", as: .code)、\("position", as: .code) です。"),
      at: range,
      hints: [example("onLayout sign { border.frame = sign.bounds }")])
  }

  /// What a callback may read.
  static func callbackReads(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "This is read at every layout, so it is made of numbers and of frames and bounds of "
          + "views, added, multiplied by numbers, or given to functions such as \("min", as: .code).",
        ja: "レイアウトのたびに計算するので、数値と、ビューのフレームや bounds の和や定数倍、"
          + "\("min", as: .code) などの関数だけが使えます。"), at: range,
      hints: [example("onLayout sign { border.frame = sign.bounds.insetBy(dx: 2, dy: 2) }")])
  }

  /// Insets, where only frames are read.
  static func callbackInsets(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Insets and lengths of guides are not read at every layout: only frames of views are.",
        ja: "レイアウトのたびに読み取れるのはビューのフレームだけで、インセットやガイドの長さは使えません。"),
      at: range,
      hints: [
        Phrase(
          en: "A view that fills the safe area has a frame to read: "
            + "\("safe.top == view.safeArea.top", as: .code), then \("safe.frame.minY", as: .code).",
          ja: "セーフエリアを占めるビューを置けば（\("safe.top == view.safeArea.top", as: .code) など）、"
            + "\("safe.frame.minY", as: .code) を読み取れます。")
      ])
  }

  /// A `let` of what has been set since.
  static func readBeforeSet(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .name) was read before a frame was set that it reads; here it would be "
          + "something else.",
        ja: "\(name, as: .name) の元になったフレームは、読み取った後に設定し直されているので、"
          + "ここでは別の値になってしまいます。"),
      at: range,
      hints: [
        Phrase(
          en: "Use it before the frame is set, or say here what it is made of.",
          ja: "フレームを設定する前に使うか、ここにもう一度式を書いてください。")
      ])
  }

  /// A frame that the next layout would set again.
  static func setsConstrained(_ view: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(view, as: .name) is laid out by constraints, so a frame that is set does not last.",
        ja: "\(view, as: .name) は制約で配置しているので、フレームを設定しても残りません。"), at: range,
      hints: [
        Phrase(
          en: "For a view with a frame: "
            + "\("\(view).translatesAutoresizingMaskIntoConstraints = true", as: .code).",
          ja:
            "フレームで置くなら \("\(view).translatesAutoresizingMaskIntoConstraints = true", as: .code) "
            + "を先に。")
      ])
  }

  /// UIKit lays out from above to below.
  static func readsEarly(_ view: String, in owner: String) -> Phrase {
    Phrase(
      en: "UIKit lays out what lies inside \(owner, as: .name)'s subviews later: there "
        + "\(view, as: .name) would still have its old frame",
      ja: "UIKit では \(owner, as: .name) のサブビューの中はこの後にレイアウトされるので、"
        + "\(view, as: .name) のフレームはまだ古いままです")
  }
}
