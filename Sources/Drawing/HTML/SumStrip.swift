package import AutoLayout
package import Prose

/// The sum that proves a conflict, to scale: what is asked for end to end, and under it the room that
/// there is.
package struct SumStrip: Hashable, Sendable {
  /// A member's part, or several equal ones.
  package struct Part: Hashable, Sendable {
    package var handle: Handle
    /// What the member is called.
    package var name: String
    /// `16`, `2 × 100`.
    package var number: String
    /// In points.
    package var length: Double

    package init(handle: Handle, name: String, number: String, length: Double) {
      self.handle = handle
      self.name = name
      self.number = number
      self.length = length
    }
  }

  package var asked: [Part]
  package var room: [Part]
  /// What is asked for more than there is room.
  package var gap: Double
  /// The sum in words.
  package var words: Phrase

  package init(asked: [Part], room: [Part], gap: Double, words: Phrase) {
    self.asked = asked
    self.room = room
    self.gap = gap
    self.words = words
  }
}

extension SumStrip {
  private var longest: Double { max(length(of: asked), length(of: room), 1) }

  private func length(of parts: [Part]) -> Double { parts.reduce(0) { $0 + $1.length.magnitude } }

  /// Two rows of boxes as wide as their numbers, and the words.
  var element: Element {
    Element(
      "div", ["class": "sum"],
      [
        row(asked.map(box)), row(room.map(box) + [excess]),
        Element("p", ["class": "sum-words"], words.elements),
      ])
  }

  private func row(_ boxes: [Element]) -> Element { Element("div", ["class": "sum-row"], boxes) }

  private func box(_ part: Part) -> Element {
    Element(
      "span",
      [
        ("class", "part"), ("style", width(of: part.length)), ("data-id", part.handle.fragmentID),
        ("title", part.name),
      ],
      [
        Element("b", [:], text: part.number),
        Element("span", ["class": "r-handle"], text: part.name),
      ])
  }

  private var excess: Element {
    Element(
      "span", [("class", "part excess"), ("style", width(of: gap))],
      [Element("b", [:], text: gap.inPoints)])
  }

  private func width(of length: Double) -> String {
    "flex-basis:\((length.magnitude / longest * 100).inPoints)%"
  }
}
