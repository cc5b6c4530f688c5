/// Puts the elements of a text together to reports, in the order in which they are found.
struct LogAssembly {
  private var log = ConsoleLog()
  private var report: ConsoleLog.Report?
  private var expectsBroken = false
  /// Whether an entry that comes now belongs to no report that was begun.
  private var isClosed = false
  /// The first line that says that there is a conflict.
  private var announced: Int?
  /// The line of an ellipsis behind which nothing of the report has come yet.
  private var ellipsis: Int?

  // MARK: What is found

  /// A second headline over a list that has not begun is part of the first.
  mutating func beginReport(line: Int) {
    announced = announced ?? line
    if let report, report.hasHeadline, report.entries.isEmpty, report.broken == nil, !isClosed {
      return
    }
    begin(line: line, hasHeadline: true)
  }

  /// A list that begins behind another one is a report of its own, though nothing is said over it.
  mutating func beginList() {
    if let report, !report.entries.isEmpty, !expectsBroken { endReport() }
  }

  mutating func expectBroken(line: Int) {
    announced = announced ?? line
    if report == nil || isClosed { begin(line: line, hasHeadline: false) }
    leaveOut()
    expectsBroken = true
  }

  /// Lines are left out where the report goes on behind the ellipsis.
  mutating func meetEllipsis(line: Int) {
    if report != nil, !isClosed, !expectsBroken { ellipsis = ellipsis ?? line }
  }

  private mutating func leaveOut() {
    guard let line = ellipsis else { return }
    ellipsis = nil
    report?.leftOut.append(line)
    note(.linesAreLeftOut, line: line)
  }

  mutating func endReport() {
    isClosed = true
    expectsBroken = false
  }

  mutating func note(_ kind: ConsoleLog.Note.Kind, line: Int) {
    log.notes.append(ConsoleLog.Note(line: line, kind: kind))
  }

  mutating func add(_ element: LogElement, line: Int) {
    if report == nil || isClosed { begin(line: line, hasHeadline: false) }
    leaveOut()
    if expectsBroken {
      report?.broken = element.entry
      endReport()
    } else if element.isCut {
      let text = text(of: element.entry)
      report?.cut = text
      note(.cutShort(text), line: line)
    } else {
      let entry = completed(element, line: line)
      report?.entries.append(entry)
      if !LogNamelessAttributes.occur(in: entry) { noteWhatIsMissing(in: entry) }
    }
  }

  /// With the whole address of the only thing that can be meant, where the text ends inside an address.
  private mutating func completed(_ element: LogElement, line: Int) -> ConsoleLog.Entry {
    guard case .constraint(var constraint) = element.entry, let start = element.lastAddress else {
      return element.entry
    }
    guard let address = report?.address(beginningWith: start, in: constraint) else {
      if report?.hasOnlyLongerAddresses(than: start) == true {
        note(.endsInAddress(start), line: line)
      }
      return element.entry
    }
    constraint.replace(start, with: address)
    note(.addressIsCut(start, address), line: line)
    return .constraint(constraint)
  }

  mutating func finished() -> ConsoleLog {
    close()
    let isEmpty = log.reports.allSatisfy(\.constraints.isEmpty)
    if isEmpty, log.notes.isEmpty {
      note(announced == nil ? .nothingFound : .nothingReadable, line: announced ?? 1)
    }
    return log
  }

  // MARK: Reports

  private mutating func begin(line: Int, hasHeadline: Bool) {
    close()
    report = ConsoleLog.Report(line: line, hasHeadline: hasHeadline)
    isClosed = false
    expectsBroken = false
    ellipsis = nil
  }

  private mutating func close() {
    guard var report else { return }
    self.report = nil
    nameAttributes(in: &report)
    guard !report.entries.isEmpty || report.broken != nil else { return }
    noteBroken(of: &report)
    log.reports.append(report)
  }

  /// What was printed without the name of an attribute is read with those around it.
  private mutating func nameAttributes(in report: inout ConsoleLog.Report) {
    let others = report.constraints
    for (place, entry) in report.entries.enumerated()
    where LogNamelessAttributes.occur(in: entry) {
      report.entries[place] = LogNamelessAttributes.read(entry, beside: others)
      noteWhatIsMissing(in: report.entries[place])
    }
  }

  // MARK: Notes

  private mutating func noteBroken(of report: inout ConsoleLog.Report) {
    guard let broken = report.broken else {
      // A list that a debugger prints is no report, and none of it was broken.
      if report.hasHeadline { note(.brokenIsNotNamed, line: report.line) }
      return
    }
    guard let reference = broken.reference else { return }
    if report.entries.contains(where: { $0.reference == reference }) { return }
    if report.isBrokenCutInAddress {
      note(.cutShort(text(of: broken)), line: broken.line)
    } else if let alike = report.brokenConstraint {
      note(.brokenIsListedAs(reference, alike.reference), line: broken.line)
    } else {
      takeIn(broken, reference, of: &report)
    }
  }

  /// The broken constraint is one of those that cannot hold, whether the list has it or not.
  private mutating func takeIn(
    _ broken: ConsoleLog.Entry, _ reference: ConsoleLog.Reference,
    of report: inout ConsoleLog.Report
  ) {
    guard case .constraint = broken else {
      return note(.brokenIsNotListed(reference), line: broken.line)
    }
    report.entries.append(broken)
    report.isBrokenAdded = true
    if !report.lacksList { note(.brokenIsNotListed(reference), line: broken.line) }
    noteWhatIsMissing(in: broken)
  }

  private mutating func noteWhatIsMissing(in entry: ConsoleLog.Entry) {
    switch entry {
    case .unread(let unread):
      note(.unreadEntry(unread.text), line: unread.line)
    case .constraint(let constraint):
      let items = [constraint.relation.first.item, constraint.relation.second?.item]
      let isMissing = items.contains { $0?.isSuperview == true && $0?.address == nil }
      if isMissing { note(.superviewIsNotNamed(constraint.reference), line: constraint.line) }
    }
  }

  private func text(of entry: ConsoleLog.Entry) -> String {
    if case .unread(let unread) = entry { unread.text } else { "" }
  }
}
