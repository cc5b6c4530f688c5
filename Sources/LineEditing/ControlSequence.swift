/// What moves the cursor and clears: the editor's own, on terminals that are not dumb. Colours and
/// styles of reports are not its business.
enum ControlSequence {
  static let bracketedPasteOn = "\u{1B}[?2004h"
  static let bracketedPasteOff = "\u{1B}[?2004l"
  static let clearBelow = "\u{1B}[J"

  static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  static func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }
  static func left(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)D" : "" }
  static func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
  static func dim(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[22m" }
}
