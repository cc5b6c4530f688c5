import AutoLayout
import Interchange
import Prose

/// Functions and constants that stand alone.
enum GlobalMembers {
  static let table = MemberTable(
    UIKitTables.globals, inert: passing,
    members: numbers + saying + classNames + associations + lists + texts + GeometryMembers.globals
      + TransformMembers.globals
      + UILayoutPriorityMembers.globals + LaterMembers.globals
      + NotificationMembers.globals + constants
      + EnumerationConstants.all + EarlySwift.functions)

  /// What is called and does nothing to a layout.
  private static let passing: Set<String> = [
    "NSLog", "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
    "UIGraphicsEndImageContext", "UIGraphicsGetCurrentContext",
    "UIGraphicsGetImageFromCurrentImageContext", "UIRectFill", "UIRectFrame", "arc4random",
    "arc4random_uniform", "autoreleasepool", "debugPrint", "dump", "isKnownUniquelyReferenced",
    "os_log", "print", "println",
    "withUnsafePointer", "UIApplicationMain", "CFRelease", "CACurrentMediaTime",
    "CFAbsoluteTimeGetCurrent", "os_signpost", "NSClassFromString", "NSSelectorFromString",
    "NSStringFromSelector",
    "dispatch_queue_create", "swap",
  ]

  private static let numbers: [Member] =
    [NumberFunction.min, .max].map { function in
      .method(function.rawValue, ["_", "_", "_*"], gives: "CGFloat", isStatic: true) {
        (evaluator, _, arguments) throws(Stop) in
        try evaluator.number(of: function, arguments)
      }
    }
    + [
      (NumberFunction.abs, ["fabs", "fabsf", "ABS"]), (.floor, ["floorf"]), (.ceil, ["ceilf"]),
      (.round, ["roundf", "lround"]),
    ].map { function, older in
      .method(function.rawValue, ["_"], older: older, isStatic: true) {
        (evaluator, _, arguments) throws(Stop) in
        try evaluator.number(of: function, arguments)
      }
    }
    + [
      .method("MIN", ["_", "_"], older: ["fmin", "fminf"], isStatic: true) {
        (evaluator, _, arguments) throws(Stop) in
        try evaluator.number(of: .min, arguments)
      },
      .method("MAX", ["_", "_"], older: ["fmax", "fmaxf"], isStatic: true) {
        (evaluator, _, arguments) throws(Stop) in
        try evaluator.number(of: .max, arguments)
      },
      .method("sqrt", ["_: CGFloat"], older: ["sqrtf"], isStatic: true) {
        (evaluator, _, arguments) throws(Stop) in
        guard let number = try evaluator.knownNumber(arguments.first) else {
          return arguments.first.value
        }
        return try evaluator.real(number.squareRoot(), at: arguments.range)
      },
      .method("pow", ["_: CGFloat", "_: CGFloat"], older: ["powf"], isStatic: true) {
        (evaluator, _, arguments) throws(Stop) in
        guard let numbers = try evaluator.knownNumbers(arguments), numbers.count == 2 else {
          return .unknown(Unknown("pow(_:_:)", at: arguments.range, type: "CGFloat"))
        }
        return try evaluator.real(Power.of(numbers[0], numbers[1]), at: arguments.range)
      },
    ]
    + [
      "sin", "cos", "tan", "atan2", "atan", "exp", "log", "log2", "log10", "asin", "acos", "hypot",
    ].map { name in
      .asking(name, ["_*"], isStatic: true, gives: "CGFloat")
    }

  /// What extensions keep for an object, by keys that are told apart by what they are called.
  private static let associations: [Member] = [
    .method("objc_getAssociatedObject", ["_", "_"], isStatic: true) { evaluator, _, arguments in
      let key = evaluator.associationKey(arguments.operands[1])
      return evaluator.stored(key, of: arguments.first.value) ?? .absent
    },
    .method("objc_setAssociatedObject", ["_", "_", "_", "_"], isStatic: true) {
      evaluator, _, arguments in
      let key = evaluator.associationKey(arguments.operands[1])
      evaluator.store(key, arguments.operands[2].value, in: arguments.first.value)
      return .void
    },
  ]

