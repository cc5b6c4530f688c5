import AutoLayout
import Diagnosis
import Foundation
import Prose
import Reporting

@testable import Console

/// Answers to a task that look right on the screen where they are given, computed from its stored solution:
/// numbers where a relation is asked for, a constraint that is not active, `>=` for `==`, a view that is
/// hidden and not removed, another number.
struct LessonLoopholes {
  struct Answer {
    let kind: String
    let lines: [String]
  }

  /// A pupil at the beginning of the task.
  let pupil: Session
  let task: LessonTask
  private let solved: Session

  init(_ pupil: Session, _ task: LessonTask) {
    self.pupil = pupil
    self.task = task
    solved = pupil.afterSolution(of: task).session
  }

  /// Those that the task accepts although they act otherwise than its solution where something else changes.
  func accepted() -> [(answer: Answer, elsewhere: String)] {
    answers.compactMap { answer in
      guard let session = session(after: answer) else { return nil }
      return circumstances.first { !actsAlike(session, after: $0) }.map { (answer, $0) }
    }
  }

  /// `nil` unless the task counts as solved.
  private func session(after answer: Answer) -> Session? {
    var session = pupil
    for line in answer.lines {
      if session.lesson?.task != pupil.lesson?.task { break }
      if session.execute(line).isRefused { return nil }
    }
    return session.lesson?.task == pupil.lesson?.task ? nil : session
  }

  private func actsAlike(_ session: Session, after line: String) -> Bool {
    var (one, other) = (session, solved)
    one.lesson = nil
    if one.execute(line).isRefused || other.execute(line).isRefused { return true }
    return Self.layout(one) == Self.layout(other)
  }

  /// The drawn frames of the views by name, and whether something is broken.
  private static func layout(_ session: Session) -> [String: String] {
    let state = session.state
    var layout = ["broken": "\(!state.solution.broken.isEmpty)"]
    for view in state.document.layerOrder() {
      guard let name = state.document.view(view)?.name, let frame = state.solution.frame(of: view)
      else { continue }
      layout[name] = [frame.x, frame.y, frame.width, frame.height].map(\.inPoints)
        .joined(separator: " ")
    }
    return layout
  }

  // MARK: What else may change

  /// Other screens, and other constants of constraints that the lesson names. What the solution speaks of is
  /// the pupil's to change.
  private var circumstances: [String] {
    let document = pupil.state.document
    let spoken = task.solution.map(\.line).joined(separator: "\n")
    let constants = document.constraints.values { $0.isActive }.compactMap {
      constraint -> String? in
      let name = document.text(of: .constraint(constraint.id))
      return constraint.name == nil || spoken.contains(name)
        ? nil : "\(name).constant = \((constraint.equation.constant + 24).inPoints)"
    }
    let screens = ["rotate", "device 320x568", "device 1000x700"]
    return (document.device == nil ? [] : screens) + constants
  }

  // MARK: Answers

  private var answers: [Answer] {
    let lines = task.solution.filter { !$0.isPaste }.map { pupil.written($0).line }
    guard lines.count == task.solution.count else { return [] }
    return numbers
      + [
        Answer(kind: "at least", lines: lines.map { $0.replacing(" == ", with: " >= ") }),
        Answer(kind: "at most", lines: lines.map { $0.replacing(" == ", with: " <= ") }),
        Answer(kind: "inactive", lines: lines.flatMap(Self.inactive)),
        Answer(kind: "hidden", lines: lines.map(hiding)),
      ].filter { $0.lines != lines } + otherNumbers(lines)
  }

  /// Numbers from the superview for all that is open, and for all that the solution moves.
  private var numbers: [Answer] {
    let open = pupil.state.findings.ambiguities.filter { $0.item.guide == nil }
    let fixed = open.compactMap { line(fixing: $0.part, of: $0.item.view) }
    let moved = Change(from: pupil.state.solution, to: solved.state.solution).views.map(\.view)
      .filter { $0 != .root }
    let document = pupil.state.document
    let freed = moved.flatMap { view in
      document.constraints(mentioning: view).map {
        "remove \(document.text(of: .constraint($0.id)))"
      }
    }
    var seen: Set<String> = []
    let replaced = moved.flatMap { view in
      [RectPart.x, .y, .width, .height].compactMap { line(fixing: $0, of: view) }
    }
    let rest = (task.solution.count > 1 ? task.solution.map(\.line) : []).filter {
      !$0.contains("==") && !$0.contains("constraint(") && !$0.hasPrefix("H:")
        && !$0.hasPrefix("V:")
    }
    return [
      Answer(kind: "numbers", lines: rest + fixed),
      Answer(
        kind: "numbers instead",
        lines: rest + freed.filter { seen.insert($0).inserted } + replaced),
    ].filter { !$0.lines.isEmpty }
  }

  private func line(fixing part: RectPart, of view: ViewID) -> String? {
    let document = solved.state.document
    guard let name = document.view(view)?.name, let parent = document.view(view)?.superview,
      let superview = document.view(parent)?.name
    else { return nil }
    switch part {
    case .width, .height:
      return value("\(name).\(part.name)").map { "\(name).\(part.name) == \($0)" }
    case .x, .y:
      let edge = part == .x ? "leading" : "top"
      return value("\(name).\(edge) - \(superview).\(edge)").map {
        "\(name).\(edge) == \(superview).\(edge) + \($0)"
      }
    }
  }

  /// The exact number, where one is fixed.
  private func value(_ expression: String) -> String? {
    var asked = solved
    let text = asked.execute(expression).lines(on: .standard(.english)).first ?? ""
    return Double(text) == nil ? nil : text
  }

  private static func inactive(_ line: String) -> [String] {
    if line.contains(".isActive = true") {
      return [line.replacing(".isActive = true", with: "")]
    }
    guard line.contains(" == "), !line.contains("; ") else { return [line] }
    let parts = line.components(separatedBy: " as ")
    let name = parts.count == 2 ? parts[1] : "probe"
    return [parts.count == 2 ? line : "\(line) as probe", "\(name).isActive = false"]
  }

  private func hiding(_ line: String) -> String {
    let view = line.hasPrefix("remove ") ? String(line.dropFirst("remove ".count)) : nil
    if let view, pupil.state.document.view(named: view) != nil { return "hide \(view)" }
    return line.replacing(".removeFromSuperview()", with: ".isHidden = true")
  }

  /// One number greater by one, and each in turn.
  private func otherNumbers(_ lines: [String]) -> [Answer] {
    lines.indices.flatMap { place -> [Answer] in
      // Of devices there are many that do.
      let ranges = lines[place].hasPrefix("device") ? [] : lines[place].ranges(of: /\b\d+\b/)
      return ranges.compactMap { range -> Answer? in
        guard let number = Int(lines[place][range]) else { return nil }
        var changed = lines
        changed[place].replaceSubrange(range, with: "\(number + 1)")
        return Answer(kind: "another number", lines: changed)
      }
    }
  }
}
