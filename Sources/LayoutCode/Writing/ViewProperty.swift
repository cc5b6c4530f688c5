import AutoLayout

/// What code says of a view besides its constraints: one line of it, without the view.
struct ViewProperty: Hashable {
  let view: String
  let statement: CodeStatement

  /// What is the same where one value takes the place of another.
  var key: String { statement.key }

  var signature: String { "\(view): \(statement.swift(of: view))" }
}

extension ViewProperty {
  /// All that is compared.
  static func all(of view: View) -> [ViewProperty] {
    if view.isLayer {
      return looksOfLayer(view).map { ViewProperty(view: view.name, statement: $0) }
    }
    let mask = CodeStatement.assignment(
      "translatesAutoresizingMaskIntoConstraints",
      .truth(view.translatesAutoresizingMaskIntoConstraints))
    var statements = [
      mask, .assignment("isHidden", .truth(view.isHidden), objectiveC: "hidden"),
    ]
    statements += priorities(view)
    statements += content(view)
    statements += margins(view)
    statements += looks(view)
    statements += keyboard(view.keyboard)
    if let own = view.stack { statements += stack(own) }
    if let own = view.scrolling { statements += scrolling(own) }
    return statements.map { ViewProperty(view: view.name, statement: $0) }
  }

  private static func priorities(_ view: View) -> [CodeStatement] {
    Axis.allCases.flatMap { axis -> [CodeStatement] in
      [
        ("setContentHuggingPriority", view.hugging[axis]),
        ("setContentCompressionResistancePriority", view.resistance[axis]),
      ].map { name, priority in
        .call(
          CodeCall(
            name: name,
            arguments: [
              .init(label: nil, selector: name, value: .priority(priority)),
              .init(
                label: "for", selector: "forAxis",
                value: .choice(axis.rawValue, of: "UILayoutConstraintAxis")),
            ]))
      }
    }
  }

  // MARK: Content

  private static func content(_ view: View) -> [CodeStatement] {
    guard view.kind.takes.contains(.font) else { return shown(view) }
    let name = "adjustsFontForContentSizeCategory"
    let isButton = view.kind == .button
    return shown(view) + [
      .assignment(
        (isButton ? "titleLabel?." : "") + name,
        .truth(view.content.adjustsFontForContentSizeCategory),
        objectiveC: (isButton ? "titleLabel." : "") + name)
    ]
  }

  private static func shown(_ view: View) -> [CodeStatement] {
    let content = view.content
    switch view.kind {
    case .label:
      var statements: [CodeStatement] = [
        .assignment("text", .text(content.text)), .assignment("font", .font(content.font)),
        .assignment("numberOfLines", .number(Double(content.numberOfLines))),
      ]
      if let width = content.preferredMaxLayoutWidth {
        statements.append(.assignment("preferredMaxLayoutWidth", .number(width)))
      }
      return statements
    case .textField:
      return [
        .assignment("text", .text(content.text)),
        .assignment("placeholder", .text(content.placeholder)),
        .assignment("font", .font(content.font)),
        .assignment(
          "borderStyle",
          .choice(
            content.isBordered ? "roundedRect" : content.isBezelled ? "bezel" : "none",
            of: "UITextBorderStyle")),
      ]
    case .textView:
      return [
        .assignment("text", .text(content.text)), .assignment("font", .font(content.font)),
        .assignment(
          "isScrollEnabled", .truth(content.isScrollEnabled), objectiveC: "scrollEnabled"),
      ]
    case .button: return button(content)
    case .imageView: return [.assignment("image", .image(content.pictureSize))]
    case .pageControl: return [.assignment("numberOfPages", .number(Double(content.numberOfPages)))]
    case .segmentedControl:
      return [
        .assignment("apportionsSegmentWidthsByContent", .truth(content.apportionsSegmentWidths))
      ]
    case .activityIndicator:
      let style = content.given == ViewKind.largeIndicator ? "large" : "medium"
      return [
        .assignment(
          "style", .choice(style, of: "UIActivityIndicatorViewStyle"),
          objectiveC: "activityIndicatorViewStyle")
      ]
    default: return []
    }
  }

