/// What a view of a kind is drawn as: the few strokes that one knows it by.
package enum Sketch: Hashable, Sendable, CaseIterable {
  case box
  case guide
  case text
  case button
  case picture
  case field
  case textArea
  case toggle
  case slider
  case stepper
  case segments
  case progress
  case spinner
  case dots
}
