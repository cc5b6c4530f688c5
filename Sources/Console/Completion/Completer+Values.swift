import AutoLayout
import Interchange
import Prose

/// What something can be set to.
extension Completer {
  /// Behind `title.isHidden =`: what fits, with what it is now.
  func values(for target: String) -> [Candidate] {
    guard !target.isEmpty, let present = value(of: target) else { return [] }
    if target.hasSuffix(".priority") {
      return priorityNames.map { Candidate(".\($0.text)", $0.note) }
    }
    let property = target.lastIndex(of: ".").map { String(target[target.index(after: $0)...]) }
    if case .inert = present, let choices = property.flatMap(InertProperties.choices) {
      return choices.map { Candidate(".\($0)", Self.noPart) }
    }
    let choices =
      property.flatMap { ViewProperties.named($0) ?? LayerProperties.named($0) }?.choices ?? []
    if !choices.isEmpty {
      return choices.map { choice in
        Candidate(".\(choice)", isNow(present.holds(choice)))
      }
    }
    switch present {
    case .boolean(let boolean):
      return [true, false].map { Candidate("\($0)", isNow($0 == boolean)) }
    case .font: return Self.fontForms.map { Candidate(".\($0)", Self.makes, isWhole: false) }
    case .number, .whole, .tuple, .text:
      return [Candidate(present.text(in: document).string, isNow(true))]
    default: return []
    }
  }

  /// What makes a value of the sort that is there now: `UIEdgeInsets(`.
  func makers(for target: String) -> [Candidate] {
    guard !target.isEmpty, let shape = shape(of: target), let type = shape.typeName else {
      return []
    }
    return [Candidate("\(type)(", Phrase(en: "a value", ja: "値"), isWhole: false)]
  }

  private func shape(of target: String) -> Tuple.Shape? {
    switch value(of: target) {
    case .tuple(let tuple): tuple.shape
    case .margins: .insets
    default: nil
    }
  }

  private func isNow(_ isSo: Bool) -> Phrase {
    isSo ? Phrase(en: "as now", ja: "現在の値") : Phrase(en: "other", ja: "別の値")
  }

  static let noPart = Phrase(en: "not in the layout", ja: "配置に無関係")

  private static let makes = Phrase(en: "a font", ja: "フォント")

  static let fontForms = [
    "systemFont(ofSize: ", "boldSystemFont(ofSize: ", "italicSystemFont(ofSize: ",
    "preferredFont(forTextStyle: ",
  ]

  /// Behind a dot without anything before it: UIKit's names for what is wanted there.
  func choices(behind before: Substring, in text: TypedText) -> [Candidate] {
    // Also within a list: `[.flexibleWidth, .`
    if let sign = before.lastIndex(of: "="),
      before[sign...].dropFirst().allSatisfy({ $0.isNameCharacter || "[., ".contains($0) })
    {
      let operand = TypedText(String(before[..<sign].withoutBlanksAtEnd)).operand
      let values = values(for: String(operand)).filter { $0.text.hasPrefix(".") }
      if !values.isEmpty {
        return values.map { value in
          Candidate(String(value.text.dropFirst()), value.note, isWhole: value.isWhole)
        }
      }
      if hasValue(operand) { return [] }
      let names = members(ofType: String(operand))
      if !names.isEmpty { return names }
    }
    // Of what a call takes at a place nothing more is known.
    if text.openCall?.callee.isEmpty == false { return [] }
    return Priority.names.map { priority(named: $0) }
  }

  /// Whether it is something that can be asked: a type, behind a declared name, is not.
  private func hasValue(_ operand: Substring) -> Bool {
    switch value(of: String(operand)) {
    case nil, .type: false
    default: true
    }
  }

  /// UIKit's own, as they are written behind `=` with a dot.
  var priorityNames: [Candidate] {
    ["required", "defaultHigh", "defaultLow", "fittingSizeLevel"].map { priority(named: $0) }
  }

  private func priority(named name: String) -> Candidate {
    Candidate(name, Priority.named(name).map { "\($0.rawValue)" } ?? "", isWhole: false)
  }

  /// The strongest first, by the words of relations.
  var priorities: [Candidate] {
    ["required", "high", "low", "fittingSize"].map { name in
      Candidate(name, Priority.named(name).map { "\($0.rawValue)" } ?? "")
    }
  }
}

extension Value {
  fileprivate func holds(_ choice: String) -> Bool {
    switch self {
    case .choice(let name): name == choice
    case .color(let color): color.name == choice
    case .list(let values): values.contains(.choice(choice))
    default: false
    }
  }
}
