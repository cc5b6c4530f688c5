import AutoLayout
import Patience
import Prose
import Reporting

/// The parts of a layout that code is written from, and remarks on what cannot be written.
struct LayoutOutline {
  let document: Document
  /// What the class is of: the root view of a controller, or one view.
  let root: ViewID
  /// All that is made, with free layers, superviews before what is in them.
  var views: [View] { allViews.unlessStopped }
  private let allViews: [View]
  /// Those that UIKit makes within others, which are only spoken to.
  let contentViews: [View]
  /// Those among these views, by number.
  var constraints: [Constraint] { allConstraints.unlessStopped }
  private let allConstraints: [Constraint]
  private(set) var remarks: [Phrase] = []
  /// What is done when all is laid out.
  let callbacks: LayoutCallbacks
  private let controllerName: String
  /// Where frame-laid views lie now, in their superviews.
  private let frames: [ViewID: Rect]

  /// - Parameter name: What a controller is called.
  init(
    of document: Document, _ root: ViewID, frames: [ViewID: Rect], called name: String? = nil
  ) {
    self.document = document
    controllerName = name ?? "LayoutController"
    self.root = root
    self.frames = frames
    let all = document.preorder(from: root, through: \.sublayers).awaited()
      .compactMap(document.view)
    let views = all.filter { $0.id != root && !$0.isContentView }
    allViews = views
    callbacks = LayoutCallbacks(of: document, root, among: views)
    contentViews = all.filter(\.isContentView)
    let known = Set(views.map(\.id)).union([root]).union(all.filter(\.isContentView).map(\.id))
    var (constraints, remarks) = ([Constraint](), [Phrase]())
    for var constraint in document.constraints.values.awaited(each: 4) {
      if constraint.isOfStage {
        // Where a view stands is no matter of its own.
        guard root == .root else { continue }
        constraint.identifier = nil
      }
      let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      guard items.contains(where: { known.contains($0.view) }) else { continue }
      let isSayable = items.allSatisfy { known.contains($0.view) && $0.guide != .gap }
      if !isSayable || constraint.systemRole != nil {
        remarks.append(ExportRemarks.constraint(constraint, in: document))
      } else if constraint.isActive || constraint.name != nil {
        constraints.append(constraint)
        if constraint.variation != nil {
          remarks.append(ExportRemarks.variation(constraint, in: document))
        }
      } else {
        remarks.append(ExportRemarks.inactive(constraint, in: document))
      }
    }
    allConstraints = constraints.unlessStopped.fromInside(in: document).byFirstItem
      .flatMap(\.constraints)
    self.remarks =
      ExportRemarks.screen(of: document, root, .code) + remarks
      + ExportRemarks.views(all, in: document, .code, besides: root) + callbacks.remarks
  }

  var isController: Bool { root == .root }

  var rootKind: ViewKind { document.view(root)?.kind ?? .view }

  var superclass: String { isController ? "UIViewController" : rootKind.className }

  /// That of the view, else one that is called after it.
  var className: String {
    if isController { return controllerName }
    let view = document.view(root)
    if let own = view?.className, own != rootKind.className, own.allSatisfy(\.isPartOfName) {
      return own
    }
    let name = (view?.name ?? "").capitalizedFirst.filter { $0.isLetter || $0.isNumber }
    let isCell = [.tableViewCell, .collectionViewCell].contains(rootKind)
    let ending = isCell ? "Cell" : "View"
    return name.hasSuffix(ending) ? name : name + ending
  }

  /// Whether it is what UIKit makes in the root for what is put there.
  func isOwnContent(_ view: ViewID) -> Bool {
    !isController && document.contentView(of: root) == view
  }

  // MARK: What is said of views

  /// The statements for all in which it differs from a new view of its class.
  func statements(of view: View) -> [CodeStatement] {
    if LineWork.isStopped(after: 30) { return [] }
    let usual = Set(Self.usual(view).map(\.statement))
    if view.isGuide {
      return view.identifier.map { [.assignment("identifier", .text($0))] } ?? []
    }
    let turn = ViewProperty.transform(view)
    let own = ViewProperty.all(of: view).map(\.statement).filter {
      !usual.contains($0) && $0 != turn && $0.key != "translatesAutoresizingMaskIntoConstraints"
    }
    return own + placement(of: view) + (view.isLayer || usual.contains(turn) ? [] : [turn])
  }

