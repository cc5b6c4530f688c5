import AutoLayout

/// How views are laid out, and on which screen.
extension ExportedProperty {
  static let laid: [ExportedProperty] = [
    .box(
      "View.hugging", "View.resistance",
      lines: ["box.hug.h.priority = 300", "box.resist.v.priority = 400"]
    ) { "\($0.hugging) \($0.resistance)" },
    .box(
      "View.frameLayout", "View.autoresizingMask", "View.autoresizesSubviews",
      lines: [
        "box.translatesAutoresizingMaskIntoConstraints = true",
        "box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)",
        "box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]",
        "box.autoresizesSubviews = false",
      ]
    ) { "\($0.frameLayout?.frame as Any) \($0.autoresizingMask) \($0.autoresizesSubviews)" },
    .box("View.semanticDirection", lines: ["direction rtl box"]) { "\($0.semanticDirection)" },
    .box(
      "View.keyboard",
      lines: ["box.keyboardLayoutGuide.usesBottomSafeArea = false"],
      word: "the settings of the keyboard guide of box"
    ) { "\($0.keyboard)" },
    .init(
      "View.guides", lines: ["add guide gap"], word: "the guide gap"
    ) { "\($0.view(named: "gap")?.isGuide as Any)" },
    .box(
      "View.className", start: json("view", "\"className\": \"PriceView\""), word: "PriceView"
    ) { $0.className },
    .box(
      "View.variations", lines: ["traits box in wC"], word: "box in other size classes"
    ) { "\($0.variations.installed as Any)" },
    .box("View.variations", lines: ["traits box in wR"], word: "box, which is in no superview") {
      "\($0.superview as Any)"
    },
    .init(
      "View.isContentView",
      lines: [
        "add tableViewCell cell", "cell.contentView.layoutMargins.left = 33",
      ], word: "contentView"
    ) { document in
      let cell = document.view(named: "cell")?.id
      let content = cell.flatMap(document.contentView).flatMap(document.view)
      return "\(content?.margins as Any)"
    },
    .init(
      "Constraint.priority", "Constraint.identifier", "Constraint.constant",
      lines: [
        "add view box", "box.width == 2*box.height + 3 @750", "c1.identifier = \"ratio\"",
      ], word: "box"
    ) { document in
      document.constraints.values.map {
        "\($0.multiplier) \($0.constant) \($0.priority) \($0.identifier as Any)"
      }.joined(separator: ", ")
    },
    .init(
      "Constraint.name", lines: ["add view box", "box.width == 30 as wide"], word: "wide"
    ) { "\($0.constraints.values.map { $0.name ?? "" })" },
    .init(
      "Constraint.isActive", lines: ["add view box", "box.width == 30", "deactivate c1"],
      word: "not active, and not written: box.width == 30"
    ) { "\($0.constraints.values.map(\.isActive))" },
    .init(
      "Constraint.variation",
      lines: ["add view box", "box.width == 30", "traits c1 in wC"],
      word: "only for size class wC: box.width == 30"
    ) { "\($0.constraints.values.map { $0.variation?.text ?? "-" })" },
  ]

  static let screen: [ExportedProperty] = [
    .init("Document.direction", lines: ["direction rtl"], word: "direction rtl") {
      "\($0.direction)"
    },
    .init("Document.bars", lines: ["navbar large"], word: "navbar large") {
      "\($0.bars.navigation)"
    },
    .init("Document.bars", lines: ["tabbar on"], word: "tabbar on") { "\($0.bars.hasTabBar)" },
    .init("Document.bars", lines: ["toolbar on"], word: "toolbar on") { "\($0.bars.hasToolbar)" },
    .init("Document.bars", lines: ["keyboard 300"], word: "keyboard 300") {
      "\($0.bars.keyboardHeight)"
    },
    .init(
      "Document.traits", lines: ["traits horizontal regular"], word: "traits horizontal regular"
    ) { "\($0.traits)" },
    .init(
      "Document.traits", lines: ["traits contentSize small"], word: "traits contentSize small"
    ) { "\($0.traits)" },
    .init(
      "Document.controller",
      lines: ["additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)"],
      word: "additionalSafeAreaInsets"
    ) { "\($0.controller.additionalSafeAreaInsets)" },
    .init(
      "Document.controller", lines: ["viewRespectsSystemMinimumLayoutMargins = false"],
      word: "margins of the controller"
    ) { "\($0.controller.respectsMinimumMargins)" },
    .init(
      "Document.system",
      start: """
        {"format": "tsume-layout", "version": 1, "system": 12, "views": [], "constraints": []}
        """, word: "as in iOS 12"
    ) { "\($0.system)" },
    .init(
      "Document.callbacks",
      lines: ["add view box", "add layer line in box", "onLayout box { line.frame = box.bounds }"],
      word: "what is done when box is laid out"
    ) { document in
      // A view right in the root is seen to by the controller.
      let line = document.view(named: "line")
      let owners = [document.view(named: "box")?.id, .root].compactMap { $0 }
      let set = owners.compactMap { document.callbacks[$0] }.flatMap(\.assignments)
      return set.isEmpty ? "" : "\(set.map { $0.target == line?.id })"
    },
  ]
}
