import AutoLayout
import Interchange
import LayoutCode

/// What a view controller has that acts on the layout of its view, as the tables of code have it. In its code
/// it stands alone or behind `self`; here the root view has it too, as it has a controller's guides.
enum ControllerProperties {
  private static let type: TypeName = "UIViewController"

  static let all: [ViewProperty] = UIKitTables.propertyNames(of: type).compactMap { name in
    guard TableProperty(name, of: type)?.type.flatMap(ValueTaken.init)?.isOfController == true
    else {
      return nil
    }
    return ViewProperty(name, inTables: type) { .item(Item($0.id)) }
  }

  static func named(_ name: String) -> ViewProperty? { all.first { $0.name == name } }

  /// Of properties and guides.
  static let names = all.map(\.name) + SystemGuide.ofController.map(\.rawValue)
}

extension ValueTaken {
  /// Whether it says something of a controller itself, not which view or controller it has.
  fileprivate var isOfController: Bool {
    switch self {
    case .truth, .numbers: true
    default: false
    }
  }
}

/// What a view's `keyboardLayoutGuide` has beside what every guide has.
enum KeyboardProperties {
  static let type: TypeName = "UIKeyboardLayoutGuide"

  static let names = UIKitTables.propertyNames(of: type).filter {
    TableProperty($0, of: "UILayoutGuide") == nil
  }
}

extension Evaluator {
  /// What stands alone in a controller's code and is nothing that the user named.
  mutating func ownOfController(_ name: String, at range: SourceRange) throws(LineFailure) -> Value?
  {
    if let guide = SystemGuide.ofController.first(where: { $0.rawValue == name }) {
      return .item(Item(.root, guide: guide))
    }
    guard let property = ControllerProperties.named(name), let root = document.view(.root) else {
      return nil
    }
    return try property.read(&self, root, range)
  }

  /// What the controller's guides are long.
  var coveredInsets: Insets {
    guard let moment = workspace.moment else { return document.coveredInsets }
    return moment.stage.safeArea == .zero ? .zero : moment.document.coveredInsets
  }

  /// `nil` for what no keyboard guide has, and for other guides.
  func keyboardMember(_ name: String, of item: Item) -> Value? {
    guard item.guide == .keyboard, KeyboardProperties.names.contains(name),
      let property = TableProperty(name, of: KeyboardProperties.type)
    else { return nil }
    return value(of: property, of: .item(item))
  }
}
