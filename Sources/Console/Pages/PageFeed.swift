import AutoLayout
import Drawing
import Prose
import Reporting

/// Turns what a session does into what a page that follows it is told, line after line.
package struct PageFeed: Sendable {
  /// What is to be shown now.
  package struct Update: Sendable {
    /// What leads there from the update before, on one line; `nil` if the page has to be loaded anew.
    package let message: String?
    /// The whole page, given the place from which it is to listen.
    package let page: @Sendable (_ place: Int) -> String
    /// Why a view is where it is, as markup in both languages; `nil` for one that is not there.
    package let why: @Sendable (_ view: String) -> String?
  }

  private var recorder: PageRecorder?
  /// The first of the steps that it has, and where those are that come next.
  private var root = 0
  private var next = 0
  /// The steps that go back to that start.
  private var members: Set<Int> = []
  /// The lesson's file, if it follows one.
  private var lessonPath: String?
  /// How the step was made that it has last.
  private var lastLine = ""

  /// Of a long session only so many steps are there when the page is opened.
  private static let mostAtFirst = 200
  private static let mostAtOnce = 40

  package init() {}

  /// What the last line has done. Throws nothing: what cannot be laid out is shown with the next line.
  package mutating func update(to session: Session) -> Update? {
    var fed = self
    guard let update = try? fed.follow(session) else { return nil }
    self = fed
    return update
  }

  private mutating func follow(_ session: Session) throws(LineFailure) -> Update {
    let (history, snapshot) = (session.history, session.snapshot)
    let goesOn =
      goesOn(in: session) && history.nextStep - next <= Self.mostAtOnce
      && history.moment(next).map { $0.parent.map(members.contains) == true } != false
    if !goesOn { begin(with: session) }
    var recorder = recorder ?? PageRecorder(title: "", language: .english)
    let (count, leftOut) = (recorder.page(in: nil).stepCount, recorder.leftOut)
    while next < history.nextStep, let moment = history.moment(next) {
      if moment.step == root || moment.parent.map(members.contains) == true {
        members.insert(moment.step)
        try recorder.add(
          moment, of: snapshot, present: moment.step == history.step ? session.state : nil)
      }
      next += 1
    }
    recorder.stand(at: history.step, session.state)
    self.recorder = recorder
    lastLine = history.moment(next - 1)?.line ?? ""
    let page = recorder.page(in: snapshot.lesson)
    let present = history.step
    let isNews = goesOn && leftOut == recorder.leftOut
    let answers = ViewAnswers(about: session.state.solution)
    return Update(
      message: isNews ? page.news(since: count, present: present) : nil,
      page: { place in
        page.text(following: SessionPage.Following(place: place, present: present))
      }, why: { answers.markup(about: $0) })
  }

  /// Whether the session is the one that was followed, further on.
  private func goesOn(in session: Session) -> Bool {
    let history = session.history
    return recorder != nil && session.lesson?.path == lessonPath && history.nextStep >= next
      && (history.step >= next || members.contains(history.step))
      && history.moment(next - 1)?.line == lastLine
  }

  private mutating func begin(with session: Session) {
    let history = session.history
    let snapshot = session.snapshot
    root = history.root(of: history.step)
    members = Set(history.tree(around: history.step))
    next = max(root, history.nextStep - Self.mostAtFirst)
    lessonPath = session.lesson?.path
    recorder = PageRecorder(title: snapshot.pageTitle, language: snapshot.settings.language)
  }
}

extension History {
  /// The start that a step goes back to.
  func root(of step: Int) -> Int { path(to: step).first ?? step }

  /// All steps that go back to the same start, in the order in which they were made.
  func tree(around step: Int) -> [Int] {
    let root = root(of: step)
    var members: Set<Int> = [root]
    return [root]
      + (root + 1..<max(nextStep, root + 1)).filter { step in
        guard let parent = moment(step)?.parent, members.contains(parent) else { return false }
        members.insert(step)
        return true
      }
  }
}
