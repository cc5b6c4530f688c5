package import AutoLayout
import Patience

/// Writes a layout as a file that Interface Builder opens: a xib with one view.
package struct InterfaceWriter {
  private let document: Document
  private let root: ViewID
  /// Where views lie in their superviews.
  private let frames: [ViewID: Rect]
  private let views: [View]
  private let constraints: [Constraint]
  /// By the view that holds them.
  private let held: [ViewID: [Constraint]]
  /// The guides that constraints speak of.
  private let usedGuides: Set<Item>
  /// The views whose margins constraints speak of.
  private let marginsInUse: Set<ViewID>
  private let arranged: Set<ViewID>

  package init(of document: Document, _ root: ViewID, frames: [ViewID: Rect]) {
    self.document = document
    self.root = root
    self.frames = frames
    views = document.preorder(from: root).awaited().compactMap(document.view)
      .filter { !$0.isGuide && !$0.isLayer }
    let known = Set(views.map(\.id))
    constraints = document.constraints.values.awaited(each: 4).filter { constraint in
      constraint.isActive && constraint.waiting == nil && (root == .root || !constraint.isOfStage)
        && constraint.items.allSatisfy { known.contains($0.view) && $0.hasPlaceInFiles }
    }
    held = constraints.awaited(each: 2).reduce(into: [:]) { held, constraint in
      guard let holder = document.holder(of: constraint) else { return }
      held[holder, default: []].append(constraint)
    }
    usedGuides = Set(constraints.awaited().flatMap(\.items).filter { $0.guide != nil })
    marginsInUse = Set(
      constraints.awaited().flatMap { [$0.first, $0.second].compactMap { $0 } }
        .filter { $0.item.guide == .layoutMargins || $0.attribute.withinMargins != nil }
        .map(\.item.view))
    arranged = Set(views.flatMap { $0.stack?.arranged ?? [] })
  }

  /// The constraints among the views that no such file can say: of guides of one's own, which Interface
  /// Builder does not know, and those whose numbers are not known; and those that are not active.
  package var unwritten: [Constraint] {
    let all = Set(document.preorder(from: root))
    let said = Set(constraints.map(\.id))
    return document.constraints.values.awaited(each: 4).filter { constraint in
      !said.contains(constraint.id) && (root == .root || !constraint.isOfStage)
        && constraint.items.contains { all.contains($0.view) }
    }
  }

  /// Those that are written.
  package var written: [Constraint] { constraints.unlessStopped }

  // MARK: The file

  /// - Parameter remarks: To be told in a comment.
  package func text(remarks: [String] = []) -> String {
    let device = CanvasDevice.id(showing: document.windowSize, scale: document.scale)
    let comments = remarks.map { MarkupText(comment: $0) }
    let file = MarkupText(
      "document",
      [
        ("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"), ("version", "3.0"),
        ("toolsVersion", "21701"), ("targetRuntime", "iOS.CocoaTouch"),
        ("propertyAccessControl", "none"), ("useAutolayout", "YES"),
        ("useTraitCollections", "YES"), ("useSafeAreas", "YES"), ("colorMatched", "YES"),
      ],
      [
        MarkupText(
          "device",
          [("id", device), ("orientation", document.orientation.rawValue), ("appearance", "light")])
      ] + [Self.dependencies] + comments + [objects] + resources)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + file.text(indentedBy: 0)
  }

  private static let dependencies = MarkupText(
    "dependencies", [],
    [
      MarkupText("deployment", [("identifier", "iOS")]),
      MarkupText(
        "plugIn",
        [("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), ("version", "21679")]),
      MarkupText(
        "capability", [("name", "Safe area layout guides"), ("minToolsVersion", "9.0")]),
      MarkupText(
        "capability",
        [("name", "documents saved in the Xcode 8 format"), ("minToolsVersion", "8.0")]),
    ])

  private var objects: MarkupText {
    let placeholders = [
      MarkupText(
        "placeholder",
        [
          ("placeholderIdentifier", "IBFilesOwner"), ("id", "-1"), ("userLabel", "File's Owner"),
        ]),
      MarkupText(
        "placeholder",
        [
          ("placeholderIdentifier", "IBFirstResponder"), ("id", "-2"),
          ("customClass", "UIResponder"),
        ]),
    ]
    return MarkupText(
      "objects", [], placeholders + (document.view(root).map { [element(of: $0)] } ?? []))
  }

  /// The sizes of pictures, and the colours that go by a name.
  private var resources: [MarkupText] {
    let images = views.compactMap { view -> MarkupText? in
      guard let size = view.picture else { return nil }
      return MarkupText(
        "image",
        [("name", view.name), ("width", size.width.markup), ("height", size.height.markup)])
    }
    var named: [String: Color] = [:]
    for case let color? in views.map(\.layer.backgroundColor) {
      if let name = color.systemName { named[name] = color }
    }
    let colors = named.sorted { $0.key < $1.key }.map { name, color in
      MarkupText("systemColor", [("name", name)], [MarkupText("color", color.markup)])
    }
    return images.isEmpty && colors.isEmpty ? [] : [MarkupText("resources", [], images + colors)]
  }

  // MARK: Views

  private func element(of view: View) -> MarkupText {
    let isRoot = view.id == root
    let isOfOwnClass = !isRoot && !view.isContentView && view.className != view.kind.className
    let content = ViewMarkup(
      view,
      ViewMarkup.Place(
        isSizedByCanvas: isOfOwnClass || arranged.contains(view.id),
        hasMarginsInUse: marginsInUse.contains(view.id)))
    var attributes = content.attributes
    if isRoot {
      if view.contentMode == .scaleToFill { attributes.append(("contentMode", "scaleToFill")) }
    } else {
      attributes.append(("userLabel", view.name))
      if view.frameLayout == nil {
        attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO"))
      }
    }
    attributes.append(("id", id(of: view.id)))
    let children =
      [rect(of: view)] + mask(of: view) + subviews(of: view) + content.children
      + guides(of: view) + own(of: view)
    return MarkupText(view.kind.element, attributes, children)
  }

  private func rect(of view: View) -> MarkupText {
    var frame = frames[view.id] ?? .zero
    if view.id == root { (frame.x, frame.y) = (0, 0) }
    return MarkupText(
      "rect",
      [
        ("key", "frame"), ("x", frame.x.markup), ("y", frame.y.markup),
        ("width", frame.width.markup), ("height", frame.height.markup),
      ])
  }

  private func mask(of view: View) -> [MarkupText] {
    if view.id == root {
      return [
        MarkupText(
          "autoresizingMask",
          [("key", "autoresizingMask"), ("widthSizable", "YES"), ("heightSizable", "YES")])
      ]
    }
    guard view.frameLayout != nil else { return [] }
    let set = AutoresizingMask.attributes.filter { view.autoresizingMask.contains($0.bit) }
      .map { ($0.flag.rawValue, "YES") }
    return [MarkupText("autoresizingMask", [("key", "autoresizingMask")] + set)]
  }

  private func subviews(of view: View) -> [MarkupText] {
    let inner = view.subviews.compactMap(document.view).filter { !$0.isGuide && !$0.isLayer }
    let arranged = view.stack?.arranged ?? []
    let isArranged = Set(arranged)
    // A stack view arranges in the order of the file.
    let ordered =
      arranged.compactMap(document.view) + inner.filter { !isArranged.contains($0.id) }
    return ordered.isEmpty
      ? [] : [MarkupText("subviews", [], ordered.awaitedMap(each: 30) { element(of: $0) })]
  }

  // MARK: Guides and constraints

  private func guides(of view: View) -> [MarkupText] {
    SystemGuide.allCases.compactMap { guide -> MarkupText? in
      let item = Item(view.id, guide: guide)
      guard let key = guide.markupKey, usedGuides.contains(item) else { return nil }
      let name = guide == .keyboard ? "keyboardLayoutGuide" : "viewLayoutGuide"
      return MarkupText(name, [("key", key), ("id", id(of: item))])
    }
  }

  /// The constraints that it holds.
  private func own(of view: View) -> [MarkupText] {
    guard let own = held[view.id] else { return [] }
    return [MarkupText("constraints", [], own.awaitedMap(each: 8) { element(of: $0) })]
  }

  private func element(of constraint: Constraint) -> MarkupText {
    var attributes = anchor(constraint.first, "first")
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: attributes.append(("relation", "lessThanOrEqual"))
    case .greaterThanOrEqual: attributes.append(("relation", "greaterThanOrEqual"))
    }
    if let second = constraint.second { attributes += anchor(second, "second") }
    if constraint.multiplier != 1 {
      attributes.append(("multiplier", "\(constraint.multiplier)"))
    }
    if constraint.constant != 0 { attributes.append(("constant", constraint.constant.markup)) }
    if !constraint.priority.isRequired {
      attributes.append(("priority", constraint.priority.rawValue.markup))
    }
    if let identifier = constraint.identifier { attributes.append(("identifier", identifier)) }
    attributes.append(("id", "c00-00-\(constraint.id.rawValue)"))
    return MarkupText("constraint", attributes)
  }

  private func anchor(_ anchor: Anchor, _ place: String) -> [(String, String)] {
    var (item, attribute) = (anchor.item, anchor.attribute)
    // Margins are attributes of the view in such files.
    if item.guide == .layoutMargins, let margin = attribute.margin {
      (item, attribute) = (Item(item.view), margin)
    }
    let name = attribute == .lastBaseline ? "baseline" : attribute.name
    return [("\(place)Item", id(of: item)), ("\(place)Attribute", name)]
  }

  // MARK: Identities

  private func id(of view: ViewID) -> String { "v00-00-\(view.rawValue)" }

  private func id(of item: Item) -> String {
    item.guide.map { "g0\($0.rank)-00-\(item.view.rawValue)" } ?? id(of: item.view)
  }
}

extension View {
  /// The size of the picture that it shows in a file.
  var picture: Size? { kind == .imageView ? content.pictureSize : content.image }
}

extension Constraint {
  fileprivate var items: [Item] { [first.item, second?.item].compactMap { $0 } }
}

extension Item {
  /// Whether a file of Interface Builder can name it.
  fileprivate var hasPlaceInFiles: Bool {
    guide.map { $0 == .layoutMargins || $0.markupKey != nil } ?? true
  }
}

extension SystemGuide {
  fileprivate var markupKey: String? {
    switch self {
    case .safeArea: "safeArea"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .keyboard: "keyboard"
    case .readableContent, .layoutMargins, .gap, .topLayoutGuide, .bottomLayoutGuide: nil
    }
  }
}

extension Attribute {
  /// The margin at an edge or centre.
  fileprivate var margin: Attribute? { Attribute.allCases.first { $0.withinMargins == self } }
}
