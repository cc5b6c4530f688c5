import AutoLayout
import Testing

/// Something that a document says, by which it is told whether a file says it, too.
struct ExportedProperty: CustomTestStringConvertible, Sendable {
  /// The stored properties that it is of: `View.transform`.
  let names: [String]
  /// What makes a layout that says it.
  let lines: [String]
  /// A layout of JSON on which the lines are said, for what cannot be typed.
  let start: String?
  /// Where a file has no place for it, these words of it are named.
  let word: String
  /// The value, as a text.
  let value: @Sendable (Document) -> String

  var testDescription: String { names.joined(separator: ", ") + ": " + word }

  init(
    _ names: String..., lines: [String] = [], start: String? = nil, word: String,
    value: @escaping @Sendable (Document) -> String
  ) {
    self.init(names, lines, start, word, value)
  }

  private init(
    _ names: [String], _ lines: [String], _ start: String?, _ word: String,
    _ value: @escaping @Sendable (Document) -> String
  ) {
    (self.names, self.lines, self.start) = (names, lines, start)
    (self.word, self.value) = (word, value)
  }

  /// Of the view `box`, with lines that speak of it.
  static func box(
    _ names: String..., kind: String = "view", lines: [String] = [], start: String? = nil,
    word: String = "of box", value: @escaping @Sendable (View) -> String
  ) -> ExportedProperty {
    ExportedProperty(names, (start == nil ? ["add \(kind) box"] : []) + lines, start, word) {
      $0.view(named: "box").map(value) ?? "no box"
    }
  }

  /// A layout with one view of which something is said.
  static func json(_ kind: String, _ part: String) -> String {
    """
    {"format": "tsume-layout", "version": 1, "device": {"width": 320, "height": 480, "scale": 2},
     "views": [{"name": "box", "kind": "\(kind)", \(part)}], "constraints": []}
    """
  }
}

extension ExportedProperty {
  static let all = shown + arranged + painted + laid + screen

  private static let shown: [ExportedProperty] = [
    .box("Content.text", "View.content", kind: "label", lines: ["box.text = \"Hi \\\"you\\\"\""]) {
      $0.content.text ?? "-"
    },
    .box("Content.font", kind: "label", lines: ["content box font 20 bold"]) {
      "\($0.content.font)"
    },
    .box("Content.font", kind: "button", lines: ["content box font title1"]) {
      "\($0.content.font)"
    },
    .box(
      "Content.adjustsFontForContentSizeCategory", kind: "label",
      lines: ["content box font body", "box.adjustsFontForContentSizeCategory = true"]
    ) { "\($0.content.adjustsFontForContentSizeCategory)" },
    .box("Content.numberOfLines", kind: "label", lines: ["box.numberOfLines = 3"]) {
      "\($0.content.numberOfLines)"
    },
    .box(
      "Content.preferredMaxLayoutWidth", kind: "label", lines: ["box.preferredMaxLayoutWidth = 99"]
    ) { "\($0.content.preferredMaxLayoutWidth ?? 0)" },
    .box("Content.placeholder", kind: "textField", lines: ["box.placeholder = \"Name\""]) {
      $0.content.placeholder ?? "-"
    },
    .box(
      "Content.isBordered", "Content.isBezelled", kind: "textField",
      lines: ["box.borderStyle = .bezel"]
    ) { "\($0.content.isBordered) \($0.content.isBezelled)" },
    .box("Content.isScrollEnabled", kind: "textView", lines: ["box.isScrollEnabled = false"]) {
      "\($0.content.isScrollEnabled)"
    },
    .box("Content.numberOfPages", kind: "pageControl", lines: ["box.numberOfPages = 5"]) {
      "\($0.content.numberOfPages)"
    },
    .box(
      "Content.segments", kind: "segmentedControl",
      lines: ["box.insertSegment(withTitle: \"Third\", at: 2, animated: false)"]
    ) { "\($0.content.segments)" },
    .box(
      "Content.apportionsSegmentWidths", kind: "segmentedControl",
      lines: ["box.apportionsSegmentWidthsByContent = true"]
    ) { "\($0.content.apportionsSegmentWidths)" },
    .box("Content.image", kind: "imageView", lines: ["content box 40x30"]) {
      "\($0.content.pictureSize ?? .zero)"
    },
    .box("Content.standIn", lines: ["content box 40x30"], word: "size of box") {
      "\($0.content.given ?? .noMetric)"
    },
    .box(
      "Content.standIn", kind: "activityIndicator", lines: ["content box 37x37"], word: "box"
    ) { "\($0.content.given ?? .noMetric)" },
    .box(
      "Content.buttonInsets", kind: "button",
      lines: ["box.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"]
    ) { "\($0.content.buttonInsets ?? .zero)" },
    .box(
      "Content.isConfigured",
      start: json(
        "button",
        """
        "text": "Go", "isConfigured": true, "font": {"size": 17, "style": "body"},
        "buttonInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}
        """)
    ) { "\($0.content.isConfigured) \($0.content.buttonInsets ?? .zero) \($0.content.font)" },
    .box(
      "Content.isConfigured",
      start: json("button", "\"text\": \"Go\", \"isConfigured\": true, \"font\": {\"size\": 30}"),
      word: "the font of box"
    ) { "\($0.content.isConfigured) \($0.content.font)" },
    .box(
      "Content.paragraph",
      start: json("label", "\"text\": \"Hi\", \"paragraph\": {\"lineSpacing\": 4}"),
      word: "the line heights of box"
    ) { "\($0.content.paragraph)" },
    .box(
      "Content.alignmentInsets",
      start: json(
        "imageView",
        """
        "image": {"width": 20, "height": 20},
        "alignmentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}
        """),
      word: "the alignment rectangle of box"
    ) { "\($0.content.alignmentInsets ?? .zero)" },
  ]

