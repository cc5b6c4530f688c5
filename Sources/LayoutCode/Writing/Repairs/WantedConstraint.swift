import AutoLayout
import Interchange

/// A constraint that is to be written beside a call that makes others, or in its place.
struct WantedConstraint {
  let equation: Equation
  let site: CallSite
  /// What the code has made so far.
  let document: Document
  let language: RepairLanguage
  private let names: ItemTexts

  init(_ equation: Equation, at site: CallSite, in document: Document, _ names: ItemTexts) {
    (self.equation, self.site, self.document, self.names) = (equation, site, document, names)
    language = RepairLanguage(of: site.file)
  }

  var first: Anchor { equation.first }
  var second: Anchor? { equation.second }
  var isRequired: Bool { equation.priority.isRequired }

  /// What a view or guide is called; empty for what is `self`.
  func bareText(_ item: Item) -> String { names.text(of: item) }

  /// The same with `self`.
  func text(_ item: Item) -> String {
    let text = names.text(of: item)
    return text.isEmpty ? "self" : text
  }

  var superview: ViewID? { document.view(first.item.view)?.superview }

  /// Whether it is held against the superview of what it is of.
  var isToSuperview: Bool {
    second != nil && first.item.guide == nil && second?.item == superview.map { Item($0) }
  }

  /// What holds it, where something has to.
  var variable: String {
    first.variableName(of: bareText(first.item), besides: site.file.text.codeWords)
  }

  /// The statements that make it by anchors, however the code around it makes its own.
  var statements: [String] { statements(activating: language.anchors(equation, bareText)) }

  func statements(activating call: String) -> [String] {
    language.statements(activating: call, as: variable, equation.priority)
  }

  /// Lines behind the statement of the call.
  func inserting(_ lines: [String]) -> [[TextEdit]] {
    guard let statement = site.statement else { return [] }
    return [[TextLines(site.file.text).inserting(lines, after: site.local(statement.range))]]
  }
}
