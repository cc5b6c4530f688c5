import AutoLayout
import Interchange
import LayoutCode
import Prose

/// What may stand between the parentheses of a call: labels, and what fits behind each.
extension Completer {
  /// `nil` where something like any operand comes.
  func callOffers(_ call: TypedText.OpenCall, in text: TypedText) -> Offer? {
    guard let argument = call.arguments.last else { return nil }
    let forms = forms(of: String(call.callee))
    if let label = call.label {
      let value = argument.drop { $0 != ":" }.dropFirst().withoutBlanks
      return valueOffers(of: label, in: call, value: value, text)
    }
    let labels = forms.labels(behind: call.labelsBefore)
    let word = argument.drop { $0 == " " }
    if labels.contains("_") || word.contains(where: { !$0.isNameCharacter }) {
      return valueOffers(of: "_", in: call, value: word, text)
    }
    guard !labels.isEmpty else { return nil }
    return (
      word,
      labels.map { Candidate("\($0): ", Phrase(en: "argument", ja: "引数"), isWhole: false) }
    )
  }

  /// Only where a word is being typed; what UIKit has names for comes with its dot.
  private func valueOffers(
    of label: String, in call: TypedText.OpenCall, value: Substring, _ text: TypedText
  ) -> Offer? {
    if let offer = anchorOffers(behind: label, in: call, text) { return offer }
    if let views = arguments(for: label, in: call),
      value.allSatisfy({ $0.isNameCharacter || $0 == "$" })
    {
      return (value, localNames + views)
    }
    if label == "_", call.callee.hasSuffix(".systemLayoutSizeFitting"), value.isMemberPath {
      return (value, Self.fittingTargets)
    }
    let names = names(for: label, in: call)
    guard !names.isEmpty, !value.dropFirst().contains(where: { !$0.isNameCharacter }) else {
      return nil
    }
    let word = value.hasPrefix(".") || value.isEmpty ? value : nil
    guard let word else { return nil }
    return (word, names.map { Candidate(".\($0.text)", $0.note, isWhole: false) })
  }

  private static var fittingTargets: [Candidate] {
    [
      Candidate(
        "UIView.layoutFittingCompressedSize", Phrase(en: "the smallest", ja: "最小"), isWhole: false),
      Candidate(
        "UIView.layoutFittingExpandedSize", Phrase(en: "the largest", ja: "最大"), isWhole: false),
      Candidate("CGSize(", Phrase(en: "a size", ja: "大きさ"), isWhole: false),
    ]
  }

  private func names(for label: String, in call: TypedText.OpenCall) -> [Candidate] {
    let method = call.callee.split(separator: ".").last.map(String.init) ?? ""
    let choice = { (names: [String], word: Phrase) in names.map { Candidate($0, word) } }
    switch label {
    case "for" where ["setTitle", "setImage"].contains(method):
      return choice(["normal"], Phrase(en: "state", ja: "状態"))
    case "for": return choice(["horizontal", "vertical"], Phrase(en: "axis", ja: "軸"))
    case "weight":
      return choice(FontWeight.allCases.map(\.rawValue), Phrase(en: "weight", ja: "太さ"))
    case "forTextStyle":
      return TextStyle.allCases.map { Candidate($0.rawValue, "\(Font($0).size)") }
    case "attribute":
      return choice(Attribute.allCases.map(\.name), Phrase(en: "attribute", ja: "属性"))
    case "relatedBy":
      return choice(Relation.allCases.map(\.name), Phrase(en: "relation", ja: "関係"))
    case "options":
      return choice(
        VisualFormat.Option.allCases.map(\.rawValue), Phrase(en: "option", ja: "オプション"))
    case "withHorizontalFittingPriority", "verticalFittingPriority": return priorityNames
    case "_" where method.hasPrefix("setContent") && method.hasSuffix("Priority"):
      return priorityNames
    default:
      return choice(choices(of: label == "_" ? nil : label, in: call), CompletionWords.property)
    }
  }

  /// As the tables have them.
  private func choices(of label: String?, in call: TypedText.OpenCall) -> [String] {
    guard let dot = call.callee.lastIndex(of: ".") else {
      return UIKitTables.choices(
        of: label, in: "init", of: TypeName(String(call.callee)), isStatic: true)
    }
    let method = String(call.callee[call.callee.index(after: dot)...])
    switch value(of: String(call.callee[..<dot])) {
    case .item(let item):
      guard let view = document.view(item.view) else { return [] }
      return UIKitTables.choices(of: label, in: method, of: view.typeInTables, isStatic: false)
    case .type(let type):
      return UIKitTables.choices(of: label, in: method, of: TypeName(type), isStatic: true)
    default: return []
    }
  }

  /// The ways to call something, as Swift writes them.
  private func forms(of callee: String) -> [String] {
    guard let dot = callee.lastIndex(of: ".") else {
      return Evaluator.makingForms[callee]
        ?? TableCall.forms("init", of: TypeName(callee), isStatic: true)
    }
    let method = String(callee[callee.index(after: dot)...])
    switch value(of: String(callee[..<dot])) {
    case .item(let item):
      return document.view(item.view).map { ViewMethods.forms(method, of: $0.typeInTables) } ?? []
    case .layer: return ViewMethods.forms(method, of: LayerProperties.type)
    case .anchor(let anchor): return AnchorFamily.allForms(for: anchor).named(method)
    case .distance: return AnchorDistance.forms.named(method)
    case .tuple, .frame:
      return Evaluator.rectangleForms.named(method)
    case .type("NSLayoutConstraint"): return Evaluator.formatForms.named(method)
    case .type("UIFont"), nil: return Evaluator.fontForms.named(method)
    default: return []
    }
  }
}

extension [String] {
  /// The forms of the method `name`.
  fileprivate func named(_ name: String) -> [String] { filter { $0.hasPrefix("\(name)(") } }

  /// The labels that may come behind others, each once.
  fileprivate func labels(behind before: [String]) -> [String] {
    var seen: Set<String> = []
    return compactMap { form in
      let labels = Call.labels(of: form)
      guard labels.starts(with: before) else { return nil }
      return labels.dropFirst(before.count).first
    }.filter { seen.insert($0).inserted }
  }
}

extension Substring {
  /// Whether a name, perhaps with others behind dots, is all that there is of it, or nothing.
  fileprivate var isMemberPath: Bool { allSatisfy { $0.isNameCharacter || $0 == "." } }
}
