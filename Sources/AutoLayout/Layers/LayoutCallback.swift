import Simplex

/// What is done each time a view has laid out its subviews: the body of `layoutSubviews`, or of the
/// controller's `viewDidLayoutSubviews` for the root view.
package struct LayoutCallback: Hashable, Sendable {
  /// Carried out one after another.
  package let actions: [Action]

  package init(_ actions: [Action]) { self.actions = actions }

  /// What it sets.
  package var assignments: [Assignment] { actions.compactMap(\.assignment) }

  /// What one statement of it does.
  package enum Action: Hashable, Sendable {
    case set(Assignment)
    /// `layoutIfNeeded()`.
    case layOut

    package var assignment: Assignment? {
      if case .set(let assignment) = self { assignment } else { nil }
    }
  }

  /// `border.frame = sign.bounds`.
  package struct Assignment: Hashable, Sendable {
    /// A layer, or a view that is laid out by its frame.
    package var target: ViewID
    package var frame: FrameExpression

    package init(_ target: ViewID, frame: FrameExpression) {
      self.target = target
      self.frame = frame
    }
  }
}

/// A rectangle whose numbers are worked out when a layout is known.
package struct FrameExpression: Hashable, Sendable {
  package var x: LengthExpression
  package var y: LengthExpression
  package var width: LengthExpression
  package var height: LengthExpression
  /// Of the largest rectangle that is meant in the middle of this one; `nil` for all of it.
  package var ratio: Size?
  /// The widths and heights that insets have left: below 0 the rectangle is null (UIKit geometry and
  /// layers, section 1).
  private var left: [LengthExpression] = []

  package init(
    x: LengthExpression, y: LengthExpression, width: LengthExpression, height: LengthExpression
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var numbers: [LengthExpression] { [x, y, width, height] }

  /// The rectangle when frames are these, with a size that is not below 0; `nil` where more was taken
  /// off than there is, which is `CGRect.null`.
  package func rect(reading frame: (ViewID) -> Rect) -> Rect? {
    for length in left {
      let value = length.value(reading: frame)
      if value < 0, !Tolerance.areEqual(value, 0) { return nil }
    }
    let numbers = numbers.map { $0.value(reading: frame) }
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      .standardized
    guard let ratio else { return rect }
    return ContentMode.scaleAspectFit.rect(of: ratio, in: rect) ?? rect
  }

  /// The views whose frames are read.
  package var views: [ViewID] { numbers.flatMap(\.views) }

  /// How much has to be added up.
  package var termCount: Int { (numbers + left).map(\.termCount).reduce(0, +) }

  /// The same with another expression in the place of each of its numbers.
  func mapped(_ transform: (LengthExpression) -> LengthExpression) -> FrameExpression {
    var result = FrameExpression(
      x: transform(x), y: transform(y), width: transform(width), height: transform(height))
    (result.ratio, result.left) = (ratio, left.map(transform))
    return result
  }

  /// Smaller by as much on either side; by a number below 0 larger.
  package func inset(dx: LengthExpression, dy: LengthExpression) -> FrameExpression {
    var inset = self
    (inset.x, inset.y) = (x + dx, y + dy)
    (inset.width, inset.height) = (width - 2 * dx, height - 2 * dy)
    for (amount, length) in [(dx, inset.width), (dy, inset.height)] {
      if amount.number.map({ $0 > 0 }) ?? true { inset.left.append(length) }
    }
    return inset
  }

  /// The largest of such a ratio in its middle; `nil` where it is one already.
  package func fitting(_ ratio: Size) -> FrameExpression? {
    guard self.ratio == nil, ratio.width > 0, ratio.height > 0 else { return nil }
    var fitted = self
    fitted.ratio = ratio
    return fitted
  }
}

/// `constant + Σ factor · quantity`, in points.
///
/// - Invariant: every quantity occurs once with a factor other than 0: first readings, in order.
package struct LengthExpression: Hashable, Sendable {
  package private(set) var constant: Double
  package private(set) var terms: [Term]

  /// A quantity, times a factor.
  package struct Term: Hashable, Sendable {
    package var factor: Double
    package var quantity: Quantity
  }

  /// A number of a frame, or what a function makes of sums.
  package enum Quantity: Hashable, Sendable {
    case reading(Reading)
    case function(NumberFunction, [LengthExpression])
  }

  /// A number of the frame that a view or a layer has in its superview.
  package struct Reading: Hashable, Comparable, Sendable {
    package var view: ViewID
    package var part: RectPart

    package init(_ view: ViewID, _ part: RectPart) {
      self.view = view
      self.part = part
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.view, lhs.part) < (rhs.view, rhs.part)
    }
  }

  package init(_ constant: Double) {
    self.constant = constant
    terms = []
  }

  package init(_ view: ViewID, _ part: RectPart) {
    constant = 0
    terms = [Term(factor: 1, quantity: .reading(Reading(view, part)))]
  }

  /// A number where nothing is read.
  package init(_ function: NumberFunction, of arguments: [LengthExpression]) {
    let numbers = arguments.compactMap(\.number)
    let isNumber = numbers.count == arguments.count
    constant = isNumber ? function.value(of: numbers) : 0
    terms = isNumber ? [] : [Term(factor: 1, quantity: .function(function, arguments))]
  }

  /// In points, within what coordinates may be.
  func value(reading frame: (ViewID) -> Rect) -> Double {
    let sum = terms.reduce(constant) { sum, term in
      sum + term.factor * term.quantity.value(reading: frame)
    }
    return sum.isNaN ? 0 : min(max(sum.withoutNoise, -Limits.length), Limits.length)
  }

  /// The number itself, where nothing is read.
  package var number: Double? { terms.isEmpty ? constant : nil }

  package var isFinite: Bool {
    constant.isFinite
      && terms.allSatisfy { $0.factor.isFinite && $0.quantity.arguments.allSatisfy(\.isFinite) }
  }

  /// The views whose frames are read.
  var views: [ViewID] {
    terms.flatMap { term -> [ViewID] in
      if case .reading(let reading) = term.quantity { return [reading.view] }
      return term.quantity.arguments.flatMap(\.views)
    }
  }

  var termCount: Int {
    terms.reduce(1) { $0 + $1.quantity.arguments.map(\.termCount).reduce(1, +) }
  }

  package static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.constant += rhs.constant
    for term in rhs.terms { sum.add(term) }
    sum.terms.removeAll { $0.factor == 0 }
    return sum
  }

  /// What functions make stands behind the readings, as it came.
  private mutating func add(_ term: Term) {
    if let place = terms.firstIndex(where: { $0.quantity == term.quantity }) {
      terms[place].factor += term.factor
      return
    }
    let place = terms.firstIndex { term.quantity.stands(before: $0.quantity) } ?? terms.endIndex
    terms.insert(term, at: place)
  }

  package static func * (factor: Double, expression: Self) -> Self {
    var product = LengthExpression(factor * expression.constant)
    product.terms = expression.terms.map {
      Term(factor: factor * $0.factor, quantity: $0.quantity)
    }.filter { $0.factor != 0 }
    return product
  }

  package static func - (lhs: Self, rhs: Self) -> Self { lhs + (-1) * rhs }
}