  private static func button(_ content: Content) -> [CodeStatement] {
    let state = CodeCall.Argument(
      label: "for", selector: "forState", value: .choice("normal", of: "UIControlState"))
    let title = CodeCall(
      name: "setTitle",
      arguments: [.init(label: nil, selector: "setTitle", value: .text(content.text)), state])
    let image = CodeCall(
      name: "setImage",
      arguments: [.init(label: nil, selector: "setImage", value: .image(content.image)), state])
    let font = CodeStatement.assignment(
      "titleLabel?.font", .font(content.font), objectiveC: "titleLabel.font")
    // A configuration has a say in the font itself.
    if content.isConfigured {
      return [.configuration(content.buttonInsets ?? .zero), .call(title), .call(image)]
    }
    return [.call(title), .call(image), font]
      + (content.buttonInsets.map { [.assignment("contentEdgeInsets", .insets($0))] } ?? [])
  }

  // MARK: Views of a kind

  private static func stack(_ stack: StackArrangement) -> [CodeStatement] {
    [
      .assignment("axis", .choice(stack.axis.rawValue, of: "UILayoutConstraintAxis")),
      .assignment("spacing", .number(stack.spacing)),
      .assignment(
        "distribution", .choice(stack.distribution.rawValue, of: "UIStackViewDistribution")),
      .assignment(
        "alignment",
        .choice(stack.alignment.name(along: stack.axis), of: "UIStackViewAlignment")),
      .assignment(
        "isLayoutMarginsRelativeArrangement", .truth(stack.isLayoutMarginsRelative),
        objectiveC: "layoutMarginsRelativeArrangement"),
      .assignment(
        "isBaselineRelativeArrangement", .truth(stack.isBaselineRelative),
        objectiveC: "baselineRelativeArrangement"),
    ]
  }

  private static func scrolling(_ scrolling: Scrolling) -> [CodeStatement] {
    var statements: [CodeStatement] = [
      .assignment("contentInset", .insets(scrolling.contentInset)),
      .assignment(
        "contentInsetAdjustmentBehavior",
        .choice(scrolling.adjustment.rawValue, of: "UIScrollViewContentInsetAdjustment")),
      .assignment("alwaysBounceVertical", .truth(scrolling.alwaysBounces.contains(.vertical))),
      .assignment("alwaysBounceHorizontal", .truth(scrolling.alwaysBounces.contains(.horizontal))),
      .assignment(
        "separatorStyle",
        .choice(
          scrolling.hasSeparators ? "singleLine" : "none", of: "UITableViewCellSeparatorStyle")),
      .assignment("insetsContentViewsToSafeArea", .truth(scrolling.insetsContentViews)),
    ]
    if let size = scrolling.contentSize {
      statements.append(.assignment("contentSize", .size(size)))
    }
    if let offset = scrolling.offset {
      statements.append(.assignment("contentOffset", .point(offset)))
    }
    switch scrolling.rowHeight {
    case .fixed(let height)?: statements.append(.assignment("rowHeight", .number(height)))
    case .automatic?:
      let automatic = CodeValue.constant("automaticDimension", of: "UITableView")
      statements.append(.assignment("rowHeight", automatic))
    case nil: break
    }
    return statements
  }

  // MARK: Margins and directions

  private static func margins(_ view: View) -> [CodeStatement] {
    var statements: [CodeStatement] = [
      .assignment(
        "preservesSuperviewLayoutMargins", .truth(view.preservesSuperviewLayoutMargins)),
      .assignment(
        "insetsLayoutMarginsFromSafeArea", .truth(view.insetsLayoutMarginsFromSafeArea)),
      .assignment(
        "semanticContentAttribute",
        .choice(view.semanticDirection.rawValue, of: "UISemanticContentAttribute")),
    ]
    switch view.margins {
    case .absolute(let insets)?:
      statements.append(.assignment("layoutMargins", .insets(insets)))
    case .directional(let top, let leading, let bottom, let trailing)?:
      let insets = CodeValue.directionalInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
      statements.append(.assignment("directionalLayoutMargins", insets))
    case nil: break
    }
    return statements
  }
}

extension Priority {
  /// As Swift writes it: `.defaultHigh`, `UILayoutPriority(999)`.
  var written: String {
    switch rawValue {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: "UILayoutPriority(\(rawValue.plain))"
    }
  }

  /// As Objective-C writes it: `UILayoutPriorityDefaultHigh`, `999`.
  var objectiveC: String {
    switch rawValue {
    case 1000: "UILayoutPriorityRequired"
    case 750: "UILayoutPriorityDefaultHigh"
    case 250: "UILayoutPriorityDefaultLow"
    case 50: "UILayoutPriorityFittingSizeLevel"
    default: rawValue.plain
    }
  }
}
