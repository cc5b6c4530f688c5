import AutoLayout
import Interchange
import Prose
import Reporting

/// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
extension Evaluator {
  mutating func madeOfFormat(_ arguments: CallArguments) throws(Stop) -> Value {
    guard let format = try visualFormat(arguments), arguments["views"]?.value.unknown == nil else {
      if let unknown = arguments["views"]?.value.unknown {
        findings.use(unknown, as: .anything, hasConsequences: true)
      }
      return .unknown(Unknown("constraints(withVisualFormat:)", at: arguments.range))
    }
    var names = FormatNames()
    for entry in try entries(arguments["views"]) {
      names.views[entry.name] = try itemMeant(by: entry.operand)
    }
    for entry in try entries(arguments["metrics"]) { names.metrics[entry.name] = entry.operand }
    names.openMetrics = arguments["metrics"]?.value.unknown
    // Names that nothing uses but the order of views must be known, too.
    for view in format.views {
      _ = try item(.view(view.name), names, in: format, arguments.range)
    }
    let document = draft
    let made = format.constraints { name in
      guard let item = names.views[name], item.guide == nil else { return false }
      return StandardSpacing.textFont(of: item, in: document) != nil
    }
    var constraints: [Value] = []
    for syntax in made {
      constraints.append(
        self.made(
          try constraint(syntax, names, in: format, at: arguments.range), at: arguments.range))
    }
    return .list(constraints)
  }

  /// The options go where a line of Tsume has them, so that they are checked alike.
  private mutating func visualFormat(_ arguments: CallArguments) throws(Stop) -> VisualFormat? {
    guard var text = try self.text(arguments.first).value ?? nil else { return nil }
    if let operand = arguments["options"],
      let names = try options(operand, of: "NSLayoutConstraint.FormatOptions").value,
      !names.isEmpty
    {
      text += " options " + names.joined(separator: " ")
    }
    let raw = RawText(text, offset: arguments.first.range.lowerBound + 1)
    do throws(SyntaxFailure) {
      return try VisualFormatReader.read(raw)
    } catch {
      let rest = raw.part(SourceRange(error.range.lowerBound, raw.range.upperBound)).text
      let reason = UIKitWords.inFormat(text, at: rest, error.words.reason)
      throw .crash(reason, at: arguments.first.range)
    }
  }

  private mutating func entries(
    _ operand: Operand?
  ) throws(Stop) -> [(name: String, operand: Operand)] {
    guard let operand else { return [] }
    switch operand.value {
    case .dictionary(let entries):
      return entries.compactMap { entry in
        guard case .text(let name) = entry.key else { return nil }
        return (name, Operand(entry.value, at: operand.range))
      }
    // `nil` may be written as 0 in C.
    case .absent, .list([]), .number(.whole(0)): return []
    case .unknown: return []
    default: throw wanted(UIKitWords.dictionary, operand)
    }
  }
}

/// What the names in a visual format stand for.
private struct FormatNames {
  var views: [String: Item] = [:]
  var metrics: [String: Operand] = [:]
  /// A dictionary of metrics that is not known: its numbers are not known either.
  var openMetrics: Unknown?
}

extension Evaluator {
  private mutating func constraint(
    _ syntax: VisualFormat.Constraint, _ names: FormatNames, in format: VisualFormat,
    at range: SourceRange
  ) throws(Stop) -> NewConstraint {
    let first = Anchor(
      try item(syntax.first, names, in: format, range), Attribute(syntax.firstAttribute))
    var second: Anchor?
    if let other = syntax.second, let attribute = syntax.secondAttribute {
      second = Anchor(try item(other, names, in: format, range), Attribute(attribute))
    }
    var metricMeant: Operand?
    if case .metricOrView(let name) = syntax.amount {
      metricMeant =
        names.views[name.text] == nil
        ? try self.metric(name.text, names, range) : names.metrics[name.text]
    }
    if case .metricOrView(let name) = syntax.amount, metricMeant == nil {
      second = Anchor(try item(.view(name), names, in: format, range), first.attribute)
    }
    var new = NewConstraint(first, Relation(syntax.relation), second, origin: .swift(step: step))
    switch syntax.amount {
    case .number(let number): new.constant = number
    case .metric(let name): try set(\.constant, of: &new, metric(name, names, range))
    case .metricOrView: if let metricMeant { try set(\.constant, of: &new, metricMeant) }
    case .standardSpacing:
      (new.constant, new.spacing) = (
        StandardSpacing.between(first, second, in: draft), .visualFormat
      )
    }
    switch syntax.priority {
    case nil: break
    case .number(let number): try setPriority(of: &new, Operand(.real(number), at: range))
    case .name(let name): try setPriority(of: &new, metric(name, names, range))
    }
    return new
  }

  /// `nil` for what the dictionary of metrics does not have, as far as that is known.
  private mutating func metric(
    _ name: String, _ names: FormatNames, _ range: SourceRange
  ) throws(Stop) -> Operand? {
    if let metric = names.metrics[name] { return metric }
    guard let open = names.openMetrics else { return nil }
    return Operand(try unknown("\(open.name)[\"\(name)\"]", at: open.range), at: range)
  }

  private mutating func metric(
    _ name: NameSyntax, _ names: FormatNames, _ range: SourceRange
  ) throws(Stop) -> Operand {
    if let metric = try metric(name.text, names, range) { return metric }
    let failure = SyntaxFailure(.visualFormat(.unknownMetric(name.text)), at: name.range)
    throw .crash(failure.words.reason, at: range)
  }

  private func item(
    _ item: VisualFormat.Item, _ names: FormatNames, in format: VisualFormat,
    _ range: SourceRange
  ) throws(Stop) -> Item {
    let problem: VisualFormat.Problem
    switch item {
    case .view(let name):
      if let item = names.views[name.text] { return item }
      problem = .unknownView(name.text)
    case .superview(let name):
      // Of a guide, which has none, the view that owns it is what `|` is taken for.
      let item = names.views[name.text]
      if let item, item.guide != nil { return Item(item.view) }
      if let superview = item.flatMap({ draft.view($0.view)?.superview }) {
        return Item(superview)
      }
      problem = .noSuperview(name.text)
    }
    throw .crash(
      SyntaxFailure(.visualFormat(problem), at: format.endOfLastView).words.reason, at: range)
  }
}

extension Relation {
  fileprivate init(_ sign: RelationSyntax.Sign) {
    switch sign {
    case .equal: self = .equal
    case .lessOrEqual: self = .lessThanOrEqual
    case .greaterOrEqual: self = .greaterThanOrEqual
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
