import TestSupport

/// Lines of the grammar: relations, visual formats, Swift.
extension ScriptWriter {
  mutating func relation() -> ScriptLine { ScriptLine(relationText(), .change) }

  mutating func relationText() -> String {
    let priority = pick(["", "", "", " @250", " @750", " @999", " @999.5", " @⟦high⟧"])
    let name = chance(in: 8) ? " as \(newName())" : ""
    return "\(relationCore())\(priority)\(name)"
  }

  private mutating func relationCore() -> String {
    let sign = pick(["==", "==", "==", "<=", ">="])
    let view = view()
    if chance(in: 4) {
      let edge = pick(["width", "height"])
      return "⟦\(view)⟧.⟦\(edge)⟧ \(sign) \(number(0...300))"
    }
    if chance(in: 6) {
      return "⟦\(view)⟧.⟦width⟧ \(sign) \(pick(["2*", "0.5*", "1.5*"]))⟦\(anyView())⟧.⟦height⟧"
    }
    let edge = pick([
      "leading", "trailing", "top", "bottom", "centerX", "centerY", "left", "right",
      "firstBaseline",
    ])
    let isMargin = edge != "firstBaseline" && chance(in: 5)
    let other = isMargin ? "⟦view⟧.⟦\(pick(["safeArea", "layoutMargins"]))⟧" : "⟦\(anyView())⟧"
    let offset = chance() ? " \(pick(["+", "-"])) \(number(0...120))" : ""
    return "⟦\(view)⟧.⟦\(edge)⟧ \(sign) \(other).⟦\(edge)⟧\(offset)"
  }

  mutating func visualFormat() -> ScriptLine {
    let axis = pick(["H:", "V:", "H:"])
    let (one, other) = (view(), view())
    let gap = pick(["-", "-8-", "-(>=4)-", "-(8@750)-", ""])
    let size = pick(["", "(\(number(10...90)))", "(>=\(number(10...90)))"])
    let format = pick([
      "|-[\(one)\(size)]-|", "|[\(one)\(size)]|", "[\(one)]\(gap)[\(other)\(size)]",
      "|-[\(one)\(size)]\(gap)[\(other)]-|", "[\(one)(\(number(1...99)))]",
    ])
    let options =
      chance(in: 5) ? " options \(axis == "V:" ? "alignAllLeading" : "alignAllTop")" : ""
    return ScriptLine(axis + format + options, .change)
  }

  mutating func statement() -> ScriptLine { ScriptLine(statementText(), .change) }

  /// All or none.
  mutating func statements() -> ScriptLine {
    ScriptLine("\(statementText()); \(statementText())", .change)
  }

  mutating func statementText() -> String {
    guard let constraint = constraint(), chance() else { return viewStatement() }
    return pick([
      "\(constraint).⟦constant⟧ = \(number(-60...200))",
      "\(constraint).⟦constant⟧ += \(number(1...9))",
      "\(constraint).⟦isActive⟧ = ⟦\(pick(["true", "false"]))⟧",
      "\(constraint).⟦identifier⟧ = \"id\(number(0...9))\"",
      "\(constraint).⟦priority⟧ = .⟦defaultHigh⟧",
      "\(constraint).⟦priority⟧ = \(number(1...1000))",
      "let \(newName()) = \(number(0...40))",
    ])
  }

  private mutating func viewStatement() -> String {
    let view = view()
    let axis = pick(["horizontal", "vertical"])
    let rect =
      "CGRect(x: \(number(-9...99)), y: \(number(-9...99)), width: \(number(0...99)), height: \(number(0...99)))"
    let choices = [
      "⟦\(view)⟧.⟦isHidden⟧ = ⟦\(pick(["true", "false"]))⟧", "⟦\(view)⟧.frame = \(rect)",
      "⟦\(view)⟧.setContentHuggingPriority(.⟦\(pick(["defaultHigh", "defaultLow", "required"]))⟧, for: .⟦\(axis)⟧)",
      "⟦\(view)⟧.setContentCompressionResistancePriority(.⟦defaultLow⟧, for: .⟦\(axis)⟧)",
      "⟦\(view)⟧.translatesAutoresizingMaskIntoConstraints = ⟦\(pick(["true", "false"]))⟧",
      "⟦\(view)⟧.autoresizingMask = [\(mask())]", "⟦\(view)⟧.autoresizingMask = [\(mask())]",
      "⟦\(anyView())⟧.autoresizesSubviews = ⟦\(pick(["true", "false"]))⟧",
      "⟦\(view)⟧.removeFromSuperview()", "⟦\(anyView())⟧.addSubview(\(view))",
      "⟦\(view)⟧.hug.h.priority = \(number(1...1000))",
      "⟦view⟧.layoutMargins = UIEdgeInsets(top: 8, left: \(number(0...40)), bottom: 8, right: 20)",
      "⟦\(view)⟧.topAnchor.constraint(equalTo: ⟦view⟧.topAnchor, constant: \(number(0...50))).isActive = true",
    ]
    if !scene.labels.isEmpty, chance(in: 4) {
      return "⟦\(pick(scene.labels))⟧.⟦text⟧ = \"\(pick(["A", "Hello there", "長いタイトル", ""]))\""
    }
    return pick(choices)
  }

