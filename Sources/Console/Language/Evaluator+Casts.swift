import AutoLayout
import Interchange

extension Evaluator {
  /// `view as? UILabel`: `nil` for a view of another class. Values are what they are asked to be.
  func cast(_ value: Value, to type: String) -> Value {
    let type = workspace.code.typeMeant(by: type)
    if case .instance(let instance) = value {
      let isPlain = workspace.code.plainType(named: type) != nil
      return isPlain && instance.type != type ? .absent : value
    }
    guard case .item(let item) = value, item.guide == nil, let view = document.view(item.view)
    else {
      return value
    }
    switch isOfClass(view, type) {
    case true?: return value
    case false?: return .absent
    case nil: return .inert("\(view.name) as? \(type)")
    }
  }

  /// `nil` where nobody knows: of protocols, and of classes that were not pasted.
  private func isOfClass(_ view: View, _ type: String) -> Bool? {
    if view.className == type || view.kind.className == type { return true }
    if workspace.code.line(of: view.className).contains(where: { $0.isOrInherits(type) }) {
      return true
    }
    switch type {
    case "UIView", "UIResponder", "NSObject", "AnyObject", "Any": return true
    case "UIScrollView": return view.kind.scrolls
    default:
      return ViewKind.ofClass(type) != nil || workspace.code.isView(type) ? false : nil
    }
  }
}

extension PastedType {
  fileprivate func isOrInherits(_ type: String) -> Bool { name == type || inherited.contains(type) }
}
