import AutoLayout
import Interchange

/// Traits, as far as they act on the layout, or on what code asks before it makes one.
enum TraitMembers {
  static let current = Value.structure(Value.Structure(type: "UITraitCollection", fields: [:]))

  static let table = MemberTable(
    "UITraitCollection", isInert: true,
    members: [
      .property("current", type: "UITraitCollection", isStatic: true) { _, _, _ in current },
      sizeClass("horizontalSizeClass", \.horizontal), sizeClass("verticalSizeClass", \.vertical),
      .fixed("displayScale", type: "CGFloat") { .real($0.scale) },
      .fixed("userInterfaceIdiom", type: "UIUserInterfaceIdiom") { $0.idiom },
      .fixed("layoutDirection", type: "UITraitEnvironmentLayoutDirection") {
        .choice("\($0.direction)", of: "UITraitEnvironmentLayoutDirection")
      },
      textSize,
      .constant(
        "userInterfaceStyle", type: "UIUserInterfaceStyle", isStatic: false,
        .choice("light", of: "UIUserInterfaceStyle")),
      .method("hasDifferentColorAppearance", ["comparedTo"], gives: "Bool") { _, _, _ in
        .boolean(false)
      },
      .initializer(["**"]) { _, _, _ in current },
    ])

  static let textSize = Member.fixed(
    "preferredContentSizeCategory", type: "UIContentSizeCategory"
  ) { .choice($0.contentSizeCategory.rawValue, of: "UIContentSizeCategory") }

  private static func sizeClass(
    _ name: String, _ path: KeyPath<SizeClasses, SizeClass> & Sendable
  ) -> Member {
    .fixed(name, type: "UIUserInterfaceSizeClass") {
      .choice($0.sizeClasses[keyPath: path].rawValue, of: "UIUserInterfaceSizeClass")
    }
  }
}

/// What UIKit's own objects say of the screen that is laid out for: `UIScreen.main.bounds`.
enum SurroundingMembers {
  static let tables: [MemberTable] = [
    only(
      "UIScreen", as: "main",
      [
        rect("bounds"), rect("nativeBounds"), rect("applicationFrame"),
        .fixed("scale", type: "CGFloat") { .real($0.scale) },
        .fixed("nativeScale", type: "CGFloat") { .real($0.scale) },
        .property("traitCollection", type: "UITraitCollection") { _, _, _ in TraitMembers.current },
      ]),
    only(
      "UIDevice", as: "current",
      [
        .fixed("userInterfaceIdiom", type: "UIUserInterfaceIdiom") { $0.idiom },
        .fixed("orientation", type: "UIDeviceOrientation") { $0.deviceOrientation },
        .fixed("systemVersion", type: "String") { .text("\($0.system.major).0") },
        .constant("model", type: "String", isStatic: false, .text("iPhone")),
        .constant("name", type: "String", isStatic: false, .text("iPhone")),
      ]),
    only(
      "UIApplication", as: "shared",
      [
        .property("keyWindow", type: "UIWindow") { evaluator, _, _ in
          evaluator.value(for: ViewID.window)
        },
        .property("windows", type: "Array") { evaluator, _, _ in
          .list([evaluator.value(for: ViewID.window)])
        },
        .property("statusBarFrame", type: "CGRect") { (evaluator, _, range) throws(Stop) in
          let top = try evaluator.safeAreaInsets(of: .root, at: range).top
          let width = evaluator.draft.windowSize?.width ?? 0
          return .rect(Rect(x: 0, y: 0, width: width, height: top))
        },
        .fixed("userInterfaceLayoutDirection", type: "UIUserInterfaceLayoutDirection") {
          .choice("\($0.direction)", of: "UIUserInterfaceLayoutDirection")
        },
        .fixed("statusBarOrientation", type: "UIInterfaceOrientation") { $0.deviceOrientation },
        TraitMembers.textSize,
        .constant("connectedScenes", type: "Array", isStatic: false, .list([])),
      ]),
    orientation("UIDeviceOrientation"), orientation("UIInterfaceOrientation"),
    MemberTable(
      "UIContentSizeCategory",
      choices: (["unspecified"] + ContentSizeCategory.allCases.map(\.rawValue)).enumerated()
        .map { EnumerationCase(name: $0.element, rawValue: $0.offset) },
      members: [whether("isAccessibilityCategory", "accessibility")]),
  ]

  /// A class of which there is one.
  private static func only(
    _ type: TypeName, as name: String, _ members: [Member]
  ) -> MemberTable {
    let one = Value.structure(Value.Structure(type: type, fields: [:]))
    return MemberTable(
      type, superclass: "NSObject", isInert: true,
      members: members + [.constant(name, type: type, one)])
  }

  private static func rect(_ name: String) -> Member {
    .fixed(name, type: "CGRect") { document in
      let size = document.windowSize ?? .zero
      return .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
  }

  private static func orientation(_ type: TypeName) -> MemberTable {
    let names = ["unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
    return MemberTable(
      type,
      choices: names.enumerated().map { EnumerationCase(name: $0.element, rawValue: $0.offset) },
      members: [
        whether("isLandscape", "landscape"), whether("isPortrait", "portrait"),
        .constant("isFlat", type: "Bool", isStatic: false, .boolean(false)),
        .constant("isValidInterfaceOrientation", type: "Bool", isStatic: false, .boolean(true)),
      ])
  }

  private static func whether(_ name: String, _ prefix: String) -> Member {
    .property(name, type: "Bool") { _, value, _ in
      if case .choice(let choice) = value { return .boolean(choice.name.hasPrefix(prefix)) }
      return .boolean(false)
    }
  }
}

extension Document {
  /// The smallest iPad is 744 points wide, the largest iPhone less than 450.
  fileprivate var idiom: Value {
    let size = windowSize ?? .zero
    return .choice(min(size.width, size.height) < 600 ? "phone" : "pad", of: "UIUserInterfaceIdiom")
  }

  fileprivate var deviceOrientation: Value {
    let size = windowSize ?? .zero
    return .choice(
      size.width > size.height ? "landscapeLeft" : "portrait", of: "UIDeviceOrientation")
  }
}