  private static let row = [
    "add stackView row", "add label a \"A\" in row", "add label b \"B\" in row",
    "row.leading == view.leading", "row.top == view.top",
  ]

  private static let arranged: [ExportedProperty] = [
    .init(
      "View.stack", "StackArrangement.axis", "StackArrangement.distribution",
      "StackArrangement.alignment", "StackArrangement.spacing", "StackArrangement.arranged",
      "StackArrangement.isBaselineRelative",
      lines: row + [
        "row.axis = .vertical", "row.distribution = .equalSpacing", "row.alignment = .trailing",
        "row.spacing = 7", "row.isBaselineRelativeArrangement = true",
      ], word: "row"
    ) { document in
      let stack = document.view(named: "row")?.stack
      return "\(stack?.axis as Any) \(stack?.distribution as Any) \(stack?.alignment as Any) "
        + "\(stack?.spacing as Any) \(stack?.arranged.count as Any) "
        + "\(stack?.isBaselineRelative as Any)"
    },
    .init(
      "StackArrangement.isLayoutMarginsRelative",
      lines: row + ["row.isLayoutMarginsRelativeArrangement = true"], word: "row",
      value: margins),
    .init(
      "StackArrangement.isLayoutMarginsRelative", "View.margins",
      lines: row + ["row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"],
      word: "row", value: margins),
    .init(
      "StackArrangement.customSpacing", lines: row + ["row.setCustomSpacing(20, after: a)"],
      word: "the spacing of 20 after a"
    ) { document in
      let spacings = document.view(named: "row")?.stack?.customSpacing ?? [:]
      return "\(spacings.map { "\(document.view($0.key)?.name ?? "") \($0.value)" })"
    },
    .box("View.margins", lines: ["box.directionalLayoutMargins.leading = 30"]) {
      "\($0.margins as Any)"
    },
    .box(
      "View.preservesSuperviewLayoutMargins", lines: ["box.preservesSuperviewLayoutMargins = true"]
    ) {
      "\($0.preservesSuperviewLayoutMargins)"
    },
    .box(
      "View.insetsLayoutMarginsFromSafeArea", lines: ["box.insetsLayoutMarginsFromSafeArea = false"]
    ) { "\($0.insetsLayoutMarginsFromSafeArea)" },
    .box(
      "View.marginsFollowReadableWidth",
      start: json("view", "\"marginsFollowReadableWidth\": true"),
      word: "Follow Readable Width of box"
    ) { "\($0.marginsFollowReadableWidth)" },
    .box(
      "View.scrolling", "Scrolling.contentInset", "Scrolling.adjustment", "Scrolling.alwaysBounces",
      kind: "scrollView",
      lines: [
        "box.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
        "box.contentInsetAdjustmentBehavior = .never", "box.alwaysBounceVertical = true",
      ]
    ) { view in
      let scrolling = view.scrolling ?? Scrolling()
      return "\(scrolling.contentInset) \(scrolling.adjustment) \(scrolling.alwaysBounces)"
    },
    .box(
      "Scrolling.contentSize", kind: "scrollView",
      lines: ["box.contentSize = CGSize(width: 10, height: 20)"], word: "contentSize of box"
    ) { "\($0.scrolling?.contentSize as Any)" },
    .box(
      "Scrolling.offset", kind: "scrollView",
      lines: ["box.contentOffset = CGPoint(x: 0, y: 20)"], word: "contentOffset of box"
    ) { "\($0.scrolling?.offset as Any)" },
    .box("Scrolling.rowHeight", kind: "tableView", lines: ["box.rowHeight = 60"], word: "rowHeight")
    {
      "\($0.scrolling?.rowHeight as Any)"
    },
    .box(
      "Scrolling.hasSeparators", kind: "tableView", lines: ["box.separatorStyle = .none"],
      word: "separatorStyle of box"
    ) { "\($0.scrolling?.hasSeparators as Any)" },
    .box(
      "Scrolling.insetsContentViews", kind: "tableView",
      lines: ["box.insetsContentViewsToSafeArea = false"],
      word: "insetsContentViewsToSafeArea of box"
    ) { "\($0.scrolling?.insetsContentViews as Any)" },
    .box(
      "Scrolling.rowHeight",
      lines: ["add tableViewCell row in box"],
      start: json("tableView", "\"rowsKeepFrames\": true"), word: "the height of each row of box"
    ) { "\($0.scrolling?.rowHeight as Any)" },
  ]

