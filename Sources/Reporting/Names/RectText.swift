import AutoLayout
import Diagnosis
import Prose

extension Rect {
  /// `(16, 40, 288, 20.5)`.
  var text: Text { text { _ in "" } }

  /// The same with a mark before each number.
  func text(marking mark: (Part) -> Text) -> Text {
    let numbers = Part.allCases.map { part -> Text in "\(mark(part))\(self[part])" }
    return "(\(numbers.joined(separator: ", ")))"
  }
}

extension Size {
  /// `60x20.333`, as `content` takes it.
  var text: Text { "\(width)x\(height)" }
}
