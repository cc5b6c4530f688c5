package import AutoLayout
package import Diagnosis
package import Prose

/// `suspicions`: each in a sentence, with what would be right.
package enum SuspicionsReport {
  /// So many that the report fits on a screen.
  private static let most = 8

  /// - Parameter number: That of the repair of one, where there is one.
  package static func make(
    _ suspicions: [Suspicion], about subject: ViewID?, in document: Document,
    number: (Suspicion) -> Int? = { _ in nil }
  ) -> Report {
    guard !suspicions.isEmpty else {
      return [.paragraph(Phrase(en: "nothing looks suspicious", ja: "疑わしいところはありません"))]
    }
    let words = SuspicionWords(document: document)
    let rows = suspicions.map {
      Report.Row(label($0.kind), [words.phrase(for: $0) + FixWords.reference(to: number($0))])
    }
    let group = Report.RowGroup(rows)
    return [
      .rows(
        subject == nil
          ? group.limited(to: most) { RestWords.more($0, see: "suspicions VIEW") } : group)
    ]
  }

  static func row(of suspicion: Suspicion, in document: Document) -> Report.Block {
    .row(
      label(suspicion.kind), SuspicionWords(document: document).phrase(for: suspicion))
  }

  /// The first of what a step has made suspicious in one line, and how one is told of all.
  static func news(_ suspicions: [Suspicion], in document: Document) -> Report.Block? {
    if suspicions.isEmpty { return nil }
    let named = suspicions.prefix(mostNamed).map { brief($0, in: document) }
    let rest = suspicions.count - named.count
    let more = rest > 0 ? Phrase(en: " and \(rest) more", ja: " ほか \(rest) 件") : ""
    let command = Text("suspicions", as: .command)
    return .row(
      suspect,
      named.joined(separator: .clauseSeparator) + more
        + Phrase(en: ": \(command) says why", ja: "：理由は \(command) で表示できます"))
  }

  private static let mostNamed = 2

  /// The words that a suspicion is told with, in both languages: whoever reads one asks what it means.
  package static let labels: Set<String> = {
    let labels = Suspicion.Kind.allCases.map(label) + [suspect]
    return Set(labels.flatMap { label in Language.allCases.map { label.text(in: $0).string } })
  }()

  private static let suspect = Phrase(en: "suspect", ja: "疑い")

  /// `title (offscreen)`
  private static func brief(_ suspicion: Suspicion, in document: Document) -> Phrase {
    let name =
      suspicion.constraint.map { document.handleText(.constraint($0)) }
      ?? suspicion.views.first.map { document.text(of: $0) } ?? ""
    let kind = label(suspicion.kind)
    return Phrase(en: "\(name) (\(kind))", ja: "\(name)（\(kind)）")
  }

  private static func label(_ kind: Suspicion.Kind) -> Phrase {
    switch kind {
    case .stale: Phrase(en: "stale", ja: "古い")
    case .early: Phrase(en: "early", ja: "早すぎ")
    case .overlapping: Phrase(en: "overlap", ja: "重なり")
    case .turnedSign: Phrase(en: "sign", ja: "符号")
    case .turnedBound: Phrase(en: "bound", ja: "不等号")
    case .besideContent: Phrase(en: "cell", ja: "セル")
    case .offscreen: Phrase(en: "offscreen", ja: "画面外")
    case .empty: Phrase(en: "empty", ja: "空")
    case .truncated: Phrase(en: "truncated", ja: "文字切れ")
    case .doubleGap: Phrase(en: "gap", ja: "間隔")
    case .mixedDirections: Phrase(en: "direction", ja: "向き")
    case .underKeyboard: Phrase(en: "covered", ja: "隠れ")
    case .scrollsSideways: Phrase(en: "sideways", ja: "横スクロール")
    case .outOfCell: Phrase(en: "cell end", ja: "セルの下端")
    case .saysNothing: Phrase(en: "idle", ja: "無意味")
    case .twoRatios: Phrase(en: "ratios", ja: "縦横比")
    case .repeated: Phrase(en: "repeated", ja: "重複")
    case .oneScreenOnly: Phrase(en: "one screen", ja: "この画面だけ")
    }
  }
}

/// Why something looks like a mistake.
struct SuspicionWords {
  let document: Document

