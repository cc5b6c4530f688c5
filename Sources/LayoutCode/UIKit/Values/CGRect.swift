import AutoLayout
import Interchange

/// `CGRect` (UIKit geometry and layers, section 1). What follows from its numbers follows the layout
/// where they do.
enum RectMembers {
  static let table = MemberTable(
    "CGRect",
    members: making + edges + questions + derived)

  private static let making: [Member] = [
    .initializer(
      ["x: CGFloat", "y: CGFloat", "width: CGFloat", "height: CGFloat"],
      call: GeometryMembers.numbers(.rect)),
    .initializer(["origin: CGPoint", "size: CGSize"]) { (evaluator, _, arguments) throws(Stop) in
      guard case .known(let origin) = try evaluator.parts(arguments.first, .point),
        let second = arguments["size"], case .known(let size) = try evaluator.parts(second, .size)
      else { return .unknown(Unknown("CGRect", at: arguments.range, type: "CGRect")) }
      return Shape.rect.value(origin + size)
    },
    .initializer { _, _, _ in Shape.rect.zero },
    .constant("zero", type: "CGRect", Shape.rect.zero),
    .constant("null", type: "CGRect", .rect(.null)),
    .constant("infinite", type: "CGRect", .rect(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))),
    part("origin", "CGPoint"), part("size", "CGSize"),
    // Of the `NSValue` in which Foundation hands one over.
    .property("cgRectValue", older: ["CGRectValue"], type: "CGRect") { _, value, _ in value },
  ]

  private static func part(_ name: String, _ type: TypeName) -> Member {
    .property(name, type: type) { evaluator, value, range in
      evaluator.stored(name, of: value) ?? .unknown(Unknown(name, at: range, type: type))
    }
  }

  /// Of what the rectangle covers.
  private static let edges: [Member] =
    [
      ("minX", 0, 0.0), ("midX", 0, 0.5), ("maxX", 0, 1), ("minY", 1, 0), ("midY", 1, 0.5),
      ("maxY", 1, 1),
    ].map { name, place, share in
      number(name) { numbers in numbers[place].plus(numbers[place + 2].times(share)) }
    } + [number("width") { $0[2] }, number("height") { $0[3] }]

  private static func number(
    _ name: String, _ read: @escaping @Sendable ([Number]) -> Number
  ) -> Member {
    .property(name, type: "CGFloat") { _, value, range in
      switch Known(value) {
      case .numbers(let numbers): .number(read(numbers.covered))
      case .unknown(let unknown):
        .unknown(Unknown("\(unknown.name).\(name)", at: range, type: "CGFloat"))
      }
    }
  }

  private static let questions: [Member] = [
    question("contains", ["_"]) { (evaluator, rect, operand) throws(Stop) in
      if let point = try evaluator.pointMeant(by: operand) { return rect.contains(point) }
      return try evaluator.rect(operand).map { rect.contains($0.whole) } ?? false
    },
    question("intersects", ["_: CGRect"]) { (evaluator, rect, operand) throws(Stop) in
      try evaluator.rect(operand).map { rect.meets($0.whole) } ?? false
    },
    truth("isEmpty", \.isEmpty), truth("isNull", \.isNull),
    .constant("isInfinite", type: "Bool", isStatic: false, .boolean(false)),
  ]

  private static func truth(_ name: String, _ path: KeyPath<Rect, Bool> & Sendable) -> Member {
    .property(name, type: "Bool") { (evaluator, value, range) throws(Stop) in
      .boolean(try evaluator.rect(Operand(value, at: range))?[keyPath: path] ?? false)
    }
  }

  private static func question(
    _ name: String, _ parameters: [MemberParameter],
    _ answer: @escaping @Sendable (inout Evaluator, Rect, Operand) throws(Stop) -> Bool
  ) -> Member {
    .method(name, parameters, gives: "Bool") { (evaluator, value, arguments) throws(Stop) in
      guard let rect = try evaluator.rect(Operand(value, at: arguments.range)) else {
        return .boolean(false)
      }
      return .boolean(try answer(&evaluator, rect.whole, arguments.first))
    }
  }

  private static let derived: [Member] = [
    .method("insetBy", ["dx: CGFloat", "dy: CGFloat"], gives: "CGRect") {
      (evaluator, value, arguments) throws(Stop) in
      var inset = try evaluator.moved(value.covered, arguments) { dx, dy in
        [dx, dy, dx.times(-2), dy.times(-2)]
      }
      if let (dx, dy) = try evaluator.amounts(arguments) {
        inset.frameSource = value.frameSource?.inset(dx: dx.expression, dy: dy.expression)
      }
      return inset
    },
    .method("offsetBy", ["dx: CGFloat", "dy: CGFloat"], gives: "CGRect") {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.moved(value, arguments) { dx, dy in [dx, dy, .real(0), .real(0)] }
    },
    .method("inset", ["by: UIEdgeInsets"], gives: "CGRect") {
      (evaluator, value, arguments) throws(Stop) in
      guard case .numbers(let numbers) = Known(value),
        let insets = try evaluator.insets(arguments.first)
      else { return value }
      return Shape.rect.value(numbers.inset(by: insets))
    },
    other("union") { $0.union($1) }, other("intersection") { $0.shared(with: $1) },
    same("integral") { $0.integral }, same("standardized") { $0 },
    .method("applying", ["_: CGAffineTransform"], gives: "CGRect") {
      (evaluator, value, arguments) throws(Stop) in
      guard let rect = try evaluator.rect(Operand(value, at: arguments.range)),
        let numbers = try evaluator.numbers(arguments.first, .transform).value,
        let transform = AffineTransform(numbers)
      else { return value }
      return .rect(transform.box(of: rect))
    },
    .method("divided", ["atDistance: CGFloat", "from: CGRectEdge"]) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.divided(value, arguments)
    },
  ]

  private static func other(
    _ name: String, _ combine: @escaping @Sendable (Rect, Rect) -> Rect
  ) -> Member {
    .method(name, ["_: CGRect"], gives: "CGRect") { (evaluator, value, arguments) throws(Stop) in
      guard let rect = try evaluator.rect(Operand(value, at: arguments.range)),
        let other = try evaluator.rect(arguments.first)
      else { return value }
      return .rect(combine(rect.whole, other.whole))
    }
  }

  private static func same(
    _ name: String, _ change: @escaping @Sendable (Rect) -> Rect
  ) -> Member {
    .property(name, type: "CGRect") { (evaluator, value, range) throws(Stop) in
      try evaluator.rect(Operand(value, at: range)).map { .rect(change($0.whole)) } ?? value
    }
  }

  /// `AVMakeRect(aspectRatio:insideRect:)`, the largest of a ratio in the middle of another.
  static let aspectFit = Member.method(
    "AVMakeRect", ["aspectRatio: CGSize", "insideRect: CGRect"], gives: "CGRect", isStatic: true
  ) { (evaluator, _, arguments) throws(Stop) in
    guard let ratio = try evaluator.size(arguments.first), let operand = arguments["insideRect"]
    else { return Shape.rect.zero }
    if case .numbers(let numbers) = Known(operand.value),
      numbers.contains(where: { $0.known == nil })
    {
      return operand.value.inscribing(ratio)
    }
    guard let rect = try evaluator.rect(operand) else { return Shape.rect.zero }
    return .rect(ContentMode.scaleAspectFit.rect(of: ratio, in: rect) ?? rect)
  }
}

