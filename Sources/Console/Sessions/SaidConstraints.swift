import AutoLayout
import Diagnosis
import Interchange
import Patience
import Prose
import Reporting

/// A number is another constraint's once a line before has changed, or the code that is imported. So a line
/// is saved with what each constraint says that it calls by its number: `remove c4(title.width == 200)`.
/// Where that is read, the constraint is meant that says so, whatever its number is by then.
struct SaidConstraints {
  /// The line with the numbers of now.
  private(set) var line: String
  /// The first that no constraint says any more.
  private(set) var missing: NumberedConstraint?
  /// Whether all that the line does is to take away what is not there any more.
  private(set) var isDone = false

  /// - Parameter document: What the line is to be carried out on.
  init(_ line: String, in document: Document) {
    self.line = line
    let named = LineReader.numberedConstraints(in: RawText(line))
    guard named.contains(where: { $0.relation != nil }) else { return }
    var found: [String: ConstraintID] = [:]
    for said in named where said.relation != nil && found[said.name] == nil {
      let rest = line.text(behind: said.range)
      if let id = Saying.constraint(said, before: rest, but: Set(found.values), in: document) {
        found[said.name] = id
      } else {
        missing = missing ?? said
      }
    }
    guard missing == nil else {
      isDone = found.isEmpty && named.allSatisfy { line.takesAway($0) }
      return
    }
    self.line = line.replacing(named) { said in
      found[said.name].map { document.text(of: .constraint($0)) }
    }
  }

  /// What constraints of the same anchor say, each behind its handle.
  static func alike(_ said: NumberedConstraint, in document: Document) -> [Text] {
    let wanted = Saying(said.relation ?? "").first
    return document.constraints.values { Saying($0, in: document).first == wanted }.prefix(3).map {
      Text(document.text(of: .constraint($0.id)), as: .handle) + "  "
        + EquationText($0.equation, in: document).line
    }
  }

  /// The line as it is saved: with what a constraint says where it is called by its number first.
  static func said(_ line: String, in document: Document) -> String {
    let named = LineReader.numberedConstraints(in: RawText(line))
    var told = Set(named.filter { $0.relation != nil }.map(\.name))
    return line.replacing(named) { constraint in
      guard case .constraint(let id)? = document.entity(named: constraint.name),
        let equation = document.constraint(id)?.equation, told.insert(constraint.name).inserted
      else { return nil }
      return "\(constraint.name)(\(EquationText.inFull(equation, in: document)))"
    }
  }
}

/// What a constraint says, to be compared.
private struct Saying: Equatable {
  let relation: Substring
  let priority: Substring

  init(_ text: String) {
    let text = text.filter { !$0.isWhitespace }
    let end = text.lastIndex(of: "@") ?? text.endIndex
    (relation, priority) = (text[..<end], text[end...])
  }

  init(_ constraint: Constraint, in document: Document) {
    self.init(EquationText.inFull(constraint.equation, in: document))
  }

  var first: Substring { relation.prefix { !"=<>".contains($0) } }

  /// `title.leading==view.leading` of one with `+16`.
  var withoutConstant: Substring {
    var text = relation
    while let last = text.last, last.isNumber || last == "." { text.removeLast() }
    while let last = text.last, last == "+" || last == "-" { text.removeLast() }
    return text
  }

  /// The one that says so, if need be with another priority, or with another constant where the line gives
  /// it one. Of several it is the one that has the number.
  ///
  /// - Parameters:
  ///   - rest: What stands behind it in the line.
  ///   - others: Those that the line calls by other numbers.
  static func constraint(
    _ said: NumberedConstraint, before rest: Substring, but others: Set<ConstraintID>,
    in document: Document
  ) -> ConstraintID? {
    let wanted = Saying(said.relation ?? "")
    let own = document.constraint(named: said.name)
    if let own, Saying(own, in: document) == wanted { return own.id }
    let all = document.constraints.values { !others.contains($0.id) }.awaitedMap {
      (id: $0.id, saying: Saying($0, in: document))
    }
    func first(where fits: (Saying) -> Bool) -> ConstraintID? {
      let found = all.filter { fits($0.saying) }.map(\.id)
      return own.flatMap { found.contains($0.id) ? $0.id : nil } ?? found.first
    }
    if let id = first(where: { $0 == wanted }) ?? first(where: { $0.relation == wanted.relation }) {
      return id
    }
    guard rest.hasPrefix(".constant =") || rest.hasPrefix(".constant=") else { return nil }
    let alike = all.filter { $0.saying.withoutConstant == wanted.withoutConstant }
    return alike.count == 1 ? alike.first?.id : nil
  }
}