  private static let classNames: [Member] = [
    .method("NSStringFromClass", ["_"], gives: "String", isStatic: true) { _, _, arguments in
      switch arguments.first.value {
      case .type(let type): .text(type.text)
      // A class that is not here is known by its name.
      case .unknown(let unknown) where unknown.name.first?.isUppercase == true: .text(unknown.name)
      default: arguments.first.value
      }
    }
  ]

  /// Where the app would end if it came here.
  private static let saying: [Member] = [
    .method("fatalError", ["_?", "file?", "line?"], older: ["preconditionFailure"], isStatic: true)
    {
      (evaluator, _, arguments) throws(Stop) in
      try evaluator.fail(arguments)
    },
    .method("abort", isStatic: true) { (evaluator, _, arguments) throws(Stop) in
      try evaluator.fail(arguments)
    },
    .method("assertionFailure", ["_?", "file?", "line?"], isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      try evaluator.fail(arguments)
    },
    .method(
      "precondition", ["_: Bool", "_?", "file?", "line?"], older: ["assert"], isStatic: true
    ) {
      (evaluator, _, arguments) throws(Stop) in
      // What is not known holds: the author says so.
      if case .boolean(false) = arguments.first.value {
        throw .crash(UIKitWords.assertionFails, at: arguments.range)
      }
      return .void
    },
    // Mostly in classes that others are made from, and gone in a build for release.
    .method("NSAssert", ["_: Bool", "_*"], older: ["NSCAssert"], isStatic: true) {
      evaluator, _, arguments in
      if case .boolean(false) = arguments.first.value {
        let line = evaluator.program.file(of: arguments.range)?.line(of: arguments.range)
        evaluator.findings.note(UIKitWords.assertionIsPassed(line: line))
      }
      return .void
    },
  ]

  private static let lists: [Member] = [
    .method("zip", ["_", "_"], gives: "Array", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      var lists: [[Value]] = []
      for operand in arguments.operands {
        lists.append(try evaluator.elements(of: operand.value, at: operand.range))
      }
      return .list(
        zip(lists[0], lists[1]).map { one, two in
          .tuple([Value.Field(label: nil, value: one), Value.Field(label: nil, value: two)])
        })
    },
    .method("stride", ["from", "to", "by"], gives: "Array", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      try evaluator.stride(arguments, isClosed: false)
    },
    .method("stride", ["from", "through", "by"], gives: "Array", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      try evaluator.stride(arguments, isClosed: true)
    },
    .method("repeatElement", ["_", "count"], gives: "Array", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      let count = try evaluator.knownWhole(arguments[1] ?? arguments.first) ?? 0
      return .list(
        Array(repeating: arguments.first.value, count: min(max(count, 0), ValueLimits.listCount)))
    },
    .method("sequence", ["**"], isStatic: true) { _, _, arguments in
      .unknown(Unknown("sequence", at: arguments.range))
    },
    .method("type", ["of"], isStatic: true) { evaluator, _, arguments in
      .type(UIKitTables.type(of: arguments.first.value, in: evaluator.heap) ?? "Any")
    },
    .method("withAnimation", ["_?", "_: Function"], isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      guard let function = arguments.operands.last else { return .void }
      return try evaluator.result(of: function, for: [], at: arguments.range)
    },
  ]

  private static let texts: [Member] = [
    .method(
      "NSLocalizedString", ["_", "tableName?", "bundle?", "value?", "comment?"], gives: "String",
      isStatic: true
    ) { (evaluator, _, arguments) throws(Stop) in
      guard case .text(let key) = arguments.first.value else { return arguments.first.value }
      if let text = evaluator.localizedText(key) { return .text(text) }
      return arguments["value"]?.value ?? .text(key)
    }
  ]

