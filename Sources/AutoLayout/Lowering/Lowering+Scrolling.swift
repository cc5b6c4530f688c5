import Simplex

/// A scroll view has two rectangles: its own, and that of what it scrolls, which begins where it was
/// scrolled to and is as large as the constraints make it (UIKit scroll view, section 2).
extension Lowering {
  func scrollConstraints(of view: View) -> [LoweredConstraint] {
    guard view.kind.scrolls else { return [] }
    let content = Item(view.id, guide: .content)
    return Axis.allCases.map { axis in
      generate(
        view.id, .content(.size(axis)),
        Equation(Anchor(content, axis.size), .greaterThanOrEqual), holder: view.id)
    }
  }

  /// `scroll.content.top == scroll.top - 100`.
  func contentOrigin(of view: ViewID, _ insets: Insets) -> [LoweredConstraint] {
    let content = Item(view, guide: .content)
    return Axis.allCases.map { axis in
      generate(
        view, .content(.origin(axis)),
        Equation(
          Anchor(content, axis.nearEdge), .equal, Anchor(view, axis.nearEdge),
          constant: insets.near(axis)),
        holder: view)
    }
  }

  /// What settles how large the content is where nothing else does.
  func scrollPreferences(of view: ViewID) -> [LoweredPreference] {
    guard document.views.read(view, { $0.kind.scrolls }) == true,
      let view = document.views[view]
    else { return [] }
    let content = Item(view.id, guide: .content)
    return [RectPart.width, .height].map { part in
      preference(
        part, of: content, .anchor(Anchor(content, part.axis.size)),
        target: view.scrolling?.contentSize?[part.axis] ?? 0)
    }
  }
}

extension Equation {
  /// Edges of a scroll view mean its content where they are tied to something inside (UIKit scroll
  /// view, section 2.2).
  func resolved(in document: Document) -> Equation {
    guard let second, first.mayMeanContent(in: document) || second.mayMeanContent(in: document)
    else { return self }
    var result = self
    let isMirrored = document.direction(ofItem: first.item.view) == .rightToLeft
    let (near, far) = (
      first.meant(beside: second, isMirrored, in: document),
      second.meant(beside: first, isMirrored, in: document)
    )
    result.first = near.anchor
    result.second = far.anchor
    result.constant += multiplier * far.inset - near.inset
    return result
  }
}

extension Anchor {
  /// An edge, and how far right or down of it what is meant lies: margins are measured from the
  /// content's edges.
  fileprivate func meant(
    beside other: Anchor, _ isMirrored: Bool, in document: Document
  ) -> (anchor: Anchor, inset: Double) {
    guard mayMeanContent(in: document), let edge = edgeOfContent,
      let view = document.views[item.view], other.item.view != item.view,
      document.isView(other.item.view, within: item.view)
    else { return (self, 0) }
    let isMargin = attribute.withinMargins != nil
    return (
      Anchor(Item(item.view, guide: .content), edge),
      isMargin ? document.ownMargins(of: view).inset(at: edge, isMirrored) : 0
    )
  }

  fileprivate func mayMeanContent(in document: Document) -> Bool {
    item.guide == nil && document.views.read(item.view) { $0.kind.scrolls } == true
  }

  /// Sizes and centres are the scroll view's own.
  private var edgeOfContent: Attribute? {
    let edge = attribute.withinMargins ?? attribute
    let edges: [Attribute] = [.left, .right, .leading, .trailing, .top, .bottom]
    return edges.contains(edge) ? edge : nil
  }
}

extension Document {
  /// The margins that a view was given, or those that every view has.
  func ownMargins(of view: View) -> Insets {
    switch view.margins {
    case nil: return cellMargins(of: view) ?? .usualMargins
    case .absolute(let insets): return insets
    case .directional(let top, let leading, let bottom, let trailing):
      let isMirrored = direction(of: view.id) == .rightToLeft
      return Insets(
        top: top, left: isMirrored ? trailing : leading, bottom: bottom,
        right: isMirrored ? leading : trailing)
    }
  }
}

extension Insets {
  /// Of every view that says nothing else; of the window too.
  static let usualMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)

  /// How far an edge lies inside, in the direction in which coordinates grow: along the reading
  /// direction for leading and trailing.
  fileprivate func inset(at edge: Attribute, _ isMirrored: Bool) -> Double {
    switch edge {
    case .top: top
    case .bottom: -bottom
    case .left: left
    case .right: -right
    case .leading: isMirrored ? right : left
    default: -(isMirrored ? left : right)
    }
  }
}