  func phrase(for suspicion: Suspicion) -> Phrase {
    switch suspicion {
    case .stale(let view, let copy): stale(view, copy)
    case .early(let view, let copy, let phase): early(view, copy, phase)
    case .overlapping(let one, let other, let place):
      Phrase(
        en: "\(name(one)) and \(name(other)) overlap at \(place.text)",
        ja: "\(name(one)) と \(name(other)) が \(place.text) で重なっています")
    case .offscreen(let view, let isWhole): offscreen(view, isWhole)
    case .empty(let view, let axes): empty(view, axes)
    case .truncated(let view, let axis, let missing):
      Phrase(
        en:
          "\(name(view)) is \(missing) too \(axis == .horizontal ? "narrow" : "low") for its text",
        ja: "\(name(view)) は文字を表示するには\(axis == .horizontal ? "幅" : "高さ")が \(missing) 足りません")
    case .doubleGap(let view, let before, let behind, _, let distance):
      Phrase(
        en: "nothing is seen of \(name(view)), and both distances to it remain: \(distance) from "
          + "\(name(before)) to \(name(behind)) (\("torutsume", as: .command) \(name(view)) closes up)",
        ja: "\(name(view)) は見えないのに前後の間隔が両方残り、\(name(before)) と \(name(behind)) の間が "
          + "\(distance) 空いています（\("torutsume", as: .command) \(name(view)) で詰められます）")
    case .turnedSign(let constraint, let view): turnedSign(constraint, view)
    case .turnedBound(let constraint, let view): turnedBound(constraint, view)
    case .besideContent(let view, let cell): besideContent(view, cell)
    case .mixedDirections(let constraint, let first, let second):
      mixedDirections(constraint, first, second)
    case .underKeyboard(let view, let covered):
      Phrase(
        en: "the keyboard covers \(covered) of \(name(view)): end it above "
          + "\("view.keyboardLayoutGuide", as: .code), or let a scroll view hold it",
        ja: "\(name(view)) は \(covered) がキーボードの下です。下端を "
          + "\("view.keyboardLayoutGuide", as: .code) の上に置くか、スクロールビューに入れてください")
    case .scrollsSideways(let view, let excess):
      Phrase(
        en: "what \(name(view)) scrolls is \(excess) wider than it, so that it scrolls sideways",
        ja: "\(name(view)) の中身は \(excess) 幅が広く、横にスクロールします")
    case .outOfCell(let view, let content, let excess):
      Phrase(
        en: "\(name(view)) ends \(excess) below \(name(content)): nothing is tied to the bottom of "
          + "that, so the cell does not grow with what it shows",
        ja: "\(name(view)) が \(name(content)) の下に \(excess) はみ出しています。下端への制約がないので、"
          + "セルは中身に合わせて高くなりません")
    case .saysNothing(let constraint, let view):
      Phrase(
        en: "\(document.handleText(constraint)) ties \(name(view)) to itself and always holds; was "
          + "another view meant?",
        ja: "\(document.handleText(constraint)) は \(name(view)) 自身との制約で、常に成り立ちます。"
          + "別のビューのつもりではありませんか")
    case .twoRatios(let constraint, let earlier, let view):
      Phrase(
        en: "\(document.handleText(earlier)) and \(document.handleText(constraint)) are two ratios "
          + "of \(name(view)), and both hold only where it has no size: keep one",
        ja: "\(document.handleText(earlier)) と \(document.handleText(constraint)) は \(name(view)) "
          + "の縦横比として両立せず、大きさが 0 になっています。一方だけにしてください")
    case .oneScreenOnly(let constraint, _, let axis, let length, let others):
      oneScreenOnly(constraint, axis, length, others)
    case .repeated(let constraint, let earlier, _): repeated(constraint, earlier)
    }
  }

  /// `c7 pushes title out of view by 20, while its other end is held in`.
  private func turnedSign(_ id: ConstraintID, _ view: ViewID) -> Phrase {
    let handle = document.handleText(.constraint(id))
    guard let constraint = document.constraint(id), let second = constraint.second else {
      return Phrase(handle)
    }
    var meant = constraint.equation
    meant.constant = -meant.constant
    let container = second.item.view == view ? constraint.first.item : second.item
    let outer = document.text(of: document.host(container.view))
    let amount = constraint.constant.magnitude
    let line = EquationText(meant, in: document).line
    if constraint.relation != .equal {
      return Phrase(
        en: "\(handle) lets \(name(view)) go out of \(outer) by \(amount), while its other end is "
          + "held in: did you mean \(line)?",
        ja: "\(handle) では \(name(view)) が \(outer) の外へ \(amount) まで出られます（反対側の端は内側）。"
          + "\(line) のつもりではありませんか")
    }
    return Phrase(
      en: "\(handle) pushes \(name(view)) out of \(outer) by \(amount), while its other end is "
        + "held in: did you mean \(line)?",
      ja: "\(handle) は \(name(view)) を \(outer) の外へ \(amount) 押し出しています（反対側の端は内側）。"
        + "\(line) のつもりではありませんか")
  }

  /// `c7 keeps title from ending within view, and it lies out of it`.
  private func turnedBound(_ id: ConstraintID, _ view: ViewID) -> Phrase {
    let handle = document.handleText(.constraint(id))
    guard let constraint = document.constraint(id), let second = constraint.second else {
      return Phrase(handle)
    }
    var meant = constraint.equation
    meant.relation = meant.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    let container = second.item.view == view ? constraint.first.item : second.item
    let outer = document.text(of: document.host(container.view))
    let line = EquationText(meant, in: document).line
    return Phrase(
      en:
        "\(handle) keeps \(name(view)) from ending within \(outer), and it lies out of it: did you "
        + "mean \(line)?",
      ja: "\(handle) のため \(name(view)) は \(outer) の内側に収まれず、はみ出しています。\(line) の"
        + "つもりではありませんか")
  }

