import AutoLayout
import Interchange

/// `UIImage`, of which the size counts. A picture that is not here has none.
enum UIImageMembers {
  static let table = MemberTable(
    "UIImage", superclass: "NSObject",
    inert: [
      "cgImage", "ciImage", "imageOrientation", "jpegData", "pngData", "images", "duration",
      "renderingMode", "symbolConfiguration",
      "capInsets", "traitCollection", "preparingForDisplay", "prepareForDisplay",
    ],
    members: making + changing + [
      .property("size", type: "CGSize") { evaluator, value, range in
        evaluator.stored("size", of: value) ?? .unknown(Unknown("size", at: range, type: "CGSize"))
      },
      .fixed("scale", type: "CGFloat") { .real($0.scale) },
      .method("draw", ["**"]) { _, _, _ in .void },
    ])

  private static let making: [Member] = [
    .initializer { _, _, _ in .image(.zero) },
    .initializer(
      [
        "named|imageLiteralResourceName|imageNamed", "in?", "compatibleWith|with|variableValue?",
        "configuration?",
      ], call: named),
    .initializer(
      ["systemName", "withConfiguration|compatibleWith|variableValue?", "configuration?"],
      call: named),
    .method("imageNamed", ["_"], gives: "UIImage", isStatic: true, call: named),
    // As a line of Tsume gives one.
    .initializer(["size: CGSize"]) { (evaluator, _, arguments) throws(Stop) in
      .image(try evaluator.size(arguments.first) ?? .zero)
    },
    .initializer(["width|_", "height|_"]) { (evaluator, _, arguments) throws(Stop) in
      guard let numbers = try evaluator.knownNumbers(arguments), numbers.count == 2 else {
        return UIImageMembers.unsized
      }
      return .image(Size(width: numbers[0], height: numbers[1]))
    },
    .initializer(["**"], call: named),
    .method("animatedImage", ["**"], gives: "UIImage", isStatic: true, call: named),
    .method("animatedImageNamed", ["**"], gives: "UIImage", isStatic: true, call: named),
  ]

  private static let named: Member.Call = { evaluator, _, arguments in
    guard case .text(let name) = arguments.first.value else { return unsized }
    var fields: [String: Value] = ["name": .text(name)]
    if let size = evaluator.imageSize(named: name) { fields["size"] = .size(size) }
    return .structure(Value.Structure(type: "UIImage", fields: fields))
  }

  fileprivate static let unsized = Value.structure(Value.Structure(type: "UIImage", fields: [:]))

  /// What gives a picture of the same size.
  private static let changing: [Member] = [
    "withRenderingMode", "withTintColor", "withConfiguration", "applyingSymbolConfiguration",
    "withHorizontallyFlippedOrientation", "imageFlippedForRightToLeftLayoutDirection",
    "resizableImage", "withAlignmentRectInsets", "stretchableImage", "withBaselineOffset",
    "imageWithoutBaseline", "imageRestrictedToStandardDynamicRange",
  ].map { name in
    .method(name, ["**"], gives: "UIImage", hasPartInLayout: false) { _, value, _ in
      value
    }
  }

  static let symbols: MemberTable = InertClasses.table(
    "UIImage.SymbolConfiguration",
    members: InertClasses.makers(
      "UIImage.SymbolConfiguration",
      ["preferringMonochrome", "preferringMulticolor", "preferringHierarchical"]))
}

extension Value {
  static func image(_ size: Size) -> Value {
    .structure(Value.Structure(type: "UIImage", fields: ["size": .size(size)]))
  }
}

extension Evaluator {
  /// The size of an image, `nil` for none; not known of a picture that is not here.
  mutating func imageSize(_ operand: Operand) throws(Stop) -> Meant<Size?> {
    let operand = try settled(operand, as: "UIImage")
    if operand.value == .absent { return .known(nil) }
    let unknown = Unknown(name(ofImage: operand.value), at: operand.range, type: "UIImage")
    guard let size = stored("size", of: operand.value),
      let known = try self.size(Operand(size, at: operand.range))
    else { return .unknown(operand.value.unknown ?? unknown) }
    return .known(Size(width: max(0, known.width), height: max(0, known.height)))
  }

  private func name(ofImage value: Value) -> String {
    if case .text(let name)? = stored("name", of: value) {
      "UIImage(\"\(name)\")"
    } else {
      "UIImage"
    }
  }
}