  /// What is told the controller.
  var controllerStatements: [CodeStatement] {
    guard isController else { return [] }
    let (own, usual) = (document.controller, ControllerSettings())
    var statements: [CodeStatement] = []
    if own.additionalSafeAreaInsets != usual.additionalSafeAreaInsets {
      statements.append(
        .assignment("additionalSafeAreaInsets", .insets(own.additionalSafeAreaInsets)))
    }
    if own.respectsMinimumMargins != usual.respectsMinimumMargins {
      statements.append(
        .assignment("viewRespectsSystemMinimumLayoutMargins", .truth(own.respectsMinimumMargins)))
    }
    return statements
  }

  /// How a view is made.
  func making(_ view: View) -> (swift: String, objectiveC: String) {
    let name = view.writtenClass
    if view.isSystemButton {
      return ("UIButton(type: .system)", "[UIButton buttonWithType:UIButtonTypeSystem]")
    }
    guard view.kind == .segmentedControl else { return ("\(name)()", "[[\(name) alloc] init]") }
    let titles = view.content.segments.map { CodeValue.text($0) }
    let (swift, objectiveC) = (
      titles.map(\.swift).joined(separator: ", "), titles.map(\.objectiveC).joined(separator: ", ")
    )
    return ("\(name)(items: [\(swift)])", "[[\(name) alloc] initWithItems:@[\(objectiveC)]]")
  }

  private static func usual(_ view: View) -> [ViewProperty] {
    let document = Document()
    var new = NewView.made(view.kind, name: "usual", step: 0)
    if view.isSystemButton { new.content.font = view.kind.addedContent.font }
    if view.content.isConfigured { new.content.font = Font(.body) }
    let made = try? document.applying(document.making(new))
    return made?.view(document.nextView).map { ViewProperty.all(of: $0) } ?? []
  }

  /// Of what is laid out by its frame, that and its mask.
  private func placement(of view: View) -> [CodeStatement] {
    guard view.id != root, !view.isContentView else { return [] }
    guard let own = view.frameLayout, document.arrangingStack(of: view.id) == nil else {
      return sizeForMasks(in: view)
    }
    guard let frame = view.isLayer ? own.frame : frames[view.id] else { return [] }
    if view.isLayer {
      return frame == .zero || isSetLater(view) ? [] : [.assignment("frame", .rect(frame))]
    }
    let masks = AutoresizingMask.named.filter { view.autoresizingMask.contains($0.bit) }
      .map(\.name)
    return (isSetLater(view) ? [] : [.assignment("frame", .rect(frame))])
      + (masks.isEmpty
        ? [] : [.assignment("autoresizingMask", .options(masks, of: "UIViewAutoresizing"))])
  }

  /// The size that constraints will give a view, where frames with masks are set in it: these follow the
  /// growth from there, and not from nothing.
  private func sizeForMasks(in view: View) -> [CodeStatement] {
    let follows = view.subviews.contains { id in
      guard let inner = document.view(id), inner.frameLayout != nil else { return false }
      return !inner.autoresizingMask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin])
    }
    guard follows, let size = frames[view.id]?.size else { return [] }
    return [.assignment("frame", .rect(Rect(x: 0, y: 0, width: size.width, height: size.height)))]
  }

  /// Whether a layout sets its frame.
  private func isSetLater(_ view: View) -> Bool { callbacks.targets.contains(view.id) }

  /// The views that constraints alone lay out, and that a stack view has not seen to.
  var withoutMasks: [View] {
    views.awaited(each: 4).filter { view in
      view.frameLayout == nil && !view.isGuide && document.arrangingStack(of: view.id) == nil
    }
  }

  /// What is put where, by name.
  enum Placing {
    case subview, arranged, guide, layer, front, back
    /// Behind an arranged view, in points.
    case spacing(Double)
  }

  typealias Placed = (view: View, owner: ViewID, how: Placing)

  /// In the order in which it is done.
  var placings: [Placed] {
    let orders = ([root] + views.map(\.id)).reduce(into: [ViewID: StackOrder]()) { orders, id in
      orders[id] = document.view(id).flatMap { StackOrder(of: $0, in: document) }
    }
    return views.awaited(each: 8).flatMap { view -> [Placed] in
      guard let owner = view.superview else { return [] }
      guard let order = orders[owner], order.placed.contains(view.id) else {
        return placings(of: view, in: owner)
      }
      // All at once, with the first of them.
      guard document.view(owner)?.subviews.first(where: order.placed.contains) == view.id
      else { return [] }
      return order.placed.compactMap(document.view).flatMap { placings(of: $0, in: owner) }
        + order.moved.compactMap(document.view).map { ($0, owner, order.direction) }
    }
  }

  private func placings(of view: View, in owner: ViewID) -> [Placed] {
    if view.isGuide { return [(view, owner, .guide)] }
    if view.isLayer { return [(view, owner, .layer)] }
    guard let stack = document.view(owner)?.stack, stack.arranged.contains(view.id) else {
      return [(view, owner, .subview)]
    }
    let gap = stack.customSpacing[view.id].map { (view, owner, Placing.spacing($0)) }
    return [(view, owner, .arranged)] + (gap.map { [$0] } ?? [])
  }
}

