import Simplex

/// Which of two required constraints is believed, which of two tied wishes is met, and which free
/// quantity is settled first (product, "which answer is shown").
extension Order {
  private enum Stage: Int {
    case window
    case nonnegativeSize
    case generated
    case systemInLog
    case user
    case yielding
    case userYielding
    case yieldingToAll
    case reportedBroken
    case optionalUser
    case content
  }

  private init(_ stage: Stage, _ major: Int, _ minor: Int) {
    self.init(stage: stage.rawValue, major: major, minor: minor)
  }

  /// Of what the system generates, but for optional content sizes. In Interface Builder what a stack
  /// view asks for yields to what the user wrote, but for fixed sizes, which beat nothing but the
  /// hiding of a view and required content sizes (interface builder, section 12); UIKit breaks the
  /// user's (UIKit constraints, section 6.3).
  static func generated(_ view: ViewID, _ rule: Rule, isImported: Bool) -> Order {
    switch rule.maker {
    case .stack where isImported:
      let stage = rule == .stack(.hiding) ? Stage.yieldingToAll : .yielding
      return Order(stage, view.rawValue, rule.number)
    case .compressionResistance where isImported, .hugging where isImported:
      return Order(.yieldingToAll, view.rawValue, rule.number)
    case .window: return Order(.window, view.rawValue, rule.number)
    case .nonnegativeSize: return Order(.nonnegativeSize, view.rawValue, rule.number)
    case .autoresizingMask, .safeArea, .layoutMargins, .readableContent, .keyboard,
      .controllerGuides, .scrollContent, .stack, .compressionResistance, .hugging:
      return Order(.generated, view.rawValue, rule.number)
    }
  }

  /// What the user wrote, by number; what a log shows to be UIKit's before it, and what a log says was
  /// broken after all else. What is added to views of a file comes after all that the file says of them,
  /// its fixed sizes too.
  static func user(
    _ constraint: Constraint, isOnImported: Bool, wasReportedBroken: Bool
  ) -> Order {
    if !constraint.priority.isRequired { return Order(.optionalUser, constraint.id.rawValue, 0) }
    let stage: Stage =
      wasReportedBroken
      ? .reportedBroken
      : constraint.yieldsToStacks || (isOnImported && !constraint.origin.isImported)
        ? .userYielding : constraint.systemRole == nil ? .user : .systemInLog
    return Order(stage, constraint.id.rawValue, 0)
  }

  static func exactValue(of constraint: Constraint) -> Order {
    Order(.optionalUser, constraint.id.rawValue, 1)
  }

  /// From the last view to the first, and of one view resistance before hugging: of two equal
  /// labels the first is stretched, and the first is cut (UIKit constraints, section 5.2).
  static func content(place: Int, _ rule: Rule) -> Order {
    Order(.content, -place, rule.number)
  }

  /// First where all views are, then how large they are, then how large what they scroll is, each in
  /// view order.
  static func preference(_ part: RectPart, of guide: SystemGuide?, place: Int) -> Order {
    let stage = part == .x || part == .y ? 0 : guide == nil ? 1 : 2
    return Order(stage: stage, major: place, minor: part.rawValue)
  }
}
