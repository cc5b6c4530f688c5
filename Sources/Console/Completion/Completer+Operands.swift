import AutoLayout
import Interchange
import Prose

/// What may stand in relations, expressions and statements.
extension Completer {
  /// What a stretch of a line is to become, which decides what joins its operands.
  enum Manner {
    case statement
    case relation
    case condition
  }

  /// `startsFresh` where the text so far is a command's word, so that an operand comes first.
  func operandOffers(
    in text: TypedText, as manner: Manner, startsFresh: Bool = false
  ) -> Offer {
    let operand = text.operand
    let before = text.beforeOperand
    if before.hasSuffix("@") { return (operand, priorities) }
    if let call = text.openCall, let offer = callOffers(call, in: text) { return offer }
    if let dot = operand.lastIndex(of: ".") {
      let owner = String(operand[..<dot])
      let members = owner.isEmpty ? choices(behind: before, in: text) : members(of: owner, in: text)
      return goingOn((operand[operand.index(after: dot)...], members), behind: operand)
    }
    if before.awaitsList { return (operand, lists(behind: operand)) }
    if before.isDeclaredType { return (operand, typeNames(behind: operand)) }
    if !startsFresh, before.endsInKeyword { return (operand, []) }
    if startsFresh || before.awaitsOperand {
      let target = before.assignmentTarget
      let values = target.map(values(for:)) ?? []
      // A choice of few is the whole list, until a letter says otherwise.
      if values.count > 1, operand.isEmpty { return (operand, values) }
      let makers = target.map(makers(for:)) ?? []
      if !makers.isEmpty, operand.isEmpty {
        return (
          operand, values + makers + localNames + views(isWhole: false) + namedValues { _ in true }
        )
      }
      let types = target == "" ? types(behind: operand) : makers
      return (operand, values + operands(behind: operand, in: text) + types)
    }
    return (operand, joints(behind: before, in: manner))
  }

  /// Views, named values and constraints; a dot may follow, so no blank does. Constraints without a
  /// name wait for a letter where there are many.
  func operands(behind word: Substring, in text: TypedText? = nil) -> [Candidate] {
    let isMany = document.constraints.count > Completion.glance
    let onlyNamed = isMany && !word.beginsNumber
    let related = text?.relatedAttribute(in: self)
    let isRelated = related != nil
    let functions = word.isEmpty ? [] : Self.functions
    let own =
      word.isEmpty
      ? []
      : (isRelated ? [] : controllersOwn)
        + (related?.kind == .horizontalLocation ? [] : controllersGuides)
    return localNames + functions + own
      + views({ !isRelated || !$0.isLayer }, isWhole: false)
      + namedValues { _ in true }
      + (isRelated ? [] : constraints(isWhole: false) { !onlyNamed || $0.name != nil })
  }

  func namedValues(_ isWanted: (Value) -> Bool) -> [Candidate] {
    document.names.sorted.compactMap { name in
      guard case .value = document.names[name], let value = value(of: name), isWanted(value) else {
        return nil
      }
      return Candidate(
        name, Phrase(value.text(in: document)).shortened, isWhole: value.number != nil)
    }
  }

  /// What an operand stands for now; `nil` if it stands for nothing.
  func value(of source: String) -> Value? {
    var workspace = Workspace(snapshot)
    workspace.locals = locals
    var evaluator = Evaluator(workspace)
    // `title.text?`, of which a dot goes on.
    let marks = source.reversed().prefix { "?!".contains($0) }.count
    return try? evaluator.value(of: ExpressionReader.read(RawText(String(source.dropLast(marks)))))
  }

  /// The same in words, with `~` before what is one of many.
  func presentValue(of source: String) -> Phrase? {
    var workspace = Workspace(snapshot)
    workspace.locals = locals
    var evaluator = Evaluator(workspace)
    guard let value = try? evaluator.settled(ExpressionReader.read(RawText(source))) else {
      return nil
    }
    return (mark(on: evaluator.reads) + Phrase(value.text(in: document))).shortened
  }

