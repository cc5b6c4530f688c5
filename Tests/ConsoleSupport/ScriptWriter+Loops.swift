import TestSupport

/// Loops, and closures that make one view.
extension ScriptWriter {
  mutating func loop() -> ScriptLine {
    if chance(in: 4) { return loopOverLines() }
    return ScriptLine(loopText(), .change)
  }

  private mutating func loopText() -> String {
    let (one, other, name) = (view(), view(), newName())
    return pick([
      "[\(one), \(other)].forEach { $0.⟦isHidden⟧ = ⟦\(pick(["true", "false"]))⟧ }",
      "[\(one), \(other)].forEach { v in v.⟦alpha⟧ = 0.5; v.hug.h.priority = \(number(1...999)) }",
      "[\(one)].forEach(\(anyView()).addSubview)",
      "for view in [\(one), \(other)] { view.⟦topAnchor⟧.constraint(equalTo: self.view.topAnchor, constant: \(number(0...50))).isActive = true }",
      "for v in [\(other)] { v.⟦width⟧ >= \(number(0...30)) @\(number(1...999)) }",
      "for (i, v) in [\(one), \(other)].enumerated() { v.frame = CGRect(x: 10 * i, y: 0, width: 9, height: 9) }",
      "for i in 0..<\(number(0...4)) { let \(name) = UIView(); ⟦\(anyView())⟧.addSubview(\(name)) }",
      "for v in [\(one), \(other)] { [\(other)].forEach { v.addSubview($0) } }",
      "let \(name): UILabel = { let l = UILabel(); l.text = \"\(name)\"; return l }(); view.addSubview(\(name))",
      "for v in \(anyView()).subviews { v.alpha = 0.5 }",
      "view.constraints.forEach { $0.isActive = false }",
    ])
  }

  private mutating func loopOverLines() -> ScriptLine {
    let (name, other) = (newName(), newName())
    return ScriptLine(
      """
      lazy var \(name): UILabel = {
        let label = UILabel()
        label.text = "\(name)"
        return label
      }()
      let \(other) = UIView()
      [\(name), \(other)].forEach {
        $0.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview($0)
      }
      for view in [\(name), \(other)] {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor, constant: \(number(0...30))),
        ])
      }
      """, .change, isPaste: true)
  }
}
