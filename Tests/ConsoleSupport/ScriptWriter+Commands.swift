/// Lines that begin with a command's word.
extension ScriptWriter {
  mutating func addition() -> ScriptLine {
    if !scene.removed.isEmpty, chance(in: 3) {
      return ScriptLine("⟦add⟧ \(pick(scene.removed))", .change)
    }
    let kind = pick([
      "view", "view", "label", "label", "button", "imageView", "switch", "textField", "guide",
      "slider", "stackView", "scrollView",
    ])
    let text =
      ["label", "button"].contains(kind) && chance() ? " \"\(pick(["OK", "Title", "題名"]))\"" : ""
    let size = kind == "imageView" && chance() ? " \(number(1...80))x\(number(1...80))" : ""
    let place = chance(in: 3) && !scene.views.isEmpty ? " ⟦in⟧ ⟦\(view())⟧" : ""
    return ScriptLine("⟦add⟧ ⟦\(kind)⟧ \(newName())\(text)\(size)\(place)", .change)
  }

  /// What layers look like, where they lie and what they follow.
  mutating func layerText() -> String {
    let view = view()
    let owner = pick([view, "view"])
    guard !scene.layers.isEmpty else {
      return pick([
        "⟦add⟧ ⟦layer⟧ \(newName()) \(number(0...90))x\(number(0...90)) ⟦in⟧ ⟦\(view)⟧",
        "⟦\(view)⟧.⟦layer⟧.⟦borderWidth⟧ = \(number(0...9))",
        "⟦\(view)⟧.⟦backgroundColor⟧ = .⟦systemGreen⟧",
        "⟦\(view)⟧.⟦layer⟧.⟦zPosition⟧ = \(number(-2...2))",
        "⟦\(view)⟧.⟦clipsToBounds⟧ = ⟦true⟧",
      ])
    }
    let layer = pick(scene.layers)
    return pick([
      "⟦onLayout⟧ ⟦\(owner)⟧ { ⟦\(layer)⟧.⟦frame⟧ = \(owner).bounds }",
      "⟦onLayout⟧ ⟦\(owner)⟧ { \(layer).frame = \(view).frame.insetBy(dx: 1, dy: \(number(-9...9))) }",
      "⟦onLayout⟧ ⟦\(owner)⟧ ⟦nothing⟧", "⟦\(layer)⟧.⟦frame⟧ = \(view).bounds",
      "⟦move⟧ ⟦\(layer)⟧ ⟦\(pick(["front", "back"]))⟧", "⟦remove⟧ ⟦\(layer)⟧", "⟦hide⟧ \(layer)",
      "⟦\(owner)⟧.⟦layer⟧.addSublayer(⟦\(layer)⟧)", "⟦\(layer)⟧.⟦borderWidth⟧ = \(number(0...9))",
    ])
  }

  mutating func command() -> ScriptLine { ScriptLine(commandText(), .change) }

  /// Changes that are written as commands.
  mutating func commandText() -> String {
    let view = view()
    // Completion offers what would change something: nothing that is shown to `show`, no view of
    // another superview to `above`, not the view itself to `in`.
    var choices = [
      "⟦remove⟧ ⟦\(view)⟧", "⟦hide⟧ \(view)", "⟦show⟧ \(view)", "⟦move⟧ ⟦\(view)⟧ ⟦front⟧",
      "⟦move⟧ ⟦\(view)⟧ ⟦back⟧", "⟦move⟧ ⟦\(view)⟧ ⟦in⟧ \(self.view())",
      "⟦move⟧ ⟦\(view)⟧ ⟦above⟧ \(self.view())", "⟦rename⟧ ⟦\(view)⟧ \(newName())",
      "⟦content⟧ \(view) \(number(0...90))x\(number(0...90))", "⟦content⟧ \(view) ⟦none⟧",
      "⟦content⟧ \(view) ⟦auto⟧", "⟦constrain⟧ \(relationText())",
      "⟦set⟧ ⟦\(view)⟧.⟦isHidden⟧ true",
    ]
    if let constraint = constraint() {
      choices += [
        "⟦remove⟧ ⟦\(constraint)⟧", "⟦activate⟧ \(constraint)", "⟦deactivate⟧ \(constraint)",
        "⟦rename⟧ ⟦\(constraint)⟧ \(newName())",
        "⟦set⟧ ⟦\(constraint)⟧.⟦constant⟧ \(number(0...99))",
      ]
    }
    choices += [layerText(), layerText()]
    if scene.fixes > 0 { choices += Array(repeating: "⟦fix⟧ \(number(1...scene.fixes))", count: 4) }
    return pick(choices)
  }

  /// The window and the direction.
  mutating func world() -> ScriptLine {
    ScriptLine(
      pick([
        "⟦device⟧ ⟦\(oldDevice())⟧", "⟦device⟧ ⟦\(oldDevice())⟧", "⟦device⟧ ⟦iphone-15⟧",
        "⟦device⟧ ⟦none⟧", "⟦navbar⟧ ⟦on⟧", "⟦navbar⟧ ⟦large⟧", "⟦navbar⟧ ⟦off⟧", "⟦tabbar⟧ ⟦on⟧",
        "⟦tabbar⟧ ⟦off⟧", "⟦toolbar⟧ ⟦on⟧", "⟦toolbar⟧ ⟦off⟧", "⟦navbar⟧ ⟦prompt⟧",
        "⟦device⟧ \(number(80...900))x\(number(80...900))", "⟦rotate⟧", "⟦rotate⟧ ⟦landscape⟧",
        "⟦direction⟧ ⟦rtl⟧", "⟦direction⟧ ⟦ltr⟧", "⟦direction⟧ ⟦rtl⟧ ⟦\(view())⟧",
        "⟦import⟧ ⟦log.txt⟧", "⟦import⟧ ⟦log.txt⟧ ⟦in⟧ ⟦\(view())⟧",
      ]), .change)
  }

