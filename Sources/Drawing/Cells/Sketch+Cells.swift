import AutoLayout
import Prose

/// What a kind of view is known by on character cells.
struct CellSketch {
  /// At both ends where it has one row; `nil` for plain sides.
  var ends: (left: String, right: String)?
  /// What fills it, and whether all of it or just its middle row.
  var filling: (character: Character, isWhole: Bool)?
  /// What stands behind the name where there is room.
  var tail: String?

  init(_ sketch: Sketch, in drawing: Page.LineDrawing) {
    let isASCII = drawing == .ascii
    switch sketch {
    case .box, .guide, .text, .textArea: break
    case .button: ends = ("[", "]")
    case .picture: filling = (isASCII ? "/" : "░", true)
    case .field: filling = ("_", false)
    case .toggle:
      ends = ("(", ")")
      tail = isASCII ? "(=o)" : "(━●)"
    case .slider:
      filling = (isASCII ? "-" : "─", false)
      tail = isASCII ? "o" : "●"
    case .stepper:
      ends = ("[", "]")
      tail = isASCII ? "[-|+]" : "[−│+]"
    case .segments: ends = ("[", "]")
    case .progress: filling = (isASCII ? "=" : "━", false)
    case .spinner: tail = isASCII ? "*" : "✳"
    case .dots: tail = isASCII ? "o.." : "●··"
    }
  }
}

extension Scene.Shape {
  /// With what there is to say of it: `!` stands in a conflict, `~` is ambiguous, brackets hide.
  func markedName(as role: Role = .name) -> Text {
    var text = Text()
    if isHidden { text.append("(", as: .dim) }
    if marks.contains(.conflicting) { text.append("!", as: .trouble) }
    if marks.contains(.ambiguous) { text.append("~", as: .hint) }
    text.append(name, as: isHidden ? .dim : role)
    if isHidden { text.append(")", as: .dim) }
    return text
  }

  /// What may be written in it, the longest first.
  func labels(in drawing: Page.LineDrawing, as role: Role, isBar: Bool) -> [Text] {
    let name = markedName(as: role)
    if kind.sketch == .button, !isBar {
      return [name + caption, name].map { "[ \($0) ]" } + [name]
    }
    let tail = isBar || isHidden ? nil : CellSketch(kind.sketch, in: drawing).tail
    return (caption.isEmpty ? [] : [name + caption]) + (tail.map { [name + " " + Text($0)] } ?? [])
      + [name]
  }

  /// ` "Hello"`, if something is written in it.
  private var caption: Text {
    let words =
      kind.sketch == .segments ? content.segments.joined(separator: "|") : content.text ?? ""
    if words.isEmpty || isHidden
      || ![.text, .button, .field, .textArea, .segments].contains(kind.sketch)
    {
      return Text()
    }
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    return " \("\"" + line.prefix(200).withVisibleControls + "\"", as: .dim)"
  }
}
