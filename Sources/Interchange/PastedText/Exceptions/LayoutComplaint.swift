import Foundation
import Patience

/// Why Auto Layout stopped an app, or what it warned of, as the sentence that it prints tells.
package struct LayoutComplaint: Hashable, Sendable {
  package var kind: Kind
  /// What the message names, in its order: anchors, constraints, numbers.
  package var names: [String]
  /// Whether the text says that the app was ended by it, or it always is.
  package var endsApp = false
  /// What `formatMalformed` is about, where the message quotes it.
  package var format: MalformedFormat?

  package enum Kind: String, Hashable, Sendable {
    case noCommonAncestor
    case hierarchyNotReady
    case outsideSubtree
    case priorityAcrossRequired
    case priorityOutOfRange
    case notFinite
    case geometryNotFinite
    case constantTooLarge
    case precisionLost
    case locationAgainstConstant
    case mixedDirections
    case mixedKinds
    case notAView
    case internalAttribute
    case formatWithoutSuperview
    case formatWithUnknownView
    case formatWithUnknownMetric
    case formatWithWrongOptions
    case formatMalformed
    case contentViewTranslates
    case backgroundThread
    case missingSuperLayout
    case collapsedCell
    case cellTranslates
    case itemTooLarge
    case layoutOutsideWindow
    case feedbackLoop

    /// Whether it is told by an exception alone, and never by a warning.
    fileprivate var isException: Bool {
      switch self {
      case .noCommonAncestor, .outsideSubtree, .formatWithoutSuperview, .formatWithUnknownView,
        .formatWithUnknownMetric, .formatWithWrongOptions, .formatMalformed:
        true
      default: false
      }
    }
  }
}

extension LayoutComplaint: PastedTextKind {
  static func begins(with line: Substring) -> Bool {
    sentences.first(in: line) != nil || isAnnounced(line) && line.contains("onstraint")
  }

  static func read(_ text: String) -> PastedText? {
    let plain = text.joinedBlanks
    guard let found = sentences.first(in: plain) else { return nil }
    return .complaint(
      LayoutComplaint(
        kind: found.kind, names: names(in: plain, found.kind),
        endsApp: found.kind.isException
          || text.split(whereSeparator: \.isNewline).contains(where: isAnnounced),
        format: found.kind == .formatMalformed ? MalformedFormat(in: text) : nil))
  }

  private static func isAnnounced(_ line: Substring) -> Bool {
    line.contains("Terminating app due to uncaught exception") || line.contains("Fatal Exception")
      || line.hasPrefix("Thread 1: Exception")
  }

  /// What each is known by. What says more stands before what says less.
  private static let sentences = SentenceList<Kind>([
    ("because they have no common ancestor", .noCommonAncestor),
    ("view hierarchy is not prepared for the constraint", .hierarchyNotReady),
    ("view hierarchy unprepared for constraint", .hierarchyNotReady),
    ("Unable to install constraint on view", .outsideSubtree),
    (
      "Mutating a priority from required to not on an installed constraint", .priorityAcrossRequired
    ),
    ("It's illegal to set priority:", .priorityOutOfRange),
    // UIKit puts the class before them, too: "NSLayoutConstraint constant is not finite!"
    ("onstant is not finite", .notFinite), ("ultiplier is not finite", .notFinite),
    ("position contains NaN", .geometryNotFinite), ("bounds contains NaN", .geometryNotFinite),
    ("with a constant that exceeds internal limits", .constantTooLarge),
    ("ebuild layout engine without detectable loss of precision", .precisionLost),
    ("A multiplier of 0 or a nil second item together with a location", .locationAgainstConstant),
    ("cannot be made that sets a location equal to a constant", .locationAgainstConstant),
    ("between a leading/trailing attribute and a right/left attribute", .mixedDirections),
    ("Invalid pairing of layout attributes", .mixedKinds),
    ("items must each be", .notAView), ("Constraint must contain a first layout item", .notAView),
    ("Unexpected use of internal layout attribute", .internalAttribute),
    ("because the related view doesn't have a superview", .formatWithoutSuperview),
    ("is not a key in the views dictionary", .formatWithUnknownView),
    ("is not a key in the metrics dictionary", .formatWithUnknownMetric),
    ("Options mask required views to be aligned", .formatWithWrongOptions),
    ("Unable to parse constraint format", .formatMalformed),
    (
      "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView",
      .contentViewTranslates
    ),
    (
      "Changing the translatesAutoresizingMaskIntoConstraints property of a UICollectionViewCell",
      .cellTranslates
    ),
    (
      "Modifications to the layout engine must not be performed from a background thread",
      .backgroundThread
    ),
    ("modifying the autolayout engine from a background thread", .backgroundThread),
    ("UI API called on a background thread", .backgroundThread),
    ("must be used from main thread only", .backgroundThread),
    ("layer off the main thread is not allowed", .backgroundThread),
    ("behavior of the UICollectionViewFlowLayout is not defined", .itemTooLarge),
    ("was told to layout its visible cells and other contents", .layoutOutsideWindow),
    ("ayout feedback loop", .feedbackLoop), ("UPSTREAM LAYOUT DIRTYING", .feedbackLoop),
    ("Auto Layout still required after executing -layoutSubviews", .missingSuperLayout),
    ("constraints ambiguously suggest a height of zero", .collapsedCell),
  ])

