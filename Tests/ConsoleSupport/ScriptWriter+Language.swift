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
      "⟦\(view)⟧.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]",
      "⟦\(view)⟧.removeFromSuperview()", "⟦\(anyView())⟧.addSubview(⟦\(view)⟧)",
      "⟦\(view)⟧.⟦hug⟧.h.priority = \(number(1...1000))",
      "⟦view⟧.layoutMargins = UIEdgeInsets(top: 8, left: \(number(0...40)), bottom: 8, right: 20)",
      "⟦\(view)⟧.topAnchor.constraint(equalTo: ⟦view⟧.topAnchor, constant: \(number(0...50))).isActive = true",
    ]
    if let label = scene.labels.randomElement(using: &random), chance(in: 4) {
      return "⟦\(label)⟧.⟦text⟧ = \"\(pick(["A", "Hello there", "長いタイトル", ""]))\""
    }
    return pick(choices)
  }

  mutating func paste() -> ScriptLine {
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

  /// A conflict as the console prints it.
  mutating func logText() -> String {
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
