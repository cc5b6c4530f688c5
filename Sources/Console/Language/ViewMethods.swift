import AutoLayout
import LayoutCode

/// The methods of views, as the tables of code have them.
enum ViewMethods {
  /// Those that act on the layout or ask for something of it, the classes in the order of the tables.
  static let all: [String] = UIKitTables.methodNamesOfViews

  /// All that may be called without a mistake.
  static let names = Set(all).union(UIKitTables.passingNames.methods)
    .union(InertProperties.layoutRequests).union(InertProperties.observers)

  /// Whether one gives a value.
  static func isQuestion(_ name: String) -> Bool { questions.contains(name) }

  private static let questions = Set(all.filter(UIKitTables.givesValue))

  /// As Swift writes it, of every kind of view that has it: `insertSubview(_:at:)`; none for another name.
  static func forms(_ name: String) -> [String] { formsByName[name] ?? [] }

  private static let formsByName: [String: [String]] = all.reduce(into: [:]) { result, name in
    var known: Set<String> = []
    result[name] = UIKitTables.viewClasses.flatMap { forms(name, of: $0) }
      .filter { known.insert($0).inserted }
  }

  /// The same of one class.
  static func forms(_ name: String, of type: TypeName) -> [String] {
    TableCall.forms(name, of: type, isStatic: false)
  }

  /// Whose it is.
  static func owners(_ name: String) -> KindsMeant {
    UIKitTables.hasMethod(name, of: "UIView") ? .all : .calling(name)
  }
}
