import AutoLayout
import Interchange
import Reporting

extension Interpreter {
  /// `H:|-[photo(44)]-8-[title]-|`: adds the active constraints that it stands for, in UIKit's
  /// order.
  mutating func make(_ format: VisualFormat) throws(LineFailure) {
    let names = FormatNames(workspace)
    let constraints = try names.constraints(of: format)
    for (new, range) in constraints {
      var new = new
      new.isActive = true
      new.origin = .typed(step: workspace.step)
      try add(new, at: range)
    }
    noteRemarks(on: format, names)
    if constraints.isEmpty { note(LanguageWords.makesNothing) }
  }

  /// What is accepted and worth a remark.
  mutating func noteRemarks(on format: VisualFormat, _ names: FormatNames) {
    for remark in LanguageWords.remarks(on: format.notes) { note(remark) }
    if names.approximatesSpacing(of: format) { note(LanguageWords.approximateSpacing) }
  }
}

/// What the names in a visual format stand for.
struct FormatNames {
  let document: Document
  let step: Int
  private let views: [String: Item]
  private let metrics: [String: Double]

  /// The document's own names.
  init(_ workspace: Workspace) {
    document = workspace.document
    step = workspace.step
    var views: [String: Item] = [:]
    for guide in SystemGuide.ofController { views[guide.rawValue] = Item(.root, guide: guide) }
    var metrics: [String: Double] = [:]
    for name in document.names.sorted {
      switch document.entity(named: name) {
      case .view(let id): views[name] = Item(id)
      case .value(let value): if let number = value.number { metrics[name] = number }
      default: break
      }
    }
    for (name, local) in workspace.locals {
      if case .item(let item) = local { views[name] = item }
      if let number = local.number { metrics[name] = number }
    }
    self.views = views
    self.metrics = metrics
  }

  /// As the dictionaries of a call give them.
  init(_ workspace: Workspace, views: [String: Item], metrics: [String: Double]) {
    document = workspace.document
    step = workspace.step
    self.views = views
    self.metrics = metrics
  }

  /// The constraints in UIKit's order, inactive, each with the part of the format that it is for.
  func constraints(
    of format: VisualFormat
  ) throws(LineFailure) -> [(NewConstraint, SourceRange)] {
    // Names that nothing uses but the order of views must be known too.
    for view in format.views { _ = try item(.view(view.name), in: format) }
    var result: [(NewConstraint, SourceRange)] = []
    for constraint in format.constraints(hasBaselines: hasBaselines) {
      result.append((try self.constraint(constraint, in: format), constraint.range))
    }
    return result
  }
}

extension FormatNames {
  private func constraint(
    _ syntax: VisualFormat.Constraint, in format: VisualFormat
  ) throws(LineFailure) -> NewConstraint {
    let first = Anchor(try item(syntax.first, in: format), Attribute(syntax.firstAttribute))
    var second: Anchor?
    if let other = syntax.second, let attribute = syntax.secondAttribute {
      second = Anchor(try item(other, in: format), Attribute(attribute))
    }
    var constant = 0.0
    var spacing: Constraint.Spacing?
    switch syntax.amount {
    case .number(let number): constant = number
    case .metric(let name): constant = try metric(name, in: format)
    case .metricOrView(let name):
      if let metric = metrics[name.text] {
        constant = metric
      } else {
        second = Anchor(try item(.view(name), in: format), first.attribute)
      }
    case .standardSpacing:
      constant = StandardSpacing.between(first, second, in: document)
      spacing = .visualFormat
    }
    var new = NewConstraint(first, Relation(syntax.relation), second, origin: .swift(step: step))
    (new.constant, new.spacing) = (constant, spacing)
    new.priority = try priority(syntax.priority, at: syntax.range, in: format)
    new.isActive = false
    try checkThatNoGuide(hasASuperviewIn: syntax, meaning: new, in: format)
    return new
  }

  private func metric(
    _ name: NameSyntax, in format: VisualFormat, instead number: Double? = nil
  ) throws(LineFailure) -> Double {
    guard let metric = metrics[name.text] else {
      throw .objection(
        LanguageWords.unknownMetric(
          name, among: format.metrics.map(\.name.text) + metrics.keys.sorted(), instead: number))
    }
    return metric
  }

  private func priority(
    _ quantity: VisualFormat.Quantity?, at range: SourceRange, in format: VisualFormat
  ) throws(LineFailure) -> Priority {
    switch quantity {
    case nil: return .required
    case .number(let number): return try Operand(.number(number), at: range).priority()
    case .name(let name):
      let standard = Priority.named(name.text)?.rawValue
      let number = try metric(name, in: format, instead: standard)
      return try Operand(.number(number), at: name.range).priority()
    }
  }

  private func item(
    _ item: VisualFormat.Item, in format: VisualFormat
  ) throws(LineFailure) -> Item {
    switch item {
    case .view(let name):
      guard let item = views[name.text] else {
        throw .objection(LanguageWords.unknownView(name, among: views.keys.sorted()))
      }
      return item
    case .superview(let name):
      guard let item = views[name.text], let superview = superview(of: item) else {
        throw .syntax(
          SyntaxFailure(.visualFormat(.noSuperview(name.text)), at: format.endOfLastView))
      }
      return superview
    }
  }

  /// Of a guide, which has none, the view that owns it: what `|` is taken for where one writes it.
  private func superview(of item: Item) -> Item? {
    item.guide == nil ? document.view(item.view)?.superview.map { Item($0) } : Item(item.view)
  }

  private func isGuide(_ item: Item) -> Bool {
    item.guide != nil || document.view(item.view)?.isGuide == true
  }

  /// UIKit wants a view with a superview at `|`; the relation says the same with the owner's name.
  private func checkThatNoGuide(
    hasASuperviewIn syntax: VisualFormat.Constraint, meaning new: NewConstraint,
    in format: VisualFormat
  ) throws(LineFailure) {
    for case .superview(let name)? in [syntax.first, syntax.second] {
      guard let item = views[name.text], isGuide(item) else { continue }
      let equation = Equation(
        new.first, new.relation, new.second, constant: new.constant, priority: new.priority)
      let line = EquationText(equation, in: document).string
      throw .syntax(
        SyntaxFailure(
          .visualFormat(.guideAtSuperview(name.text, instead: line)), at: format.endOfLastView))
    }
  }

  private func hasBaselines(_ name: String) -> Bool {
    guard let item = views[name], item.guide == nil else { return false }
    return StandardSpacing.textFont(of: item, in: document) != nil
  }

  /// Between baselines the standard spacing depends on fonts in a way that nobody has measured.
  func approximatesSpacing(of format: VisualFormat) -> Bool {
    format.constraints(hasBaselines: hasBaselines).contains {
      $0.amount == .standardSpacing && $0.firstAttribute == .firstBaseline
        && $0.secondAttribute == .lastBaseline
    }
  }
}

extension Attribute {
  fileprivate init(_ attribute: VisualFormat.Attribute) {
    guard let match = Attribute(name: attribute.rawValue) else {
      preconditionFailure("every attribute of a visual format is one of UIKit's")
    }
    self = match
  }
}
