import AutoLayout
import Interchange
import Prose

/// `_` stands for the value that was shown last. A line is remembered with the value itself, so that it
/// means the same where it is replayed.
extension Session {
  func withLastValue(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "_")), let lastValue, !line.isBlankOrComment else {
      return line
    }
    var bytes = Array(line.utf8)
    for range in LineReader.lastValues(in: RawText(line)).reversed() {
      bytes.replaceSubrange(range.lowerBound..<range.upperBound, with: lastValue.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Value {
  /// As it can be typed again, with all its decimals; `nil` for what no line can say.
  func typed(in document: Document) -> String? {
    switch self {
    case .number(let number), .whole(let number), .raw(let number): Self.typed(number)
    case .tuple(let tuple): "(" + tuple.numbers.map(Self.typed).joined(separator: ", ") + ")"
    case .constraint(let handle, _): document.text(of: handle)
    case .boolean, .text, .item, .choice: text(in: document).string
    default: nil
    }
  }

  private static func typed(_ number: Double) -> String {
    let text = "\(number)"
    let plain = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    // Beside a sign another one would be read as an operator.
    return number < 0 ? "(\(plain))" : plain
  }
}
