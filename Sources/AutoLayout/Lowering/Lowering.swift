import Simplex

/// Turns a document into linear constraints. Every constraint, whoever made it, is an `Equation`
/// with a handle and a holder, and goes one way: attributes become coordinates of alignment
/// rectangles, in the window's space.
struct Lowering {
  let document: Document
  let order: ViewOrder
  let arranged = ArrangedConstraints()
  let rowsAbove = RowsAbove()

  var coordinates: Coordinates { Coordinates(document: document) }

  /// What `equation` says to the solver, installed on `holder`.
  ///
  /// - Parameter reader: Whose reading direction counts; `nil` for the first item's.
  func lower(
    _ equation: Equation, as handle: Handle, row: RowID, reader: ViewID? = nil,
    holder: @autoclosure () -> ViewID, at place: Order
  ) -> LoweredConstraint {
    let form = difference(of: equation, reader: reader, holder: holder())
    return LoweredConstraint(
      row: row, handle: handle, equation: equation,
      linear: LinearConstraint(
        terms: form.terms, relation: LinearRelation(equation.relation),
        constant: equation.constant - form.constant, level: Level(equation.priority), order: place))
  }

  /// The same for a constraint that the system generates; `title.size.w` belongs to `title`.
  func generate(_ view: ViewID, _ rule: Rule, _ equation: Equation, holder: ViewID)
    -> LoweredConstraint
  {
    lower(
      equation, as: .generated(view, rule), row: RowID(view, rule),
      // A stack view turns around as a whole (UIKit constraints, section 1.3).
      reader: rule.maker == .stack ? holder : nil, holder: holder,
      at: .generated(view, rule, isImported: isImported(holder)))
  }

  func isImported(_ view: ViewID) -> Bool {
    document.views.read(view) { $0.origin.isImported } ?? false
  }

  /// `first − multiplier · second`, in points of the first anchor.
  private func difference(
    of equation: Equation, reader: ViewID?, holder: @autoclosure () -> ViewID
  ) -> LinearForm {
    let isMirrored = isMirrored(equation, reader ?? equation.first.item.view)
    var form = position(of: equation.first, isMirrored: isMirrored)
    guard let second = equation.second, equation.multiplier != 0 else { return form }
    form.add(position(of: second, isMirrored: isMirrored), times: -equation.multiplier)
    // Locations are measured from the holder's origin, which cancels unless one is multiplied, or
    // depends on a size.
    let isSize = second.attribute.kind == .size
    if equation.first.attribute.kind != .size, isSize || equation.multiplier != 1 {
      let axis = equation.first.attribute.axis
      let origin = origin(of: holder(), along: axis, isMirrored: isMirrored)
      form.add(origin, times: isSize ? -1 : equation.multiplier - 1)
    }
    return form
  }

  /// A coordinate or a size; where reading goes from right to left, coordinates grow that way.
  private func position(of anchor: Anchor, isMirrored: Bool) -> LinearForm {
    let form = coordinates.form(of: anchor, direction: isMirrored ? .rightToLeft : .leftToRight)
    return isMirrored ? -1 * form : form
  }

  /// The first item's reading direction decides, and only where an attribute follows it (UIKit
  /// constraints, section 1.3).
  private func isMirrored(_ equation: Equation, _ reader: ViewID) -> Bool {
    let attributes = [equation.first.attribute, equation.second?.attribute]
    return attributes.contains { $0?.isDirectional == true }
      && document.direction(ofItem: reader) == .rightToLeft
  }

  /// The corner of the holder's own space from which a multiplied location is measured (UIKit
  /// constraints, section 1.2): of its frame, on the left also where reading begins on the right,
  /// since only attributes and constants turn around there and the axis does not.
  private func origin(of holder: ViewID, along axis: Axis, isMirrored: Bool) -> LinearForm {
    let holder = document.resolved(holder)
    var corner = coordinates.form(
      of: Anchor(document.space(of: holder), axis.nearEdge), direction: .leftToRight)
    corner.constant -= document.alignmentInsets(of: holder).near(axis)
    return isMirrored ? -1 * corner : corner
  }
}

extension Document {
  /// The view itself; for the window, the root view, which tells where it lies.
  func resolved(_ view: ViewID) -> ViewID { view == .window ? .root : view }

  /// The rectangle at whose corner the coordinates of what lies in a view begin.
  package func space(of view: ViewID) -> Item {
    let scrolls = views.read(view) { $0.kind.scrolls } ?? false
    return Item(view, guide: scrolls ? .content : nil)
  }

  package func alignmentInsets(of view: ViewID) -> Insets {
    views.read(view) { $0.alignmentInsets } ?? .zero
  }

  /// A guide reads as its owning view does.
  package func direction(ofItem item: ViewID) -> LayoutDirection {
    direction(of: host(resolved(item)))
  }
}
