extension VisualFormat {
  /// Two attributes that a connection joins, the one nearer to the beginning of the axis first.
  struct Pair {
    let near: Attribute
    let far: Attribute
    let isMirrored: Bool
  }

  /// Which edges a format connects, by its orientation, direction and spacing (UIKit visual format,
  /// section 3).
  struct Edges {
    let start: Attribute
    let end: Attribute
    let startMargin: Attribute
    let endMargin: Attribute
    /// Whether the axis runs against the one along which constants grow.
    let isMirrored: Bool
    private let joinsBaselines: Bool

    init(_ orientation: Orientation, _ options: [Option]) {
      let isVertical = orientation == .vertical
      joinsBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
      isMirrored = !isVertical && options.contains(.directionRightToLeft)
      (start, end, startMargin, endMargin) =
        if isVertical {
          (.top, .bottom, .topMargin, .bottomMargin)
        } else if isMirrored {
          (.right, .left, .rightMargin, .leftMargin)
        } else if options.contains(.directionLeftToRight) {
          (.left, .right, .leftMargin, .rightMargin)
        } else {
          (.leading, .trailing, .leadingMargin, .trailingMargin)
        }
    }

    /// What a connection between two views joins; a view without text has edges, not baselines.
    func between(_ previous: View, _ view: View, _ hasBaselines: (String) -> Bool) -> Pair {
      let leavesBaseline = joinsBaselines && hasBaselines(previous.name.text)
      let reachesBaseline = joinsBaselines && hasBaselines(view.name.text)
      return Pair(
        near: leavesBaseline ? .lastBaseline : end, far: reachesBaseline ? .firstBaseline : start,
        isMirrored: isMirrored)
    }
  }
}

extension VisualFormat.Option {
  /// The attribute in which neighbours agree, and the axis on which it lies.
  var alignment: (attribute: VisualFormat.Attribute, orientation: VisualFormat.Orientation)? {
    switch self {
    case .alignAllLeft: (.left, .horizontal)
    case .alignAllRight: (.right, .horizontal)
    case .alignAllLeading: (.leading, .horizontal)
    case .alignAllTrailing: (.trailing, .horizontal)
    case .alignAllCenterX: (.centerX, .horizontal)
    case .alignAllTop: (.top, .vertical)
    case .alignAllBottom: (.bottom, .vertical)
    case .alignAllCenterY: (.centerY, .vertical)
    case .alignAllLastBaseline: (.lastBaseline, .vertical)
    case .alignAllFirstBaseline: (.firstBaseline, .vertical)
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
      .spacingEdgeToEdge, .spacingBaselineToBaseline:
      nil
    }
  }
}
