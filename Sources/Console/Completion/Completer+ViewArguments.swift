import AutoLayout
import Interchange
import Prose

/// What calls take that put views and guides somewhere: `view.addSubview(`.
extension Completer {
  /// The views that such a call takes; `nil` where it is another call, or takes something else there.
  func arguments(for label: String, in call: TypedText.OpenCall) -> [Candidate]? {
    guard let dot = call.callee.lastIndex(of: "."),
      case .item(let item) = value(of: String(call.callee[..<dot])), item.guide == nil,
      let owner = document.view(item.view)
    else { return nil }
    let method = String(call.callee[call.callee.index(after: dot)...])
    switch (method, label) {
    case ("addSubview", "_"), ("addSubviews", "_"), ("addArrangedSubview", "_"),
      ("insertSubview", "_"), ("insertArrangedSubview", "_"):
      return views({ takes($0, into: owner) }, isWhole: false)
    case ("bringSubviewToFront", "_"), ("sendSubviewToBack", "_"),
      ("insertSubview", "aboveSubview"), ("insertSubview", "belowSubview"):
      return views({ owner.subviews.contains($0.id) }, isWhole: false)
    case ("removeArrangedSubview", "_"), ("setCustomSpacing", "after"), ("customSpacing", "after"):
      let arranged = Set(document.arrangedSubviews(of: owner.id).map(\.id))
      return views({ arranged.contains($0.id) }, isWhole: false)
    case ("isDescendant", "of"): return views({ !$0.isGuide && !$0.isLayer }, isWhole: false)
    case ("addLayoutGuide", "_"): return views({ $0.isGuide }, isWhole: false)
    case ("removeLayoutGuide", "_"): return views({ owner.guides.contains($0.id) }, isWhole: false)
    default: return nil
    }
  }

  /// Whether a view can become a subview: not the window, nor what the superview lies in.
  private func takes(_ view: View, into superview: View) -> Bool {
    view.isRemovable && !view.isGuide && !view.isLayer
      && !document.isView(superview.id, within: view.id)
  }
}
