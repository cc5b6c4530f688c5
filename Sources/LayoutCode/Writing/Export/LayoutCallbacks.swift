import AutoLayout
import Prose
import Reporting

/// The frames that are set when the layout is known, as methods of the class that is written.
struct LayoutCallbacks {
  /// In the order in which they are done.
  let actions: [LayoutCallback.Action]
  /// What the class has no place for.
  let remarks: [Phrase]
  /// Whose frames are set.
  let targets: Set<ViewID>
  /// All that the methods speak of.
  let views: Set<ViewID>

  /// - Parameter views: All that is written, superviews before what is in them.
  init(of document: Document, _ root: ViewID, among views: [View]) {
    let order = [root] + views.map(\.id)
    let known = Set(order)
    var (actions, remarks) = ([LayoutCallback.Action](), [Phrase]())
    for view in order {
      guard let callback = document.callbacks[view] else { continue }
      // The views right in the root have been laid out by then, those within them have not.
      let isInTime = view == root || root == .root && document.superview(of: view) == root
      let isKnown = callback.assignments.allSatisfy {
        known.contains($0.target) && $0.frame.views.allSatisfy(known.contains)
      }
      if isInTime, isKnown {
        actions += callback.actions
      } else {
        remarks.append(ExportRemarks.callback(callback, of: view, in: document))
      }
    }
    (self.actions, self.remarks) = (actions, remarks)
    let assignments = actions.compactMap(\.assignment)
    targets = Set(assignments.map(\.target))
    self.views = targets.union(assignments.flatMap { $0.frame.views })
  }

  private static func name(isController: Bool) -> String {
    isController ? "viewDidLayoutSubviews" : "layoutSubviews"
  }

  /// - Parameter text: What views and layers are called.
  func swift(isController: Bool, _ text: @escaping (Item) -> String) -> [String] {
    if actions.isEmpty { return [] }
    let words = CallbackWords(as: .swift) { Text(text(Item($0))) }
    let name = Self.name(isController: isController)
    return ["", "override func \(name)() {", "  super.\(name)()"]
      + actions.map { "  " + words.text(of: $0).string } + ["}"]
  }

  func objectiveC(isController: Bool, _ text: @escaping (Item) -> String) -> [String] {
    if actions.isEmpty { return [] }
    let words = CallbackWords(as: .objectiveC) { Text(text(Item($0))) }
    let name = Self.name(isController: isController)
    return ["", "- (void)\(name) {", "  [super \(name)];"]
      + actions.map { "  " + words.text(of: $0).string } + ["}"]
  }
}