extension String {
  fileprivate func text(behind range: SourceRange) -> Substring {
    self[utf8.index(startIndex, offsetBy: range.upperBound)...]
  }

  /// Whether the constraint ends, or ends to have an effect, at that place of the text.
  fileprivate func takesAway(_ constraint: NumberedConstraint) -> Bool {
    let before = self[..<utf8.index(startIndex, offsetBy: constraint.range.lowerBound)]
    let line = before.suffix { !$0.isNewline }.drop(while: \.isWhitespace)
    return ["remove ", "deactivate ", "NSLayoutConstraint.deactivate("].contains {
      line.hasPrefix($0)
    } || text(behind: constraint.range).hasPrefix(".isActive = false")
  }

  /// With what `text` says in the place of these, which are in order.
  fileprivate func replacing(
    _ constraints: [NumberedConstraint], by text: (NumberedConstraint) -> String?
  ) -> String {
    let texts = constraints.map(text)
    var bytes = Array(utf8)
    for (constraint, new) in zip(constraints, texts).reversed() {
      guard let new else { continue }
      let range = constraint.range.lowerBound..<constraint.range.upperBound
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Moment {
  /// As it is saved. Code that was pasted stays as it is: its names are its own.
  func text(in history: History) -> String {
    let start = code == nil ? history.start(of: self) : nil
    let saved =
      start.map { WithoutCommand.said(SaidConstraints.said(line, in: $0), in: $0) } ?? line
    return SessionFile.text(of: isPaste ? saved : saved.trimmed, isPaste: isPaste)
  }
}

extension Outcome {
  /// What a line of a file adds that imported code says by now, as after its exported patch; `nil` where
  /// the line does anything else.
  func additionsInCode(of document: Document) -> [Equation]? {
    var said: [Equation] = []
    for edit in edits {
      switch edit {
      case .addConstraint(let new) where new.waiting == nil && document.isInCode(new):
        said.append(new.equation)
      case .activate(let ids) where ids.allSatisfy { document.constraint($0) == nil }: continue
      default: return nil
      }
    }
    return said.isEmpty ? nil : said
  }
}

extension Document {
  /// Whether a file makes a constraint that says the same, and that goes by the same name where it has one.
  fileprivate func isInCode(_ new: NewConstraint) -> Bool {
    let views = [new.first, new.second].compactMap { $0?.item.view }
    // No file says anything of a view that was typed.
    if views.compactMap(view).contains(where: { $0.origin.isTyped }) { return false }
    return constraints(mentioning: new.first.item.view).contains { constraint in
      constraint.isActive && constraint.isFromFile
        && (new.name == nil || new.name == constraint.name)
        && [constraint, constraint.fromSecond].contains { $0?.equation == new.equation }
    }
  }
}

extension Origin {
  fileprivate var isTyped: Bool { if case .typed = self { true } else { false } }
}

extension Constraint {
  fileprivate var isFromFile: Bool { element != nil || place.map { !$0.file.isEmpty } ?? false }
}

extension Session {
  /// A line of a file that speaks of what no constraint says any more. What was to be taken away is gone
  /// already, and all else is refused.
  mutating func carryOut(
    _ line: SaidConstraints, without missing: NumberedConstraint, isPaste: Bool
  ) -> Turn {
    let relation = missing.relation ?? ""
    if line.isDone, (try? interpret(RawText(relation))) != nil {
      last = LastLine()
      return said(SessionWords.isGoneAlready(relation))
    }
    let alike = SaidConstraints.alike(missing, in: state.document)
    let objection = SessionWords.noConstraintSays(relation, alike: alike, at: missing.range)
    return refuse(line.line, isPaste: isPaste, .objection(objection))
  }
}
