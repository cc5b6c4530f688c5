import AutoLayout
import Interchange

/// How a stack view arranges.
extension ViewProperties {
  static let arrangement: [ViewProperty] = [
    ViewProperty(
      "arrangedSubviews", of: .stackViews,
      read: { evaluator, view, _ in
        .list(evaluator.document.arrangedSubviews(of: view.id).map { .item(Item($0.id)) })
      }),
    ViewProperty(
      "axis", of: .stackViews, choices: Enumeration.axis.names,
      read: read { .choice($0.axis.rawValue) },
      write: set { (arrangement, operand) throws(LineFailure) in
        arrangement.axis = try operand.axis()
      }),
    ViewProperty(
      "distribution", of: .stackViews, choices: Enumeration.distribution.names,
      read: read { .choice($0.distribution.rawValue) },
      write: set { (arrangement, operand) throws(LineFailure) in
        let name = try operand.choice(of: .distribution)
        arrangement.distribution = StackArrangement.Distribution(rawValue: name) ?? .fill
      }),
    ViewProperty(
      "alignment", of: .stackViews, choices: Enumeration.alignment.names,
      read: read { .choice($0.alignment.name(along: $0.axis)) },
      write: set { (arrangement, operand) throws(LineFailure) in
        let name = try operand.choice(of: .alignment)
        arrangement.alignment = StackArrangement.Alignment(name: name) ?? .fill
      }),
    ViewProperty(
      "spacing", of: .stackViews, read: read { .number($0.spacing) },
      write: set { (arrangement, operand) throws(LineFailure) in
        arrangement.spacing = try operand.spacing() ?? 0
      }),
    ViewProperty(
      "isBaselineRelativeArrangement", of: .stackViews,
      read: read { .boolean($0.isBaselineRelative) },
      write: set { (arrangement, operand) throws(LineFailure) in
        arrangement.isBaselineRelative = try operand.boolean()
      }),
    ViewProperty(
      "isLayoutMarginsRelativeArrangement", of: .stackViews,
      read: read { .boolean($0.isLayoutMarginsRelative) },
      write: set { (arrangement, operand) throws(LineFailure) in
        arrangement.isLayoutMarginsRelative = try operand.boolean()
      }),
  ]

  private static func read(
    _ part: @escaping @Sendable (StackArrangement) -> Value
  ) -> ViewProperty.Read {
    { _, view, _ in part(view.stack ?? StackArrangement()) }
  }

  private static func set(
    _ change: @escaping @Sendable (inout StackArrangement, Operand) throws(LineFailure) -> Void
  ) -> ViewProperty.Write {
    { (interpreter, view, operand) throws(LineFailure) in
      var arrangement = view.stack ?? StackArrangement()
      try change(&arrangement, operand)
      try interpreter.change(view, .stack(arrangement), operand)
      interpreter.noteMissingBaselines(of: view, arrangement)
    }
  }
}

extension StackArrangement.Alignment {
  init?(name: String) {
    switch name {
    case "top": self = .leading
    case "bottom": self = .trailing
    default: self.init(rawValue: name)
    }
  }
}

extension Operand {
  /// A distance between arranged views; `nil` for the one that the stack view has for all.
  func spacing() throws(LineFailure) -> Double? {
    switch value {
    case .choice("spacingUseSystem"): 8
    case .choice("spacingUseDefault"): nil
    default: try length()
    }
  }
}

extension Interpreter {
  /// Once, when it becomes so (UIKit stack view, section 3).
  fileprivate mutating func noteMissingBaselines(of view: View, _ new: StackArrangement) {
    let isBaseline = { (arrangement: StackArrangement?) in
      arrangement?.axis == .vertical
        && [.firstBaseline, .lastBaseline].contains(arrangement?.alignment)
    }
    guard isBaseline(new), !isBaseline(view.stack) else { return }
    note(LanguageWords.noBaselinesInColumns(view.name, new.alignment))
  }
}
