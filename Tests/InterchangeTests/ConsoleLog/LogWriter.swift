import AutoLayout

@testable import Interchange

/// Prints constraints of a document as a console would, in one of the forms that systems and
/// libraries have had (constraint conflict log, sections 1 and 2).
struct LogWriter {
  enum Form: String, CaseIterable, Sendable {
    /// iOS 10 and later: equations for sizes, `(active, names: …)`.
    case new
    /// iOS 6 to 9: sizes in brackets, `(Names: …)`.
    case old
    /// A priority of its own, a source with every line, a factor behind its anchor.
    case snapKit
    /// No gaps: equations for everything.
    case masonry
  }

  let form: Form
  let document: Document

  func address(of view: ViewID) -> String { "0x7fa1\(hexadecimal(view.rawValue))" }

  func address(of constraint: ConstraintID) -> String {
    "0x6000\(hexadecimal(constraint.rawValue))"
  }

  func report(_ constraints: [Constraint], breaking broken: Constraint) -> String {
    let list = constraints.map { "    \"\(escaped(line($0)))\"" }.joined(separator: ",\n")
    return """
      2026-02-03 10:11:12.131415+0100 Demo[42:99] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(line(broken))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      """
  }

  func line(_ constraint: Constraint) -> String {
    let head = "<\(className):\(address(of: constraint.id))\(source(constraint)) "
    let (body, names) = visualFormat(constraint) ?? (equation(constraint), nil)
    return head + identifier(constraint) + body + tail(names) + ">"
  }

  // MARK: Parts

  private var className: String {
    switch form {
    case .new, .old: "NSLayoutConstraint"
    case .snapKit: "SnapKit.LayoutConstraint"
    case .masonry: "MASLayoutConstraint"
    }
  }

  private func source(_ constraint: Constraint) -> String {
    form == .snapKit ? "@Cell.swift#\(constraint.id.rawValue)" : ""
  }

  private func identifier(_ constraint: Constraint) -> String {
    form == .masonry ? "" : constraint.identifier.map { "'\($0)' " } ?? ""
  }

  private func tail(_ superview: ViewID?) -> String {
    let names = superview.map { "'|':\(item($0))" }
    return switch form {
    case .new: names.map { "   (active, names: \($0) )" } ?? "   (active)"
    case .old: names.map { "   (Names: \($0) )" } ?? ""
    case .snapKit, .masonry: ""
    }
  }

  private func item(_ view: ViewID) -> String {
    let text = document.view(view)?.content.text.map { "'\($0)'" } ?? ""
    return "\(document.view(view)?.className ?? "UIView"):\(address(of: view))\(text)"
  }

  private func anchor(_ anchor: Anchor) -> String {
    "\(item(anchor.item.view)).\(anchor.attribute.name)"
  }

  private func equation(_ constraint: Constraint) -> String {
    let number = LogWriter.number(constraint.constant.magnitude)
    let sign = constraint.constant < 0 ? "- " : ""
    let start = "\(anchor(constraint.first)) \(constraint.relation.symbol) "
    guard let second = constraint.second else { return start + sign + number }
    let factor = LogWriter.number(constraint.multiplier)
    let side =
      constraint.multiplier == 1
      ? anchor(second)
      : form == .snapKit ? "\(anchor(second)) * \(factor)" : "\(factor)*\(anchor(second))"
    if constraint.constant == 0 { return start + side }
    return start + side + (constraint.constant < 0 ? " - " : " + ") + number
  }

  /// The gap or size that the constraint is, with its superview where `|` stands for one.
  private func visualFormat(_ constraint: Constraint) -> (String, ViewID?)? {
    guard form == .new || form == .old, constraint.multiplier == 1 else { return nil }
    let letter = constraint.first.attribute.axis == .horizontal ? "H" : "V"
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let measure = "(\(relation)\(LogWriter.number(constraint.constant)))"
    let first = constraint.first.item.view
    guard let second = constraint.second?.item.view else {
      return form == .old ? ("\(letter):[\(item(first))\(measure)]", nil) : nil
    }
    switch (constraint.first.attribute, constraint.second?.attribute) {
    case (.leading, .leading), (.top, .top):
      guard document.view(first)?.superview == second else { return nil }
      return ("\(letter):|-\(measure)-[\(item(first))]", second)
    case (.trailing, .trailing), (.bottom, .bottom):
      guard document.view(second)?.superview == first else { return nil }
      return ("\(letter):[\(item(second))]-\(measure)-|", first)
    case (.leading, .trailing), (.top, .bottom):
      return ("\(letter):[\(item(second))]-\(measure)-[\(item(first))]", nil)
    default: return nil
    }
  }

  // MARK: Letters

  /// Six significant digits, as `%g` prints them; the numbers of a test have fewer.
  static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// As in a property list.
  private func escaped(_ line: String) -> String {
    line.unicodeScalars.map { scalar in
      if scalar == "\"" { return "\\\"" }
      if scalar == "\n" { return "\\n" }
      if scalar.isASCII { return String(scalar) }
      return String(scalar).utf16.map { "\\U" + padded(String($0, radix: 16)) }.joined()
    }.joined()
  }

  private func hexadecimal(_ number: Int) -> String { padded(String(number, radix: 16)) }

  private func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
