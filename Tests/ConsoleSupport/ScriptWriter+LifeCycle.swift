/// Phases, size classes, content modes, the keyboard, and what looks like a mistake.
extension ScriptWriter {
  mutating func lifeCycle() -> ScriptLine {
    ScriptLine(lifeCycleText(), .change)
  }

  private mutating func lifeCycleText() -> String {
    let view = view()
    let phase = pick(["viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear"])
    let inset = number(-9...9)
    let modes = ["scaleAspectFit", "scaleAspectFill", "scaleToFill", "center", "topLeft"]
    var choices = [
      "⟦at⟧ ⟦\(phase)⟧ { \(view).frame = \(anyView()).frame.insetBy(dx: \(inset), dy: 1) }",
      "⟦at⟧ ⟦\(phase)⟧ ⟦nothing⟧", "⟦onLayout⟧ ⟦view⟧ { \(view).frame = \(anyView()).bounds }",
      "⟦canvas⟧ ⟦\(pick(["iphone-8", "iphone-x", "none"]))⟧", "⟦canvas⟧ 600x600",
      "⟦keyboard⟧ \(number(1...400))", "⟦keyboard⟧ ⟦off⟧",
      "⟦traits⟧ ⟦\(pick(["horizontal", "vertical"]))⟧ ⟦\(pick(["compact", "regular", "auto"]))⟧",
      "⟦\(view)⟧.⟦contentMode⟧ = .⟦\(pick(modes))⟧", "\(view).frame = \(anyView()).frame",
      "⟦\(view)⟧.⟦bottom⟧ == ⟦view⟧.⟦keyboard⟧.⟦top⟧",
    ]
    if let constraint = constraint() {
      choices.append("⟦traits⟧ ⟦\(constraint)⟧ ⟦in⟧ ⟦\(pick(["wC", "wR", "hC", "hR", "any"]))⟧")
    }
    return pick(choices)
  }

  mutating func lifeCycleQuestion() -> String {
    let view = view()
    let phase = pick(["loadView", "viewDidLoad", "viewIsAppearing", "viewDidAppear"])
    return pick([
      "⟦timeline⟧", "⟦timeline⟧ ⟦rotate⟧", "⟦timeline⟧ ⟦rotate⟧ \(view)", "⟦suspicions⟧",
      "⟦suspicions⟧ ⟦\(view)⟧", "⟦traits⟧", "at \(phase) \(view).frame",
      "\(view).imageRect", "view.traitCollection.horizontalSizeClass",
    ])
  }
}
