/// Where text lies that starts at the left edge of a terminal.
struct TextGeometry: Equatable {
  /// At least 1.
  let columns: Int

  struct Position: Equatable {
    var row = 0
    var column = 0
  }

  init(columns: Int) { self.columns = max(1, columns) }

  /// The place after the last character of `text`. A wide character is never split at the edge, and
  /// after the last column comes the next row.
  func end(of text: some Sequence<Unicode.Scalar>) -> Position {
    var position = Position()
    for scalar in text { advance(&position, over: scalar) }
    return position
  }

  /// The place of a cursor behind `text` with `next` under it: a wide character that finds no room
  /// takes the cursor along to the next row.
  func cursor(after text: some Sequence<Unicode.Scalar>, on next: Unicode.Scalar?) -> Position {
    var position = end(of: text)
    if let next, position.column + DisplayWidth.of(next) > columns { breakLine(&position) }
    return position
  }

  private func advance(_ position: inout Position, over scalar: Unicode.Scalar) {
    if scalar == "\n" { return breakLine(&position) }
    let width = DisplayWidth.of(scalar)
    if position.column + width > columns { breakLine(&position) }
    position.column += width
    if position.column >= columns { breakLine(&position) }
  }

  private func breakLine(_ position: inout Position) {
    position.row += 1
    position.column = 0
  }
}