  private static let margins: @Sendable (Document) -> String = { document in
    let row = document.view(named: "row")
    // What is not said of margins is 8 all round.
    let usual = Margins.absolute(Insets(top: 8, left: 8, bottom: 8, right: 8))
    return "\(row?.stack?.isLayoutMarginsRelative as Any) \(row?.margins ?? usual)"
  }

  private static let painted: [ExportedProperty] = [
    .box(
      "View.layer", "LayerStyle.borderWidth", "LayerStyle.cornerRadius", "LayerStyle.masksToBounds",
      "LayerStyle.opacity", "LayerStyle.zPosition",
      lines: [
        "box.layer.borderWidth = 2", "box.layer.cornerRadius = 3", "box.clipsToBounds = true",
        "box.alpha = 0.5", "box.layer.zPosition = -4",
      ]
    ) { view in
      var layer = view.layer
      layer.backgroundColor = nil
      layer.borderColor = nil
      return "\(layer)"
    },
    .box("LayerStyle.masksToBounds", kind: "scrollView", lines: ["box.clipsToBounds = false"]) {
      "\($0.layer.masksToBounds)"
    },
    .box("LayerStyle.backgroundColor", lines: ["box.backgroundColor = .systemGreen"]) {
      "\($0.layer.backgroundColor as Any)"
    },
    .box(
      "LayerStyle.backgroundColor",
      lines: ["box.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)"]
    ) { "\($0.layer.backgroundColor as Any)" },
    .box(
      "LayerStyle.borderColor", lines: ["box.layer.borderColor = UIColor.red.cgColor"],
      word: "layer.borderColor of box"
    ) { "\($0.layer.borderColor as Any)" },
    .box(
      "View.transform", lines: ["box.transform = CGAffineTransform(rotationAngle: 0.5)"],
      word: "the transform of box"
    ) { "\($0.transform)" },
    .box(
      "View.transform", lines: ["box.transform = CGAffineTransform(scaleX: 2, y: 3)"],
      word: "the transform of box"
    ) { "\($0.transform)" },
    .box(
      "View.transform",
      lines: [
        "box.translatesAutoresizingMaskIntoConstraints = true",
        "box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)",
        "box.transform = CGAffineTransform(translationX: 5, y: 6)",
      ], word: "the transform of box"
    ) { "\($0.transform) \($0.frameLayout?.frame as Any)" },
    .box("View.contentMode", lines: ["box.contentMode = .center"]) { "\($0.contentMode)" },
    .box("View.isHidden", lines: ["hide box"]) { "\($0.isHidden)" },
    .box("View.isUserInteractionEnabled", lines: ["box.isUserInteractionEnabled = false"]) {
      "\($0.isUserInteractionEnabled)"
    },
    .box("View.tag", lines: ["box.tag = 7"]) { "\($0.tag)" },
    .box("View.identifier", lines: ["box.accessibilityIdentifier = \"me\""]) {
      $0.identifier ?? "-"
    },
    .box("View.freeLayers", lines: ["add layer line in box"], word: "the layer line") {
      "\($0.freeLayers.count)"
    },
  ]

  /// What says nothing of its own that a file might lose, and why.
  static let silent: [String: String] = [
    "View.id": "the identity",
    "View.name": "every file that is read back goes by it",
    "View.kind": "every file that is read back goes by it",
    "View.alias": "the address in a log",
    "View.superview": "every file that is read back goes by it",
    "View.subviews": "every file that is read back goes by it",
    "View.origin": "where it comes from",
    "View.allowsNegativeSize": "of what stands for a part of a log",
    "View.designFrame": "no part of the layout",
    "View.unmentionedFrame": "follows from the constraints",
  ]
}
