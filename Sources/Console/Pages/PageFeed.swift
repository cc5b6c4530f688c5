import AutoLayout
import Diagnosis
import Drawing
import Patience
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
    /// What one of the steps shows and said, as JSON; `nil` for one that is not there.
    package let step: @Sendable (_ number: Int) -> String?
    /// Why a view is where it is, as markup in both languages; `nil` for one that is not there.
    package let why: @Sendable (_ view: String) -> String?
  }

  private var recorder: PageRecorder?
  /// The first of the steps that it has, and where those are that come next.
  private var root = 0
  private var next = 0
  /// The steps that go back to that start.
  private var members: Set<Int> = []
  /// What the session told at them, and what the prompt said of those that it followed.
  private var told: [Int: Report] = [:]
  private var said: [Int: Report] = [:]
  /// The lesson's file, if it follows one.
  private var lessonPath: String?
  /// How the step was made that it has last.
  private var lastLine = ""

  /// So many steps are listed when the page is opened. They are laid out when somebody looks back to them.
  private static let mostAtFirst = 2_000
  /// Steps by views: the list of a session up to that says of each step at once what is wrong there.
  private static let mostLaidOut = 2_000
  private static let mostAtOnce = 40
  /// What is remembered of what a page was told.
  private static let mostBytes = 20_000_000

  package init() {}

  /// What the last line has done. Throws nothing: what cannot be laid out, or is stopped, is shown with the
  /// next line.
  package mutating func update(to session: Session) -> Update? {
    LineWork.of(session.surroundings.isInterrupted) {
      var fed = self
      guard let update = try? fed.follow(session), !LineWork.wasCutShort else { return nil }
      self = fed
      return update
    }
  }

  private mutating func follow(_ session: Session) throws(LineFailure) -> Update {
    let (history, snapshot) = (session.history, session.snapshot)
    let goesOn =
      goesOn(in: session) && history.nextStep - next <= Self.mostAtOnce
      && history.moment(next).map { $0.parent.map(members.contains) == true } != false
    var recorder = goesOn ? recorder ?? begin(with: session) : begin(with: session)
    let count = recorder.page(in: nil).stepCount
    try take(from: session, into: &recorder)
    let isFull = recorder.leftOut > 0
    if isFull {
      recorder = begin(with: session)
      try take(from: session, into: &recorder)
    }
    recorder.stand(at: history.step, session.state)
    self.recorder = recorder
    lastLine = history.moment(next - 1)?.line ?? ""
    let page = recorder.page(in: snapshot.lesson)
    let present = history.step
    let isNews = goesOn && !isFull
    let answers = ViewAnswers(about: session.state.solution)
    return Update(
      message: isNews ? page.news(since: count, present: present) : nil,
      page: { place in
        page.text(following: SessionPage.Following(place: place, present: present))
      }, step: stepAnswers(on: history), why: { answers.markup(about: $0) })
  }

  private mutating func take(
    from session: Session, into recorder: inout PageRecorder
  ) throws(LineFailure) {
    let (history, snapshot) = (session.history, session.snapshot)
    while next < history.nextStep, let moment = history.moment(next) {
      if moment.step == root || moment.parent.map(members.contains) == true {
        members.insert(moment.step)
        told[moment.step] = snapshot.told(at: moment)
        if let last = session.last.said, last.step == moment.step {
          said[moment.step] = last.report
        }
        try recorder.add(
          moment, telling: told[moment.step] ?? [], said: said[moment.step],
          from: PageSource(snapshot), present: moment.step == history.step ? session.state : nil)
      }
      next += 1
    }
    told[history.step] = snapshot.told(at: history.current)
  }

  /// A step is laid out anew, on the time of who looks back.
  private func stepAnswers(on history: History) -> @Sendable (Int) -> String? {
    let (members, told, said) = (members, told, said)
    return { number in
      guard members.contains(number), let moment = history.moment(number) else { return nil }
      var recorder = PageRecorder(title: "", language: .english)
      let source = PageSource(of: history, by: LayoutEngine())
      let added: Void? = try? recorder.add(
        moment, telling: told[number] ?? [], said: said[number], from: source)
      if added == nil { return nil }
      return recorder.page(in: nil).step
    }
  }

  /// Whether the session is the one that was followed, further on.
  private func goesOn(in session: Session) -> Bool {
    let history = session.history
    return recorder != nil && session.lesson?.path == lessonPath && history.nextStep >= next
      && (history.step >= next || members.contains(history.step))
      && history.moment(next - 1)?.line == lastLine
  }

  /// With the step that was made last, and all before it in a short session; else those are listed.
  private mutating func begin(with session: Session) -> PageRecorder {
    let (history, snapshot) = (session.history, session.snapshot)
    root = history.root(of: history.step)
    let all = history.tree(around: history.step)
    members = Set(all)
    let isShort = all.count * history.current.document.views.count <= Self.mostLaidOut
    next = isShort ? root : all.last ?? root
    let earlier = all.filter { $0 < next }
    let leftOut = max(0, earlier.count - Self.mostAtFirst)
    lessonPath = session.lesson?.path
    var recorder = PageRecorder(
      title: snapshot.pageTitle, language: snapshot.settings.language, upTo: Self.mostBytes)
    let moments = earlier.dropFirst(leftOut).compactMap(history.moment)
    recorder.list(
      moments, marks: history.marks,
      notice: leftOut > 0 ? PageWords.leftOut(leftOut, before: earlier[leftOut - 1]) : nil)
    (told, said) = ([:], [:])
    for moment in moments { told[moment.step] = snapshot.told(at: moment) }
    return recorder
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
      + (root + 1..<max(nextStep, root + 1)).awaited().filter { step in
        guard let parent = moment(step)?.parent, members.contains(parent) else { return false }
        members.insert(step)
        return true
      }
  }
}
