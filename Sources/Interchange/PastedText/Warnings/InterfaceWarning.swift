import Foundation
import Patience

/// What Xcode says of the constraints in a storyboard or xib: in its list of issues, or in the log of a
/// build.
package struct InterfaceWarning: Hashable, Sendable {
  package var kind: Kind
  /// What the sentence names: the view, or what is missing.
  package var subject: String?

  package enum Kind: String, Hashable, Sendable {
    case missing
    case ambiguous
    case scrollableContent
    case misplaced
    case mayClip
    case centreMayClip
    case mayOverlap
    case conflicting
    case contentPriority
    case unconstrained
    case bothEndsFixed
    case unreachableScene
    case withoutReuseIdentifier
    case barStyle
    case fixedFont
    case cellsOutsideController
    case repeatedOutlet
    case tooNewForTarget
    case unsupported
    case itemNotInstalled
    /// Of a kind that has nothing to do with constraints, or that is not known.
    case other
  }
}

extension InterfaceWarning: PastedTextKind {
  static func begins(with line: Substring) -> Bool {
    isHeading(line) || warning(in: line) != nil
  }

  /// `/* com.apple.ibtool.document.warnings */`
  private static func isHeading(_ line: Substring) -> Bool { line.contains("com.apple.ibtool.") }

  static func read(_ text: String) -> PastedText? {
    let warnings = text.split(whereSeparator: \.isNewline).awaited().compactMap(warning)
    var seen: Set<InterfaceWarning> = []
    let each = warnings.filter { seen.insert($0).inserted }
    return each.isEmpty ? nil : .warnings(each)
  }

  private static func warning(in line: Substring) -> InterfaceWarning? {
    let sentence = sentences.first(in: line)
    let message = message(ofTool: line)
    guard let found = sentence ?? (message == nil ? nil : sentencesOfTool.first(in: line)) else {
      return message.map { InterfaceWarning(kind: .other, subject: String($0.text.prefix(60))) }
    }
    return InterfaceWarning(
      kind: found.kind, subject: subject(of: line, behind: found.words) ?? message?.element)
  }

  /// What the tool that compiles such files says, and of which element of the file:
  /// `Main.storyboard:abc-12-xyz: warning: …`.
  private static func message(ofTool line: Substring) -> (element: String?, text: String)? {
    guard marksOfTool.first(in: line) != nil,
      let range = firstRange(of: [": warning: ", ": error: ", ": notice: "], in: line)
    else { return nil }
    let place = line[..<range.lowerBound]
    guard
      let ending = firstRange(of: [".storyboard", ".xib"], in: place)
    else { return nil }
    let element = place[ending.upperBound...].drop { $0 == ":" }
    let text = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : (element.isEmpty ? nil : String(element), text)
  }

  private static func firstRange(
    of words: [String], in line: Substring
  ) -> Range<Substring.Index>? {
    words.compactMap { line.range(of: $0) }.min { $0.lowerBound < $1.lowerBound }
  }

  private static let marksOfTool = SentenceList<Void>([
    (": warning: ", ()), (": error: ", ()), (": notice: ", ()),
  ])

  private static let sentences = SentenceList<Kind>([
    ("Need constraints for", .missing), ("Needs constraints for", .missing),
    ("Missing Constraints", .missing),
    ("crollable content size is ambiguous", .scrollableContent),
    ("Has ambiguous scrollable content", .scrollableContent),
    ("Fixed width constraints may cause clipping", .mayClip),
    ("Fixed height constraints may cause clipping", .mayClip),
    ("Fixed leading and trailing constraints with a center constraint", .centreMayClip),
    ("constraint is missing, which may cause overlapping", .mayOverlap),
    ("will be different at run time", .misplaced), ("Misplaced View", .misplaced),
    ("Conflicting constraints", .conflicting), ("Conflicting Constraints", .conflicting),
    ("Content Priority Ambiguity", .contentPriority),
    ("to make views shrink first", .contentPriority),
    ("to make views grow first", .contentPriority),
    ("is ambiguous for", .ambiguous), ("are ambiguous for", .ambiguous),
    ("Ambiguous Layout", .ambiguous), ("Ambiguous layout", .ambiguous),
    ("Views without any layout constraints may clip", .unconstrained),
    ("Missing constraints:", .missing),
    ("ixed leading and trailing constraints", .bothEndsFixed),
    ("eading and trailing constraints with fixed", .bothEndsFixed),
    ("eading and trailing constraint with fixed", .bothEndsFixed),
    ("is unreachable due to lack of entry points", .unreachableScene),
    ("must have reuse identifiers", .withoutReuseIdentifier),
    ("unsupported in a Navigation Item", .barStyle),
    ("requires using a Dynamic Type text style", .fixedFont),
    ("only supported in UITableViewController", .cellsOutsideController),
    ("cannot be connected to repeating content", .repeatedOutlet),
    ("Attribute Unavailable", .tooNewForTarget), ("Layout Guide before iOS", .tooNewForTarget),
    ("Unsupported Configuration", .unsupported), ("Illegal Configuration", .unsupported),
    ("Unsupported configuration of constraint attributes", .unsupported),
    ("Constraint referencing items turned off", .itemNotInstalled),
  ])

  /// What is a warning only where the tool says it: people write as much in comments.
  private static let sentencesOfTool = SentenceList<Kind>([("before iOS ", .tooNewForTarget)])

  /// What stands in quotes, or behind the colon of the sentence.
  private static func subject(of line: Substring, behind words: String) -> String? {
    let parts = line.split(omittingEmptySubsequences: false) { "\"“”".contains($0) }
    if parts.count > 2 { return String(parts[1]) }
    let rest = line.components(separatedBy: words).last ?? ""
    guard words.hasSuffix(":") || rest.hasPrefix(":") else { return nil }
    let text = rest.drop { $0 == ":" || $0.isWhitespace }
    return text.isEmpty ? nil : String(text.prefix(60))
  }
}
