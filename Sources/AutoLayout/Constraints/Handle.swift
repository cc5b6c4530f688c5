/// What one calls a constraint: a user's by its number, a generated one by its view and its rule
/// (`title.hug.h`, `window.w`, `view.safeArea.top`).
package enum Handle: Hashable, Comparable, Sendable {
  case generated(ViewID, Rule)
  case constraint(ConstraintID)
}

/// The rule that generated a constraint, with the part of it: `hug.h`, `mask.x`, `safeArea.top`.
package struct Rule: Hashable, Comparable, Sendable {
  /// Its place among all rules: by maker, then horizontal before vertical.
  package let number: Int

  private init(_ maker: Maker, _ part: Int) { number = Self.starts[maker.rawValue] + part }

  /// Everything of the handle behind the view's name.
  package var name: String { Self.names[number] }
  package var maker: Maker { Self.makers[number] }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }

  /// What makes constraints by itself, in the order in which required ones are believed.
  package enum Maker: Int, Hashable, Sendable, CaseIterable {
    case window
    case nonnegativeSize
    case autoresizingMask
    case safeArea
    case layoutMargins
    case readableContent
    case keyboard
    case controllerGuides
    case scrollContent
    case stack
    case compressionResistance
    case hugging
  }

  package static func window(_ axis: Axis) -> Rule { Rule(.window, axis.rank) }
  package static func size(_ axis: Axis) -> Rule { Rule(.nonnegativeSize, axis.rank) }
  package static func hugging(_ axis: Axis) -> Rule { Rule(.hugging, axis.rank) }
  package static func resistance(_ axis: Axis) -> Rule { Rule(.compressionResistance, axis.rank) }
  package static func mask(_ part: RectPart) -> Rule { Rule(.autoresizingMask, part.rawValue) }

  /// `edge` is top, left, bottom or right.
  package static func guide(_ guide: SystemGuide, _ edge: Attribute) -> Rule {
    let place = Attribute.absoluteEdges.firstIndex(of: edge) ?? 0
    let first = guide == .bottomLayoutGuide ? Attribute.absoluteEdges.count : 0
    return Rule(guide.maker, first + place)
  }

  /// Where the content of a scroll view begins and that it is not negative.
  static func content(_ part: RectPart) -> Rule { Rule(.scrollContent, part.rawValue) }

  /// Of a stack view, about itself or about a view that it arranges.
  static func stack(_ rule: StackRule) -> Rule { Rule(.stack, rule.rawValue) }

  /// The system's guide that it places.
  var placedGuide: SystemGuide? {
    if self == .content(.x) || self == .content(.y) { return .content }
    guard maker == .controllerGuides else { return maker.guide }
    return self < .guide(.bottomLayoutGuide, .top) ? .topLayoutGuide : .bottomLayoutGuide
  }

  package var stackRule: StackRule? {
    maker == .stack ? StackRule(rawValue: number - Self.starts[Maker.stack.rawValue]) : nil
  }
}

// MARK: The table of all rules

extension Rule {
  /// Every rule that generates constraints, in the order of their makers.
  static let all: [Rule] = Maker.allCases.flatMap { maker in
    maker.parts.indices.map { Rule(maker, $0) }
  }

  private static let names = Maker.allCases.flatMap(\.parts)
  private static let makers = Maker.allCases.flatMap { Array(repeating: $0, count: $0.parts.count) }
  /// The number of each maker's first rule.
  private static let starts: [Int] = Maker.allCases.reduce(into: [0]) {
    $0.append(($0.last ?? 0) + $1.parts.count)
  }
}

extension Rule.Maker {
  fileprivate var parts: [String] {
    switch self {
    case .window: ["w", "h"]
    case .nonnegativeSize: ["size.w", "size.h"]
    case .autoresizingMask: ["mask.x", "mask.y", "mask.w", "mask.h"]
    case .safeArea: Self.edges(of: .safeArea)
    case .layoutMargins: Self.edges(of: .layoutMargins)
    case .readableContent: Self.edges(of: .readableContent)
    case .keyboard: Self.edges(of: .keyboard)
    case .controllerGuides: SystemGuide.ofController.flatMap(Self.edges)
    case .scrollContent: ["content.left", "content.top", "content.w", "content.h"]
    case .stack: StackRule.allCases.map(\.name)
    case .compressionResistance: ["resist.h", "resist.v"]
    case .hugging: ["hug.h", "hug.v"]
    }
  }

  private static func edges(of guide: SystemGuide) -> [String] {
    Attribute.absoluteEdges.map { "\(guide.rawValue).\($0.name)" }
  }

  /// The guide whose edges it places, if any.
  var guide: SystemGuide? { SystemGuide.ofEveryView.first { $0.maker == self } }
}

extension SystemGuide {
  fileprivate var maker: Rule.Maker {
    switch self {
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    case .keyboard: .keyboard
    case .topLayoutGuide, .bottomLayoutGuide: .controllerGuides
    case .content, .frame, .gap: .scrollContent
    }
  }
}

extension Axis {
  fileprivate var rank: Int { self == .horizontal ? 0 : 1 }
}

extension Document {
  /// What the user calls it: `c3`, `gap`, `title.hug.h`.
  package func text(of handle: Handle) -> String {
    switch handle {
    case .constraint(let id):
      constraints[id].map(self.handle(of:)) ?? "c\(id.rawValue)"
    case .generated(let view, let rule):
      arrangedText(of: rule, about: view)
        ?? "\(views[view]?.name ?? "?").\(name(of: rule, about: view))"
    }
  }

  /// Everything of the handle behind the name of the view that it goes by.
  package func name(of rule: Rule, about view: ViewID) -> String {
    guard let stackRule = rule.stackRule else { return rule.name }
    if let place = arrangedPlace(of: stackRule, about: view) { return "\(rule.name).\(place + 1)" }
    let axis = views.read(view) { $0.stack?.axis } ?? nil
    return stackRule.edge(along: axis ?? .horizontal).map { "edge.\($0.name)" } ?? rule.name
  }

  /// `row.spacing.2`: what a stack view makes for its second view goes by the stack view.
  private func arrangedText(of rule: Rule, about view: ViewID) -> String? {
    guard rule.stackRule?.isAboutArranged == true, let stack = arrangingStack(of: view) else {
      return nil
    }
    return "\(views[stack]?.name ?? "?").\(name(of: rule, about: view))"
  }

  private func arrangedPlace(of rule: StackRule, about view: ViewID) -> Int? {
    guard rule.isAboutArranged, let stack = arrangingStack(of: view) else { return nil }
    return views.read(stack) { $0.stack?.arranged.firstIndex(of: view) } ?? nil
  }
}