extension [Constraint] {
  /// As a person writes them: `title.bottom == card.bottom - 8` of `card.bottom == title.bottom + 8`, where the one
  /// lies right in the other and nothing else tells which of both comes first.
  fileprivate func fromInside(in document: Document) -> [Constraint] {
    map { constraint in
      guard let second = constraint.second, constraint.name == nil,
        constraint.explicitHolder == nil,
        document.superview(of: second.item.view) == constraint.first.item.view
      else { return constraint }
      return constraint.fromSecond ?? constraint
    }
  }
}

extension LayoutOutline {
  /// What a library sets constraints of has its mask switched off, which the root view keeps: a constraint
  /// that begins with the root is seen from what lies in it.
  var constraintsFromInside: [Constraint] {
    constraints.awaitedMap(each: 8) { constraint in
      let isOfRoot = constraint.first.item.view == root && constraint.second?.item.view != root
      let isHeld = constraint.name != nil || constraint.explicitHolder != nil
      return isOfRoot && !isHeld ? constraint.fromSecond ?? constraint : constraint
    }
  }
}

extension [Constraint] {
  /// Those of each first view or guide together, in the order in which these come first.
  var byFirstItem: [(item: Item, constraints: [Constraint])] {
    var places: [Item: Int] = [:]
    var groups: [(item: Item, constraints: [Constraint])] = []
    for constraint in self {
      let item = constraint.first.item
      if let place = places[item] {
        groups[place].constraints.append(constraint)
      } else {
        places[item] = groups.count
        groups.append((item, [constraint]))
      }
    }
    return groups
  }
}

extension View {
  /// The class that it is made of in code: of layers their own, which needs no declaration.
  var writtenClass: String {
    isLayer && className.hasSuffix("Layer") ? className : kind.className
  }

  /// Whether it is written as a system button, whose title is smaller than that of a custom one.
  var isSystemButton: Bool {
    kind == .button && !content.isConfigured && content.font != kind.codeContent.font
  }
}

extension LayoutOutline {
  /// A name of the code's own, with a number where something of the layout has it.
  func free(_ name: String) -> String {
    name.free(besides: Set(views.map(\.name)).union(constraints.compactMap(\.name)))
  }

  /// Whether a library may switch off the mask of what it sets constraints of: not that of the root view,
  /// and not that of what lies where its frame puts it.
  func switchesMaskOff(of item: Item) -> Bool {
    guard item.view != root, let view = document.view(item.view) else { return false }
    return view.frameLayout == nil || document.arrangingStack(of: view.id) != nil
  }

  /// The variables that hold constraints: by the names that these have, and by ones that are free where
  /// the call alone does not say all of a constraint.
  ///
  /// - Parameter text: What views and guides are called.
  func variableNames(by text: (Item) -> String) -> [ConstraintID: String] {
    var taken = Set(views.map(\.name)).union(constraints.compactMap(\.name))
    return constraints.awaited(each: 2).reduce(into: [:]) { names, constraint in
      if let name = constraint.name {
        names[constraint.id] = name
      } else if !constraint.isPlain {
        let name = constraint.first.variableName(of: text(constraint.first.item), besides: taken)
        taken.insert(name)
        names[constraint.id] = name
      }
    }
  }
}
