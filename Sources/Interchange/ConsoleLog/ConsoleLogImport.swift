package import AutoLayout

/// What a logged report becomes in a document, and everything there is to say about what it does
/// not say.
package struct ConsoleLogImport: Sendable {
  package var edits: [Edit] = []
  package var notes: [Note] = []
  /// How the log calls the constraints that the edits make.
  package var references: [ConstraintID: ConsoleLog.Reference] = [:]

  /// The margins that a view has where the log does not print them, in points: 8 for most views,
  /// 16 or 20 in the root view of a controller (Log format, section 3).
  package static let usualMargins = 8.0...20.0

  /// A remark on what had to be supposed or left out.
  package struct Note: Hashable, Sendable {
    /// Of the log.
    package var line: Int
    package var kind: Kind

    /// What was supposed or left out, in the document's names.
    package enum Kind: Hashable, Sendable {
      /// No line says which view is the superview, but where the view stands is measured in it.
      case superviewIsSupposed(of: ViewID)
      /// The view's margins are not printed; they are taken to be anything usual.
      case marginsAreSupposed(of: ViewID)
      /// Where the text stands in the view is not printed; it is left open.
      case baselineIsUnknown(of: ViewID)
      /// The constraint cannot be made in a document.
      case isRefused(ConsoleLog.Reference, EditFailure)
      /// A position that follows the size of a view that is not above its own.
      case isMeasuredOutside(ConsoleLog.Reference)
    }
  }
}
