import Foundation

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
  }
}

extension InterfaceWarning: PastedTextKind {
  static func begins(with line: Substring) -> Bool { warning(in: line) != nil }

  static func read(_ text: String) -> PastedText? {
    let warnings = text.split(whereSeparator: \.isNewline).compactMap(warning)
    var seen: Set<InterfaceWarning> = []
    let each = warnings.filter { seen.insert($0).inserted }
    return each.isEmpty ? nil : .warnings(each)
  }

  private static func warning(in line: Substring) -> InterfaceWarning? {
    guard let found = sentences.first(where: { line.contains($0.words) }) else { return nil }
    return InterfaceWarning(kind: found.kind, subject: subject(of: line, behind: found.words))
  }

  private static let sentences: [(words: String, kind: Kind)] = [
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
  ]

  /// What stands in quotes, or behind the colon of the sentence.
  private static func subject(of line: Substring, behind words: String) -> String? {
    let parts = line.split(omittingEmptySubsequences: false) { "\"“”".contains($0) }
    if parts.count > 2 { return String(parts[1]) }
    let rest = line.components(separatedBy: words).last ?? ""
    guard rest.hasPrefix(":") else { return nil }
    let text = rest.dropFirst().drop(while: \.isWhitespace)
    return text.isEmpty ? nil : String(text.prefix(60))
  }
}
