package import Diagnosis
package import Prose

/// `when`: the step after which a condition first held, with the values before and after, and where
/// it held since; or every step that changed a value.
package enum WhenReport {
  /// A step and what was typed there; nothing for a start.
  package struct Entry: Hashable, Sendable {
    package var step: Int
    package var line: String

    package init(step: Int, line: String) {
      self.step = step
      self.line = line
    }
  }

  /// What a part of the condition came to; `nil` for what was not there.
  package struct Reading: Hashable, Sendable {
    package var source: String
    package var value: Text?

    package init(source: String, value: Text?) {
      self.source = source
      self.value = value
    }
  }

  /// Steps in a row after which it held.
  package struct Span: Hashable, Sendable {
    package var first: Int
    /// `nil` for now.
    package var last: Int?

    package init(first: Int, last: Int?) {
      self.first = first
      self.last = last
    }
  }

  /// A step that gave a value another one; `nil` for a value that is not there.
  package struct ValueChange: Hashable, Sendable {
    package var entry: Entry
    package var old: Text?
    package var new: Text?

    package init(at entry: Entry, from old: Text?, to new: Text?) {
      self.entry = entry
      self.old = old
      self.new = new
    }
  }
}

// MARK: Holding

extension WhenReport {
  /// - Parameters:
  ///   - before: What the parts came to at the step before.
  ///   - spans: At least one.
  package static func make(
    _ entry: Entry, before: [Reading], after: [Reading], spans: [Span]
  ) -> Report {
    var report: Report = [.row(label(of: entry), HistoryReport.phrase(for: entry.line))]
    for reading in after {
      let old = before.first { $0.source == reading.source }
      let values = arrow(old?.value, reading.value)
      report.append(.detail(Phrase(Text(reading.source, as: .code)), values))
    }
    report.append(.row(Phrase(en: "held", ja: "成立"), phrase(for: spans)))
    return report
  }

  /// It held after no step that led here; on another branch it may have held.
  ///
  /// - Parameter readings: What the parts come to now.
  package static func never(_ condition: Phrase, readings: [Reading]) -> Report {
    var report: Report = [
      .row(
        Phrase(en: "never", ja: "なし"),
        Phrase(
          en: "\(condition) held neither at the start nor after any step that led here",
          ja: "\(condition) は、最初にも、ここに至るどの手順の後にも成り立っていません"))
    ]
    for reading in readings {
      let value = reading.value.map { Phrase(en: "\($0) now", ja: "現在 \($0)") }
      report.append(
        .detail(
          Phrase(Text(reading.source, as: .code)),
          value ?? Phrase(en: "not there now", ja: "現在はありません")))
    }
    return report
  }

  private static func label(of entry: Entry) -> Phrase {
    Phrase(en: "step \(entry.step)", ja: "手順 \(entry.step)")
  }

  /// `48 → 40`, one value where both are the same, and what was or is not there.
  private static func arrow(_ old: Text?, _ new: Text?) -> Phrase {
    switch (old, new) {
    case (nil, let new?): Phrase(new)
    case (let old?, nil): Phrase(en: "\(old) → not there", ja: "\(old) → なし")
    case (let old?, let new?): Phrase(old == new ? new : "\(old) → \(new)")
    case (nil, nil): Phrase(en: "not there", ja: "なし")
    }
  }

  /// At most so many stretches are told one by one: the first ones.
  private static let mostSpans = 6

  private static func phrase(for spans: [Span]) -> Phrase {
    guard let first = spans.first else { return "" }
    if spans.count == 1, first.last == nil {
      return Phrase(en: "ever since", ja: "それ以降ずっと")
    }
    let shown = spans.prefix(mostSpans).map(phrase(for:)).listed()
    let rest = spans.count - mostSpans
    let all =
      rest > 0
      ? shown
        + Phrase(
          en: " … and \(rest) \(rest, one: "time", many: "times") more", ja: " … ほか \(rest) 回")
      : shown
    return spans.last?.last == nil ? all : all + Phrase(en: "; not now", ja: "（今は不成立）")
  }

  private static func phrase(for span: Span) -> Phrase {
    guard let last = span.last else {
      return Phrase(en: "from step \(span.first) to now", ja: "手順 \(span.first) から今まで")
    }
    if last == span.first { return Phrase(en: "after step \(last)", ja: "手順 \(last)") }
    return Phrase(
      en: "after steps \(span.first) to \(last)", ja: "手順 \(span.first) から \(last) まで")
  }
}

// MARK: Findings

extension WhenReport {
  /// The constraints that are broken; `nil` where none is.
  package static func broken(in layout: LaidOutDocument) -> Reading? {
    let names = layout.broken.map(layout.document.handleText)
    return names.isEmpty ? nil : Reading(source: "broken", value: list(names))
  }

  /// What is ambiguous; `nil` where nothing is.
  package static func ambiguous(in layout: LaidOutDocument) -> Reading? {
    let names = layout.ambiguities.map { layout.document.text(of: $0.part, of: $0.item) }
    return names.isEmpty ? nil : Reading(source: "ambiguous", value: list(names))
  }

  /// At most four, so that the line stays one.
  private static func list(_ names: [Text]) -> Text {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) …" : shown
  }
}

// MARK: Changes

extension WhenReport {
  /// Every step that changed a value, the first of many; as JSON all.
  package static func make(_ changes: [ValueChange], of source: String) -> Report {
    let rows = changes.map { change in
      Report.Row(
        label(of: change.entry),
        [arrow(change.old, change.new), HistoryReport.phrase(for: change.entry.line)])
    }
    let whole = Text("when \(source) changed --json", as: .command)
    let group = Report.RowGroup(rows).limited(to: mostChanges) { RestWords.more($0, see: whole) }
    return [.rows(group)]
  }

  private static let mostChanges = 20
}
