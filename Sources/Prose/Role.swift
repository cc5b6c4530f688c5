/// What a span of text is. Renderers decide what a role looks like; nothing else knows colours.
package enum Role: CaseIterable, Hashable, Sendable {
  case plain
  /// What stands in the label column: `step 7`, `state`.
  case label
  /// The head of a table's column or of a paragraph of help.
  case heading
  /// A view, guide or other thing that the user named.
  case name
  /// What a constraint is called: `c3`, `title.hug.h`.
  case handle
  case number
  case priority
  /// A word that can be typed: a command, an argument.
  case command
  /// Source text as the user or a file has it.
  case code
  case added
  case removed
  /// Something is wrong here: a conflict, a refused line, the caret under it.
  case trouble
  /// Something is fine, or fine again.
  case good
  /// What to try.
  case hint
  case dim
  case emphasis
}
