import AutoLayout

/// Several numbers together: a point, a size, a rectangle, insets, or just numbers in parentheses.
struct Tuple: Hashable, Sendable {
  typealias Shape = NumberShape

  private(set) var shape: Shape
  private(set) var numbers: [Double]
  /// What of the layout each number is, if that is where they come from; else empty.
  private(set) var measures: [Measure]

  init(_ shape: Shape, _ numbers: [Double], measures: [Measure] = []) {
    self.shape = shape
    self.numbers = numbers
    self.measures = measures
  }
}

extension Tuple {
  init(_ point: Point) { self.init(.point, [point.x, point.y]) }

  init(_ size: Size) { self.init(.size, [size.width, size.height]) }

  init(_ rect: Rect, measures: [Measure] = []) {
    self.init(.rect, [rect.x, rect.y, rect.width, rect.height], measures: measures)
  }

  init(_ insets: Insets) {
    self.init(.insets, [insets.top, insets.left, insets.bottom, insets.right])
  }

  var point: Point? { numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil }

  var size: Size? { numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil }

  var rect: Rect? {
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var insets: Insets? {
    guard numbers.count == 4 else { return nil }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The same numbers for what asks for another shape: `(16, 40)` where a point is wanted.
  func shaped(_ wanted: Shape) -> Tuple? {
    if shape == wanted { return self }
    guard shape == .plain, numbers.count == wanted.labels.count else { return nil }
    return Tuple(wanted, numbers, measures: measures)
  }
}

// MARK: Parts

extension Tuple.Shape {
  /// What the numbers are called, in their order.
  var labels: [String] {
    switch self {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .directionalInsets: ["top", "leading", "bottom", "trailing"]
    case .transform: ["a", "b", "c", "d", "tx", "ty"]
    case .plain: []
    }
  }

  /// Swift's type of such a value.
  var typeName: String? {
    switch self {
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .insets: "UIEdgeInsets"
    case .directionalInsets: "NSDirectionalEdgeInsets"
    case .transform: "CGAffineTransform"
    case .plain: nil
    }
  }

  /// Parts that are read and set together.
  private var groups: [String: (range: Range<Int>, shape: Tuple.Shape)] {
    self == .rect ? ["origin": (0..<2, .point), "size": (2..<4, .size)] : [:]
  }

  /// Which of the numbers a part is.
  fileprivate func part(_ name: String) -> (range: Range<Int>, shape: Tuple.Shape)? {
    if let group = groups[name] { return group }
    // `pair.1`; a number as short as this one cannot run over.
    if self == .plain, let place = UInt8(name).map(Int.init) { return (place..<place + 1, .plain) }
    return labels.firstIndex(of: name).map { ($0..<$0 + 1, .plain) }
  }

  /// Everything that stands behind a dot.
  var partNames: [String] {
    self == .rect ? labels + ["origin", "size"] + Tuple.edges.map(\.name) : labels
  }
}

extension Tuple {
  /// Numbers of a rectangle that follow from the others: the origin and a share of the size.
  fileprivate static let edges: [(name: String, origin: Int, share: Double)] = [
    ("minX", 0, 0), ("midX", 0, 0.5), ("maxX", 0, 1),
    ("minY", 1, 0), ("midY", 1, 0.5), ("maxY", 1, 1),
  ]

  /// Whatever stands behind the dot of one shape or another.
  static let partNames = Set(Evaluator.shapes.values.flatMap(\.partNames))

  /// `frame.width`, `frame.origin`, `frame.maxY`; `nil` for what it does not have.
  ///
  /// Edges and sizes of a rectangle are of what it covers, as Core Graphics has them; its `origin`
  /// and its `size` are the numbers that it was made of.
  func part(_ name: String) -> Tuple? {
    if let side = side(name) { return side }
    if let (range, shape) = shape.part(name), range.upperBound <= numbers.count {
      let measures = measures.isEmpty ? [] : Array(measures[range])
      return Tuple(shape, Array(numbers[range]), measures: measures)
    }
    return edge(name)
  }

  private func side(_ name: String) -> Tuple? {
    guard shape == .rect, numbers.count == 4, ["width", "height"].contains(name) else { return nil }
    let place = name == "width" ? 2 : 3
    return Tuple(
      .plain, [abs(numbers[place])], measures: measures.isEmpty ? [] : [measures[place]])
  }

  private func edge(_ name: String) -> Tuple? {
    guard shape == .rect, numbers.count == 4,
      let edge = Self.edges.first(where: { $0.name == name })
    else { return nil }
    let (start, length) = (numbers[edge.origin], numbers[edge.origin + 2])
    let value = min(start, start + length) + edge.share * abs(length)
    let places = edge.share == 0 && length >= 0 ? [edge.origin] : [edge.origin, edge.origin + 2]
    return Tuple(
      .plain, [value], measures: measures.isEmpty ? [] : places.map { measures[$0] })
  }

  /// With other numbers for a part; `nil` where they do not fit, and for parts that only read.
  func setting(_ name: String, to new: [Double]) -> Tuple? {
    guard let (range, _) = shape.part(name), new.count == range.count,
      range.upperBound <= numbers.count
    else { return nil }
    var result = Tuple(shape, numbers)
    result.numbers.replaceSubrange(range, with: new)
    return result
  }
}
