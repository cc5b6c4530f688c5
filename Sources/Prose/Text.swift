/// Styled text as data: spans, each with the role it plays.
///
/// Written as a string literal; interpolations carry roles:
/// ```swift
/// let text: Text = "no view \(name, as: .name) above \(12.5)"
/// ```
///
/// - Invariant: no span is empty, and no two neighbours have the same role, so that texts which
///   read alike are equal.
package struct Text: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var content: String
    package var role: Role
  }

  package private(set) var spans: [Span] = []

  package init() {}

  package init(_ content: String, as role: Role = .plain) {
    append(content, as: role)
  }

  package var isEmpty: Bool { spans.isEmpty }

  /// What it says, without roles.
  package var string: String { spans.map(\.content).joined() }

  package mutating func append(_ content: String, as role: Role = .plain) {
    guard !content.isEmpty else { return }
    if let last = spans.last, last.role == role {
      spans[spans.count - 1].content += content
    } else {
      spans.append(Span(content: content, role: role))
    }
  }

  package mutating func append(_ other: Text) {
    for span in other.spans { append(span.content, as: span.role) }
  }

  /// The same text with `role` for everything that was plain.
  package func styled(_ role: Role) -> Text {
    var text = Text()
    for span in spans { text.append(span.content, as: span.role == .plain ? role : span.role) }
    return text
  }

  /// The same text with what was typed or named in it cut to so many cells: a megabyte in a message
  /// helps nobody.
  package func withSpans(noLongerThan limit: Int) -> Text {
    var text = Text()
    for span in spans {
      let isLong = span.role != .plain && span.content.utf8.count > limit
      text.append(
        isLong ? Self.beginning(of: span.content, in: limit) : span.content, as: span.role)
    }
    return text
  }

  /// With a `…` where it is more than fits. What takes no room counts all the same, so that there is
  /// an end to it.
  private static func beginning(of content: String, in columns: Int) -> String {
    var room = columns
    let end = content.indices.first { index in
      room -= max(1, TextWidth.inCells(of: content[index]))
      return room < 0
    }
    return end.map { String(content[..<$0]) + "…" } ?? content
  }

  package static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.append(rhs)
    return sum
  }

  package static func += (lhs: inout Text, rhs: Text) { lhs.append(rhs) }
}

extension Sequence<Text> {
  package func joined(separator: Text = Text()) -> Text {
    var result = Text()
    for (position, text) in enumerated() {
      if position > 0 { result.append(separator) }
      result.append(text)
    }
    return result
  }
}