/// The numbers of a rectangle, where none is unknown.
private enum Known {
  case numbers([Number])
  case unknown(Unknown)

  init(_ value: Value) {
    let parts = Shape.rect.parts(of: value) ?? []
    let numbers = parts.compactMap { part -> Number? in
      if case .number(let number) = part { number.asReal } else { nil }
    }
    if numbers.count == 4 {
      self = .numbers(numbers)
    } else {
      let unknown = (parts + [value]).compactMap(\.unknown).first
      self = .unknown(unknown ?? Unknown("CGRect", at: SourceRange(0, 0)))
    }
  }
}

extension Value {
  /// The same rectangle of a positive size.
  fileprivate var covered: Value {
    if case .numbers(let numbers) = Known(self) { Shape.rect.value(numbers.covered) } else { self }
  }
}

extension [Number] {
  /// The same rectangle of a positive size.
  fileprivate var covered: [Number] {
    let known = compactMap(\.known)
    guard known.count == 4, known[2] < 0 || known[3] < 0 else { return self }
    let whole = Rect(known).whole
    return [whole.x, whole.y, whole.width, whole.height].map { .real($0) }
  }

  fileprivate func inset(by insets: Insets) -> [Number] {
    let changes = [
      insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom,
    ]
    return zip(self, changes).map { $0.plus(.real($1)) }
  }
}

