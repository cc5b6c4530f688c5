import AutoLayout
import Interchange

/// A constraint as one more of UIKit's calls: in the list in which the call before it stands, else behind it.
struct PlainAdditions {
  private let wanted: WantedConstraint
  private let call: String
  private var site: CallSite { wanted.site }
  private var lines: TextLines { TextLines(site.file.text) }

  init(_ wanted: WantedConstraint, call: String) { (self.wanted, self.call) = (wanted, call) }

  var edits: [[TextEdit]] {
    guard let statement = site.statement else { return [] }
    let (whole, use) = site.use
    guard case .element = use, !site.isFormat else {
      return asArgument(in: statement)
        + wanted.inserting(wanted.statements(activating: call))
    }
    let element = site.local(whole.range)
    if wanted.isRequired { return [lines.inserting(element: call, after: element)] }
    let held = wanted.language.holding(call, as: wanted.variable, wanted.equation.priority)
    return [
      [lines.inserting(held, before: site.local(statement.range))]
        + lines.inserting(element: wanted.variable, after: element)
    ]
  }

  /// `view.addConstraint(…)`, as the call beside it is added; what is held against the superview, by that.
  private func asArgument(in statement: Statement) -> [[TextEdit]] {
    guard case .argument = site.use.use, !site.isFormat, wanted.isRequired,
      case .expression(let adding) = statement.form, case .call(let function, _) = adding.form,
      case .member(let receiver, let name) = function.form, name.text == "addConstraint"
    else { return [] }
    let superview = wanted.second.flatMap { wanted.isToSuperview ? wanted.bareText($0.item) : nil }
    let owner = superview ?? site.text(receiver.range)
    return wanted.inserting([wanted.language.adding(call, to: owner)])
  }
}
