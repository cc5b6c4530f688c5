package import AutoLayout
import Interchange

/// `UIFont`: a size, and a weight, a style or a name.
enum UIFontMembers {
  static let table = MemberTable(
    "UIFont", superclass: "NSObject",
    inert: ["familyNames", "fontNames", "familyName"],
    members: making + reading + sizes)

  private static let making: [Member] = [
    made("systemFont", ["ofSize|_: CGFloat", "weight?: UIFont.Weight", "width?"]),
    made("monospacedDigitSystemFont", ["ofSize|_: CGFloat", "weight?: UIFont.Weight"]),
    made("italicSystemFont", ["ofSize|_: CGFloat"]),
    made("boldSystemFont", ["ofSize|_: CGFloat"], weight: .semibold),
    .method(
      "monospacedSystemFont", ["ofSize: CGFloat", "weight?: UIFont.Weight"], gives: "UIFont",
      isStatic: true
    ) { (evaluator, _, arguments) throws(Stop) in
      let size = try evaluator.numeric(arguments.first)
      return font(["pointSize": size, "fontName": .text("Menlo")])
    },
    .method(
      "preferredFont",
      ["forTextStyle: UIFont.TextStyle", "compatibleWith|compatibleWithTraitCollection?"],
      gives: "UIFont", isStatic: true
    ) { (evaluator, _, arguments) throws(Stop) in
      guard let name = try evaluator.choice(arguments.first, of: "UIFont.TextStyle").value else {
        return font([:])
      }
      return .font(
        Font(TextStyle(rawValue: name) ?? .body, at: evaluator.draft.contentSizeCategory))
    },
    .initializer(["name", "size: CGFloat"]) { (evaluator, _, arguments) throws(Stop) in
      var fields = ["pointSize": try evaluator.numeric(arguments["size"] ?? arguments.first)]
      if case .text(let name) = arguments.first.value { fields["fontName"] = .text(name) }
      return font(fields)
    },
    .initializer(["descriptor", "size: CGFloat"]) { (evaluator, _, arguments) throws(Stop) in
      guard let operand = arguments["size"] else { return font([:]) }
      let size = try evaluator.numeric(operand)
      guard size == .real(0) else { return font(["pointSize": size]) }
      // Zero is the size of the descriptor.
      let own = evaluator.stored("pointSize", of: arguments.first.value)
      return font(own.map { ["pointSize": $0] } ?? [:])
    },
  ]

  private static func made(
    _ name: String, _ parameters: [MemberParameter], weight: FontWeight = .regular
  ) -> Member {
    .method(name, parameters, gives: "UIFont", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      var fields = ["pointSize": try evaluator.numeric(arguments.first)]
      fields["weight"] = .choice(weight.rawValue, of: "UIFont.Weight")
      if let operand = arguments["weight"],
        let name = try evaluator.choice(operand, of: "UIFont.Weight").value
      {
        fields["weight"] = .choice(name, of: "UIFont.Weight")
      }
      return font(fields)
    }
  }

  fileprivate static func font(_ fields: [String: Value]) -> Value {
    .structure(Value.Structure(type: "UIFont", fields: fields))
  }

  private static let reading: [Member] = [
    metric("lineHeight") { TextMetrics(font: $0).lineHeight },
    metric("pointSize") { $0.size },
    .method("withSize", ["_: CGFloat"], older: ["fontWithSize"], gives: "UIFont") {
      (evaluator, value, arguments) throws(Stop) in
      guard case .structure(var structure) = value else { return value }
      structure.fields["pointSize"] = try evaluator.numeric(arguments.first)
      structure.fields["textStyle"] = nil
      return .structure(structure)
    },
    .property("fontName", type: "String") { evaluator, value, range in
      evaluator.stored("fontName", of: value)
        ?? .unknown(Unknown("fontName", at: range, type: "String"))
    },
    .property("fontDescriptor", type: "UIFontDescriptor") { evaluator, value, _ in
      let fields = ["pointSize": evaluator.stored("pointSize", of: value) ?? .real(17)]
      return .object(evaluator.heap.make(Object(type: "UIFontDescriptor", fields: fields)))
    },
    metric("ascender") { TextMetrics(font: $0).ascender },
    metric("descender") { -TextMetrics(font: $0).descender },
    metric("capHeight") { TextMetrics(font: $0).capHeight ?? 0.7 * $0.size },
    metric("xHeight") { TextMetrics(font: $0).xHeight ?? 0.5 * $0.size },
    metric("leading") { TextMetrics(font: $0).leading ?? 0 },
  ]

  private static func metric(
    _ name: String, _ read: @escaping @Sendable (Font) -> Double
  ) -> Member {
    .property(name, type: "CGFloat") { (evaluator, value, range) throws(Stop) in
      .real(read(try evaluator.font(Operand(value, at: range))))
    }
  }

  private static let sizes: [Member] = [
    .constant("systemFontSize", type: "CGFloat", .real(14)),
    .constant("smallSystemFontSize", type: "CGFloat", .real(12)),
    .constant("labelFontSize", type: "CGFloat", .real(17)),
    .constant("buttonFontSize", type: "CGFloat", .real(18)),
  ]