  /// Which edges and sizes of a frame-laid view go with its superview's.
  private mutating func mask() -> String {
    let parts = ["LeftMargin", "Width", "RightMargin", "TopMargin", "Height", "BottomMargin"]
    return parts.filter { _ in chance() }.map { ".flexible\($0)" }.joined(separator: ", ")
  }

  /// A view that its frame and mask lay out, in one step.
  private mutating func maskedView() -> ScriptLine {
    let name = newName()
    return ScriptLine(
      """
      let \(name) = UIView(frame: CGRect(x: \(number(0...60)), y: \(number(0...60)), width: \(number(0...200)), height: \(number(0...200))))
      \(name).autoresizingMask = [\(mask())]
      \(anyView()).addSubview(\(name))
      """, .change, isPaste: true)
  }

  mutating func paste() -> ScriptLine {
    if chance(in: 3) { return maskedView() }
    if chance(in: 3) { return ownLines() }
    let (name, other) = (newName(), view())
    if chance(in: 3) { return ScriptLine(logText(), .change, isPaste: true) }
    return ScriptLine(
      """
      let \(name) = UILabel()
      \(name).translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(\(name))
      NSLayoutConstraint.activate([
        \(name).leadingAnchor.constraint(equalTo: \(other).leadingAnchor, constant: \(number(0...30))),
        \(name).topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
      ])
      """, .change, isPaste: true)
  }

  /// Lines of our own, shortened as at the prompt, with a question among them; perhaps only one.
  private mutating func ownLines() -> ScriptLine {
    let name = newName()
    let question = pick(["fram", "tree", "why \(name).top", name, "suspic", "confl"])
    let lines = [
      "ad label \(name) \"\(name)\"", "  \(name).top == \(view()).top + \(number(0...30))",
      question,
      "hid \(name)",
    ]
    let text = lines.prefix(random.int(in: 1...4)).joined(separator: "\n")
    return ScriptLine(verbatim: text, .change, isPaste: true)
  }

  /// A conflict as the console prints it.
  mutating func logText() -> String { chance() ? widthLog() : columnLog() }

  /// A column that is too high for its card, as iOS 6 to 9 printed it, with a mask.
  private mutating func columnLog() -> String {
    let height = random.int(in: 10...300)
    return """
      2014-05-06 07:08:09.123 Demo[42:60b] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. Try this: (1) look at each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted constraint or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)
      (
          "<NSLayoutConstraint:0x8d7f640 V:|-(8)-[UIView:0x8d7e1a0]   (Names: '|':UIView:0x8d7df30 )>",
          "<NSLayoutConstraint:0x8d7f6b0 V:[UIView:0x8d7e1a0(\(height + 8))]>",
          "<NSLayoutConstraint:0x8d7f710 V:[UIView:0x8d7e1a0]-(8)-|   (Names: '|':UIView:0x8d7df30 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x8d80a20 h=--& v=--& V:[UIView:0x8d7df30(\(height))]>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x8d7f6b0 V:[UIView:0x8d7e1a0(\(height + 8))]>

      Break on objc_exception_throw to catch this in the debugger.
      """
  }

  private mutating func widthLog() -> String {
    let width = random.int(in: 10...300)
    return """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001111110 UILabel:0x7f8a11223344'Name'.width == \(width)   (active)>",
          "<NSLayoutConstraint:0x600001111120 UILabel:0x7f8a11223344'Name'.width == \(width + 8)   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600001111120 UILabel:0x7f8a11223344'Name'.width == \(width + 8)   (active)>
      """
  }
}
