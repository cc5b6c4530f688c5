import AutoLayout
import Interchange
import LayoutCode

/// Constraints that a visual format makes in code.
extension Evaluator {
  static let formatForms = [
    "constraints(withVisualFormat:options:metrics:views:)",
    "constraints(withVisualFormat:metrics:views:)", "constraints(withVisualFormat:views:)",
  ]

  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
  mutating func formatConstraints(_ call: Call) throws(LineFailure) -> [NewConstraint] {
    let (_, values) = try call.form(among: Self.formatForms)
    let labels = call.arguments.map { $0.label?.text ?? "" }
    let parts = Dictionary(zip(labels, values), uniquingKeysWith: { first, _ in first })
    let format = try visualFormat(values[0], options: parts["options"])
    var views: [String: Item] = [:]
    var metrics: [String: Double] = [:]
    for (key, operand) in try entries(parts["views"]) { views[key] = try operand.item() }
    for (key, operand) in try entries(parts["metrics"]) { metrics[key] = try operand.number() }
    let names = FormatNames(workspace, views: views, metrics: metrics)
    return try names.constraints(of: format).map { $0.0 }
  }

  /// The options go where a line of Tsume has them, so that they are checked alike.
  private mutating func visualFormat(
    _ tree: ExpressionTree, options: ExpressionTree?
  ) throws(LineFailure) -> VisualFormat {
    var text = try operand(tree).text()
    let names = try options.map { tree throws(LineFailure) in
      try operand(tree).optionNames()
    }
    if let names, !names.isEmpty { text += " options " + names.joined(separator: " ") }
    do throws(SyntaxFailure) {
      // Behind the quote; within escapes the caret may be off by some columns.
      return try VisualFormatReader.read(RawText(text, offset: tree.range.lowerBound + 1))
    } catch {
      throw .syntax(error)
    }
  }

  private mutating func entries(
    _ tree: ExpressionTree?
  ) throws(LineFailure) -> [(String, Operand)] {
    guard let tree else { return [] }
    let operand = try operand(tree)
    switch operand.value {
    case .absent: return []
    case .list(let values) where values.isEmpty: return []
    case .dictionary(let entries):
      var pairs: [(String, Operand)] = []
      for entry in entries {
        let key = try Operand(entry.key, at: tree.range).text()
        pairs.append((key, Operand(entry.value, at: tree.range)))
      }
      return pairs
    default: throw operand.wanted(LanguageWords.dictionary)
    }
  }
}

extension Operand {
  fileprivate func optionNames() throws(LineFailure) -> [String] {
    if value == .absent { return [] }
    return try choices(of: "NSLayoutConstraint.FormatOptions")
  }
}
