import Simplex

/// What the solver found, by view. Versions share what is the same in them.
struct Positions: Sendable {
  /// Exact, in the window; those that are not at zero.
  private(set) var views: Table<ViewID, Rect> = Table()
  /// The system's guides that constraints speak of.
  private var guides: Table<GuideKey, Rect> = Table()

  /// A system's guide by number.
  private struct GuideKey: TableKey {
    let rawValue: Int
    init(_ rawValue: Int) { self.rawValue = rawValue }
    init(_ guide: SystemGuide, in view: ViewID) {
      rawValue = view.rawValue * SystemGuide.allCases.count + guide.rank
    }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  func rect(of view: ViewID) -> Rect { views[view] ?? .zero }

  /// As it was taken over last; zero where it was not.
  func rect(of item: Item) -> Rect {
    item.guide.map { rect(of: $0, in: item.view) ?? .zero } ?? rect(of: item.view)
  }

  func rect(of guide: SystemGuide, in view: ViewID) -> Rect? { guides[GuideKey(guide, in: view)] }

  /// The views of which a guide has another rectangle.
  func guidedViews(movedSince old: Positions) -> [ViewID] {
    guides.changes(from: old.guides).map {
      ViewID($0.key.rawValue / SystemGuide.allCases.count)
    }
  }

  /// Moves a view and its guides.
  mutating func move(_ view: ViewID, by offset: Point, growing: Size) {
    let moved = { (rect: Rect) in
      Rect(
        x: rect.x + offset.x, y: rect.y + offset.y, width: rect.width + growing.width,
        height: rect.height + growing.height)
    }
    set(moved(rect(of: view)), of: Item(view))
    for guide in SystemGuide.allCases {
      if let rect = rect(of: guide, in: view) { set(moved(rect), of: Item(view, guide: guide)) }
    }
  }

  /// `nil` for what the solver does not know any more.
  mutating func set(_ rect: Rect?, of item: Item) {
    if let guide = item.guide {
      guides[GuideKey(guide, in: item.view)] = rect
    } else {
      views[item.view] = rect
    }
  }
}

extension Solver {
  func rect(of item: Item) -> Rect {
    let parts = RectPart.allCases.map { value(of: Variable($0, of: item)) }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