  static let enumerations: [MemberTable] = [
    .enumeration(
      "UIFont.Weight", older: ["UIFontWeight"], counted: FontWeight.allCases.map(\.rawValue)),
    .enumeration(
      "UIFont.TextStyle", older: ["UIFontTextStyle"],
      counted: TextStyle.allCases.map(\.rawValue) + ["extraLargeTitle", "extraLargeTitle2"]),
    InertClasses.table(
      "UIFontDescriptor",
      members: [
        .kept("pointSize", type: "CGFloat"),
        .method(
          "preferredFontDescriptor", ["withTextStyle: UIFont.TextStyle", "compatibleWith?"],
          gives: "UIFontDescriptor", isStatic: true
        ) { (evaluator, _, arguments) throws(Stop) in
          let name = try evaluator.choice(arguments.first, of: "UIFont.TextStyle").value
          let style = name.flatMap(TextStyle.init(rawValue:)) ?? .body
          let size = style.size(at: evaluator.draft.contentSizeCategory)
          return .object(
            evaluator.heap.make(
              Object(type: "UIFontDescriptor", fields: ["pointSize": .real(size)])))
        },
      ]
        + [
          "withSymbolicTraits", "withDesign", "withFamily", "withFace", "addingAttributes",
          "withMatrix",
        ].map { name in
          .method(name, ["**"], gives: "UIFontDescriptor") { _, value, _ in value }
        }),
    InertClasses.table(
      "UIFontMetrics",
      members: [
        .initializer(["forTextStyle"]) { evaluator, _, _ in
          .object(evaluator.heap.make(Object(type: "UIFontMetrics")))
        },
        .method(
          "scaledFont",
          ["for: UIFont", "maximumPointSize?", "compatibleWith?"], gives: "UIFont"
        ) { (evaluator, _, arguments) throws(Stop) in
          try evaluator.settled(arguments.first, as: "UIFont").value
        },
        .method("scaledValue", ["for: CGFloat", "compatibleWith?"], gives: "CGFloat") {
          (evaluator, _, arguments) throws(Stop) in
          try evaluator.numeric(arguments.first)
        },
      ]),
  ]
}

extension Value {
  /// The font that it is; `nil` for any other value.
  package var font: Font? {
    guard case .structure(let structure) = self, structure.type == "UIFont" else { return nil }
    var evaluator = Evaluator(program: Program(), document: Document(), step: 0)
    return try? evaluator.font(Operand(self, at: SourceRange(0, 0)))
  }

  package static func font(_ font: Font) -> Value {
    var fields: [String: Value] = [
      "pointSize": .real(font.size), "weight": .choice(font.weight.rawValue, of: "UIFont.Weight"),
    ]
    if let style = font.textStyle {
      fields["textStyle"] = .choice(style.rawValue, of: "UIFont.TextStyle")
    }
    if let face = font.face { fields["fontName"] = .text(face.name) }
    return UIFontMembers.font(fields)
  }
}

extension Evaluator {
  /// One that is not known is the system's, in the size that its call names (`AppFont.regular(12)`) or
  /// else in 17 points, which is said once.
  mutating func font(_ operand: Operand) throws(Stop) -> Font {
    let operand = try settled(operand, as: "UIFont")
    switch operand.value {
    case .structure(let structure) where structure.type == "UIFont":
      return try font(structure.fields, operand)
    case .unknown(let unknown):
      findings.use(unknown, as: .anything)
      return supposedFont(size: unknown.onlyNumber)
    default: throw wanted(UIKitWords.font, operand)
    }
  }

  private mutating func supposedFont(size: Double?) -> Font {
    findings.note(size == nil ? UIKitWords.unknownFont : UIKitWords.unknownFontOfSize)
    var font = Font(size: size ?? 17)
    font.isSupposed = true
    return font
  }

  private mutating func font(
    _ fields: [String: Value], _ operand: Operand
  ) throws(Stop) -> Font {
    var size: Double?
    if let value = fields["pointSize"] {
      size = try knownNumber(Operand(value, at: operand.range))
    }
    if case .choice(let style)? = fields["textStyle"], let style = TextStyle(rawValue: style.name) {
      return Font(style, size: size)
    }
    var font = font(fields, size: size ?? supposedFont(size: nil).size)
    font.isSupposed = size == nil
    return font
  }

  private func font(_ fields: [String: Value], size: Double) -> Font {
    // Beyond what any screen shows there is nothing to measure.
    let points = min(max(size, 1), 1000)
    if case .text(let name)? = fields["fontName"], let face = FontFace(named: name) {
      return Font(face, size: points)
    }
    guard case .choice(let weight)? = fields["weight"] else { return Font(size: points) }
    return Font(size: points, weight: FontWeight(rawValue: weight.name) ?? .regular)
  }
}

extension Unknown {
  /// The number in the arguments of the call that it is, where that is the only one and a size of text.
  fileprivate var onlyNumber: Double? {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return nil }
    let arguments = name[name.index(after: open)...].dropLast().split(separator: ",")
    let numbers = arguments.compactMap { argument in
      Double((argument.split(separator: ":").last ?? "").drop { $0 == " " })
    }
    guard let number = numbers.first, numbers.count == 1, Self.sizes.contains(number) else {
      return nil
    }
    return number
  }

  private static let sizes = 4.0...200
}
