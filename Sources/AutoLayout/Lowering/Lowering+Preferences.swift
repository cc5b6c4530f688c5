import Simplex

/// What settles the quantities that nothing else settles: they go as near to 0 as they can, or stay where
/// they are in a view that nothing has mentioned yet.
extension Lowering {
  func preferences(of view: ViewID) -> [LoweredPreference] {
    RectPart.allCases.compactMap { part in
      switch part {
      case .x, .y: origin(part, of: view)
      case .width, .height:
        preference(
          part, of: Item(view), .anchor(Anchor(view, part.axis.size)),
          target: unmentioned(part, of: view))
      }
    }
  }

  /// In the superview, from corner to corner of the frames.
  private func origin(_ part: RectPart, of view: ViewID) -> LoweredPreference? {
    guard view != .root, let superview = document.superview(of: view) else { return nil }
    let axis = part.axis
    let target =
      unmentioned(part, of: view) + document.alignmentInsets(of: view).near(axis)
      - document.alignmentInsets(of: superview).near(axis)
    // Of what is scrolled, from the corner of the content: scrolling moves nothing in its superview.
    let measure = Measure.difference(
      Anchor(view, axis.nearEdge), Anchor(document.space(of: superview), axis.nearEdge))
    return preference(part, of: Item(view), measure, target: target)
  }

  private func unmentioned(_ part: RectPart, of view: ViewID) -> Double {
    let frame = document.views.read(view) { $0.unmentionedFrame } ?? nil
    return frame?[part] ?? 0
  }

  func preference(
    _ part: RectPart, of item: Item, _ measure: Measure, target: Double
  ) -> LoweredPreference {
    let variable = Variable(part, of: item)
    return LoweredPreference(
      row: RowID(preferenceFor: variable), variable: variable, measure: measure,
      preference: Preference(
        terms: coordinates.form(of: measure).terms, target: target,
        order: .preference(part, of: item.guide, place: order.place(of: item.view) ?? 0)))
  }
}
