/// A visual format as it was written (UIKit visual format, section 1), with the options and metrics
/// that follow it on the line. Names are not resolved.
package struct VisualFormat: Hashable, Sendable {
  package let orientation: Orientation
  /// At least one.
  package let views: [View]
  /// The connection from the last view to the superview, if the format ends in `|`.
  package let closing: Connection?
  package let options: [Option]
  package let metrics: [Metric]
  package let notes: [Note]
  /// From the orientation to the last view or `|`.
  package let range: SourceRange

  /// `H:` or `V:`.
  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case horizontal = "H"
    case vertical = "V"
  }

  /// `[name(predicates)]`.
  package struct View: Hashable, Sendable {
    package let name: NameSyntax
    /// What leads into the view from the one before; of the first view from the superview, or
    /// `nil`.
    package let connection: Connection?
    /// Of the view's own width or height.
    package let predicates: [Predicate]
    /// With its brackets.
    package let range: SourceRange
  }

  /// What stands between two views, or between a view and `|`.
  package struct Connection: Hashable, Sendable {
    package let spacing: Spacing
    package let range: SourceRange

    /// Flush, standard, or by predicates.
    package enum Spacing: Hashable, Sendable {
      /// Nothing in between: 0.
      case flush
      /// `-`
      case standard
      /// `-8-`, `-(>=8,<=20@500)-`
      case predicates([Predicate])
    }
  }

  /// `relation quantity @ priority`.
  package struct Predicate: Hashable, Sendable {
    package let relation: RelationSyntax.Sign
    package let object: Quantity
    package let priority: Quantity?
    package let range: SourceRange
  }

  /// A number, or the name of one; of a view too, in a predicate on a view's size.
  package enum Quantity: Hashable, Sendable {
    case number(Double)
    case name(NameSyntax)
  }

  /// `name=number` behind `metrics`.
  package struct Metric: Hashable, Sendable {
    package let name: NameSyntax
    package let value: Double
  }

  /// What is accepted and worth a remark.
  package enum Note: Hashable, Sendable {
    /// UIKit takes only ASCII letters, digits and `_`.
    case nameForeignToUIKit(NameSyntax)
    /// The option acts on the other axis only.
    case optionWithoutEffect(Option)
  }

  /// Where UIKit puts its caret when it is the whole that is wrong, as a missing superview is.
  package var endOfLastView: SourceRange {
    let end = views.last?.range.upperBound ?? range.upperBound
    return SourceRange(end, end)
  }
}

extension VisualFormat {
  /// UIKit's options (UIKit visual format, section 3), in the order of their bits.
  package enum Option: String, Hashable, Sendable, CaseIterable {
    case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom
    case alignAllLeading, alignAllTrailing, alignAllCenterX, alignAllCenterY
    case alignAllLastBaseline, alignAllFirstBaseline
    case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
    case spacingEdgeToEdge, spacingBaselineToBaseline
  }

  /// What UIKit has to say about a wrong format (UIKit visual format, section 4). The first group
  /// comes from reading; what depends on the views is told by whoever knows them.
  package enum Problem: Hashable, Sendable {
    case empty
    /// `V` without `:`.
    case expectedColon(orientation: String)
    case unknownOrientation(String)
    case expectedView
    case viewNotClosed
    /// A predicate list of a view without `)`, or something else within it.
    case viewPredicatesNotClosed
    case connectionPredicatesNotClosed
    case unknownRelation
    case expectedNumberOrName
    case connectionNotClosed
    case expectedMoreInput
    /// `--`: a minus sign or one bar too many.
    case ambiguousMinus
    case loneSuperview
    case expectedEnd
    case numberOutOfRange
    case unknownOption(String)
    case expectedOption
    case expectedMetric
    /// `gap=` and no number: a metric is given no other metric.
    case metricWithoutNumber(String)
    case conflictingOptions(Option, Option)
    case optionOnLayoutAxis(Option)

    case unknownView(String)
    case unknownMetric(String)
    case noSuperview(String)
    /// A guide beside `|`, and the relation that says what was meant.
    case guideAtSuperview(String, instead: String)
  }
}