  func mark(on measures: some Sequence<Measure>) -> Phrase {
    let workspace = Workspace(snapshot)
    return measures.contains { (try? workspace.isUnique($0)) == false } ? "~" : ""
  }

  /// What types make: behind `let title =`.
  private func types(behind word: Substring) -> [Candidate] {
    let classes = kinds(behind: word).map(\.className) + otherClasses(behind: word)
    let views = classes.map { Candidate("\($0)()", Phrase(en: "a new one", ja: "新しく作る")) }
    let values = ["CGRect(", "CGSize(", "CGPoint(", "UIEdgeInsets(", "UIImage(", "UIColor("].map {
      Candidate($0, Phrase(en: "a value", ja: "値"), isWhole: false)
    }
    let others = ["NSLayoutConstraint", "UIFont"].map {
      Candidate($0, Phrase(en: "type", ja: "型"), isWhole: false)
    }
    return views + values + others
  }
}

extension Completer {
  /// They wait for a letter.
  var controllersGuides: [Candidate] {
    SystemGuide.ofController.map(\.rawValue).filter { document.entity(named: $0) == nil }.map {
      Candidate($0, Phrase(en: "guide", ja: "ガイド"), isWhole: false)
    }
  }

  /// What stands alone in a controller's code. It waits for a letter.
  private var controllersOwn: [Candidate] {
    ControllerProperties.all.filter { document.entity(named: $0.name) == nil }.map { property in
      let value = value(of: property.name).map { Phrase($0.text(in: document)).shortened }
      return Candidate(property.name, value ?? CompletionWords.property, isWhole: false)
    }
  }

  /// They wait for a letter.
  private static var functions: [Candidate] {
    Evaluator.functions.map {
      Candidate("\($0)(", Phrase(en: "of numbers", ja: "数値の関数"), isWhole: false)
    }
  }
}

// MARK: What joins operands

extension Completer {
  /// What joins or ends an operand.
  private func joints(behind before: Substring, in manner: Manner) -> [Candidate] {
    if let sign = before.range(ofLast: ["==", "<=", ">="]), manner != .condition {
      return tails(behind: before[sign.upperBound...])
    }
    if before.assignmentTarget(atEnd: false) != nil { return Self.arithmetic }
    switch manner {
    case .relation: return Self.relations + Self.arithmetic
    case .condition: return Self.relations + Self.comparisons + Self.arithmetic
    case .statement where isOnlyAsked(before): return []
    case .statement where isOnlySet(before): return [Self.assignment]
    case .statement where isAnchor(before): return Self.relations + Self.arithmetic
    case .statement: return Self.relations + Self.assignments + Self.arithmetic
    }
  }

  /// Whether what stands there is no number: it can be set and not reckoned with.
  private func isOnlySet(_ before: Substring) -> Bool {
    switch value(of: last(of: before)) {
    case .boolean, .choice, .font, .color, .image, .absent, .list, .inert: true
    default: false
    }
  }

  /// Whether it is no number either, and UIKit only tells it: `view.subviews`.
  private func isOnlyAsked(_ before: Substring) -> Bool {
    let operand = last(of: before)
    guard isOnlySet(before), let dot = operand.lastIndex(of: "."),
      let property = ViewProperties.named(String(operand[operand.index(after: dot)...]))
    else { return false }
    return property.write == nil
  }

  /// Whether it is what constraints hold, which nothing assigns.
  private func isAnchor(_ before: Substring) -> Bool {
    guard case .anchor = value(of: last(of: before)) else { return false }
    return true
  }

  private func last(of before: Substring) -> String {
    String(TypedText(String(before.withoutBlanksAtEnd)).operand)
  }

  /// Behind the second side of a relation.
  private func tails(behind side: Substring) -> [Candidate] {
    let words = side.split(separator: " ")
    if words.dropLast().last == "as" { return [] }
    let name = Candidate("as", Phrase(en: "name of the constraint", ja: "制約の名前"))
    if side.contains("@") { return [name] }
    return Self.arithmetic + [
      Candidate("@", Phrase(en: "priority", ja: "優先度"), isWhole: false), name,
    ]
  }

