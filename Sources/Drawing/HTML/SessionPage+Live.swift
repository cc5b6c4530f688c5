import Prose

extension SessionPage {
  /// Where a page begins that follows what somebody does.
  package struct Following: Sendable {
    /// From where it listens.
    package var place: Int
    /// The step that is shown at the prompt.
    package var present: Int

    package init(place: Int, present: Int) {
      self.place = place
      self.present = present
    }
  }

  /// The last step alone, for who looks back to it.
  package var step: String { "{\"step\":\(data.whole),\"said\":\(index.last?.said ?? "\"\"")}" }

  /// What leads from an earlier state of the page to this one, for who has that: on one line.
  ///
  /// - Parameters:
  ///   - count: How many steps the other has.
  ///   - present: The step that is shown at the prompt.
  package func news(since count: Int, present: Int) -> String {
    let entries = zip(index, data.steps).dropFirst(count).map { entry, step in
      let item = PageData.text(.string(entry.item))
      return """
        {"number":\(entry.number),"item":\(item),"said":\(entry.said),"step":\(step)}
        """
    }
    let lesson = PageData.text(.string(lesson?.present(words).markup ?? ""))
    let goal = PageData.text(lesson: self.lesson)
    return """
      {"steps":[\(entries.joined(separator: ","))],"present":\(present),"lesson":\(lesson),\
      "goal":\(goal)}
      """
  }
}

extension PageData {
  /// The goal of a lesson, for a script.
  static func text(lesson: SessionPage.Lesson?) -> String {
    text(lesson?.goalData ?? .null)
  }
}
