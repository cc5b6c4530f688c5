import AutoLayout
import Interchange

extension Priority {
  /// By the words of a relation (`high`) and by UIKit's names (`defaultHigh`), with or without dot.
  static func named(_ name: String) -> Priority? { byName[name] }

  static let names = byName.keys.sorted()

  private static let byName: [String: Priority] = [
    "required": .required, "high": .defaultHigh, "defaultHigh": .defaultHigh, "low": .defaultLow,
    "defaultLow": .defaultLow, "fittingSize": .fittingSizeLevel,
    "fittingSizeLevel": .fittingSizeLevel, "dragThatCanResizeScene": .dragThatCanResizeScene,
    "sceneSizeStayPut": .sceneSizeStayPut, "dragThatCannotResizeScene": .dragThatCannotResizeScene,
  ]
}

extension Relation {
  /// UIKit's name: `lessThanOrEqual`.
  var name: String { "\(self)" }

  init(_ sign: RelationSyntax.Sign) {
    switch sign {
    case .equal: self = .equal
    case .lessOrEqual: self = .lessThanOrEqual
    case .greaterOrEqual: self = .greaterThanOrEqual
    }
  }
}

/// The names of types: what begins with a capital and is nothing of the user's.
enum TypeNames {
  static func isType(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase == true
  }

  /// Those that mean something here, for suggestions.
  static let known =
    ViewKind.all.map(\.className) + numbers.sorted() + [
      "NSLayoutConstraint", "UIFont", "UIImage", "CGPoint", "CGSize", "CGRect", "UIEdgeInsets",
      "NSDirectionalEdgeInsets", "CGAffineTransform", "String", "UIColor", "AVMakeRect", "Array",
      "ArraySlice", "Dictionary", "Set",
    ]

  /// Whether what is made of a type is surely no view: `UITapGestureRecognizer`, `DateFormatter`.
  static func isOfNoView(_ name: String) -> Bool {
    !known.contains(name)
      && (noViewsByName.contains(name) || noViews.contains { name.hasSuffix($0) })
  }

  /// Core Animation's layers, of which each is a plain one here: `CAGradientLayer`.
  static func isLayer(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }

  /// How the names of such types end.
  private static let noViews = [
    "Action", "Animator", "Appearance", "Attachment", "BarButtonItem", "BezierPath", "Cache",
    "Cancellable", "Client", "Configuration", "Controller", "Coordinate2D", "Coordinator",
    "DataSource", "Decoder", "Delegate", "Effect", "Encoder", "Formatter", "Generator",
    "Interaction", "Interactor", "Layout", "Locale", "Lock", "Manager", "Menu", "Metrics", "Model",
    "Notification", "Observer", "Operation", "ParagraphStyle", "Preferences", "Presenter",
    "Provider", "Publisher", "Queue", "Recognizer", "Region", "Repository", "Request", "Router",
    "Service", "Shadow", "Store", "Subject", "TabBarItem", "TimeZone", "Timer", "URL", "UUID",
    "ViewModel",
  ]

  /// Such types whose names are the ends of views' names too: `FSCalendar` is one.
  private static let noViewsByName: Set<String> = [
    "Bundle", "Calendar", "Date", "DateComponents", "IndexPath", "NSCalendar", "NSDate",
    "NotificationCenter", "ProcessInfo", window, "UserDefaults",
  ]

  /// What code makes of it is the window that is there anyway, and shows the root view.
  static let window = "UIWindow"

  /// Types whose values are numbers with all that stands behind the point.
  static let fractions: Set<String> = ["CGFloat", "Double", "Float"]

  /// The type of a priority, which is no length.
  static let priority = "UILayoutPriority"

  /// Types whose values count points, or anything else.
  static let lengths = fractions.sorted() + ["Int", "NSNumber"]

  /// Types whose values are numbers.
  static let numbers = Set(lengths + [priority])
}

extension SystemGuide {
  /// What may stand behind a view's name: Tsume's words and UIKit's properties.
  static let byName: [String: SystemGuide] = {
    var names: [String: SystemGuide] = [
      "safeArea": .safeArea, "readableContent": .readableContent, "keyboard": .keyboard,
      "content": .content,
    ]
    for guide in allCases {
      if let name = guide.propertyName { names[name] = guide }
    }
    return names
  }()

  func belongs(to view: View) -> Bool {
    if isController { return view.id == .root }
    return view.kind.scrolls ? self != .gap : Self.ofEveryView.contains(self) && !view.isGuide
  }
}

extension Attribute {
  /// UIKit's property: `topAnchor`.
  var anchorName: String { name + "Anchor" }

  /// `leading` and `leadingAnchor`; the margins have no anchors of their own.
  init?(anchorName: String) {
    if let attribute = Attribute(name: anchorName) {
      self = attribute
      return
    }
    guard anchorName.hasSuffix("Anchor"),
      let attribute = Attribute(name: String(anchorName.dropLast("Anchor".count))),
      attribute.withinMargins == nil
    else { return nil }
    self = attribute
  }
}