  private static var relations: [Candidate] {
    [
      Candidate("==", Phrase(en: "equal to", ja: "等しい")),
      Candidate("<=", Phrase(en: "at most", ja: "以下")),
      Candidate(">=", Phrase(en: "at least", ja: "以上")),
    ]
  }

  private static var comparisons: [Candidate] {
    [
      Candidate("!=", Phrase(en: "not equal to", ja: "等しくない")),
      Candidate("<", Phrase(en: "less than", ja: "より小さい")),
      Candidate(">", Phrase(en: "more than", ja: "より大きい")),
      Candidate("and", Phrase(en: "both hold", ja: "両方が成り立つ")),
      Candidate("or", Phrase(en: "one of them holds", ja: "どちらかが成り立つ")),
    ]
  }

  private static var assignment: Candidate { Candidate("=", Phrase(en: "set", ja: "代入")) }

  private static var assignments: [Candidate] {
    [
      assignment,
      Candidate("+=", Phrase(en: "set to more", ja: "足して代入")),
      Candidate("-=", Phrase(en: "set to less", ja: "引いて代入")),
    ]
  }

  private static var arithmetic: [Candidate] {
    [
      Candidate("+", Phrase(en: "plus points", ja: "足す")),
      Candidate("-", Phrase(en: "minus points", ja: "引く")),
      Candidate("*", Phrase(en: "times", ja: "掛ける")),
      Candidate("/", Phrase(en: "divided by", ja: "割る")),
    ]
  }
}

extension TypedText {
  /// The attribute that the left side of a relation has, when the right side is being typed.
  func relatedAttribute(in completer: Completer) -> Attribute? {
    guard let sign = statement.range(ofLast: ["==", "<=", ">="]) else { return nil }
    let left = TypedText(String(statement[..<sign.lowerBound].withoutBlanksAtEnd)).operand
    guard case .anchor(let anchor) = completer.value(of: String(left)) else { return nil }
    return anchor.attribute
  }
}

extension Substring {
  /// Whether something stands at the end behind which an operand must follow.
  fileprivate var awaitsOperand: Bool {
    guard let last else { return true }
    if "=<>+-*/([{,:|?？&≤≥≦≧".contains(last) { return true }
    return Self.wordsBeforeOperands.contains { endsInWord($0) }
  }

  private static let wordsBeforeOperands = [
    "and", "or", "not", "return", "if", "guard", "while", "switch", "case", "where", "try",
  ]

  /// Whether a word stands at the end behind which comes a new name, a brace or nothing.
  fileprivate var endsInKeyword: Bool { Self.keywords.contains { endsInWord($0) } }

  private static let keywords = [
    "as", "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "for", "else",
    "do", "repeat", "defer", "break", "continue", "default", "private", "fileprivate", "internal",
    "public", "static", "lazy", "override", "final", "weak", "init",
  ]

  /// Whether it is how the number of a constraint begins: `c`, `c1`.
  fileprivate var beginsNumber: Bool {
    first == "c" && dropFirst().allSatisfy(\.isNumber)
  }

  func endsInWord(_ word: String) -> Bool {
    hasSuffix(word) && dropLast(word.count).last.map { !$0.isNameCharacter } ?? true
  }

  func range(ofLast signs: [String]) -> Range<Index>? {
    signs.flatMap { ranges(of: $0) }.max { $0.lowerBound < $1.lowerBound }
  }

  /// What is set where `=` stands at the end; of `let` the empty text, as nothing is set there.
  fileprivate var assignmentTarget: String? { assignmentTarget(atEnd: true) }

  /// What the last `=` that is no comparison sets.
  fileprivate func assignmentTarget(atEnd: Bool) -> String? {
    guard let sign = lastIndex(of: "="), !atEnd || index(after: sign) == endIndex else {
      return nil
    }
    let before = self[..<sign], after = self[index(after: sign)...]
    if let last = before.last, "=<>!".contains(last) || after.first == "=" { return nil }
    let target = TypedText(String(before.drop { $0 == " " }.withoutBlanksAtEnd)).operand
    return before.withoutBlanks.hasPrefix("let ") ? "" : String(target)
  }
}
