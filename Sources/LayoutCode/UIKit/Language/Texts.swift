import AutoLayout
import Interchange

/// Texts: `String` and what it was called in Objective-C.
enum TextValueMembers {
  static let table = MemberTable(
    "String",
    older: [
      "NSString", "NSMutableString", "Character", "Substring", "StaticString",
      "LocalizedStringResource", "LocalizedStringKey",
    ], superclass: "Any",
    members: making + reading + questions + changing + measuring)

  private static let making: [Member] = [
    .initializer(["format|localizedStringWithFormat", "_*", "arguments?", "locale?"]) {
      (evaluator, _, arguments) throws(Stop) in
      try evaluator.formatted(arguments)
    },
    .method("localizedStringWithFormat", ["_", "_*"], gives: "String", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      try evaluator.formatted(arguments)
    },
    .initializer(["repeating", "count: Int"]) { (evaluator, _, arguments) throws(Stop) in
      guard let text = try evaluator.text(arguments.first).value ?? nil,
        let operand = arguments["count"], let count = try evaluator.knownWhole(operand)
      else { return .text("") }
      // More than a text may be long is not made at all.
      guard count <= ValueLimits.textBytes / max(1, text.utf8.count) else { throw .textTooLong }
      return .text(String(repeating: text, count: max(0, count)))
    },
    .initializer(
      [
        "_|localized|describing|reflecting|stringLiteral|string|key?", "table|tableName?",
        "bundle?", "locale?", "comment?", "defaultValue?", "radix?", "encoding?",
      ]
    ) { (evaluator, _, arguments) throws(Stop) in
      guard let operand = arguments.operands.first else { return .text("") }
      switch operand.value {
      case .text(let key):
        guard arguments.labels.first == "localized" else { return operand.value }
        return .text(evaluator.localizedText(key) ?? key)
      case .unknown: return operand.value
      // The characters of a text that was turned round.
      case .list(let values) where values.allSatisfy({ $0.asText != nil }):
        return .text(values.compactMap(\.asText).joined())
      default: return .text(operand.value.shown)
      }
    },
    .method("join", ["_"], isStatic: true) { _, _, arguments in arguments.first.value },
  ]

  private static let reading: [Member] = [
    property("count", type: "Int") { .whole(Double($0.count)) },
    property("length", type: "Int") { .whole(Double($0.utf16.count)) },
    property("isEmpty", type: "Bool") { .boolean($0.isEmpty) },
    property("first", type: "String") { $0.first.map { .text(String($0)) } ?? .absent },
    property("last", type: "String") { $0.last.map { .text(String($0)) } ?? .absent },
    // A text with attributes is a text, too, where it is read from a view.
    property("description", older: ["string"], type: "String") { .text($0) },
    property("utf8Count", type: "Int") { .whole(Double($0.utf8.count)) },
    property("isNumber", type: "Bool") { .boolean(!$0.isEmpty && $0.allSatisfy(\.isNumber)) },
    property("isLetter", type: "Bool") { .boolean(!$0.isEmpty && $0.allSatisfy(\.isLetter)) },
    property("capitalized", older: ["localizedCapitalized"], type: "String") {
      .text($0.capitalizedWords)
    },
    property("localizedUppercase", older: ["uppercaseString"], type: "String") {
      .text($0.uppercased())
    },
    property("localizedLowercase", older: ["lowercaseString"], type: "String") {
      .text($0.lowercased())
    },
    property("doubleValue", type: "CGFloat") { .real(Double($0) ?? 0) },
    property("floatValue", type: "CGFloat") { .real(Double($0) ?? 0) },
    property("intValue", older: ["integerValue"], type: "Int") { .whole(Double(Int($0) ?? 0)) },
    method("uppercased") { .text($0.uppercased()) },
    method("lowercased") { .text($0.lowercased()) },
    method("reversed") { .list($0.reversed().map { .text(String($0)) }) },
    .method(
      "appending", ["_|contentsOf: String"], older: ["stringByAppendingString"], gives: "String"
    ) {
      (evaluator, value, arguments) throws(Stop) in
      let added = try evaluator.text(arguments.first).value ?? nil
      return .text(value.shown + (added ?? ""))
    },
    .method(
      "replacingOccurrences",
      ["of|ofString: String", "with|withString: String", "options?", "range?"],
      gives: "String"
    ) { (evaluator, value, arguments) throws(Stop) in
      guard let old = try evaluator.text(arguments.first).value ?? nil,
        let operand = arguments["with"], let new = try evaluator.text(operand).value ?? nil,
        !old.isEmpty
      else { return value }
      let parts = value.shown.split(separator: old, omittingEmptySubsequences: false)
      return .text(try parts.joinedWithinLimits(by: new))
    },
    .method("trimmingCharacters", ["in"], gives: "String") { _, value, arguments in
      .text(value.shown.trimmed(of: arguments.first.value.written))
    },
    .method("components", ["separatedBy"], gives: "Array") {
      (evaluator, value, arguments) throws(Stop) in
      guard let separator = try? evaluator.text(arguments.first).value ?? nil, !separator.isEmpty
      else { return .list([value]) }
      return .list(
        value.shown.split(separator: separator, omittingEmptySubsequences: false).map {
          .text(String($0))
        })
    },
    .method("split", ["separator", "maxSplits?", "omittingEmptySubsequences?"], gives: "Array") {
      (evaluator, value, arguments) throws(Stop) in
      guard let separator = try evaluator.text(arguments.first).value ?? nil, !separator.isEmpty
      else { return .list([value]) }
      return .list(value.shown.split(separator: separator).map { .text(String($0)) })
    },
    part("prefix", ["_|maxLength: Int"]) { String($0.prefix($1)) },
    part("suffix", ["_: Int"]) { String($0.suffix($1)) },
    part("dropFirst", ["_?: Int"]) { String($0.dropFirst($1)) },
    part("dropLast", ["_?: Int"]) { String($0.dropLast($1)) },
    .asking("data", ["using"]), .asking("range", ["of", "options?"]), .asking("ranges", ["of"]),
    .asking("index"),
    .asking("substring"), .asking("cString"), .asking("write"),
    // No property of Swift's, but one that most projects give themselves.
    .property("localized", type: "String") { evaluator, value, _ in
      .text(evaluator.localizedText(value.shown) ?? value.shown)
    },
  ]

