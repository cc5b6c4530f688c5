package import AutoLayout
package import Prose

extension SessionPage {
  /// What a lesson asks for.
  package struct Lesson: Sendable {
    package var title: Phrase
    package var tasks: [Assignment]
    /// The place of the one that is to be done; `nil` when all are.
    package var present: Int?
    /// Where that one wants things, and the first step that belongs to it.
    package var goal: (layout: Solution, from: Int)?

    package init(
      title: Phrase, tasks: [Assignment], present: Int?, goal: (layout: Solution, from: Int)?
    ) {
      self.title = title
      self.tasks = tasks
      self.present = present
      self.goal = goal
    }
  }

  /// One of its tasks, with what helps.
  package struct Assignment: Sendable {
    package var words: Phrase
    package var rules: [Phrase]
    package var hints: [Phrase]
    package var solution: [String]
    /// Why it works.
    package var praise: Phrase?

    package init(
      words: Phrase, rules: [Phrase], hints: [Phrase], solution: [String], praise: Phrase?
    ) {
      self.words = words
      self.rules = rules
      self.hints = hints
      self.solution = solution
      self.praise = praise
    }
  }
}

extension SessionPage.Lesson {
  /// For who looks on: what came of the task before, the task that is to be done, and nothing that helps.
  func present(_ words: SessionPage.Words) -> [Element] {
    var parts = [heading]
    let done = present ?? tasks.count
    if tasks.indices.contains(done - 1), let praise = tasks[done - 1].praise {
      parts.append(Element("p", ["class": "praise"], [.text("✓ ")] + praise.elements))
    }
    if let present, tasks.indices.contains(present) {
      let number = Element("span", ["class": "step-number"], text: "\(present + 1)/\(tasks.count) ")
      parts.append(Element("p", ["class": "task"], [number] + tasks[present].words.elements))
      parts += tasks[present].ruleList
    } else {
      parts.append(Element("p", ["class": "task"], words.lessonIsOver.elements))
    }
    return parts
  }

  /// To be handed out: all tasks, with hints and solutions folded away.
  func handout(_ words: SessionPage.Words) -> [Element] {
    let items = tasks.map { task in
      Element(
        "li", [:],
        [Element("p", ["class": "task"], task.words.elements)] + task.ruleList
          + Self.folded(words.hints, task.hints.map { Element("p", [:], $0.elements) })
          + Self.folded(
            words.solution,
            [
              Element(
                "pre", [:], [Element("code", [:], text: task.solution.joined(separator: "\n"))])
            ]))
    }
    return [heading, Element("ol", ["class": "tasks"], items)]
  }

  private var heading: Element { Element("h2", ["id": "lesson-title"], title.elements) }

  private static func folded(_ title: Phrase, _ parts: [Element]) -> [Element] {
    if parts.isEmpty { return [] }
    return [Element("details", [:], [Element("summary", [:], title.elements)] + parts)]
  }

  /// What the page's script draws under the steps of the task.
  var goalData: JSONValue? {
    guard let goal else { return nil }
    let frames = Scene(of: goal.layout).shapes.filter { $0.depth > 0 && !$0.isHidden }.map(\.frame)
    let outlines = frames.map { frame in
      Element(
        "rect",
        [
          "class": "aim", "x": frame.x.inPoints, "y": frame.y.inPoints,
          "width": frame.width.inPoints, "height": frame.height.inPoints, "rx": "2",
        ])
    }
    return ["from": .integer(goal.from), "markup": .string(outlines.markup)]
  }
}

extension SessionPage.Assignment {
  fileprivate var ruleList: [Element] {
    if rules.isEmpty { return [] }
    return [Element("ul", ["class": "rules"], rules.map { Element("li", [:], $0.elements) })]
  }
}