  /// One whose bars shorten the view, or one with sharp corners and a safe area.
  private mutating func oldDevice() -> String {
    pick(["iphone-3gs", "iphone-4s", "iphone-5", "ipad-2", "iphone-8", "iphone-x", "ipad-pro-11"])
  }

  mutating func travel() -> ScriptLine {
    let moment = scene.marks.isEmpty || chance() ? number(0...scene.steps - 1) : pick(scene.marks)
    return ScriptLine(
      pick([
        "⟦undo⟧", "⟦undo⟧", "⟦undo⟧", "⟦redo⟧", "⟦redo⟧", "⟦goto⟧ ⟦\(moment)⟧",
        "⟦mark⟧ m\(number(0...3))",
      ]), .session)
  }

  mutating func setting() -> ScriptLine {
    ScriptLine(
      pick([
        "⟦language⟧ ⟦ja⟧", "⟦language⟧ ⟦en⟧", "⟦after⟧ ⟦frames⟧", "⟦after⟧ ⟦tree⟧ ⟦solver⟧",
        "⟦after⟧ ⟦nothing⟧",
        "⟦break⟧ ⟦conflict⟧", "⟦break⟧ ⟦none⟧", "⟦break⟧ ⟦ambiguity⟧", "⟦break⟧ \(number(1...9))",
        "⟦break⟧ ⟦\(view())⟧.⟦width⟧ > \(number(0...90))", "⟦save⟧ s.tsume",
        "⟦replay⟧ ⟦short.tsume⟧", "⟦step⟧", "⟦continue⟧", "⟦export⟧ ⟦svg⟧ picture",
        "⟦export⟧ ⟦html⟧ page.html", "⟦export⟧ ⟦svg⟧",
        "⟦say⟧ ⟦en⟧ \"Look.\" ⟦ja⟧ \"見てください。\"", "⟦expect⟧ ⟦view⟧.⟦width⟧ >= 0",
      ]), .session)
  }

  mutating func question() -> ScriptLine { ScriptLine(questionText(), .question) }

  mutating func questionText() -> String {
    if chance(in: 6) { return lifeCycleQuestion() }
    let view = view()
    let anchor = "⟦\(anyView())⟧.⟦\(pick(["leading", "width", "top", "height", "centerX"]))⟧"
    let moment = { (writer: inout ScriptWriter) in writer.number(0...writer.scene.steps - 1) }
    return pick([
      "⟦tree⟧", "⟦frames⟧", "⟦constraints⟧", "⟦constraints⟧ ⟦\(view)⟧", "⟦why⟧ \(anchor)",
      "⟦why⟧ \(anchor)", "⟦affecting⟧ ⟦\(view)⟧ ⟦\(pick(["h", "v"]))⟧", "⟦ambiguity⟧",
      "⟦conflicts⟧",
      "⟦priorities⟧", "⟦solver⟧", "⟦solver⟧ ⟦\(view)⟧", "⟦measure⟧ ⟦\(view)⟧ ⟦\(anyView())⟧",
      "⟦history⟧", "⟦fix⟧",
      "⟦diff⟧", "⟦diff⟧ ⟦\(moment(&self))⟧", "⟦diff⟧ ⟦\(moment(&self))⟧ ⟦\(moment(&self))⟧",
      "⟦diff⟧ ⟦\(moment(&self))⟧ ⟦\(moment(&self))⟧ ⟦\(pick(["frames", "views", "constraints", "findings"]))⟧",
      "⟦when⟧ \(anchor) > \(number(0...200))", "⟦when⟧ ⟦\(pick(["conflict", "ambiguity"]))⟧",
      "⟦when⟧ ⟦\(view)⟧.⟦isHidden⟧ or \(anchor) == 0", "⟦when⟧ \(anchor) changed", "⟦help⟧",
      "⟦help⟧ ⟦\(pick(["add", "why", "try", "expect"]))⟧", "? \(anchor) == \(number(0...400))",
      "⟦when⟧ ⟦\(view)⟧.⟦frame⟧ changed", "⟦why⟧ ⟦not⟧ \(relationText())",
      "⟦help⟧ ⟦\(constraint() ?? view)⟧",
      "⟦\(view)⟧.⟦frame⟧", "\(anchor)", "⟦draw⟧", "⟦draw⟧ ⟦\(view)⟧", "⟦layers⟧",
      "⟦layers⟧ ⟦\(view)⟧",
      "\(anchor) + \(number(1...9)) * 2",
      "\(view).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)",
    ])
  }

  mutating func attempt() -> ScriptLine {
    let line = pick([commandText(), relationText(), statementText(), "⟦rotate⟧"])
    let question = chance() ? "; \(questionText())" : ""
    return ScriptLine("⟦try⟧ \(line)\(question)", .question)
  }
}
