import AutoLayout
import Interchange
import Prose
import Reporting

/// What a word was meant to be that nothing is called, where a property takes one of a few: `true` for
/// `yes`, `.required` for `required`.
enum WordMeant {
  /// `nil` where it looks like none of them.
  static func advice(
    on word: String, for target: ExpressionTree, in evaluator: inout Evaluator
  ) -> Phrase? {
    if case .boolean? = try? evaluator.value(of: target) { return TruthMeant.advice(on: word) }
    guard case .member(_, let property) = target.form else { return nil }
    if Color.named(word) != nil, property.text.lowercased().hasSuffix("color") {
      return SuggestionWords.didYouMean([".\(word)"])
    }
    let meant = Spelling.suggestions(for: word, among: choices(of: property.text))
    return meant.isEmpty ? nil : SuggestionWords.didYouMean(meant.map { ".\($0)" })
  }

  /// Where what is set is a property that the view does not have, whatever its value was meant to be.
  static func objection(
    toProperty target: ExpressionTree, in evaluator: inout Evaluator, _ document: Document
  ) -> Objection? {
    guard case .member(let base, let name) = target.form,
      case .item(let item)? = try? evaluator.value(of: base), item.guide == nil,
      let view = document.view(item.view), ViewProperties.named(name.text) == nil,
      ControllerProperties.named(name.text) == nil, Attribute(anchorName: name.text) == nil,
      !InertProperties.isInert(name.text, of: view)
    else { return nil }
    return LanguageWords.noProperty(name, of: view)
  }

  /// UIKit's words for what a property can be, without their dot.
  static func choices(of property: String) -> [String] {
    if property == "priority" { return Priority.names }
    return ViewProperties.named(property)?.choices ?? LayerProperties.named(property)?.choices
      ?? InertProperties.choices(of: property) ?? []
  }
}