  private static let constants: [Member] = [
    .constant("UIViewNoIntrinsicMetric", type: "CGFloat", .real(-1)),
    .constant("UITableViewAutomaticDimension", type: "CGFloat", .real(-1)),
    .constant("UILayoutFittingCompressedSize", type: "CGSize", Shape.size.zero),
    .constant("UILayoutFittingExpandedSize", type: "CGSize", Shape.size.value([10000.0, 10000.0])),
    .constant("CGRectNull", type: "CGRect", .rect(.null)),
    .constant("M_PI", type: "CGFloat", .real(.pi)),
    .constant("M_PI_2", type: "CGFloat", .real(.pi / 2)),
    .constant("M_PI_4", type: "CGFloat", .real(.pi / 4)),
    .constant("CGFLOAT_MAX", type: "CGFloat", .real(1e9)),
    .constant("FLT_MAX", type: "CGFloat", .real(1e9)),
    .constant("CGFLOAT_MIN", type: "CGFloat", .real(.leastNormalMagnitude)),
    .constant("YES", type: "Bool", .boolean(true)), .constant("NO", type: "Bool", .boolean(false)),
    .constant("UIScreenMainBounds", type: "CGRect", Shape.rect.zero),
    RectMembers.aspectFit,
  ]
}

extension Evaluator {
  /// `&badgeKey` in one place and `&Self.badgeKey` in another are the same.
  fileprivate func associationKey(_ operand: Operand) -> String {
    let letters = sourceName(operand.range).filter {
      $0.isLetter || $0.isNumber || "_.".contains($0)
    }
    return "associated " + (letters.split(separator: ".").last.map(String.init) ?? "")
  }

  /// What is no number, or more than one can hold, is told where it is typed.
  fileprivate func real(_ result: Double, at range: SourceRange) throws(Stop) -> Value {
    guard policy == .typedLine else { return .real(result.isNaN ? 0 : result) }
    if result.isNaN { throw .objection(UIKitWords.noRealNumber, at: range, hints: []) }
    guard result.isFinite else { throw .objection(UIKitWords.notFinite, at: range, hints: []) }
    return .real(result)
  }

  fileprivate mutating func fail(_ arguments: CallArguments) throws(Stop) -> Value {
    var message: String?
    if case .text(let text)? = arguments.operands.first?.value { message = text }
    throw .crash(UIKitWords.fatal(message), at: arguments.range)
  }

  /// Of numbers of which one is not known the result is not known either.
  fileprivate mutating func number(
    of function: NumberFunction, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    var numbers: [Number] = []
    for operand in arguments.operands {
      switch try settled(operand, as: "CGFloat").value {
      case .number(let number): numbers.append(number)
      case .unknown(let unknown):
        findings.use(unknown, as: .number)
        let parts = arguments.operands.map(\.value.shown).joined(separator: ", ")
        return .unknown(
          Unknown("\(function.rawValue)(\(parts))", at: arguments.range, type: "CGFloat"))
      default: throw wanted(UIKitWords.number, operand)
      }
    }
    return .number(Number.of(function, numbers))
  }

  fileprivate mutating func stride(
    _ arguments: CallArguments, isClosed: Bool
  ) throws(Stop) -> Value {
    guard let numbers = try knownNumbers(arguments), numbers.count == 3 else {
      return .list([.whole(0)])
    }
    let (start, end, step) = (numbers[0], numbers[1], numbers[2])
    if step == 0 { throw .crash(UIKitWords.strideOfZero, at: arguments.operands[2].range) }
    let isWhole = arguments.operands.allSatisfy {
      if case .number(let number) = $0.value { number.isWhole } else { false }
    }
    var values: [Value] = []
    while true {
      // From the first one, as Swift does, so that nothing adds up.
      let next = start + Double(values.count) * step
      let isPast = step > 0 ? next > end : next < end
      if isPast || next == end && !isClosed { return .list(values) }
      guard values.count < ValueLimits.listCount else { throw .listTooLong }
      values.append(isWhole ? .whole(next) : .real(next))
    }
  }
}