extension Value {
  private static var inscribed: String { " inscribed" }

  /// A rectangle that follows the layout, of which the largest of such a ratio in its middle is meant.
  fileprivate func inscribing(_ ratio: Size) -> Value {
    guard case .structure(var structure) = self else { return self }
    structure.fields[Self.inscribed] = .size(ratio)
    return .structure(structure)
  }

  var inscribedRatio: Size? {
    guard case .structure(let structure) = self,
      let parts = structure.fields[Self.inscribed].flatMap(Shape.size.parts)
    else { return nil }
    let numbers = parts.compactMap { part -> Double? in
      if case .number(let number) = part { number.known } else { nil }
    }
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }
}

extension Evaluator {
  fileprivate mutating func moved(
    _ value: Value, _ arguments: CallArguments, _ changes: (Number, Number) -> [Number]
  ) throws(Stop) -> Value {
    guard case .numbers(let numbers) = Known(value), let (dx, dy) = try amounts(arguments) else {
      return value
    }
    let moved = zip(numbers, changes(dx, dy)).map { $0.plus($1) }
    // Where more is taken off than there is nothing is left.
    if moved[2...].contains(where: { ($0.known ?? 0) < 0 }), numbers.allSatisfy({ $0.known != nil })
    {
      return .rect(.null)
    }
    return Shape.rect.value(moved)
  }

  /// How much is given for each axis; `nil` where that is not known.
  fileprivate mutating func amounts(
    _ arguments: CallArguments
  ) throws(Stop) -> (dx: Number, dy: Number)? {
    var amounts: [Number] = []
    for operand in arguments.operands {
      guard case .number(let number) = try numeric(operand) else { return nil }
      amounts.append(number)
    }
    return amounts.count == 2 ? (amounts[0], amounts[1]) : nil
  }

  fileprivate mutating func divided(
    _ value: Value, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    guard let rect = try rect(Operand(value, at: arguments.range)),
      let distance = try knownNumber(arguments.first), let operand = arguments["from"],
      let edge = try choice(operand, of: "CGRectEdge").value
    else { return .tuple([]) }
    let isAcross = edge.hasSuffix("XEdge")
    let length = min(max(distance, 0), isAcross ? rect.width : rect.height)
    var (slice, rest) = (rect, rect)
    if isAcross {
      (slice.width, rest.width) = (length, rect.width - length)
      if edge.hasPrefix("min") { rest.x += length } else { slice.x = rect.maxX - length }
    } else {
      (slice.height, rest.height) = (length, rect.height - length)
      if edge.hasPrefix("min") { rest.y += length } else { slice.y = rect.maxY - length }
    }
    return .tuple([
      Value.Field(label: "slice", value: .rect(slice)),
      Value.Field(label: "remainder", value: .rect(rest)),
    ])
  }
}