  private func repeated(_ constraint: ConstraintID, _ earlier: ConstraintID) -> Phrase {
    let (later, first) = (document.handleText(constraint), document.handleText(earlier))
    return Phrase(
      en: "\(later) says what \(first) says already", ja: "\(later) は \(first) と同じ内容です")
  }

  /// `c4 holds on this screen only: with c1 and c2 it needs one that is 393 wide`.
  private func oneScreenOnly(
    _ id: ConstraintID, _ axis: Axis, _ length: Double, _ others: [ConstraintID]
  ) -> Phrase {
    let handle = document.handleText(id)
    let named = others.prefix(3).map { Phrase(document.handleText($0)) }
      .joined(separator: Phrase(en: ", ", ja: "、"))
    let more =
      others.count > 3
      ? Phrase(en: " and \(others.count - 3) more", ja: " ほか \(others.count - 3) 件") : ""
    let isWide = axis == .horizontal
    if others.isEmpty {
      return Phrase(
        en:
          "\(handle) holds on this screen only: it needs one that is \(length) \(isWide ? "wide" : "high")",
        ja: "\(handle) が成り立つのは\(isWide ? "幅" : "高さ")が \(length) の画面だけです")
    }
    return Phrase(
      en: "\(handle) holds on this screen only: with \(named)\(more) it needs one that is "
        + "\(length) \(isWide ? "wide" : "high")",
      ja: "\(handle) が \(named)\(more) と両立するのは\(isWide ? "幅" : "高さ")が \(length) の画面だけです")
  }

  private func besideContent(_ view: ViewID, _ cell: ViewID) -> Phrase {
    let content = Text(ContentView.name, as: .code)
    return Phrase(
      en: "\(name(view)) is pinned to \(name(cell)) itself and not to its \(content), by which a "
        + "cell is sized",
      ja: "\(name(view)) は \(content) ではなく \(name(cell)) 自体に固定されています（セルの大きさは "
        + "\(content) の中身で決まります）")
  }

  /// The first item's direction is the one that counts.
  private func mixedDirections(
    _ constraint: ConstraintID, _ first: ViewID, _ second: ViewID
  ) -> Phrase {
    let handle = document.handleText(constraint)
    let isLeftToRight = document.direction(ofItem: first) == .leftToRight
    let (one, other) = isLeftToRight ? ("ltr", "rtl") : ("rtl", "ltr")
    return Phrase(
      en: "\(handle) ties \(name(first)), which is read \(one), to \(name(second)), which is read "
        + "\(other); leading and trailing are taken as \(name(first)) has them, and UIKit does not "
        + "say which it takes. left and right leave no doubt",
      ja: "\(handle) は \(one) の \(name(first)) を \(other) の \(name(second)) に結びます。leading と "
        + "trailing は \(name(first)) の向きで数えますが、UIKit がどちらに従うかは文書にありません。left と right "
        + "なら確かです")
  }

  private func name(_ view: ViewID) -> Text { document.text(of: view) }

  private func text(of copy: Suspicion.Copy) -> Text {
    CallbackWords(document: document).text(of: copy.expression)
  }

  private func stale(_ view: ViewID, _ copy: Suspicion.Copy) -> Phrase {
    let source = text(of: copy)
    return Phrase(
      en: "\(name(view)) is at \(copy.present.text), where \(source) was; that is "
        + "\(copy.wanted.text) now. Set it in \("onLayout", as: .command), or use constraints",
      ja: "\(name(view)) は \(source) を写した \(copy.present.text) のままですが、今は "
        + "\(copy.wanted.text) です。\("onLayout", as: .command) で設定するか、制約で置いてください")
  }

  private func early(_ view: ViewID, _ copy: Suspicion.Copy, _ phase: Phase) -> Phrase {
    let source = text(of: copy)
    return Phrase(
      en: "\(name(view)) is at \(copy.present.text): \(phase.rawValue, as: .code) read \(source) "
        + "before the layout, after which it is \(copy.wanted.text). Set it in "
        + "\("onLayout", as: .command), or use constraints",
      ja: "\(name(view)) は \(copy.present.text) です。\(phase.rawValue, as: .code) がレイアウト前に "
        + "\(source) を読んだためで、レイアウト後は \(copy.wanted.text) です。"
        + "\("onLayout", as: .command) で設定するか、制約で置いてください")
  }

  private func offscreen(_ view: ViewID, _ isWhole: Bool) -> Phrase {
    isWhole
      ? Phrase(
        en: "\(name(view)) lies outside the window", ja: "\(name(view)) はウィンドウの外にあります")
      : Phrase(
        en: "\(name(view)) lies partly outside the window",
        ja: "\(name(view)) の一部がウィンドウの外にあります")
  }

  private func empty(_ view: ViewID, _ axes: [Axis]) -> Phrase {
    if axes.count == 2 {
      return Phrase(en: "\(name(view)) has no size", ja: "\(name(view)) には大きさがありません")
    }
    return axes == [.horizontal]
      ? Phrase(en: "\(name(view)) has no width", ja: "\(name(view)) には幅がありません")
      : Phrase(en: "\(name(view)) has no height", ja: "\(name(view)) には高さがありません")
  }
}