  private static func property(
    _ name: String, older: [String] = [], type: TypeName,
    _ read: @escaping @Sendable (String) -> Value
  ) -> Member {
    .property(name, older: older, type: type) { _, value, range in
      if case .text(let text) = value { return read(text) }
      return .unknown(Unknown(name, at: range, type: type))
    }
  }

  private static func method(
    _ name: String, _ change: @escaping @Sendable (String) -> Value
  ) -> Member {
    .method(name, ["with?"], gives: "String") { _, value, _ in
      if case .text(let text) = value { change(text) } else { value }
    }
  }

  private static func part(
    _ name: String, _ parameters: [MemberParameter],
    _ cut: @escaping @Sendable (String, Int) -> String
  ) -> Member {
    .method(name, parameters, gives: "String") { (evaluator, value, arguments) throws(Stop) in
      guard case .text(let text) = value else { return value }
      let count = try arguments[0].flatMapStop { (operand) throws(Stop) in
        try evaluator.knownWhole(operand)
      }
      if let count, count < 0 {
        throw .crash(UIKitWords.negativeCount, at: arguments.first.range)
      }
      return .text(cut(text, count ?? 1))
    }
  }

  private static let questions: [Member] = [
    question("hasPrefix") { $0.hasPrefix($1) }, question("hasSuffix") { $0.hasSuffix($1) },
    question("contains") { $1.isEmpty || $0.contains($1) },
    question("isEqual") { $0 == $1 },
    question("localizedCaseInsensitiveContains") {
      $0.lowercased().contains($1.lowercased())
    },
  ]

  private static func question(
    _ name: String, _ answer: @escaping @Sendable (String, String) -> Bool
  ) -> Member {
    .method(name, ["_|to: String"], older: [name + "String"], gives: "Bool") {
      (evaluator, value, arguments) throws(Stop) in
      guard case .text(let text) = value,
        let other = try evaluator.text(arguments.first).value ?? nil
      else { return .boolean(false) }
      return .boolean(answer(text, other))
    }
  }

  private static let changing: [Member] = [
    .mutating("append", ["_|contentsOf"], older: ["appendString"]) {
      (evaluator, value, arguments) throws(Stop) in
      guard let added = try evaluator.text(arguments.first).value ?? nil else { return .void }
      value = .text(value.shown + added)
      return .void
    },
    .mutating("removeAll", ["keepingCapacity?"]) { _, value, _ in
      value = .text("")
      return .void
    },
    .mutating("removeLast", ["_?"]) { _, value, _ in
      value = .text(String(value.shown.dropLast()))
      return .void
    },
    .mutating("removeFirst", ["_?"]) { _, value, _ in
      value = .text(String(value.shown.dropFirst()))
      return .void
    },
  ]

  /// As a label measures it, and not rounded.
  private static let measuring: [Member] = [
    .method("size", ["withAttributes|attributes?"], older: ["sizeWithAttributes"], gives: "CGSize")
    {
      (evaluator, value, arguments) throws(Stop) in
      .size(try evaluator.measured(value.shown, arguments.operands.first, width: nil))
    },
    .method(
      "boundingRect", ["with|withSize: CGSize", "options?", "attributes?", "context?"],
      gives: "CGRect"
    ) { (evaluator, value, arguments) throws(Stop) in
      let limit = try evaluator.size(arguments.first)
      let size = try evaluator.measured(value.shown, arguments["attributes"], width: limit?.width)
      return .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    },
  ]
}

extension Evaluator {
  fileprivate mutating func measured(
    _ text: String, _ attributes: Operand?, width: Double?
  ) throws(Stop) -> Size {
    var font = Font(size: 12)
    if case .dictionary(let entries)? = attributes?.value, let attributes {
      for entry in entries {
        guard case .choice(let key) = entry.key, key.name == "font" else { continue }
        font = try self.font(Operand(entry.value, at: attributes.range))
      }
    }
    return TextMetrics(font: font).labelSize(
      of: text, numberOfLines: 0, width: width, scale: draft.scale)
  }
}

extension Value {
  fileprivate var asText: String? { if case .text(let text) = self { text } else { nil } }
}

extension String {
  /// Of other characters than blanks and line ends nobody knows here which belong to a set.
  fileprivate func trimmed(of set: String) -> String {
    switch set.split(separator: ".").last {
    case "whitespaces": trimmed { $0.isWhitespace && !$0.isNewline }
    case "newlines": trimmed(where: \.isNewline)
    default: trimmed(where: \.isWhitespace)
    }
  }

  private func trimmed(where isOut: (Character) -> Bool) -> String {
    String(drop(while: isOut).reversed().drop(while: isOut).reversed())
  }

  /// Every word with its first letter alone as a capital.
  fileprivate var capitalizedWords: String {
    var isInWord = false
    return reduce(into: "") { text, character in
      text += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || isInWord && (character.isNumber || character == "'")
    }
  }
}