  // MARK: What is named

  private static func names(in text: String, _ kind: Kind) -> [String] {
    switch kind {
    case .noCommonAncestor: Array(anchors(in: text).prefix(2))
    case .priorityAcrossRequired:
      [word(behind: "You passed priority ", in: text), word(behind: "priority was ", in: text)]
        .compactMap { $0 }
    case .formatWithUnknownView:
      [word(before: " is not a key in the views", in: text)].compactMap { $0 }
    case .formatWithUnknownMetric:
      [word(before: " is not a key in the metrics", in: text)].compactMap { $0 }
    case .contentViewTranslates:
      [word(behind: "of the contentView of a ", in: text)].compactMap { $0 }
    case .notFinite:
      // The selector before it has these words, too.
      [
        word(behind: " constant:", in: text) ?? word(behind: " multiplier:", in: text)
          ?? word(behind: "constant:", in: text) ?? word(behind: "multiplier:", in: text)
      ]
      .compactMap { $0 }
    case .priorityOutOfRange: [word(behind: "set priority:", in: text)].compactMap { $0 }
    default: []
    }
  }

  /// `<NSLayoutXAxisAnchor:0x… "UILabel:0x….leading">` without the addresses: `UILabel.leading`; a view with
  /// a name of its own is printed by that alone, `title.leading`.
  private static func anchors(in text: String) -> [String] {
    text.matches(of: /(?:Anchor|Dimension):\s?0x[0-9a-fA-F]+ "([^"]+)/).map { found in
      let name = found.output.1
      guard let address = name.range(of: ":0x") else { return String(name) }
      let attribute = name[address.upperBound...].split(separator: ".").dropFirst().last
      return name[..<address.lowerBound] + (attribute.map { ".\($0)" } ?? "")
    }
  }

  private static func word(behind words: String, in text: String) -> String? {
    text.range(of: words).map { found in
      let rest = text[found.upperBound...].prefix { !$0.isWhitespace }
      let word = rest.trimmingPrefix("'").prefix { !",;'\"".contains($0) }
      return String(word.hasSuffix(".") ? word.dropLast() : word)
    }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func word(before words: String, in text: String) -> String? {
    text.range(of: words).flatMap { found in
      text[..<found.lowerBound].split { $0.isWhitespace || "'\"".contains($0) }.last.map(
        String.init)
    }
  }
}

extension String {
  /// With one blank for each row of them, and without the backslashes that escape quotes: long sentences
  /// are broken anywhere.
  fileprivate var joinedBlanks: String {
    var plain = String.UnicodeScalarView()
    for (place, scalar) in unicodeScalars.enumerated() {
      if place % LineWork.interval == 0, LineWork.isStopped() { break }
      switch scalar {
      case _ where scalar.properties.isWhitespace: if plain.last != " " { plain.append(" ") }
      case "\"":
        if plain.last == "\\" { plain.removeLast() }
        plain.append(scalar)
      case "’": plain.append("'")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
