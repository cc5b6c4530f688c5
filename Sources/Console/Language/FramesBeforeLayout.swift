import AutoLayout
import Interchange

/// What a pasted controller finds until the first layout: of what constraints lay out the frames from
/// before (UIKit guides, section 7).
struct FramesBeforeLayout {
  /// The views that were laid out at least once.
  private var laidOut: Set<ViewID> = []
  /// What had a frame of its own when constraints began to lay it out keeps that until then.
  var kept: [ViewID: Rect] = [:]
  /// Whether the root view is in the window; its safe area is zero before.
  var hasAppeared = false
  /// Whether it was said that constraints come later.
  var isTold = false

  init(in document: Document) { layOut(document) }

  /// `layoutIfNeeded()`: whichever view it is sent to, the layout begins at the root view.
  mutating func layOut(_ document: Document) { laidOut.formUnion(document.preorder(from: .window)) }

  /// `nil` for one that constraints have placed.
  fileprivate func frame(of view: ViewID) -> Rect? {
    laidOut.contains(view) ? nil : kept[view] ?? .zero
  }
}

extension Workspace {
  /// In the superview, before the first layout; `nil` where it is what the layout says. A view with a
  /// frame of its own answers to its superview at once.
  func frameBeforeLayout(of view: View) -> Rect? {
    guard let before = code.beforeLayout, !view.id.isInitial, !view.isLayer
    else { return nil }
    if view.frameLayout == nil { return before.frame(of: view.id) }
    return view.superview.flatMap(document.view).flatMap(frameBeforeLayout).map {
      document.frame(of: view, in: $0.size)
    }
  }

  /// Whether a view knows its safe area.
  func hasSafeArea(_ view: View) -> Bool {
    code.beforeLayout?.hasAppeared != false && frameBeforeLayout(of: view) == nil
  }
}

extension Interpreter {
  /// Says once that a frame is read which constraints have not set yet.
  mutating func noteReadBeforeLayout(_ tree: ExpressionTree) {
    guard workspace.code.beforeLayout?.isTold == false,
      case .member(let base, let name) = tree.form,
      ["frame", "bounds", "center", "layoutFrame"].contains(name.text)
    else { return }
    var evaluator = Evaluator(workspace)
    guard case .item(let item)? = try? evaluator.value(of: base), item.guide == nil,
      let view = draft.view(item.view), view.frameLayout == nil,
      workspace.frameBeforeLayout(of: view) == .zero
    else { return }
    workspace.code.beforeLayout?.isTold = true
    note(LanguageWords.zeroBeforeLayout(view.name))
  }

  /// `layoutIfNeeded()` and the like of a view. Everything is laid out at the end of a line anyway.
  mutating func requestLayout(_ request: String, of view: View) {
    guard foldsPriorities else { return note(LanguageWords.laidOutAnyway) }
    guard request == "layoutIfNeeded", case let document = draft, document.isInWindow(view.id)
    else { return }
    workspace.code.beforeLayout?.layOut(document)
  }
}
