import Interchange

/// Methods without a class around them: whose they are is seen by what they are called and call.
enum LooseMethods {
  static func owner(of methods: [Declaration]) -> (name: String, base: String) {
    var names: Set<String> = []
    var labels: Set<String> = []
    for case .function(let function) in methods.map(\.form) {
      names.insert(function.name.text)
      labels.formUnion(function.parameters.compactMap(\.label))
    }
    if !names.isDisjoint(with: controllerWords) || asksForView(methods) {
      return ("ViewController", "UIViewController")
    }
    if labels.contains("reuseIdentifier") { return ("Cell", "UITableViewCell") }
    if !names.isDisjoint(with: viewWords) || labels.contains("frame") || addsToSelf(methods) {
      return ("View", "UIView")
    }
    return ("ViewController", "UIViewController")
  }

  private static let controllerWords: Set<String> = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews",
    "viewWillLayoutSubviews", "updateViewConstraints",
  ]

  private static let viewWords: Set<String> = [
    "layoutSubviews", "updateConstraints", "didMoveToSuperview", "sizeThatFits", "drawRect",
    "intrinsicContentSize", "requiresConstraintBasedLayout",
  ]

  private static func asksForView(_ methods: [Declaration]) -> Bool {
    members(ofSelfIn: methods).contains("view")
  }

  private static func addsToSelf(_ methods: [Declaration]) -> Bool {
    !members(ofSelfIn: methods).isDisjoint(with: ["addSubview", "bounds", "frame"])
  }

  private static func members(ofSelfIn methods: [Declaration]) -> Set<String> {
    var found: Set<String> = []
    for node in SyntaxWalk(methods.map { .declaration($0) }) {
      if case .expression(let expression) = node,
        case .member(let base, let name) = expression.form,
        case .name("self", _) = base.form
      {
        found.insert(name.text)
      }
    }
    return found
  }
}
