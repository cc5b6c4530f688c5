import AutoLayout
import Interchange

/// Changes to what one turn of a loop makes alone: the code asks which turn it is, as a person would write it.
struct TurnRepairs {
  private let change: SiteChange
  private var site: CallSite { change.site }
  private var lines: TextLines { change.lines }
  private var language: RepairLanguage { change.language }

  init(_ change: SiteChange) { self.change = change }

  /// Of turns before it that make nothing no more are looked for.
  private static let skippedTurns = 2

  var proposals: [[TextEdit]] {
    guard change.changed.count == 1, !change.isWhole, let loop = site.loop,
      let number = change.made.firstIndex(where: { $0.id == change.constraint.id })
    else { return [] }
    return (number...number + Self.skippedTurns).flatMap { number in
      LoopTurn(number, of: loop, in: site.file).map(proposals) ?? []
    }
  }

  private func proposals(in turn: LoopTurn) -> [[TextEdit]] {
    switch change.change {
    case .constant(let constant): constants(constant, in: turn)
    case .priority: priorities(in: turn)
    case .removal: removals(onlyIf: turn.isAnother)
    case .activation, .terms: []
    }
  }

  // MARK: Constants

  /// `constant: label == body ? 20 : 16`
  private func constants(_ constant: Double, in turn: LoopTurn) -> [[TextEdit]] {
    let now = change.constraint.constant
    let numbers = SyntaxWalk(site.use.whole).compactMap { node -> Expression? in
      guard case .expression(let part) = node, part.literal?.magnitude == now.magnitude else {
        return nil
      }
      return part
    }
    let changed = numbers.flatMap { number -> [[TextEdit]] in
      let old = site.text(number.range)
      return [constant, 0 - constant].flatMap { new -> [[TextEdit]] in
        let chosen = "\(turn.isIt) ? \(new.plain) : \(old)"
        return [chosen, "(\(chosen))"].map { [TextEdit(site.local(number.range), $0)] }
      }
    }
    guard now == 0, site.isAnchors else { return changed }
    let end = site.local(site.call.range).upperBound - 1
    let added = language.argument("constant", "\(turn.isIt) ? \(constant.plain) : 0")
    return changed + [[TextEdit(SourceRange(end, end), added)]]
  }

  // MARK: Priorities

  /// As for all turns, but for the statement that sets it.
  private func priorities(in turn: LoopTurn) -> [[TextEdit]] {
    guard site.isAnchors || site.isItems else { return [] }
    return SingleCallRepairs(change.ofAllTurns).proposals.map { edits in
      edits.map { TextEdit($0.range, asking(turn, in: $0.text)) }
    }
  }

  private func asking(_ turn: LoopTurn, in text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains(".priority = ") else { return String(line) }
      let start = line.prefix { $0 == " " || $0 == "\t" }
      return start + language.condition(turn.isIt) + " { \(line.dropFirst(start.count)) }"
    }.joined(separator: "\n")
  }

  // MARK: Removals

  /// What it makes is made on a condition.
  func removals(onlyIf condition: String) -> [[TextEdit]] {
    guard let statement = site.statement else { return [] }
    let (whole, use) = site.use
    let range = site.local(statement.range)
    switch use {
    case .held: return []
    case .element:
      let made = lines.excerpt(site.local(whole.range), movedTo: range)
      let others = asking(condition, language.activating(made), at: range)
      return [
        [
          lines.removing(element: site.local(whole.range)), lines.inserting(others, after: range),
        ]
      ]
    case .activated, .argument, .other:
      let text = site.text(statement.range)
      // What ends a statement of Objective-C belongs to it.
      let isOpen = language.isObjectiveC && !text.hasSuffix(";")
      let others = asking(condition, isOpen ? text + ";" : text, at: range)
      let end = SourceRange(range.lowerBound, range.upperBound + (isOpen ? 1 : 0))
      return [[lines.replacing(end, with: others)]]
    }
  }

  /// `if label != body {`, and the statement within.
  private func asking(
    _ condition: String, _ statement: String, at range: SourceRange
  ) -> [String] {
    let step = lines.step(at: range.lowerBound)
    return [language.condition(condition) + " {"]
      + [step + statement.replacing("\n", with: "\n" + step)] + ["}"]
  }
}
