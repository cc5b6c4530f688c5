/// What follows a format on a line of Tsume: `options alignAllTop …` and `metrics gap=8 …`, in
/// either order, each once or more often.
extension VisualFormatReader {
  typealias PlacedOption = (option: VisualFormat.Option, range: SourceRange)

  mutating func suffix() throws(SyntaxFailure) -> (
    options: [PlacedOption], metrics: [VisualFormat.Metric]
  ) {
    var options: [PlacedOption] = []
    var metrics: [VisualFormat.Metric] = []
    while !isAtEnd {
      switch suffixWord {
      case "options": options += try self.options()
      case "metrics": metrics += try self.metrics()
      default: throw problem(.expectedEnd)
      }
    }
    return (options, metrics)
  }

  /// The word that comes next, if a blank parts it from the format.
  private var suffixWord: String? {
    source.endsInBlank(before: offset) ? source.identifier(at: offset)?.text : nil
  }

  private mutating func options() throws(SyntaxFailure) -> [PlacedOption] {
    var options: [PlacedOption] = []
    _ = takeName()
    while !isAtEnd, suffixWord != "metrics", suffixWord != "options" {
      _ = take(".")
      guard let name = takeName() else { throw problem(.expectedOption) }
      // UIKit knows the last baseline by both names.
      let spelling = name.text == "alignAllBaseline" ? "alignAllLastBaseline" : name.text
      guard let option = VisualFormat.Option(rawValue: spelling) else {
        throw SyntaxFailure(.visualFormat(.unknownOption(name.text)), at: name.range)
      }
      options.append((option, name.range))
    }
    guard !options.isEmpty else { throw problem(.expectedOption) }
    return options
  }

  private mutating func metrics() throws(SyntaxFailure) -> [VisualFormat.Metric] {
    var metrics: [VisualFormat.Metric] = []
    _ = takeName()
    while !isAtEnd, suffixWord != "metrics", suffixWord != "options" {
      guard let name = takeName(), take("=") != nil else { throw problem(.expectedMetric) }
      metrics.append(VisualFormat.Metric(name: name, value: try value(of: name)))
    }
    guard !metrics.isEmpty else { throw problem(.expectedMetric) }
    return metrics
  }

  /// Alignment must be across the layout's axis, unless one view alone has nothing to be aligned with,
  /// and of directions and spacings there is one each.
  func check(
    _ options: [PlacedOption], along orientation: VisualFormat.Orientation, aligning count: Int
  ) throws(SyntaxFailure) {
    for (index, (option, range)) in options.enumerated() {
      if let alignment = option.alignment, alignment.orientation == orientation,
        count > 1
      {
        throw SyntaxFailure(.visualFormat(.optionOnLayoutAxis(option)), at: range)
      }
      for (earlier, _) in options.prefix(index) where earlier != option {
        guard option.choice != nil, option.choice == earlier.choice else { continue }
        throw SyntaxFailure(.visualFormat(.conflictingOptions(earlier, option)), at: range)
      }
    }
  }

  /// Directions mean nothing to a vertical format, baseline spacing nothing to a horizontal one, and
  /// an alignment along the format nothing to one view, which UIKit lets pass.
  func idleOptions(
    among options: [VisualFormat.Option], along orientation: VisualFormat.Orientation
  ) -> [VisualFormat.Note] {
    options.filter { option in
      switch option {
      case .directionLeftToRight, .directionRightToLeft: orientation == .vertical
      case .spacingBaselineToBaseline: orientation == .horizontal
      default: option.alignment?.orientation == orientation
      }
    }.map { .optionWithoutEffect($0) }
  }
}

extension VisualFormat.Option {
  /// Of which only one can be chosen.
  fileprivate enum Choice { case direction, spacing }

  fileprivate var choice: Choice? {
    switch self {
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft: .direction
    case .spacingEdgeToEdge, .spacingBaselineToBaseline: .spacing
    default: nil
    }
  }
}
