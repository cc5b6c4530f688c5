import AutoLayout
import Interchange

/// A constraint as one more of UIKit's calls: in the list in which the call before it stands, else behind it.
struct PlainAdditions {
  private let wanted: WantedConstraint
  private let call: String
  private var site: CallSite { wanted.site }
  private var lines: TextLines { TextLines(site.file.text) }
  private var language: CodeFile.Dialect { wanted.language }

  init(_ wanted: WantedConstraint, call: String) { (self.wanted, self.call) = (wanted, call) }

  var edits: [[TextEdit]] {
    guard let statement = site.statement else { return [] }
    let range = site.local(statement.range)
    let (whole, use) = site.use
    guard case .element = use, !site.isFormat else {
      return [[lines.inserting(statements, after: range)]]
    }
    let element = site.local(whole.range)
    if wanted.isRequired { return [lines.inserting(element: call, after: element)] }
    return [
      [lines.inserting(held, before: range)]
        + lines.inserting(element: wanted.variable, after: element)
    ]
  }

  private var held: [String] {
    [
      language.holding(call, as: wanted.variable),
      language.setting(wanted.equation.priority, of: wanted.variable),
    ]
  }

  private var statements: [String] {
    wanted.isRequired
      ? [language.activating(call)] : held + [language.activating(wanted.variable)]
  }
}
