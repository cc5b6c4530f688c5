package import Prose

extension SessionPage {
  /// What the page says itself.
  package struct Words: Sendable {
    package var steps: Phrase
    package var picture: Phrase
    package var report: Phrase
    package var constraints: Phrase
    package var previous: Phrase
    package var next: Phrase
    package var names: Phrase
    package var ghosts: Phrase
    package var help: Phrase
    package var close: Phrase
    package var showAll: Phrase
    /// Where the list of constraints is cut.
    package var moreRows: Phrase
    package var emptyDocument: Phrase
    package var needsScript: Phrase
    package var hints: Phrase
    package var solution: Phrase
    package var lessonIsOver: Phrase
    /// On a page that follows: the way back to what is shown at the prompt, and what is said when nothing comes.
    package var follow: Phrase
    package var isLost: Phrase
    /// Where a branch begins.
    package var branch: @Sendable (Int) -> Phrase
    /// Keys with what they do.
    package var keys: [(keys: String, does: Phrase)]
    package var meaning: @Sendable (SVGPicture.Sign) -> Phrase
    package var moreLines: @Sendable (Int) -> Phrase

    package init(
      steps: Phrase, picture: Phrase, report: Phrase, constraints: Phrase, previous: Phrase,
      next: Phrase, names: Phrase, ghosts: Phrase, help: Phrase, close: Phrase, showAll: Phrase,
      moreRows: Phrase, emptyDocument: Phrase, needsScript: Phrase,
      hints: Phrase, solution: Phrase, lessonIsOver: Phrase, follow: Phrase, isLost: Phrase,
      branch: @escaping @Sendable (Int) -> Phrase, keys: [(keys: String, does: Phrase)],
      meaning: @escaping @Sendable (SVGPicture.Sign) -> Phrase,
      moreLines: @escaping @Sendable (Int) -> Phrase
    ) {
      self.steps = steps
      self.picture = picture
      self.report = report
      self.constraints = constraints
      self.previous = previous
      self.next = next
      self.names = names
      self.ghosts = ghosts
      self.help = help
      self.close = close
      self.showAll = showAll
      self.moreRows = moreRows
      self.emptyDocument = emptyDocument
      self.needsScript = needsScript
      self.hints = hints
      self.solution = solution
      self.lessonIsOver = lessonIsOver
      self.follow = follow
      self.isLost = isLost
      self.branch = branch
      self.keys = keys
      self.meaning = meaning
      self.moreLines = moreLines
    }
  }
}
