/// Where a scroll view stands in what it scrolls, what it adds around that (UIKit scroll view, sections 1
/// and 3), and how high it makes rows.
package struct Scrolling: Hashable, Sendable {
  /// `nil` until somebody scrolls: at the beginning, with the insets before it.
  package var offset: Point?
  /// Set by hand, for content whose size no constraints determine.
  package var contentSize: Size?
  package var contentInset = Insets.zero
  package var adjustment = Adjustment.automatic
  package var alwaysBounces: Set<Axis> = []
  /// Of a table; `nil` for rows that are as high as their frames say, as in a file.
  package var rowHeight: RowHeight?
  /// Of a table; its rows are a pixel higher than their content views where there are lines between them
  /// (`separatorStyle`).
  package var hasSeparators = true
  /// Of a table; whether the content views of its rows keep clear of the safe area at the sides
  /// (`insetsContentViewsToSafeArea`).
  package var insetsContentViews = true

  package init(offset: Point? = nil) { self.offset = offset }

  /// As a new view of that kind scrolls, if it does: a table always bounces up and down, and its rows
  /// size themselves (UIKit sizing, section 7).
  init?(of kind: ViewKind) {
    guard kind.scrolls else { return nil }
    self.init()
    if kind == .tableView { (alwaysBounces, rowHeight) = ([.vertical], .automatic) }
  }

  /// When the safe area comes to the insets, by UIKit's names (`contentInsetAdjustmentBehavior`).
  package enum Adjustment: String, Hashable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// How high the rows of a table are (`rowHeight`).
  package enum RowHeight: Hashable, Sendable {
    /// Each as low as what is in it lets it be, as wide as the table (`UITableView.automaticDimension`).
    case automatic
    /// All alike, in points.
    case fixed(Double)
  }
}
