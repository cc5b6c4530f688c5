import Simplex

/// What else could be: the freedom that the constraints leave.
extension LayoutEngine {
  /// All values over the equally good layouts; the present one for what is not in the window.
  package func range(of measure: Measure, in document: Document) throws(LayoutFailure)
    -> ValueRange
  {
    try match(document)
    return presentRange(of: measure)
  }

  /// The same of several, at the cost of one look at the document, and exactly as far as that is afforded.
  package func ranges(of measures: [Measure], in document: Document) throws(LayoutFailure)
    -> [ValueRange]
  {
    try match(document)
    return try exactWork.share(Self.sharedWork) { () throws(LayoutFailure) in
      var ranges: [ValueRange] = []
      ranges.reserveCapacity(measures.count)
      for measure in measures {
        if isCancelled() { throw .cancelled }
        ranges.append(presentRange(of: measure))
      }
      return ranges
    }
  }

  /// What the questions of one examination may cost, exactly: less than a tenth of a second or so.
  package static var sharedWork: Int { 200_000 }

  /// How much of the layout hangs together, so that each question about it looks at all of that.
  package func tangle(in document: Document) throws(LayoutFailure) -> Int {
    try match(document)
    return solver.tangle
  }

  private func presentRange(of measure: Measure) -> ValueRange {
    form(of: measure).map(range) ?? ValueRange(low: 0, high: 0)
  }

  /// All values of a constraint's error, `first − multiplier · second − constant`, over the layouts
  /// that are best for everything of `priority` and above; `nil` for a constraint that is not in
  /// the layout.
  package func range(of handle: Handle, downTo priority: Priority, in document: Document)
    throws(LayoutFailure) -> ValueRange?
  {
    try match(document)
    guard let row = lowered.row(RowID(handle))?.linear else { return nil }
    let interval = solver.range(of: row.terms, downTo: priority.rawValue)
    return ValueRange(interval, offset: -row.constant)
  }

  /// Whether a quantity has one value in all equally good layouts.
  package func isUnique(_ measure: Measure, in document: Document) throws(LayoutFailure) -> Bool {
    try match(document)
    return form(of: measure).map(isUnique) ?? true
  }

  /// The same of a sum of quantities, each with a factor: what two of them have between them may be
  /// settled where neither is.
  package func isUnique(
    sum: [(factor: Double, measure: Measure)], in document: Document
  ) throws(LayoutFailure) -> Bool {
    try match(document)
    var whole = LinearForm()
    for (factor, measure) in sum {
      guard let form = form(of: measure) else { continue }
      whole.add(form, times: factor)
    }
    return isUnique(whole)
  }

  /// Along which axes something inside a scroll view is tied to an edge of what that scrolls, which has
  /// a size there; along the others UIKit's is 0 (UIKit scroll view, section 2.1).
  package func axesOfTiedContent(
    of view: ViewID, in document: Document
  ) throws(LayoutFailure) -> [Axis] {
    try match(document)
    let content = Item(view, guide: .content)
    return Axis.allCases.filter { isTied(content, along: $0) }
  }

  /// What is not settled, of each view and guide in view order: its position in the superview, and
  /// its size.
  package func freeItems(in document: Document) throws(LayoutFailure) -> [FreeItem] {
    try match(document)
    let coordinates = coordinates
    var items: [FreeItem] = []
    for view in viewsThatMayBeFree(in: coordinates.document) {
      if let item = freeItem(view, in: coordinates) { items.append(item) }
      if let content = freeContent(of: view) { items.append(content) }
    }
    return items
  }

  /// In view order: what moves in the window, and what lies in that.
  private func viewsThatMayBeFree(in document: Document) -> [ViewID] {
    var views: Set<ViewID> = []
    for variable in solver.movingVariables {
      views.insert(variable.item.view)
      if variable.part == .width || variable.part == .height { continue }
      document.views.read(variable.item.view) {
        views.formUnion($0.subviews + $0.guides)
      }
    }
    return lowered.order.sorted(views)
  }

  private func freeItem(_ view: ViewID, in coordinates: Coordinates) -> FreeItem? {
    let superview = coordinates.document.superview(of: view)
    let space = superview.map(coordinates.space)
    let parts = RectPart.allCases.filter { part in
      let isPlace = part == .x || part == .y
      let origin = isPlace ? space : nil
      let mayMove =
        !isUnique(part, of: Item(view)) || origin.map { !isUnique(part, of: $0) } ?? false
      guard mayMove else { return false }
      let form = coordinates.part(part, of: Item(view))
      return !isUnique(origin.map { form - coordinates.part(part, of: $0) } ?? form)
    }
    return parts.isEmpty ? nil : FreeItem(item: Item(view), parts: parts)
  }

  /// Whether a number of a rectangle, measured in the window, is settled.
  private func isUnique(_ part: RectPart, of item: Item) -> Bool {
    solver.isUnique(Variable(part, of: item))
  }

  /// What a view scrolls has a size once something inside is tied to an edge of it (UIKit scroll
  /// view, section 2.1).
  private func freeContent(of view: ViewID) -> FreeItem? {
    guard coordinates.document.views.read(view, { $0.kind.scrolls }) == true else { return nil }
    let content = Item(view, guide: .content)
    let parts = [RectPart.width, .height].filter { part in
      !isUnique(part, of: content) && isTied(content, along: part.axis)
    }
    return parts.isEmpty ? nil : FreeItem(item: content, parts: parts)
  }

  private func isTied(_ content: Item, along axis: Axis) -> Bool {
    lowered.usage.constraints(mentioning: content.view).contains { id in
      lowered.rows(of: id).contains { row in
        [row.equation.first, row.equation.second].contains {
          $0?.item == content && $0?.attribute.axis == axis
        }
      }
    }
  }

  private func isUnique(_ form: LinearForm) -> Bool { solver.isUnique(form.terms) }

  private func range(of form: LinearForm) -> ValueRange {
    let interval = solver.range(of: form.terms)
    return ValueRange(interval, offset: form.constant)
  }
}

extension ValueRange {
  /// To a millionth of a point: how a search came to an end of the range shows below that.
  fileprivate init(_ interval: Interval, offset: Double) {
    self.init(
      low: (interval.low + offset).withoutNoise, high: (interval.high + offset).withoutNoise)
  }
}

/// What of an item is not settled.
package struct FreeItem: Hashable, Sendable {
  package var item: Item
  /// In the order x, y, width, height; x and y in the superview.
  package var parts: [RectPart]

  package init(item: Item, parts: [RectPart]) {
    self.item = item
    self.parts = parts
  }
}
