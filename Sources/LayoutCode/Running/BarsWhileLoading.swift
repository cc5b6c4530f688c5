import AutoLayout

/// A controller loads its view before a navigation or tab bar controller shows it: bars that shorten
/// the view do so later, and what follows the view by its mask goes with it.
extension Evaluator {
  mutating func withoutBars(_ load: (inout Evaluator) throws(Stop) -> Void) throws(Stop) {
    let bars = draft.bars
    guard draft.device?.barsShortenRootView == true,
      bars.navigation != .off || bars.hasTabBar || bars.hasToolbar
    else { return try load(&self) }
    show(Bars())
    do throws(Stop) {
      try load(&self)
    } catch {
      show(bars)
      throw error
    }
    show(bars)
  }

  /// No step of the document's: in the end its bars are what they were.
  private mutating func show(_ bars: Bars) {
    for edit in [
      Edit.setNavigationBar(bars.navigation), .setTabBar(bars.hasTabBar),
      .setToolbar(bars.hasToolbar),
    ] {
      do throws(EditFailure) {
        try draft.apply(edit)
      } catch { continue }
    }
    layout = nil
  }
}
