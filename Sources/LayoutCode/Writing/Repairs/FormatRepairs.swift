import AutoLayout
import Interchange

extension SiteDialect {
  /// `NSLayoutConstraint.constraints(withVisualFormat: …)`
  static let formats = SiteDialect(
    isMeant: \.isFormat,
    changes: { change in
      FormatLiteral.all(for: change.site).flatMap { FormatRepairs(change, $0).proposals }
    },
    additions: { $0.inserting($0.statements) })
}

extension CallSite {
  var isFormat: Bool { ["constraints", "constraintsWithVisualFormat"].contains(name.text) }
}

/// A visual format as a literal of the text says it, by places in the text.
struct FormatLiteral {
  /// Of the whole literal, quotes and all.
  let range: SourceRange
  let format: VisualFormat

  /// The one that stands in the call; where the call has it from a list or a name, all in the function.
  static func all(for site: CallSite) -> [FormatLiteral] {
    if let argument = site.arguments.first, let own = FormatLiteral(argument.value, site) {
      return [own]
    }
    let around = site.function
    return SyntaxWalk(site.file.statements).compactMap { node in
      guard case .expression(let expression) = node,
        around.map({ $0.holds(expression.range.lowerBound) }) ?? true
      else { return nil }
      return FormatLiteral(expression, site)
    }
  }

  private init?(_ expression: Expression, _ site: CallSite) {
    guard case .text(let pieces) = expression.form, case .text(let literal)? = pieces.first,
      pieces.count == 1, literal.contains("[")
    else { return nil }
    let text = site.file.text
    let whole = site.local(expression.range)
    let start = whole.lowerBound + (whole.excerpt(of: text).hasPrefix("@") ? 1 : 0)
    range = SourceRange(start, whole.upperBound)
    // Escapes would shift the places.
    guard range.excerpt(of: text) == "\"\(literal)\"",
      let read = try? VisualFormatReader.read(RawText(literal, offset: start + 1))
    else { return nil }
    format = read
  }
}

/// Changes within a visual format: which of its parts makes the constraint is found out by trying all.
struct FormatRepairs {
  private let change: SiteChange
  private let literal: FormatLiteral
  private var site: CallSite { change.site }
  private var text: String { site.file.text }

  init(_ change: SiteChange, _ literal: FormatLiteral) {
    (self.change, self.literal) = (change, literal)
  }

  var proposals: [[TextEdit]] {
    let format = literal.format
    switch change.change {
    case .priority(let priority):
      return predicates(of: format).map { [prioritizing($0, priority.rawValue.plain)] }
        + connections(of: format).compactMap { [prioritizing($0, priority.rawValue.plain)] }
    case .constant(let constant):
      return predicates(of: format).map { [valuing($0, constant)] }
        + connections(of: format).map { [writing($0, "(\(constant.plain))")] }
    case .removal: return removals(from: format)
    case .activation, .terms: return []
    }
  }

  private func predicates(of format: VisualFormat) -> [VisualFormat.Predicate] {
    allConnections(of: format).flatMap { connection -> [VisualFormat.Predicate] in
      if case .predicates(let predicates) = connection.spacing { predicates } else { [] }
    } + format.views.flatMap(\.predicates)
  }

  private func allConnections(of format: VisualFormat) -> [VisualFormat.Connection] {
    format.views.compactMap(\.connection) + (format.closing.map { [$0] } ?? [])
  }

  /// Those that say no number.
  private func connections(of format: VisualFormat) -> [VisualFormat.Connection] {
    allConnections(of: format).filter {
      if case .predicates = $0.spacing { false } else { true }
    }
  }

  // MARK: Writing

  private func prioritizing(_ predicate: VisualFormat.Predicate, _ priority: String) -> TextEdit {
    let written = String(predicate.range.excerpt(of: text))
    let bare = written.split(separator: "@", maxSplits: 1).first.map(String.init) ?? written
    return replacing(predicate, with: "\(bare)@\(priority)")
  }

  private func prioritizing(_ connection: VisualFormat.Connection, _ priority: String) -> TextEdit {
    writing(connection, "(\(change.constraint.constant.magnitude.plain)@\(priority))")
  }

