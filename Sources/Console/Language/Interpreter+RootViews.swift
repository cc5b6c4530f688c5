import AutoLayout
import Interchange

/// What a controller has as its view: here that fills the root view, which is always there.
extension Interpreter {
  private static let ownViews: [String: (name: String, kind: ViewKind)] = [
    "UITableViewController": ("tableView", .tableView),
    "UICollectionViewController": ("collectionView", .collectionView),
  ]

  /// Makes what a controller of one of UIKit's classes brings along, by the name that its code has for
  /// it. One that is there already is meant.
  mutating func giveOwnView(
    toControllerOf type: String, at range: SourceRange
  ) throws(LineFailure) {
    guard let own = Self.ownViews[workspace.code.base(of: type)],
      draft.entity(named: own.name) == nil
    else { return }
    let new = NewView.made(own.kind, name: own.name, step: workspace.step)
    try fillRoot(with: Operand(.newView(new), at: range), as: own.name)
  }

  /// `view = LoginView()`, as `loadView` has it: the root view is there, and this one fills it.
  mutating func fillRoot(
    with operand: Operand, as name: String = "rootView"
  ) throws(LineFailure) {
    let range = operand.range
    let id = try made(operand, as: NameSyntax(name, range)).view()
    guard id != .root, let view = draft.view(id) else { return }
    let size = draft.windowSize ?? .zero
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    try apply(.insert(id, into: .root, at: .front, step: workspace.step), at: range)
    try apply(
      .change(id, .frameLayout(FrameLayout(frame: frame, superviewSize: size, source: nil))),
      at: range)
    try apply(.change(id, .autoresizingMask([.flexibleWidth, .flexibleHeight])), at: range)
    try tellController(operand) { $0.ownView = id }
    note(LanguageWords.fillsRoot(view.name))
  }
}
