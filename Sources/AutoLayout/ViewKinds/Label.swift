extension ViewKind {
  /// A text in system 17. Interface Builder's library gives it the text "Label".
  package static let label = ViewKind(
    name: "label", className: "UILabel", sketch: .text,
    hugging: (added: .interfaceBuilder, inCode: .low),
    content: (added: Content(text: "Label"), inCode: Content()),
    takes: [.text, .font, .numberOfLines, .preferredMaxLayoutWidth, .size],
    measure: { content, scale, system in
      NaturalSize(
        TextMetrics(font: content.font, era: system.fontEra, paragraph: content.paragraph)
          .labelSize(
            of: content.text ?? "", numberOfLines: content.numberOfLines,
            width: content.preferredMaxLayoutWidth, scale: scale))
    },
    placeBaselines: { content, scale in
      Baselines(
        fromEdges: TextMetrics(font: content.font, paragraph: content.paragraph), scale: scale)
    })
}
