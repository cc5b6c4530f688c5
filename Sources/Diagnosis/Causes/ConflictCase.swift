import AutoLayout
import Simplex

/// A conflict as the recognisers of causes see it: its members, with what made each of them.
struct ConflictCase {
  let members: [Member]
  let document: Document
  /// What adding up the members leaves between them, in points.
  let gap: Double

  init(_ members: [AutoLayout.Share], gap: Double, in document: Document) {
    self.document = document
    self.gap = gap
    self.members = members.map { Member($0, in: document) }
  }

  struct Member {
    let handle: Handle
    let equation: Equation
    /// What it is multiplied by in the sum that proves the conflict.
    let multiplier: Double
    let maker: Maker

    /// The view of its first anchor.
    var view: ViewID { equation.first.item.view }
    var axis: Axis { equation.first.attribute.axis }
    var isAuthors: Bool { maker == .author }

    func isMade(for roles: SystemRole...) -> Bool {
      if case .system(let role) = maker { roles.contains(role) } else { false }
    }

    /// A size against a number.
    var isFixedSize: Bool {
      equation.second == nil && equation.first.attribute.kind == .size
    }

    /// A size that is 0, or at most 0.
    var isEmptySize: Bool {
      isFixedSize && Tolerance.isZero(equation.constant) && equation.relation != .greaterThanOrEqual
    }
  }

  enum Maker: Equatable {
    case author
    case system(SystemRole)
    case window
    /// Sizes are not negative.
    case nature
  }

  var authors: [Member] { members.filter(\.isAuthors) }

  /// Everything but the rule that sizes are not negative.
  var stated: [Member] { members.filter { $0.maker != .nature } }

  /// Whether all that the author made was typed at the prompt, one relation after the other.
  var isTyped: Bool {
    authors.allSatisfy { member in
      guard let id = member.handle.constraintID, case .typed = document.constraint(id)?.origin
      else { return false }
      return true
    }
  }

  func first(madeFor roles: SystemRole...) -> Member? {
    members.first { member in roles.contains { member.isMade(for: $0) } }
  }

  /// The views that the members speak of, each once.
  var views: [View] {
    var seen: Set<ViewID> = []
    return members.flatMap { [$0.equation.first.item.view, $0.equation.second?.item.view] }
      .compactMap { $0 }.filter { seen.insert($0).inserted }.compactMap { document.views[$0] }
  }
}

extension ConflictCase.Member {
  fileprivate init(_ share: AutoLayout.Share, in document: Document) {
    handle = share.handle
    equation = share.equation
    multiplier = share.multiplier
    maker =
      switch share.handle {
      case .constraint(let id):
        document.constraint(id)?.systemRole.map { .system($0) } ?? .author
      case .generated(_, let rule):
        rule.stackRule.map { .system(SystemRole($0)) } ?? Self.maker(for: rule.maker)
      }
  }

  private static func maker(for rule: Rule.Maker) -> ConflictCase.Maker {
    switch rule {
    case .window: .window
    case .nonnegativeSize: .nature
    case .autoresizingMask: .system(.autoresizingMask)
    case .safeArea: .system(.safeArea)
    case .layoutMargins, .readableContent: .system(.margins)
    case .keyboard: .system(.keyboardGuide)
    case .controllerGuides: .system(.layoutSupport)
    case .scrollContent: .system(.scrollContent)
    case .stack: .system(.stackHelper)
    case .compressionResistance, .hugging: .system(.contentSize)
    }
  }
}
