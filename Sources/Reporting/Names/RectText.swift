package import AutoLayout
import Diagnosis
package import Prose

extension RectPart {
  /// `x`, `width`: UIKit's name.
  package var name: String { "\(self)" }
}

extension Insets {
  /// `(top 8, left 16, bottom 8, right 16)`.
  var text: Text { "(top \(top), left \(left), bottom \(bottom), right \(right))" }
}

extension Rect {
  /// `(16, 40, 288, 20.5)`.
  package var text: Text { text { _ in "" } }

  /// The same with a mark before each number.
  func text(marking mark: (RectPart) -> Text) -> Text {
    let numbers = RectPart.allCases.map { part -> Text in "\(mark(part))\(self[part])" }
    return "(\(numbers.joined(separator: ", ")))"
  }
}

extension Size {
  /// `60x20.333`, as `content` takes it.
  var text: Text { "\(width)x\(height)" }
}
