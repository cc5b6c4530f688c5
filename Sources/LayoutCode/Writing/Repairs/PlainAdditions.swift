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
      return wanted.inserting(wanted.statements(activating: call))
    }
    let element = site.local(whole.range)
    if wanted.isRequired { return [lines.inserting(element: call, after: element)] }
    let held = wanted.language.holding(call, as: wanted.variable, wanted.equation.priority)
    return [
      [lines.inserting(held, before: site.local(statement.range))]
        + lines.inserting(element: wanted.variable, after: element)
    ]
  }
}
