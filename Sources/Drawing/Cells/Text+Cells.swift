import Prose

extension Text {
  /// In cells.
  var width: Int { TextWidth.inCells(of: string) }

  /// As much as fits, with a final `…` where something is missing.
  func cut(to columns: Int) -> Text {
    guard width > columns else { return self }
    var room = columns - 1
    guard room >= 0 else { return Text() }
    var result = Text()
    for span in spans {
      for character in span.content {
        room -= TextWidth.inCells(of: character)
        guard room >= 0 else { return result + "\("…", as: .dim)" }
        result.append(String(character), as: span.role)
      }
    }
    return result
  }

  func padded(to columns: Int) -> Text {
    self + Text(String(repeating: " ", count: max(0, columns - width)))
  }
}
