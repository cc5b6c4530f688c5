import AutoLayout
import Interchange
import Prose

/// What may stand in relations, expressions, statements and visual formats.
extension Completer {
  /// `startsFresh` where the text so far is a command's word, so that an operand comes first.
  func operandOffers(
    in text: TypedText, startsFresh: Bool = false
  ) -> (word: Substring, candidates: [Candidate]) {
    let operand = text.operand
    let before = text.beforeOperand
    if before.hasSuffix("@") { return (operand, priorities) }
    if let dot = operand.lastIndex(of: ".") {
      let owner = operand[..<dot]
      let members =
        owner.isEmpty ? choices(behind: before) : members(of: String(owner), in: text)
      return (operand[operand.index(after: dot)...], members)
    }
    if startsFresh || before.isEmpty || before.awaitsOperand {
      return (operand, operands + literals(behind: before))
    }
    if before.hasSuffix(" as") || before.hasSuffix("let") || before.hasSuffix("var") {
      return (operand, [])
    }
    return (operand, text.isVisualFormat ? [] : joints(behind: before))
  }

  /// Views, constraints and named values; a dot may follow, so no blank does.
  var operands: [Candidate] {
    views(isWhole: false)
      + constraints.map { handle in Candidate(handle.text, handle.note, isWhole: false) }
      + document.names.sorted.compactMap { name in
        guard case .value = document.names[name] else { return nil }
        return Candidate(
          name, value(of: name).map { Phrase($0.text(in: document)).shortened } ?? "",
          isWhole: false)
      }
  }

  /// What joins or ends an operand.
  private func joints(behind before: Substring) -> [Candidate] {
    let isRelated = ["==", "<=", ">="].contains { before.contains($0) }
    let signs = [
      Candidate("==", Phrase(en: "equal to", ja: "等しい")),
      Candidate("<=", Phrase(en: "at most", ja: "以下")),
      Candidate(">=", Phrase(en: "at least", ja: "以上")),
      Candidate("=", Phrase(en: "set", ja: "代入")),
    ]
    let tails = [
      Candidate("+", Phrase(en: "plus points", ja: "足す")),
      Candidate("-", Phrase(en: "minus points", ja: "引く")),
      Candidate("*", Phrase(en: "times", ja: "掛ける")),
      Candidate("@", Phrase(en: "priority", ja: "優先度"), isWhole: false),
      Candidate("as", Phrase(en: "name of the constraint", ja: "制約の名前")),
    ]
    return isRelated ? tails : signs
  }

  /// Behind `title.isHidden =` one of two words.
  private func literals(behind before: Substring) -> [Candidate] {
    guard before.last == "=", !before.dropLast().hasSuffix("=") else { return [] }
    let target = before.dropLast().split(separator: " ").last.map(String.init) ?? ""
    guard case .boolean(let present) = value(of: target) else { return [] }
    let note = { (isSo: Bool) -> Phrase in
      isSo == present ? Phrase(en: "as now", ja: "現在の値") : ""
    }
    return [Candidate("true", note(true)), Candidate("false", note(false))]
  }

  /// Behind a dot without anything before it: UIKit's names for what is wanted there.
  private func choices(behind before: Substring) -> [Candidate] {
    if before.hasSuffix("for:") { return [Candidate("horizontal"), Candidate("vertical")] }
    if before.contains("semanticContentAttribute") {
      return SemanticDirection.allCases.map { Candidate($0.rawValue) }
    }
    if before.contains("autoresizingMask") {
      return AutoresizingMask.named.map { Candidate($0.name, isWhole: false) }
    }
    return Priority.names.compactMap { name in
      Priority.named(name).map { Candidate(name, "\($0.rawValue)", isWhole: false) }
    }
  }

  /// What an operand stands for now; `nil` if it stands for nothing.
  func value(of source: String) -> Value? {
    var evaluator = Evaluator(Workspace(snapshot))
    return try? evaluator.value(of: ExpressionReader.read(RawText(source)))
  }
}

extension Substring {
  /// Whether something stands at the end behind which an operand must follow.
  fileprivate var awaitsOperand: Bool {
    guard let last else { return true }
    if "=<>+-*/([{,:|?&≤≥".contains(last) { return true }
    return [" and", " or", " not", " return"].contains { hasSuffix($0) }
  }
}

extension TypedText {
  fileprivate var isVisualFormat: Bool {
    let start = statement.drop { $0 == " " }
    return ["H:", "V:", "|", "["].contains { start.hasPrefix($0) }
  }
}
