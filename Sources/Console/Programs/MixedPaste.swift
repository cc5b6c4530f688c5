import AutoLayout
import Interchange
import LayoutCode

/// A paste in which lines of the prompt stand among code.
enum MixedPaste {
  /// What is carried out as one.
  enum Part {
    case line(RawText)
    case code(Code)
  }

  /// Lines of code that stand together.
  struct Code {
    let text: CodeText
    /// What it declares, where it does nothing else and more code follows, which uses it.
    let declaredOnly: KeptCode?
  }

  /// Line by line, unless some declare functions or types: then all code that stands together is one part.
  static func parts(of lines: [RawText], in paste: RawText) -> [Part] {
    guard lines.contains(where: \.declares) else { return lines.map(Part.line) }
    var parts: [Part] = []
    var code: [RawText] = []
    for line in lines {
      if line.isOfCode {
        code.append(line)
        continue
      }
      if let part = Self.code(code, in: paste, isLast: false) { parts.append(part) }
      code = []
      parts.append(.line(line))
    }
    let hasMore = code.contains { !$0.text.isBlankOrComment }
    if hasMore, let part = Self.code(code, in: paste, isLast: true) { parts.append(part) }
    return hasMore ? parts : makingLast(parts)
  }

  /// - Parameter isLast: Whether no code follows, so that what is only declared is shown.
  private static func code(_ lines: [RawText], in paste: RawText, isLast: Bool) -> Part? {
    guard let first = lines.first, let last = lines.last,
      lines.contains(where: { !$0.text.isBlankOrComment })
    else { return nil }
    let range = SourceRange(first.range.lowerBound, last.range.upperBound)
    let code = paste.part(range).text
    // Behind as many lines as in the paste, so that places are told as they are there.
    let before = paste.part(SourceRange(paste.range.lowerBound, range.lowerBound)).text
    let lineEnds = String(repeating: "\n", count: before.utf8.count { $0 == UInt8(ascii: "\n") })
    return .code(
      Code(
        text: CodeText(path: nil, lineEnds + code),
        declaredOnly: isLast ? nil : SwiftLine(code)?.declared))
  }

  /// Behind the last code stand only lines of the prompt.
  private static func makingLast(_ parts: [Part]) -> [Part] {
    var parts = parts
    let last = parts.lastIndex { if case .code = $0 { true } else { false } }
    if let last, case .code(let code) = parts[last] {
      parts[last] = .code(Code(text: code.text, declaredOnly: nil))
    }
    return parts
  }
}

extension RawText {
  /// Whether it is code that only a program has: functions, types, closures by names.
  fileprivate var declares: Bool {
    guard let line = SwiftLine(text) else { return false }
    return line.declares || line.keepsClosure
  }

  /// Whether it can be carried out as code, which knows the prompt's relations, too.
  fileprivate var isOfCode: Bool {
    switch try? LineReader.read(self) {
    case .relation: true
    case .expression: false
    default: isCode
    }
  }
}
