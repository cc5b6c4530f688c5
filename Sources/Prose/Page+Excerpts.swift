extension Page {
  /// The source line and, underneath, `^~~~` in the cells of what is marked. A line too long for
  /// the page is cut around the mark.
  func lines(of excerpt: Report.CodeExcerpt) -> [StyledLine] {
    let window = Window(of: excerpt, columns: columns - Self.labelColumn)
    var source = StyledLine()
    source.pad(to: Self.labelColumn)
    source.append(window.text)
    var caret = StyledLine()
    caret.pad(to: Self.labelColumn + window.caret)
    caret.append("^" + String(repeating: "~", count: window.caretWidth - 1), as: .trouble)
    return [source, caret]
  }
}

/// The part of a source line that is shown.
private struct Window {
  private(set) var text = StyledLine()
  /// Where the mark begins, in cells of `text`.
  let caret: Int
  /// In cells; at least one.
  let caretWidth: Int

  /// Looks at no more of the source than could be shown, since a line may be a megabyte long.
  init(of excerpt: Report.CodeExcerpt, columns: Int) {
    let (mark, source) = (excerpt.marked, excerpt.source)
    let before = source.prefix(mark.lowerBound).suffix(columns + 1)
    let after = source.dropFirst(mark.lowerBound).prefix(columns + 1)
    let following = StyledLine.code(after)
    // Behind the end of the line there is room for the caret.
    let context = max(columns / 3, columns - max(1, following.width))
    let head = StyledLine.code(before).keepingEnd(context)
    let tail = following.keepingStart(columns - head.width)
    text.append(head)
    text.append(tail)
    caret = head.width
    let marked = StyledLine.code(after.prefix(mark.count)).width
    caretWidth = max(1, min(marked, tail.width))
  }
}

extension StyledLine {
  fileprivate static func code(_ content: Substring) -> StyledLine {
    var line = StyledLine()
    line.append(content, as: .code)
    return line
  }

  /// As much of the end as fits, after a `…` where the start is missing.
  fileprivate func keepingEnd(_ columns: Int) -> StyledLine {
    guard width > columns else { return self }
    var room = columns - 1
    let start = glyphs.lastIndex { glyph in
      room -= glyph.width
      return room < 0
    }
    var line = StyledLine()
    line.append("…", as: .dim)
    line.append(StyledLine(glyphs[((start ?? -1) + 1)...]))
    return line
  }

  /// As much of the start as fits, before a `…` where the end is missing.
  fileprivate func keepingStart(_ columns: Int) -> StyledLine {
    guard width > columns else { return self }
    var room = columns - 1
    var line = StyledLine(
      glyphs.prefix { glyph in
        room -= glyph.width
        return room >= 0
      })
    line.append("…", as: .dim)
    return line
  }
}
