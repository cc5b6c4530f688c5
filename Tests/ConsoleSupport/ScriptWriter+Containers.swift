/// Stack views, scroll views and margins.
extension ScriptWriter {
  mutating func container() -> ScriptLine {
    let kinds = [
      scene.stacks.isEmpty ? nil : stackText(), scene.scrolls.isEmpty ? nil : scrollText(),
    ]
    return ScriptLine(pick(kinds.compactMap { $0 } + [marginText()]), .change)
  }

  /// What a stack view arranges, and how. A call is offered only what it can take just then.
  private mutating func stackText() -> String {
    let stack = pick(scene.stacks)
    let view = view()
    return pick([
      "⟦\(stack)⟧.⟦axis⟧ = .⟦\(pick(["horizontal", "vertical"]))⟧",
      "⟦\(stack)⟧.⟦distribution⟧ = .⟦\(distribution())⟧",
      "⟦\(stack)⟧.⟦alignment⟧ = .⟦\(alignment())⟧",
      "⟦\(stack)⟧.⟦spacing⟧ = \(number(-8...40))",
      "⟦\(stack)⟧.⟦addArrangedSubview⟧(\(view))",
      "⟦\(stack)⟧.⟦insertArrangedSubview⟧(\(view), at: \(number(0...3)))",
      "⟦\(stack)⟧.⟦removeArrangedSubview⟧(\(view))",
      "⟦\(stack)⟧.⟦setCustomSpacing⟧(\(number(0...30)), after: \(view))",
      "⟦\(stack)⟧.⟦setCustomSpacing⟧(UIStackView.spacingUseDefault, after: \(view))",
      "⟦\(stack)⟧.⟦isBaselineRelativeArrangement⟧ = ⟦\(pick(["true", "false"]))⟧",
      "⟦\(stack)⟧.⟦isLayoutMarginsRelativeArrangement⟧ = ⟦\(pick(["true", "false"]))⟧",
      "⟦add⟧ ⟦\(pick(["label", "view", "button"]))⟧ \(newName()) ⟦in⟧ ⟦\(stack)⟧",
      "⟦\(view)⟧.⟦isHidden⟧ = ⟦\(pick(["true", "false"]))⟧",
    ])
  }

  private mutating func distribution() -> String {
    pick(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
  }

  private mutating func alignment() -> String {
    pick([
      "fill", "leading", "center", "trailing", "top", "bottom", "firstBaseline", "lastBaseline",
    ])
  }

  /// What a scroll view scrolls, and where it stands.
  private mutating func scrollText() -> String {
    let scroll = pick(scene.scrolls)
    let view = view()
    let guide = pick(["content", "frame", "contentLayoutGuide", "frameLayoutGuide"])
    let edge = pick(["leading", "trailing", "top", "bottom", "width", "height"])
    return pick([
      "⟦add⟧ ⟦\(pick(["label", "view", "stackView"]))⟧ \(newName()) ⟦in⟧ ⟦\(scroll)⟧",
      "⟦\(view)⟧.⟦\(edge)⟧ == ⟦\(scroll)⟧.\(guide).⟦\(edge)⟧",
      "\(view).top == \(scroll).top; \(view).bottom == \(scroll).bottom",
      "\(view).leading == \(scroll).leading; \(view).trailing == \(scroll).trailing",
      "⟦\(scroll)⟧.⟦contentOffset⟧ = (\(number(-20...90)), \(number(-20...300)))",
      "⟦\(scroll)⟧.⟦contentSize⟧ = (\(number(0...600)), \(number(0...900)))",
      "⟦\(scroll)⟧.⟦contentInset⟧ = (\(number(0...40)), 0, \(number(0...40)), 8)",
      "⟦\(scroll)⟧.⟦contentInsetAdjustmentBehavior⟧ = .⟦\(pick(["always", "never", "automatic"]))⟧",
      "⟦\(scroll)⟧.⟦alwaysBounceVertical⟧ = ⟦\(pick(["true", "false"]))⟧",
      "⟦\(scroll)⟧.⟦setContentOffset⟧(CGPoint(x: 0, y: \(number(0...400))), animated: false)",
    ])
  }

  private mutating func marginText() -> String {
    let view = anyView()
    let margins = (1...4).map { _ in number(0...40) }.joined(separator: ", ")
    return pick([
      "⟦\(view)⟧.⟦layoutMargins⟧ = (\(margins))",
      "⟦\(view)⟧.⟦directionalLayoutMargins⟧ = (\(margins))",
      "⟦\(view)⟧.⟦preservesSuperviewLayoutMargins⟧ = ⟦\(pick(["true", "false"]))⟧",
      "⟦\(view)⟧.⟦insetsLayoutMarginsFromSafeArea⟧ = ⟦\(pick(["true", "false"]))⟧",
      "⟦\(self.view())⟧.⟦leading⟧ == ⟦\(view)⟧.⟦\(pick(["layoutMargins", "readableContent"]))⟧.⟦leading⟧",
    ])
  }
}