extension LengthExpression.Quantity {
  /// What a function is given; nothing for a reading.
  package var arguments: [LengthExpression] {
    if case .function(_, let arguments) = self { arguments } else { [] }
  }

  fileprivate func value(reading frame: (ViewID) -> Rect) -> Double {
    switch self {
    case .reading(let reading): frame(reading.view)[reading.part]
    case .function(let function, let arguments):
      function.value(of: arguments.map { $0.value(reading: frame) })
    }
  }

  fileprivate func stands(before other: Self) -> Bool {
    switch (self, other) {
    case (.reading(let one), .reading(let other)): one < other
    case (.reading, .function): true
    case (.function, _): false
    }
  }
}

extension FrameExpression {
  package static func frame(of view: ViewID) -> FrameExpression {
    FrameExpression(
      x: LengthExpression(view, .x), y: LengthExpression(view, .y),
      width: LengthExpression(view, .width), height: LengthExpression(view, .height))
  }

  /// From 0, as large as the view is.
  package static func bounds(of view: ViewID) -> FrameExpression {
    FrameExpression(
      x: LengthExpression(0), y: LengthExpression(0), width: LengthExpression(view, .width),
      height: LengthExpression(view, .height))
  }

  package func moved(dx: LengthExpression, dy: LengthExpression) -> FrameExpression {
    var moved = self
    (moved.x, moved.y) = (x + dx, y + dy)
    return moved
  }
}

extension Document {
  /// The view after whose layout the frame of `layer` is set.
  package func callbackOwner(of layer: ViewID) -> ViewID? {
    callbacks.keys.first { owner in
      callbacks[owner]?.assignments.contains { $0.target == layer } == true
    }
  }
}
