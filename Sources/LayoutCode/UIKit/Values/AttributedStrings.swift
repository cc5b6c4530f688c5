import AutoLayout
import Interchange

/// Texts with attributes, of which the font counts: the last one that is said.
enum AttributedStringMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "NSAttributedString", superclass: "NSObject", isInert: true, members: making + reading),
    MemberTable("NSMutableAttributedString", superclass: "NSAttributedString", members: changing),
    MemberTable("AttributedString", superclass: "NSAttributedString", isInert: true),
    MemberTable(
      "AttributeContainer", superclass: "NSObject", isInert: true,
      members: [.initializer(["_?"], call: make), .kept("font", type: "UIFont", .absent)]),
    .enumeration(
      "NSAttributedString.Key", older: ["NSAttributedStringKey"],
      counted: [
        "font", "foregroundColor", "backgroundColor", "paragraphStyle", "kern", "underlineStyle",
        "underlineColor", "strikethroughStyle", "strikethroughColor", "link", "attachment",
        "baselineOffset",
        "ligature", "shadow", "strokeColor", "strokeWidth", "obliqueness", "expansion",
        "textEffect",
        "writingDirection", "accessibilitySpeechIPANotation", "tracking",
      ]),
  ]

  private static let making: [Member] = [
    .initializer(
      [
        "string|_|attributedString|markdown|localized?", "attributes|options?",
        "documentAttributes?",
      ], call: make),
    .initializer(["attachment"], call: make), .initializer(["**"], call: make),
  ]

  private static let make: Member.Call = { (evaluator, receiver, arguments) throws(Stop) in
    let made: Value
    if case .type(let type) = receiver {
      made = .object(evaluator.heap.make(Object(type: type)))
    } else {
      made = receiver
    }
    if let text = arguments.operands.first, arguments.labels.first != "attachment" {
      let styled = try evaluator.styledText(text)
      if let text = styled.text { evaluator.store("string", .text(text), in: made) }
      if let font = styled.font { evaluator.store("font", .font(font), in: made) }
    }
    if let attributes = arguments["attributes"] ?? arguments["string"] {
      try evaluator.takeFont(from: attributes, into: made)
    }
    return made
  }

  private static let reading: [Member] = [
    .property("string", older: ["description"], type: "String") { evaluator, value, _ in
      evaluator.stored("string", of: value) ?? .text("")
    },
    .property("length", type: "Int") { evaluator, value, _ in
      guard case .text(let text)? = evaluator.stored("string", of: value) else { return .whole(0) }
      return .whole(Double(text.utf16.count))
    },
    .kept("font", type: "UIFont", .absent),
    .property("mutableString", type: "String") { evaluator, value, _ in
      evaluator.stored("string", of: value) ?? .text("")
    },
    .asking("size", [], gives: "CGSize"),
    .asking("boundingRect", gives: "CGRect"),
  ]

  private static let changing: [Member] = [
    .method("append", ["_: NSAttributedString"], older: ["appendAttributedString"]) {
      (evaluator, value, arguments) throws(Stop) in
      let added = try evaluator.styledText(arguments.first)
      let own = try evaluator.styledText(Operand(value, at: arguments.range))
      evaluator.store("string", .text((own.text ?? "") + (added.text ?? "")), in: value)
      if own.font == nil, let font = added.font { evaluator.store("font", .font(font), in: value) }
      return .void
    },
    .method("addAttribute", ["_: NSAttributedString.Key", "value", "range?"]) {
      (evaluator, value, arguments) throws(Stop) in
      let key = try evaluator.choice(arguments.first, of: "NSAttributedString.Key").value
      if key == "font", let operand = arguments["value"] {
        evaluator.store("font", .font(try evaluator.font(operand)), in: value)
      }
      return .void
    },
    .method("addAttributes", ["_", "range?"], older: ["setAttributes"]) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.takeFont(from: arguments.first, into: value)
      return .void
    },
  ]
}

/// What a text is to show.
struct StyledText {
  var text: String?
  var font: Font?
}

extension Evaluator {
  mutating func styledText(_ operand: Operand) throws(Stop) -> StyledText {
    switch operand.value {
    case .object(let id):
      let fields = heap[id].fields
      var styled = StyledText()
      if case .text(let text)? = fields["string"] { styled.text = text }
      if let font = fields["font"], font != .absent {
        styled.font = try self.font(Operand(font, at: operand.range))
      }
      return styled
    default: return StyledText(text: try shownText(operand))
    }
  }

  fileprivate mutating func takeFont(from operand: Operand, into value: Value) throws(Stop) {
    guard case .dictionary(let entries) = operand.value else {
      if let font = stored("font", of: operand.value) { store("font", font, in: value) }
      return
    }
    for entry in entries {
      guard case .choice(let key) = entry.key, key.name == "font" else { continue }
      store("font", .font(try font(Operand(entry.value, at: operand.range))), in: value)
    }
  }
}
