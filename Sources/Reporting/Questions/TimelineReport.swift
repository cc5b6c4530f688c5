package import AutoLayout
import Patience
package import Prose

/// `timeline`: what is called when, and the frames that are other ones than before.
package enum TimelineReport {
  /// - Parameter views: Those to be told of; all where there are none.
  package static func make(
    _ cycle: LifeCycle, about views: [ViewID], in document: Document
  ) -> Report {
    let wanted =
      views.isEmpty
      ? document.layerOrder().filter { document.view($0)?.isGuide == false } : views
    var teller = Teller(document: document, views: wanted)
    let rows = cycle.moments.flatMap { teller.rows(for: $0) }
    let header = [
      Phrase(en: "phase", ja: "時点"), Phrase(en: "view", ja: "ビュー"),
      Phrase(en: "frame", ja: "フレーム"), "",
    ]
    var report: Report = [
      .table(
        Report.Table(
          columns: [.left, .left, .left, .left], header: header,
          rows: rows))
    ]
    if teller.isEarly { report.append(.row(Phrase(en: "early", ja: "注意"), early(document))) }
    return report
  }

  private static func early(_ document: Document) -> Phrase {
    document.canvas == nil
      ? Phrase(
        en: "before the layout, views with constraints have only the frame they were made with "
          + "(in code; \("canvas 600x600", as: .command) loads them from Interface Builder)",
        ja: "レイアウト前は、制約で置くビューのフレームは作ったときのままです（コードで作った場合。"
          + "\("canvas 600x600", as: .command) とすると Interface Builder から読み込みます）")
      : Phrase(
        en: "before the layout, views with constraints have the frames of the canvas",
        ja: "レイアウト前は、制約で置くビューのフレームはキャンバス上のものです")
  }
}

/// Tells each moment by what is new in it.
private struct Teller {
  let document: Document
  let views: [ViewID]
  private var known: [ViewID: Rect] = [:]
  private var safeArea = Insets.zero
  private var isRotating = false
  /// Whether a view with constraints had another frame before the first layout.
  private(set) var isEarly = false

  init(document: Document, views: [ViewID]) {
    self.document = document
    self.views = views
  }

  mutating func rows(for moment: LifeCycleMoment) -> [[Phrase]] {
    var rows: [[Phrase]] = []
    if moment.stage.isRotation, !isRotating {
      isRotating = true
      let way =
        document.launch == .portrait
        ? Phrase(en: "to landscape", ja: "横向きへ") : Phrase(en: "to portrait", ja: "縦向きへ")
      rows.append([Phrase(en: "rotation", ja: "回転"), "", way, ""])
    }
    let news = views.awaited(each: 8).compactMap { row(for: $0, at: moment) }
    if views.contains(.root) { safeArea = moment.stage.safeArea }
    let label = Phrase(Text(moment.phase.rawValue, as: .code))
    if news.isEmpty {
      rows.append([label, "", Phrase(en: "as before", ja: "変化なし"), ""])
    }
    return rows + news.enumerated().map { [$0 == 0 ? label : ""] + $1 }
  }

  private mutating func row(for view: ViewID, at moment: LifeCycleMoment) -> [Phrase]? {
    guard let frame = moment.frame(of: view) else { return nil }
    let hasSafeArea = view == .root && moment.stage.safeArea != safeArea
    if known[view] == frame, !hasSafeArea { return nil }
    noteEarly(view, frame, moment)
    known[view] = frame
    let shown = view == .root ? Rect(x: 0, y: 0, width: frame.width, height: frame.height) : frame
    let text = view == .root ? Phrase("bounds \(shown.text)") : Phrase(shown.text)
    return [Phrase(document.text(of: view)), text, remark(on: view, hasSafeArea, moment)]
  }

  private mutating func noteEarly(_ view: ViewID, _ frame: Rect, _ moment: LifeCycleMoment) {
    guard document.view(view)?.frameLayout == nil, view != .root else { return }
    if let before = known[view], !moment.stage.isRotation, before != frame { isEarly = true }
  }

  private func remark(on view: ViewID, _ hasSafeArea: Bool, _ moment: LifeCycleMoment) -> Phrase {
    if hasSafeArea {
      let insets = moment.stage.safeArea
      let numbers: Text = "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
      return Phrase(en: "safe area \(numbers)", ja: "セーフエリア \(numbers)")
    }
    let isSet =
      document.phaseCode[moment.phase]?.assignments.contains { $0.target == view } == true
    return isSet ? Phrase(en: "set here", ja: "ここで設定") : ""
  }
}
