/// Words with the escape sequences of a terminal: the only place that has any. Colours are the
/// basic eight, which every theme makes readable.
package struct ANSIRenderer: Renderer {
  package init() {}

  package func render(_ line: StyledLine) -> String {
    line.spans.map { span in
      guard let style = Self.style(of: span.role) else { return span.content }
      return "\u{1B}[\(style)m\(span.content)\u{1B}[0m"
    }.joined()
  }

  /// The parameters of the sequence that selects a look (ECMA-48, SGR); `nil` for plain text.
  private static func style(of role: Role) -> String? {
    switch role {
    case .plain, .number, .code: nil
    case .label, .heading, .emphasis: "1"
    case .name, .handle: "36"
    case .priority: "35"
    case .command: "34"
    case .added, .good: "32"
    case .removed: "31"
    case .trouble: "1;31"
    case .hint: "33"
    case .dim: "2"
    }
  }
}