  private func valuing(_ predicate: VisualFormat.Predicate, _ constant: Double) -> TextEdit {
    let written = String(predicate.range.excerpt(of: text))
    let sign = written.prefix { "<>=".contains($0) }
    let priority = written.firstIndex(of: "@").map { written[$0...] } ?? ""
    // Distances count in the direction of the format, trailing ones the other way.
    return replacing(predicate, with: "\(sign)\(constant.magnitude.plain)\(priority)")
  }

  /// In parentheses, unless it stands in some.
  private func replacing(_ predicate: VisualFormat.Predicate, with new: String) -> TextEdit {
    let bytes = Array(text.utf8)
    let before = predicate.range.lowerBound - 1
    let isBare = bytes.indices.contains(before) && bytes[before] == UInt8(ascii: "-")
    let isPlain = new.allSatisfy { $0.isNumber || $0 == "." }
    return TextEdit(predicate.range, isBare && !isPlain ? "(\(new))" : new)
  }

  /// `-(8)-` for `-` or nothing.
  private func writing(_ connection: VisualFormat.Connection, _ predicates: String) -> TextEdit {
    let written = String(connection.range.excerpt(of: text))
    let (opens, closes) = (written.hasPrefix("|"), written.hasSuffix("|"))
    return TextEdit(
      connection.range, (opens ? "|" : "") + "-\(predicates)-" + (closes && !opens ? "|" : ""))
  }

  // MARK: Taking out

  private func removals(from format: VisualFormat) -> [[TextEdit]] {
    var proposals: [[TextEdit]] = []
    if change.isWhole, let statement = site.statement, case .argument = site.use.use {
      proposals.append([change.lines.removing(site.local(statement.range))])
    }
    if change.isWhole, case .element = site.use.use {
      proposals.append([change.lines.removing(element: site.local(site.use.whole.range))])
    }
    for view in format.views {
      for predicate in view.predicates { proposals.append([removing(predicate, from: view)]) }
    }
    if let first = format.views.first?.connection {
      proposals.append([TextEdit(first.range, "")])
    }
    if let last = format.closing { proposals.append([TextEdit(last.range, "")]) }
    return proposals + zip(format.views, format.views.dropFirst()).map { parting($0, $1, format) }
  }

  private func removing(
    _ predicate: VisualFormat.Predicate, from view: VisualFormat.View
  ) -> TextEdit {
    let others = view.predicates.filter { $0 != predicate }
      .map { String($0.range.excerpt(of: text)) }
    let inner = others.isEmpty ? "" : "(\(others.joined(separator: ",")))"
    return TextEdit(view.range, "[\(view.name.text)\(inner)]")
  }

  /// Two formats in the place of one, with nothing between two views.
  private func parting(
    _ one: VisualFormat.View, _ other: VisualFormat.View, _ format: VisualFormat
  ) -> [TextEdit] {
    let orientation = format.orientation == .vertical ? "V:" : "H:"
    let rest = SourceRange(other.range.lowerBound, literal.range.upperBound - 1).excerpt(of: text)
    let start = SourceRange(literal.range.lowerBound + 1, one.range.upperBound).excerpt(of: text)
    let (first, second) = ("\"\(start)\"", "\"\(orientation)\(rest)\"")
    let call = site.local(site.call.range)
    guard call.contains(literal.range) else {
      let at = site.file.dialect == .objectiveC ? "@" : ""
      return [TextEdit(literal.range, "\(first), \(at)\(second)")]
    }
    guard let statement = site.statement, site.file.dialect == .objectiveC else {
      return [TextEdit(call, filled(call, first) + "\n+ " + filled(call, second))]
    }
    let whole = site.local(statement.range)
    return [
      change.lines.replacing(whole, with: [filled(whole, first), filled(whole, second)])
    ]
  }

  /// A part of the text with another format in the place of this one.
  private func filled(_ part: SourceRange, _ format: String) -> String {
    SourceRange(part.lowerBound, literal.range.lowerBound).excerpt(of: text) + format
      + SourceRange(literal.range.upperBound, part.upperBound).excerpt(of: text)
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
