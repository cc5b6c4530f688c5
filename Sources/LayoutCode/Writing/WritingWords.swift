import AutoLayout
import Prose
import Reporting

/// What is said of changes that no line of the code can say.
enum WritingWords {
  static func unwritten(
    _ change: DocumentChange, in new: Document, of old: Document, speaksOfRoot: Bool,
    isOfData: Bool
  ) -> Phrase {
    switch change {
    case .constraint(let constraint, let change): unwritten(constraint, change, in: old)
    case .added(let constraint), .replaced(_, by: let constraint):
      added(constraint, in: new, speaksOfRoot)
    case .property(_, let property) where isOfData:
      Phrase(
        en: "\(code(property)) was not written: the code takes that value from its data.",
        ja: "\(code(property)) は書き込んでいません。値がデータから来ているためです。")
    case .property(_, let property):
      Phrase(
        en:
          "No place in the code was found for \(code(property)): it is to be written by hand where "
          + "\(Text(property.view, as: .name)) is made.",
        ja: "\(code(property)) を書き込める場所が見つかりません。\(Text(property.view, as: .name)) を"
          + "作るところに手で書いてください。")
    case .addedView(let view):
      Phrase(
        en: "\(name(view)) is new: code that makes it is to be written by hand.",
        ja: "\(name(view)) は新しいビューなので、作るコードは手で書いてください。")
    case .removedView(let view):
      Phrase(
        en:
          "\(name(view)) was taken out: the lines that make it and hold it are to be removed by hand.",
        ja: "\(name(view)) は取り外されました。作る行と制約の行は手で消してください。")
    case .movedView(let view):
      moved(view, to: view.superview.map { new.name(of: $0) } ?? "")
    }
  }

  private static func moved(_ view: View, to superview: String) -> Phrase {
    let superview = Text(superview, as: .name)
    return Phrase(
      en: "\(name(view)) lies in \(superview) now: the line that adds it is to be changed by hand.",
      ja: "\(name(view)) は \(superview) に移りました。追加する行は手で書き換えてください。")
  }

  /// What is done after each layout of a view, or of the controller's.
  static func callback(
    _ callback: LayoutCallback, of view: ViewID, in document: Document
  ) -> Phrase {
    let words = CallbackWords(document: document).text(of: callback)
    if view == .root {
      let method = Text("viewDidLayoutSubviews()", as: .code)
      return Phrase(
        en: "\(words) is to be written by hand, in \(method).",
        ja: "\(words) は \(method) に手で書いてください。")
    }
    let (name, method) = (
      Text(document.name(of: view), as: .name), Text("layoutSubviews()", as: .code)
    )
    return Phrase(
      en: "\(words) is to be written by hand, in \(method) of \(name).",
      ja: "\(words) は \(name) の \(method) に手で書いてください。")
  }

  /// Of a function that a change is written into, and that is called from several places or from code that
  /// is not here.
  static func shared(_ name: String, calls: Int) -> Phrase {
    let name = Text(name, as: .code)
    if calls < 2 {
      return Phrase(
        en: "\(name) is a helper: other code that calls it changes, too.",
        ja: "\(name) は共用の関数です。ほかに呼んでいるコードにも影響します。")
    }
    return Phrase(
      en: "\(name) is called at \(calls) places: all of them change.",
      ja: "\(name) は \(calls) か所から呼ばれています。すべてに影響します。")
  }

  private static func unwritten(
    _ constraint: Constraint, _ change: DocumentChange.ConstraintChange, in document: Document
  ) -> Phrase {
    let text = EquationText(constraint.equation, in: document).line
    let place =
      constraint.place.map(SourcePlaceText.phrase)
      ?? constraint.element.map(SourcePlaceText.phrase)
    guard let place else {
      return Phrase(
        en: "No line of the code makes \(text) alone: it is left as it is.",
        ja: "\(text) だけを作るコードの行がないので、そのままにしました。")
    }
    return switch change {
    case .activation:
      Phrase(
        en: "\(text) of \(place) is to be activated by hand.",
        ja: "\(place) の \(text) は手で有効にしてください。")
    case .removal:
      Phrase(
        en:
          "\(text) cannot be taken out of \(place) alone: what stands there makes or needs more. "
          + "Change that by hand, or deactivate the constraint behind it.",
        ja: "\(place) から \(text) だけを外す書き方が見つかりません。そこを手で直すか、その後で制約を"
          + "無効にしてください。")
    case .constant, .priority, .terms:
      Phrase(
        en: "\(text) cannot be changed at \(place) alone: what stands there makes more.",
        ja: "\(place) の \(text) だけを変える書き方が見つかりません。")
    }
  }

  private static func added(
    _ constraint: Constraint, in document: Document, _ speaksOfRoot: Bool
  ) -> Phrase {
    let text = EquationText(constraint.equation, in: document).line
    let items = [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }
    if !speaksOfRoot, items.contains(.root), let view = items.first(where: { $0 != .root }) {
      let name = Text(document.view(view)?.name ?? "", as: .name)
      return Phrase(
        en: "Where \(name) stands is said by the code that uses it: \(text) belongs there.",
        ja: "\(name) の位置を決めるのは、それを使う側のコードです。\(text) はそちらに書きます。")
    }
    return Phrase(
      en: "No place in the code was found for \(text).", ja: "\(text) を書き足せる場所が見つかりません。")
  }

  private static func code(_ property: ViewProperty) -> Text {
    Text(property.statement.swift(of: property.view), as: .code)
  }

  private static func name(_ view: View) -> Text { Text(view.name, as: .name) }
}
